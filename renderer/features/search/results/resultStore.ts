/** The answer to a search by hand: its titles, the subtitles of one, how they fit, and what is shown of them. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type {
  Judgement,
  SearchAnswer,
  SearchQuestion,
  SubtitleRow,
  TargetRow,
  TitleRow,
} from '../../../../shared/contract/search.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import { readKept } from './keptResults.ts'
import { everyResult, type ResultFilter, type ResultSort } from './resultFilter.ts'
import type { SearchPlace } from '../searchAddress.ts'
import { joined, narrowedQuestion, questionOfText, questionOfTitle } from '../title/searchQuestion.ts'

export interface ResultState {
  /** What was asked, in words: what is shown belongs to it, whatever the field says by now. */
  readonly askedText: string
  readonly titles: readonly TitleRow[]
  readonly title: TitleRow | null
  /** null before the first answer. */
  readonly rows: readonly SubtitleRow[] | null
  readonly judgements: ReadonlyMap<string, Judgement>
  readonly page: number
  readonly pages: number
  /** When the service gave what is shown, where it was not asked now. */
  readonly keptMs: number | null
  readonly isAsking: boolean
  readonly problem: AppError | null
  readonly filter: ResultFilter
  readonly sort: ResultSort
  readonly chosenId: string | null
  /** The video that everything is judged for; null: each result for the one that it fits best. */
  readonly pinnedId: string | null
  readonly ask: (text: string) => Promise<void>
  readonly askTitle: (title: TitleRow) => Promise<void>
  /** The same question once more, whatever was answered to it before: one search. */
  readonly askAnew: () => Promise<void>
  /** The next page of the same question: one search. */
  readonly askMore: () => Promise<void>
  /** What the filter says, asked of the service: one search. */
  readonly askNarrowed: () => Promise<void>
  readonly narrow: (change: Partial<ResultFilter>) => void
  readonly sortBy: (sort: ResultSort) => void
  readonly choose: (subtitleId: string | null) => void
  readonly pin: (video: Pick<TargetRow, 'id'>) => void
  /** Shows what was answered to this text before, as the address says; nothing is asked of the service. */
  readonly restore: (text: string, place: SearchPlace) => Promise<void>
  /** The library has changed: what is missing and what fits is read anew. */
  readonly judge: () => Promise<void>
  /** The same, unless just these rows are being judged. */
  readonly judgeShown: () => Promise<void>
  readonly markCached: (subtitleId: string) => void
}

export type ResultStore = StoreApi<ResultState>

const nothingYet = {
  ...{ askedText: '', titles: [], title: null, rows: null, judgements: new Map<string, Judgement>() },
  ...{ page: 1, pages: 1, keptMs: null, isAsking: false, problem: null },
  ...{ filter: everyResult, sort: 'fit' as const, chosenId: null, pinnedId: null },
} as const

const nothingKept = { titles: [], title: null, rows: null, page: 1, pages: 1, keptMs: null } as const

