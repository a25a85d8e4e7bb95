/** "This is another title": looking a title up for the video of the drawer, and taking one for its whole show. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TitleRow } from '../../../shared/contract/account.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'

export interface TitleChoiceState {
  /** The video whose title is looked up; null while the question is closed. */
  readonly videoId: string | null
  readonly text: string
  /** Titles of the last search; null before one. */
  readonly found: readonly TitleRow[] | null
  readonly isBusy: boolean
  readonly problem: AppError | null
  readonly open: (videoId: string, text: string) => void
  readonly close: () => void
  readonly type: (text: string) => void
  /** Costs one search unit. */
  readonly search: () => Promise<void>
  readonly take: (title: TitleRow) => Promise<void>
  readonly forget: (videoId: string) => Promise<void>
}

export type TitleChoiceStore = StoreApi<TitleChoiceState>

const closed = { videoId: null, text: '', found: null, isBusy: false, problem: null } as const

export function createTitleChoiceStore(client: Client): TitleChoiceStore {
  return createStore<TitleChoiceState>()((set, get) => {
    /** Runs one call at a time; a failure is shown where the question stands. */
    async function work(task: () => Promise<void>): Promise<void> {
      if (get().isBusy) return
      set({ isBusy: true, problem: null })
      await task().catch((thrown: unknown) => set({ problem: toAppError(thrown) }))
      set({ isBusy: false })
    }

    return {
      ...closed,
      open: (videoId, text) => set({ ...closed, videoId, text }),
      close: () => set(closed),
      type: (text) => set({ text }),
      search: () =>
        work(async () => {
          const { videoId, text } = get()
          if (text.trim() === '') return
          const found = await client.call('search.titles', { text: text.trim() })
          if (get().videoId === videoId) set({ found })
        }),
      take: ({ id: titleId }) =>
        work(async () => {
          const { videoId } = get()
          if (videoId === null) return
          await client.call('video.setTitle', { videoId, titleId })
          set(closed)
        }),
      forget: (videoId) =>
        work(async () => {
          await client.call('video.forgetTitle', { videoId })
        }),
    }
  })
}
