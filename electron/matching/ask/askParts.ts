/** What every way of asking needs. Data only. */
import type { SearchClient } from '../matchedVideo.ts'
import type { Asked } from './outcome.ts'
import type { IdsQuestion, NameQuestion } from './question.ts'
import type { Spending } from './spend.ts'
import type { StoredAnswer } from './storedAnswer.ts'
import type { TitleMemory } from '../titleMemory.ts'

export const subtitlesPerAnswer = 30

export interface AskParts {
  readonly client: SearchClient
  readonly memory: TitleMemory
  readonly spending: Spending
  readonly signal: AbortSignal
  /** What the service said to this question before, where that still counts. */
  readonly known: (asked: Asked<IdsQuestion | NameQuestion>) => StoredAnswer | null
}
