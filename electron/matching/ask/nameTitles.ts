/**
 * The fields of a v2 `match` are open (API §2): where it names no title, v1 is asked once for the same file name,
 * and its documented results say which title that is.
 */
import { toAppError } from '../../../shared/errors.ts'
import { isHeldBack } from '../../quota/busyError.ts'
import { paidSearch } from '../../quota/paidSearch.ts'
import { contentOfQuery } from '../../serviceClient/callContent.ts'
import type { SubtitleAnswer } from '../../serviceClient/listing.ts'
import { subtitlesPerAnswer, type AskParts } from './askParts.ts'
import { isWorthKeeping, learnLanguages, withAskedLanguage } from '../choose/oneLanguageEach.ts'
import type { Asked, Outcome } from './outcomes/outcome.ts'
import type { NameQuestion } from './question.ts'
import { isTitleOpen, type StoredAnswer } from './outcomes/storedAnswer.ts'

/** One outcome a question, in order. */
export async function nameTitles(
  parts: AskParts,
  asked: readonly Asked<NameQuestion>[],
  outcomes: readonly Outcome[],
): Promise<readonly Outcome[]> {
  const named: Outcome[] = []
  for (const [index, outcome] of outcomes.entries()) {
    const question = asked[index]
    const isOpen = outcome.kind === 'answered' && isTitleOpen(outcome.answer)
    const isAskedFor = question && isOpen && isWorthKeeping(parts, question.languages, outcome.answer)
    named.push(isAskedFor ? await askTitle(parts, question, outcome) : outcome)
  }
  return named
}

async function askTitle(
  parts: AskParts,
  asked: Asked<NameQuestion>,
  outcome: Extract<Outcome, { readonly kind: 'answered' }>,
): Promise<Outcome> {
  const { fileName } = asked.question
  const { languages } = asked
  const query = { fileName, languages, perPage: subtitlesPerAnswer }
  try {
    const answer = await paidSearch(parts.spending, {
      units: 1,
      subject: fileName,
      reason: 'title of a match',
      content: contentOfQuery(query),
      call: (callId) => parts.client.searchSubtitles(query, parts.signal, callId),
      keep: (said) => keep(parts, asked, { said, before: outcome.answer }),
    })
    return { ...outcome, answer, cost: outcome.cost + 1, isFromCache: false }
  } catch (thrown) {
    const error = toAppError(thrown)
    return { kind: isHeldBack(error) ? 'waiting' : 'failed', error, cost: outcome.cost }
  }
}

/** v1 lists the subtitles of its first result, so title and subtitles are taken from there together. */
function keep(
  parts: AskParts,
  { question, languages }: Asked<NameQuestion>,
  { said, before }: { readonly said: SubtitleAnswer; readonly before: StoredAnswer },
): StoredAnswer {
  const { service } = parts.spending
  const [match, ...alternates] = said.titles
  learnLanguages(parts, languages, said.subtitles)
  const subtitles = withAskedLanguage(said.subtitles, languages)
  const found = match ? { match, alternates, subtitles, isById: false } : before
  const answer = { ...found, isTitleAsked: true }
  if (isWorthKeeping(parts, languages, answer))
    parts.memory.keepAnswers([{ question: { service, key: question.key, languages }, answer }])
  return answer
}
