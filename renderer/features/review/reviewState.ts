/** What the review knows, and what is done with it. */
import type { StoreApi } from 'zustand/vanilla'
import type {
  BestReach,
  ReviewAnswer,
  ReviewBest,
  ReviewQuestion,
  ReviewReach,
  ReviewRow,
} from '../../../shared/contract/runs/review.ts'
import type { TitleRow } from '../../../shared/contract/search.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { ShownCandidate } from './preview/previewStore.ts'
import type { Meanings } from './questions/questionRows.ts'

/** The last thing that was done, to be told to people who do not see it. */
export type ReviewNews =
  { readonly kind: 'question' } | { readonly kind: 'takenBack' | 'nothingToTakeBack' | 'finished' }

interface ReviewFacts {
  /** null before the first answer. */
  readonly rows: readonly ReviewRow[] | null
  /** Questions of the whole list; more than `rows` when they do not fit one sitting. */
  readonly total: number
  readonly currentId: string | null
  /** null while it is read. */
  readonly question: ReviewQuestion | null
  /** The candidate to look into: the chosen one, else the best. */
  readonly shownId: string | null
  /** As it was wanted last: it holds for the next question too, where that has others of the kind (`reachIn`). */
  readonly reach: ReviewReach
  /** What choosing the shown one would mean; null where nothing is to choose. */
  readonly meanings: Meanings | null
  /** What taking the best for all that are left would mean; null while it is read. */
  readonly best: ReviewBest | null
  readonly isBusy: boolean
  readonly news: ReviewNews | null
  readonly problem: AppError | null
}

export interface ReviewState extends ReviewFacts {
  /** @param questionId The one to begin with, a question or any wish of the plan; null: the first open one. */
  readonly open: (questionId: string | null) => Promise<void>
  /** The first open one, where nothing is shown: of a plan that was made meanwhile. */
  readonly openArrived: () => Promise<void>
  readonly show: (questionId: string) => Promise<void>
  readonly goBy: (rows: 1 | -1) => Promise<void>
  /** Looks at another candidate, on or back, without choosing it. */
  readonly showBy: (candidates: 1 | -1) => Promise<void>
  readonly showCandidate: (place: number) => Promise<void>
  /** Decides as the main button says, where the question is open; then goes to the next open one. */
  readonly enter: () => Promise<void>
  readonly choose: (place: number) => Promise<void>
  readonly answer: (answer: ReviewAnswer) => Promise<void>
  /** The best for all that are left, as one answer. */
  readonly takeBest: (reach: BestReach) => Promise<void>
  readonly setReach: (reach: ReviewReach) => Promise<void>
  /** For the season, or for the question alone again. */
  readonly turnSeason: () => Promise<void>
  /** The last act of the window, or, after a reload, the last answer of the host. */
  readonly takeBack: () => Promise<void>
  /** Never again anything made for this release, or by this author. */
  readonly ignoreListed: (what: ListedKind, name: string) => Promise<void>
  /** Asks the service for the video of the question: up to one search. */
  readonly askService: () => Promise<void>
  /** The former plan, made again: its questions went with it. */
  readonly makeFormerPlan: () => Promise<void>
  /** A candidate was looked into: what it costs is read anew, where it was not here before. */
  readonly lookedInto: (candidate: ShownCandidate) => Promise<void>
  /** Asks for another title of the video that is looked at. */
  readonly askForTitle: () => void
  /** The row, and all of its show, have this title. @throws AppError where the host refuses */
  /** A null id: the one that it was taken for. */
  readonly takeTitle: (rowId: string, title: Pick<TitleRow, 'name'> & { readonly id: string | null }) => Promise<void>
}

export type ReviewStore = StoreApi<ReviewState>
export type ListedKind = 'release' | 'author'

export const atRest: ReviewFacts = {
  rows: null,
  total: 0,
  currentId: null,
  question: null,
  shownId: null,
  reach: 'one',
  meanings: null,
  best: null,
  isBusy: false,
  news: null,
  problem: null,
}
