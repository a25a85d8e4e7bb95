/** "This is another title": looking a title up for one video, and taking what was found for its whole show. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TitleRow } from '../../shared/contract/search.ts'
import { toAppError, type AppError } from '../../shared/errors.ts'
import type { Client } from './client.ts'

export interface TitleChoiceState {
  /** The video, or the row of the plan, whose title is looked up; null while the question is closed. */
  readonly askedFor: string | null
  readonly text: string
  /** Titles of the last search; null before one. */
  readonly found: readonly TitleRow[] | null
  readonly isBusy: boolean
  readonly problem: AppError | null
  /** The video or row that the problem is one of. */
  readonly problemOf: string | null
  readonly open: (askedFor: string, text: string) => void
  readonly close: () => void
  readonly type: (text: string) => void
  /** Costs one search unit. */
  readonly search: () => Promise<void>
  readonly take: (title: TitleRow) => Promise<void>
  /** Forgets what was said of a video's title. */
  readonly forget: (videoId: string) => Promise<void>
}

export type TitleChoiceStore = StoreApi<TitleChoiceState>

export interface TitleDeeds {
  /** Gives the title to what it was looked up for; the question closes when that is done. */
  readonly take: (askedFor: string, title: TitleRow) => Promise<unknown>
  readonly forget: (videoId: string) => Promise<unknown>
}

const closed = { askedFor: null, text: '', found: null, isBusy: false, problem: null, problemOf: null } as const

export function createTitleChoiceStore(client: Client, deeds: TitleDeeds): TitleChoiceStore {
  return createStore<TitleChoiceState>()((set, get) => {
    /** Runs one call at a time; a failure is shown where its question stands. */
    async function work(problemOf: string | null, task: () => Promise<void>): Promise<void> {
      if (get().isBusy) return
      set({ isBusy: true, problem: null })
      await task().catch((thrown: unknown) => set({ problem: toAppError(thrown), problemOf }))
      set({ isBusy: false })
    }

    return {
      ...closed,
      open: (askedFor, text) => set({ ...closed, isBusy: get().isBusy, askedFor, text }),
      close: () => set({ ...closed, isBusy: get().isBusy }),
      type: (text) => set({ text }),
      search: () =>
        work(get().askedFor, async () => {
          const { askedFor, text } = get()
          if (text.trim() === '') return
          const found = await client.call('search.titles', { text: text.trim() })
          if (get().askedFor === askedFor) set({ found })
        }),
      take: (title) =>
        work(get().askedFor, async () => {
          const { askedFor } = get()
          if (askedFor === null) return
          await deeds.take(askedFor, title)
          if (get().askedFor === askedFor) set(closed)
        }),
      forget: (videoId) =>
        work(videoId, async () => {
          await deeds.forget(videoId)
        }),
    }
  })
}
