/** What was answered to a question of the search, for as long as the host runs: going back to it costs nothing. */
import type { SearchQuestion } from '../../../shared/contract/search.ts'
import type { SubtitleAnswer, TitleMatch } from '../../serviceClient/listing.ts'

export interface KeptAnswer {
  readonly answer: SubtitleAnswer
  /** Whose subtitles they are. */
  readonly title: TitleMatch
  readonly season: number | null
  readonly episode: number | null
}

export interface KeptAnswers {
  keep(question: SearchQuestion, kept: KeptAnswer): void
  find(question: SearchQuestion): KeptAnswer | null
}

/** Pages of answers: more than anybody goes back to. */
const mostKept = 60

export function createKeptAnswers(): KeptAnswers {
  const answers = new Map<string, KeptAnswer>()
  return {
    keep(question, kept) {
      const key = JSON.stringify(question)
      answers.delete(key)
      answers.set(key, kept)
      const [oldest] = answers.keys()
      if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest)
    },
    find: (question) => answers.get(JSON.stringify(question)) ?? null,
  }
}
