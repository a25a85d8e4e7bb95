/**
 * Looking at the rows that need a person, one file after the other: its candidates and the decision.
 * The files of one sitting are read once, so that a decision does not move the list under the reader.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TitleRow } from '../../../../shared/contract/account.ts'
import type { CandidateRow, PlanRow } from '../../../../shared/contract/plan.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import {
  nextOpen,
  openFiles,
  withChosen,
  withDecision,
  withoutAnswered,
  withRows,
  type ReviewFile,
} from './reviewFiles.ts'

/** The last thing that was done, to be told to people who do not see it. */
export type ReviewNews =
  | { readonly kind: 'file'; readonly place: number }
  | { readonly kind: 'chosen'; readonly release: string }
  | { readonly kind: 'season'; readonly changed: number }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'title'; readonly name: string; readonly files: number }
  | { readonly kind: 'finished' }

interface ReviewFacts {
  readonly isOpen: boolean
  readonly files: readonly ReviewFile[]
  /** Rows that need a person in the whole plan; more than `files` when they do not fit one sitting. */
  readonly total: number
  readonly at: number
  /** null while they are read. */
  readonly candidates: readonly CandidateRow[] | null
  /** The candidate to look into: the chosen one, else the best. */
  readonly shownId: string | null
  readonly news: ReviewNews | null
  readonly problem: AppError | null
}

export interface ReviewState extends ReviewFacts {
  /** Everything that needs a person. */
  readonly open: () => Promise<void>
  /** One file alone, to look at a choice again. */
  readonly openRow: (row: PlanRow) => Promise<void>
  readonly close: () => void
  readonly goTo: (place: number) => Promise<void>
  /** One file on or back. */
  readonly goBy: (files: 1 | -1) => Promise<void>
  /** The next file without a decision; ends the sitting after the last one. */
  readonly next: () => Promise<void>
  readonly choose: (place: number) => Promise<void>
  readonly skip: () => Promise<void>
  /** Takes the shown candidate for the whole season, where the host finds its like. */
  readonly applyToSeason: () => Promise<void>
  /** Asks for another title of the file that is looked at. */
  readonly askForTitle: () => void
  /** The row, and all of its show, have this title. @throws AppError where the host refuses */
  readonly takeTitle: (rowId: string, title: Pick<TitleRow, 'id' | 'name'>) => Promise<void>
}

export type ReviewStore = StoreApi<ReviewState>

/** Files of one sitting: the longest page the host gives. */
const sitting = { offset: 0, limit: 500, answer: 'ask', source: null, search: '' } as const

const closed: ReviewFacts = {
  isOpen: false,
  files: [],
  total: 0,
  at: 0,
  candidates: null,
  shownId: null,
  news: null,
  problem: null,
}

/** @param openTitleQuestion Opens the question with a first guess, to be typed over. */
export function createReviewStore(
  client: Client,
  openTitleQuestion: (rowId: string, text: string) => void,
): ReviewStore {
  return createStore<ReviewState>()((set, get) => {
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })
    const rowIdNow = () => get().files[get().at]?.row.id

    async function readCandidates(rowId: string): Promise<void> {
      const candidates = await client.call('plan.candidates', { rowId })
      if (rowIdNow() !== rowId) return
      set({ candidates, shownId: (candidates.find(({ isChosen }) => isChosen) ?? candidates[0])?.id ?? null })
    }

    /** Answers how many rows changed; null when there is no file or the host refused. */
    async function decide(candidateId: string | null, isForSeason: boolean): Promise<number | null> {
      const rowId = rowIdNow()
      if (rowId === undefined) return null
      set({ problem: null })
      const answer = await client.call('plan.choose', { rowId, candidateId, isForSeason }).catch(showProblem)
      if (!answer) return null
      set(({ files }) => ({ files: withDecision(files, rowId, candidateId === null ? 'skipped' : 'chosen') }))
      if (rowIdNow() === rowId)
        set(({ candidates }) => ({ candidates: candidates && withChosen(candidates, candidateId) }))
      return answer.changed
    }

    async function markAnswered(): Promise<void> {
      const { rows } = await client.call('plan.page', sitting)
      set(({ files }) => ({ files: withoutAnswered(files, new Set(rows.map(({ id }) => id))) }))
    }

    async function startReview(rows: readonly PlanRow[], total: number): Promise<void> {
      set({ files: openFiles(rows), total })
      await show(0)
    }

    async function show(place: number): Promise<void> {
      const file = get().files[place]
      if (!file) return
      set({ at: place, candidates: null, shownId: null, problem: null, news: { kind: 'file', place } })
      await readCandidates(file.row.id).catch(showProblem)
    }

    async function showNext(): Promise<void> {
      if (!get().isOpen) return
      const place = nextOpen(get().files, get().at)
      if (place === null) set({ ...closed, news: { kind: 'finished' } })
      else await show(place)
    }

    async function choose(place: number): Promise<void> {
      const candidate = get().candidates?.[place]
      if (!candidate) return
      set({ shownId: candidate.id })
      const changed = await decide(candidate.id, false)
      if (changed !== null) set({ news: { kind: 'chosen', release: candidate.release } })
    }

    async function applyToSeason(): Promise<void> {
      const { shownId } = get()
      if (shownId === null) return
      const changed = await decide(shownId, true)
      if (changed === null) return
      set({ news: { kind: 'season', changed } })
      await markAnswered().catch(showProblem)
    }

    async function takeTitle(rowId: string, { id: titleId, name }: Pick<TitleRow, 'id' | 'name'>): Promise<void> {
      const { rows } = await client.call('plan.setTitle', { rowId, titleId })
      if (!get().isOpen) return
      set(({ files }) => ({ files: withRows(files, rows) }))
      await show(get().at)
      set({ news: { kind: 'title', name, files: new Set(rows.map(({ videoId }) => videoId)).size } })
    }

    /** Keys come faster than the host answers: each takes effect after the one before, on the file that it then finds. */
    let turn: Promise<void> = Promise.resolve()
    const inTurn = (work: () => Promise<void>) => {
      const done = turn.then(work)
      turn = done.catch(() => undefined)
      return done
    }

    return {
      ...closed,
      async open() {
        set({ ...closed, isOpen: true })
        await inTurn(() =>
          client.call('plan.page', sitting).then(({ rows, total }) => startReview(rows, total), showProblem),
        )
      },
      async openRow(row) {
        set({ ...closed, isOpen: true })
        await inTurn(() => startReview([row], 1))
      },
      close: () => set(closed),
      goTo: (place) => inTurn(() => show(place)),
      goBy: (files) => inTurn(() => show(get().at + files)),
      next: () => inTurn(showNext),
      choose: (place) => inTurn(() => choose(place)),
      skip: () =>
        inTurn(async () => {
          if ((await decide(null, false)) !== null) set({ news: { kind: 'skipped' } })
        }),
      applyToSeason: () => inTurn(applyToSeason),
      askForTitle() {
        const row = get().files[get().at]?.row
        if (row) openTitleQuestion(row.id, plannedName(row))
      },
      takeTitle: (rowId, title) => inTurn(() => takeTitle(rowId, title)),
    }
  })
}

/** The name under which it is planned now. */
function plannedName({ group }: PlanRow): string {
  return group.replace(/ (?:S\d+|\(\d{4}\))$/, '')
}
