/** Turns a JSON answer into the record that its schema describes, or into the error that it reports. */
import type { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import { readProblem } from '../../shared/wire/errors.ts'
import type { HttpAnswer } from './httpExchange.ts'
import { parseJson } from './jsonReader.ts'
import { readRefusal, type Asker } from './refusal.ts'
import type { Request } from './request.ts'
import { sentenceOf } from './statusToError.ts'

/** What every api file works with. */
export interface ApiParts {
  readonly request: Request
  readonly asker: () => Asker
}

/** Throws what the body reports (also with status 200), or `service.badAnswer` when it lacks what is needed. */
export function readAnswer<Schema extends z.ZodType>(answer: HttpAnswer, schema: Schema, asker: Asker) {
  const body = parseJson(answer.bytes)
  const problem = readProblem(body)
  if (problem !== null) throw readRefusal(answer, asker, problem).error
  return readShape(body, schema)
}

export function readShape<Schema extends z.ZodType>(body: unknown, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(body)
  if (!read.success) throw badAnswer()
  return read.data
}

export function badAnswer(): AppError {
  return new AppError('service.badAnswer', sentenceOf('service.badAnswer'))
}

/** Searches and accounts need a key (API §5); without one no connection is opened. */
export function requireKey({ apiKey }: Asker): void {
  if (apiKey === null) throw new AppError('key.missing', sentenceOf('key.missing'))
}
