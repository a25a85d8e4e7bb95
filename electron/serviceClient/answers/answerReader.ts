/** Turns a JSON answer into the record that its decoder describes, or into the error that it reports. */
import { AppError } from '../../../shared/errors.ts'
import { besides } from '../../../shared/json/besides.ts'
import { unreadable, type Decoder } from '../../../shared/json/decoder.ts'
import { problem } from '../../../shared/wire/errors.ts'
import type { HttpAnswer } from '../httpExchange.ts'
import { readJson } from './jsonReader.ts'
import { readRefusal, type Asker } from './refusal.ts'
import type { Request } from '../request.ts'
import { sentenceOf } from './statusToError.ts'

/** What every api file works with. */
export interface ApiParts {
  readonly request: Request
  readonly asker: () => Asker
}

/** Rejects with what the body reports (also with status 200), or as `readShape`. */
export async function readAnswer<Value>(answer: HttpAnswer, decoder: Decoder<Value>, asker: Asker): Promise<Value> {
  const [reported, shape] = await readShape(answer, besides(problem, decoder))
  if (reported !== null && reported !== unreadable) throw readRefusal(answer, asker, reported).error
  if (shape === unreadable) throw badAnswer()
  return shape
}

/** Rejects with `service.badAnswer` when the body lacks what is needed, `service.tooLarge` when it has far too much. */
export async function readShape<Value>({ bytes }: Pick<HttpAnswer, 'bytes'>, decoder: Decoder<Value>): Promise<Value> {
  const read = await readJson(bytes, decoder)
  if (read === unreadable) throw badAnswer()
  return read
}

export function badAnswer(): AppError {
  return new AppError('service.badAnswer', sentenceOf('service.badAnswer'))
}

/** Searches and accounts need a key (API §5); without one no connection is opened. */
export function requireKey({ apiKey }: Asker): void {
  if (apiKey === null) throw new AppError('key.missing', sentenceOf('key.missing'))
}
