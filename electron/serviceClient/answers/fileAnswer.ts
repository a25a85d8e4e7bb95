/** Takes a file out of an answer: whole, and not a page or an error that came in its place with status 200. */
import { AppError } from '../../../shared/errors.ts'
import { unreadable } from '../../../shared/json/decoder.ts'
import { problem as problemDecoder, type WireProblem } from '../../../shared/wire/errors.ts'
import { badAnswer } from './answerReader.ts'
import { saysItsEnd } from './archiveStart.ts'
import { mostSmallBytes } from './answerSizes.ts'
import { fileNameIn } from './contentDisposition.ts'
import type { HttpAnswer } from '../httpExchange.ts'
import { readSmallJson } from './jsonReader.ts'
import type { Download } from '../listing.ts'
import { readRefusal, type Asker } from './refusal.ts'
import { sentenceOf } from './statusToError.ts'
import { unitsChargedIn } from './unitsCharged.ts'

/**
 * @throws AppError `service.cutAnswer` where nobody can tell whether it is whole (promise J6), `service.badAnswer` for
 * nothing and for HTML, or what an error object in its place reports
 */
export function fileIn(answer: HttpAnswer, asker: Asker): Download {
  refuseMessages(answer, asker)
  const { bytes, isLengthProven, headers } = answer
  if (!isLengthProven && !saysItsEnd(bytes)) throw new AppError('service.cutAnswer', sentenceOf('service.cutAnswer'))
  const unitsCharged = unitsChargedIn(headers)
  const fileName = fileNameIn(headers['content-disposition'])
  return { bytes, isLengthProven, fileName, ...(unitsCharged !== null && { unitsCharged }) }
}

function refuseMessages(answer: HttpAnswer, asker: Asker): void {
  const start = new TextDecoder('latin1').decode(answer.bytes.subarray(0, 256)).trimStart()
  if (answer.bytes.length === 0 || /^(\xef\xbb\xbf)?\s*<(!doctype\s+html|html)[\s>]/i.test(start)) throw badAnswer()
  if (!start.startsWith('{"') && !start.startsWith('{\n')) return
  const problem = problemOrNull(answer.bytes)
  if (problem !== null) throw readRefusal(answer, asker, problem).error
}

/** A MicroDVD subtitle begins with a brace too: what is no JSON is no message, and neither is what is long. */
function problemOrNull(bytes: Uint8Array): WireProblem | null {
  if (bytes.length > mostSmallBytes) return null
  try {
    const read = readSmallJson(bytes, problemDecoder)
    return read === unreadable ? null : read
  } catch {
    return null
  }
}
