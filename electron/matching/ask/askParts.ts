/** What every way of asking needs. Data only. */
import type { Spending } from '../../quota/paidSearch.ts'
import type { SearchClient, SearchLedger } from '../matchedVideo.ts'
import type { Asked } from './outcomes/outcome.ts'
import type { IdsQuestion, NameQuestion } from './question.ts'
import type { StoredAnswer } from './outcomes/storedAnswer.ts'
import type { TitleMemory } from '../titleMemory.ts'

export const subtitlesPerAnswer = 30

export interface AskParts {
  readonly client: SearchClient
  readonly memory: TitleMemory
  readonly spending: Spending<SearchLedger>
  readonly signal: AbortSignal
  /** What the service said to this question before, where that still counts. */
  readonly known: (asked: Asked<IdsQuestion | NameQuestion>) => StoredAnswer | null
}
