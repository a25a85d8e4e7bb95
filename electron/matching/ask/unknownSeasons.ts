/**
 * Seasons of shows that the service does not know: what two of their episodes were answered is the answer of all, so that
 * a hundred episodes of nothing cost two search units. Pure, but for keeping that.
 */
import type { AskParts } from './askParts.ts'
import type { Asked, Outcome } from './outcomes/outcome.ts'
import type { StoredAnswer } from './outcomes/storedAnswer.ts'
import type { NameQuestion } from './question.ts'
import type { ScoutedSeason } from './seasonScouts.ts'

type OutcomeOf = (asked: Asked<NameQuestion>) => Outcome | undefined

const nothing: StoredAnswer = { match: null, alternates: [], subtitles: [], isById: false }

/** Those whose scout found nothing, with the next one, as the name of a file may be odd: the furthest, as neighbours are alike. */
export function doubtedSeasons(seasons: readonly ScoutedSeason[], of: OutcomeOf): readonly ScoutedSeason[] {
  return seasons.flatMap(({ key, scout, others }) => {
    const next = others.at(-1)
    return next && isNothing(of(scout)) ? [{ key, scout: next, others: others.slice(0, -1) }] : []
  })
}

/** Of seasons of which the second scout has found nothing either: that is the answer of each, and kept. */
export function unknownEpisodes(
  { memory, spending }: AskParts,
  doubted: readonly ScoutedSeason[],
  of: OutcomeOf,
): readonly Asked<NameQuestion>[] {
  const seasons = doubted.filter(({ scout }) => isNothing(of(scout)))
  const unknown = seasons.flatMap(({ others }) => others).filter((one) => !of(one))
  const { service } = spending
  memory.keepAnswers(
    unknown.map(({ question, languages }) => ({
      question: { service, key: question.key, languages },
      answer: nothing,
    })),
  )
  return unknown
}

export const nothingThere: Outcome = { kind: 'answered', answer: nothing, cost: 0, isFromCache: false }

/** Neither a title nor a subtitle, of whatever title. */
function isNothing(outcome: Outcome | undefined): boolean {
  if (outcome?.kind !== 'answered') return false
  const { match, alternates, subtitles } = outcome.answer
  return match === null && alternates.length === 0 && subtitles.length === 0
}
