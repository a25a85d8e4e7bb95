/**
 * What a service answered to a question of the search in the last day, for as long as the host runs: going back to it, or
 * asking the same again, costs nothing.
 */
import type { Clock } from '../../../node/clock.ts'
import type { SearchQuestion } from '../../../shared/contract/search.ts'
import type { SubtitleAnswer, TitleMatch } from '../../serviceClient/listing.ts'

export interface KeptAnswer {
  readonly answer: SubtitleAnswer
  /** Whose subtitles they are. */
  readonly title: TitleMatch
  readonly season: number | null
  readonly episode: number | null
  readonly atMs: number
  /** Nobody searched for it by hand: it was answered when its video was looked for. */
  readonly isOfVideo?: boolean
}

/** Other accounts see other things. */
export interface Asker {
  readonly service: string
  readonly account: string
}

export interface KeptAnswers {
  keep(asker: Asker, question: SearchQuestion, kept: KeptAnswer): void
  find(asker: Asker, question: SearchQuestion): KeptAnswer | null
}

/** Pages of answers: more than anybody goes back to. */
const mostKept = 60
const dayMs = 86_400_000

export function createKeptAnswers(clock: Pick<Clock, 'nowMs'>): KeptAnswers {
  const answers = new Map<string, KeptAnswer>()
  return {
    keep(asker, question, kept) {
      const key = keyOf(asker, question)
      answers.delete(key)
      answers.set(key, kept)
      const [oldest] = answers.keys()
      if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest)
    },
    find(asker, question) {
      const kept = answers.get(keyOf(asker, question))
      return kept && clock.nowMs() - kept.atMs < dayMs ? kept : null
    },
  }
}

function keyOf({ service, account }: Asker, question: SearchQuestion): string {
  const { season, episode, isFullSeason, page, languages, about } = question
  return JSON.stringify([service, account, season, episode, isFullSeason, page, languages, about])
}