export function createResultStore(client: Client): ResultStore {
  let question: SearchQuestion | null = null
  /** How often an answer was put together again: a later time goes first. */
  let restored = 0
  /** How often it was judged: the latest says how the rows stand. */
  let judging = 0
  /** Of which rows, and for which video; null when it is told. */
  let underWay: (Pick<ResultState, 'rows' | 'pinnedId'> & { readonly told: Promise<void> }) | null = null

  return createStore<ResultState>()((set, get) => {
    async function send(
      { isAnew, ...next }: Asked,
      take: (answer: SearchAnswer) => Partial<ResultState>,
    ): Promise<void> {
      question = next
      restored += 1
      judging += 1
      set({ isAsking: true, problem: null })
      await client.call('search.ask', { ...next, ...(isAnew && { isAnew }) }).then(
        (answer) => question === next && set({ ...take(answer), pages: answer.pages, page: next.page }),
        (thrown: unknown) => question === next && set({ problem: toAppError(thrown) }),
      )
      if (question !== next) return
      set({ isAsking: false })
      await get().judge()
    }

    async function tellOf(rows: readonly SubtitleRow[], videoId: string | null): Promise<void> {
      const turn = ++judging
      await client.call('search.judge', { subtitleIds: rows.map(({ id }) => id), videoId }).then(
        (all) => turn === judging && set((now) => (now.rows === null ? {} : judged(now.rows, all))),
        (thrown: unknown) => turn === judging && set({ problem: toAppError(thrown) }),
      )
    }

    return {
      ...nothingYet,
      async ask(text) {
        set({ askedText: text, rows: null, titles: [], title: null, filter: everyResult, pinnedId: null })
        await send(questionOfText(text), (answer) => ({
          ...anew(answer),
          titles: answer.titles,
          title: answer.titles[0] ?? null,
        }))
      },
      async askTitle(title) {
        set({ askedText: title.name, title, rows: null, filter: everyResult, pinnedId: null })
        await send(questionOfTitle(title), anew)
      },
      async askAnew() {
        const { title, titles, askedText } = get()
        const other = title !== null && title.id !== titles[0]?.id
        const again = other ? questionOfTitle(title) : questionOfText(askedText)
        await send({ ...again, isAnew: true }, (answer) => ({
          ...anew(answer),
          ...(other ? {} : { titles: answer.titles, title: answer.titles[0] ?? null }),
        }))
      },
      async askMore() {
        const { page } = get()
        if (!question) return
        await send({ ...question, page: page + 1 }, ({ subtitles }) => ({ rows: joined(get().rows ?? [], subtitles) }))
      },
      async askNarrowed() {
        const { title, askedText, filter } = get()
        await send(narrowedQuestion({ title, text: askedText, filter }), (answer) => ({
          rows: joined(get().rows ?? [], answer.subtitles),
        }))
      },
      narrow: (change) => set(({ filter }) => ({ filter: { ...filter, ...change } })),
      sortBy: (sort) => set({ sort }),
      choose: (chosenId) => set({ chosenId }),
      pin({ id: pinnedId }) {
        set({ pinnedId })
        void get().judge()
      },
      async restore(text, place) {
        const { filter, sort, chosenId, videoId: pinnedId, titleId } = place
        const { askedText, rows, title, titles } = get()
        const shown = { filter, sort, chosenId, pinnedId }
        if (rows !== null && askedText === text && (titleId ?? titles[0]?.id) === title?.id) set(shown)
        else {
          const turn = ++restored
          judging += 1
          const kept = await readKept(client, text, place).catch(() => null)
          if (turn !== restored) return
          question = kept?.question ?? null
          set({
            ...shown,
            ...(kept ?? nothingKept),
            askedText: text,
            isAsking: false,
            judgements: new Map(),
            problem: null,
          })
        }
        await get().judgeShown()
      },
      async judge() {
        const { rows, pinnedId } = get()
        if (!rows || rows.length === 0) return
        const told = tellOf(rows, pinnedId)
        underWay = { rows, pinnedId, told }
        await told
        if (underWay.told === told) underWay = null
      },
      async judgeShown() {
        const { rows, pinnedId } = get()
        await (underWay?.rows === rows && underWay.pinnedId === pinnedId ? underWay.told : get().judge())
      },
      markCached: (subtitleId) =>
        set(({ rows }) => ({
          rows: rows?.map((row) => (row.id === subtitleId ? { ...row, isCached: true } : row)) ?? null,
        })),
    }
  })
}

/** Rows of another answer. */
function anew({ subtitles, keptMs }: SearchAnswer) {
  return { rows: subtitles, judgements: new Map<string, Judgement>(), chosenId: null, keptMs }
}

type Asked = SearchQuestion & { readonly isAnew?: boolean }

/** What was told of the rows; what was downloaded meanwhile, on the desk for one, is here for all that is done with it. */
function judged(
  rows: readonly SubtitleRow[],
  all: readonly Judgement[],
): { readonly rows: readonly SubtitleRow[]; readonly judgements: ReadonlyMap<string, Judgement> } {
  const judgements = new Map(all.map((one) => [one.subtitleId, one]))
  return {
    judgements,
    rows: rows.map((row) => {
      const { isCached = row.isCached } = judgements.get(row.id) ?? {}
      return isCached === row.isCached ? row : { ...row, isCached }
    }),
  }
}
