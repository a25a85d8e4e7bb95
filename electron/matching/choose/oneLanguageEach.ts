/**
 * Some services do not say in which language a subtitle is (API §2 "Subtitle" has no such field). Once that shows, they
 * are asked for one language at a time: a row is then in the language that was asked for.
 */
import { baseOf, satisfies, type LanguageTag } from '../../../shared/language.ts'
import type { ListedSubtitle } from '../../serviceClient/listing.ts'
import type { AskParts } from '../ask/askParts.ts'
import type { Ask } from '../ask/askUnknown.ts'
import type { Asked, Outcome, VideoToMatch } from '../ask/outcomes/outcome.ts'
import { languagesToFind, type IdsQuestion, type NameQuestion } from '../ask/question.ts'
import { isCutOff, type StoredAnswer } from '../ask/outcomes/storedAnswer.ts'

type Learning = Pick<AskParts, 'memory' | 'spending'>

/** One outcome a question, in order. All questions are of one set of languages. */
export async function inKnownLanguages<Question extends IdsQuestion | NameQuestion>(
  parts: AskParts,
  asked: readonly Asked<Question>[],
  ask: Ask<Question>,
): Promise<readonly Outcome[]> {
  const severalAtOnce = (asked[0]?.languages.length ?? 0) > 1
  if (!severalAtOnce) return ask(asked)
  if (leavesLanguagesOut(parts)) return askEach(parts, asked, ask)
  const together = await ask(asked)
  if (!leavesLanguagesOut(parts)) return together
  const useless = asked.filter((_, index) => isUseless(together[index]))
  const again = new Map((await askEach(parts, useless, ask)).map((outcome, index) => [useless[index], outcome]))
  return together.map((outcome, index) => {
    const better = again.get(asked[index])
    return better ? { ...better, cost: better.cost + outcome.cost } : outcome
  })
}

/** To be told of every answer, before it is stored. */
export function learnLanguages(
  { memory, spending: { service } }: Learning,
  asked: readonly LanguageTag[],
  rows: readonly ListedSubtitle[],
): void {
  const areNamed = rows.some(namesLanguage)
  // One language alone was asked for: leaving it out might be this question's doing.
  if (rows.length === 0 || (!areNamed && asked.length < 2)) return
  if (memory.leavesLanguagesOut(service) === areNamed) memory.recordLanguages(service, !areNamed)
}

/** An answer whose rows nobody can use is not kept for good. */
export function isWorthKeeping(parts: Learning, asked: readonly LanguageTag[], answer: StoredAnswer): boolean {
  return asked.length < 2 || !isMute(answer) || !leavesLanguagesOut(parts)
}

/** A row that leaves its language out can only be in the one that was asked for. */
export function withAskedLanguage(
  subtitles: readonly ListedSubtitle[],
  languages: readonly LanguageTag[],
): readonly ListedSubtitle[] {
  const [only = null] = languages.length === 1 ? languages : []
  return subtitles.map((subtitle) => ({ ...subtitle, language: subtitle.language ?? only }))
}

function leavesLanguagesOut({ memory, spending }: Learning): boolean {
  return memory.leavesLanguagesOut(spending.service)
}

export function isMute({ subtitles }: Pick<StoredAnswer, 'subtitles'>): boolean {
  return subtitles.length > 0 && !subtitles.some(namesLanguage)
}

function isUseless(outcome: Outcome | undefined): boolean {
  return outcome?.kind === 'answered' && isMute(outcome.answer)
}

function namesLanguage({ language, files }: ListedSubtitle): boolean {
  return language !== null || (files?.some((file) => file.language !== null) ?? false)
}

/** A question that failed or has to wait in one language is not asked in the next. */
async function askEach<Question extends IdsQuestion | NameQuestion>(
  parts: AskParts,
  asked: readonly Asked<Question>[],
  ask: Ask<Question>,
): Promise<readonly Outcome[]> {
  const soFar = new Map(asked.map((one) => [one, [] as Outcome[]]))
  for (const language of asked[0]?.languages ?? []) {
    const open = asked.filter((one) => soFar.get(one)?.every(({ kind }) => kind === 'answered'))
    const single = open.map((one) => ({ ...one, languages: [language], videos: inLanguage(one.videos, language) }))
    const outcomes = await ask(single)
    open.forEach((one, index) => soFar.get(one)?.push(...outcomes.slice(index, index + 1)))
  }
  return asked.map((one) => keepJoined(parts, one, soFar.get(one) ?? []))
}

/** Only the wishes that this language can meet decide when enough was read. */
function inLanguage(videos: readonly VideoToMatch[], language: LanguageTag): readonly VideoToMatch[] {
  return videos.map((video) => {
    const wishes = video.wishes.filter((wish) => languagesToFind(wish).some((tag) => satisfies(language, tag)))
    return { ...video, wishes, languages: [language] }
  })
}

function keepJoined<Question extends IdsQuestion | NameQuestion>(
  { memory, spending: { service } }: Learning,
  { question, languages }: Asked<Question>,
  outcomes: readonly Outcome[],
): Outcome {
  const cost = outcomes.reduce((sum, outcome) => sum + outcome.cost, 0)
  const unanswered = outcomes.find(({ kind }) => kind !== 'answered')
  if (unanswered) return { ...unanswered, cost }
  const answered = outcomes.filter((outcome) => outcome.kind === 'answered')
  const answer = joined(answered.map((outcome) => outcome.answer))
  // One that was cut off is read on in its own language.
  if (!answered.some((outcome) => isCutOff(outcome.answer)))
    memory.keepAnswers([{ question: { service, key: question.key, languages }, answer }])
  const isCutShort = answered.some((outcome) => outcome.isCutShort === true)
  return { kind: 'answered', answer, cost, isFromCache: answered.every(({ isFromCache }) => isFromCache), isCutShort }
}

function joined(answers: readonly StoredAnswer[]): StoredAnswer {
  const found = answers.find(({ match }) => match !== null) ?? answers[0]
  const rows = Map.groupBy(
    answers.flatMap(({ subtitles }) => subtitles),
    ({ id }) => id,
  )
  const subtitles = [...rows.values()].flatMap((same) => inCommonLanguage(same) ?? [])
  return { match: null, alternates: [], isById: false, ...found, subtitles }
}

/** What came for 'pt' and for 'pt-BR' is 'pt' at least; what came for unrelated languages is in none for sure. */
function inCommonLanguage(same: readonly ListedSubtitle[]): ListedSubtitle | null {
  const [first] = same
  if (!first) return null
  const tags = [...new Set(same.map(({ language }) => language))]
  const common = tags.length === 1 ? tags[0] : tags.find((tag) => tags.every((other) => coveredBy(other, tag)))
  return { ...first, language: common ?? null }
}

function coveredBy(tag: LanguageTag | null, wider: LanguageTag | null): boolean {
  return tag !== null && wider !== null && wider === baseOf(wider) && satisfies(tag, wider)
}
