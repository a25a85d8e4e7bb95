/**
 * A scout is asked by name, and a search by name lists packs without their files. The listing of its season, which its other
 * episodes are asked for, has them: the scout takes from it what each pack holds, so that one answer holds for all.
 */
import type { ListedSubtitle, TitleMatch } from '../../serviceClient/listing.ts'
import type { AskParts } from './askParts.ts'
import type { Asked, Outcome } from './outcomes/outcome.ts'
import type { AnyAsked } from './outcomes/outcomeBook.ts'
import { arePacksClosed, isClosedPack, type StoredAnswer } from './outcomes/storedAnswer.ts'
import type { IdsQuestion, NameQuestion } from './question.ts'
import { askedThroughShow } from './seasonScouts.ts'

type OutcomeOf = (asked: AnyAsked) => Outcome | undefined
type Scout = Asked<NameQuestion>

/** A scout, and the question through its show that is to be asked along with its season. */
export interface ScoutForPacks {
  readonly scout: Scout
  readonly listing: Asked<IdsQuestion>
}

export function askedForPacks(
  scout: Scout,
  { title, of }: { readonly title: TitleMatch; readonly of: OutcomeOf },
): readonly ScoutForPacks[] {
  const outcome = of(scout)
  if (outcome?.kind !== 'answered' || !arePacksClosed(outcome.answer)) return []
  return askedThroughShow({ scout, others: [scout] }, title).map((asked) => {
    // Its answer is kept beside that to the name.
    const key = `${asked.question.key}:packs`
    return { scout, listing: { ...asked, question: { ...asked.question, key, isForPacks: true } } }
  })
}

export function isForPacks({ question }: AnyAsked): boolean {
  return question.kind === 'ids' && question.isForPacks === true
}

/** Keeps what the names found with what their packs hold. */
export function keepOpened(
  { memory, spending: { service } }: AskParts,
  scouts: readonly ScoutForPacks[],
  of: OutcomeOf,
): readonly { readonly asked: Scout; readonly outcome: Outcome }[] {
  const opened = scouts.flatMap(({ scout, listing }) => {
    const outcome = of(scout)
    if (outcome?.kind !== 'answered') return []
    return { asked: scout, outcome: { ...outcome, answer: withSeasonListing(outcome.answer, of(listing)) } }
  })
  memory.keepAnswers(
    opened.map(({ asked: { question, languages }, outcome: { answer } }) => ({
      question: { service, key: question.key, languages },
      answer,
    })),
  )
  return opened
}

function withSeasonListing(named: StoredAnswer, season: Outcome | undefined): StoredAnswer {
  if (season?.kind !== 'answered' || season.answer.match === null) return named
  const listed = new Map(season.answer.subtitles.map((one) => [one.id, one]))
  // A listing that was read to its end leaves out only packs that do not hold the episode.
  const isWhole = season.isCutShort !== true && season.answer.unread === undefined
  const known = (one: ListedSubtitle) => listed.get(one.id) ?? (isWhole ? [] : one)
  return { ...named, subtitles: named.subtitles.flatMap((one) => (isClosedPack(one) ? known(one) : one)) }
}
