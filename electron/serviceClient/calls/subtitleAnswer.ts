/** Reads the answer to a v1 subtitle search, where "nothing found" comes dressed as an error. */
import { problem as problemDecoder, type WireProblem } from '../../../shared/wire/errors.ts'
import { subtitleSearch } from '../../../shared/wire/v1.ts'
import { badAnswer, readShape } from '../answers/answerReader.ts'
import { mostSmallBytes } from '../answers/answerSizes.ts'
import type { HttpAnswer } from '../httpExchange.ts'
import type { SubtitleAnswer } from '../listing.ts'
import { subtitlesFromRows, titleFromResult } from './listingFromWire.ts'
import { problemIn, readRefusal, type Asker } from '../answers/refusal.ts'

const nothing: SubtitleAnswer = { titles: [], subtitles: [], totalPages: 1 }

/** Rejects with what the service reports, unless that is only that nothing was found (status 200 or 404, wording not fixed). */
export async function readSubtitleAnswer(answer: HttpAnswer, asker: Asker): Promise<SubtitleAnswer> {
  const isSmall = answer.bytes.length <= mostSmallBytes
  const problem = isSmall ? problemIn(answer) : await readShape(answer, problemDecoder)
  if (problem !== null && saysNothingFound(problem)) return nothing
  if (problem !== null || answer.status === 404) throw readRefusal(answer, asker, problem).error
  const body = await readShape(answer, subtitleSearch)
  // Lists may be missing, but something must show that this is an answer of the service at all.
  if (body.status === null && body.results.length === 0 && body.subtitles.length === 0) throw badAnswer()
  return {
    titles: body.results.map(titleFromResult),
    subtitles: subtitlesFromRows(body.subtitles),
    totalPages: Math.max(1, body.totalPages ?? 1),
  }
}

function saysNothingFound({ code, message }: WireProblem): boolean {
  if (message === null) return code === null
  const isAboutTheCaller = /\b(key|limit|quota|plan|account|token)\b/i.test(message)
  const speaksOfFinding =
    /\b(can'?t|cannot|could ?n[o']t|not?|nothing|0)\b.*\b(find|found|match\w*|results?|subtitles?)\b/i
  return !isAboutTheCaller && (code === null || code === 'not_found') && speaksOfFinding.test(message)
}
