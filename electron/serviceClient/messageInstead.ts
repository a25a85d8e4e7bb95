/** Tells bytes that were asked for from a page or an error that came in their place with status 200. */
import { readProblem } from '../../shared/wire/errors.ts'
import { badAnswer } from './answerReader.ts'
import type { HttpAnswer } from './httpExchange.ts'
import { parseJson } from './jsonReader.ts'
import { readRefusal, type Asker } from './refusal.ts'

/** @throws AppError `service.badAnswer` for nothing and for HTML, or what an error object in its place reports */
export function refuseMessages(answer: HttpAnswer, asker: Asker): void {
  const start = new TextDecoder('latin1').decode(answer.bytes.subarray(0, 256)).trimStart()
  if (answer.bytes.length === 0 || /^(\xef\xbb\xbf)?\s*<(!doctype\s+html|html)[\s>]/i.test(start)) throw badAnswer()
  if (!start.startsWith('{"') && !start.startsWith('{\n')) return
  const problem = problemOrNull(answer.bytes)
  if (problem !== null) throw readRefusal(answer, asker, problem).error
}

/** A MicroDVD subtitle begins with a brace too: what is no JSON is no message. */
function problemOrNull(bytes: Uint8Array) {
  try {
    return readProblem(parseJson(bytes))
  } catch {
    return null
  }
}
