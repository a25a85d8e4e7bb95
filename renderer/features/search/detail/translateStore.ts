/** Ordering a translation of the chosen result for a video: into which language, and what came of it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'

export interface TranslateState {
  /** The result that is being translated; null: closed. */
  readonly subtitleId: string | null
  /** Tags: those wished for first. */
  readonly languages: readonly string[]
  readonly to: string
  readonly isBusy: boolean
  readonly result: { readonly runId: string | null } | null
  readonly problem: AppError | null
  /** @param from its own language, into which it is not translated */
  readonly open: (subtitleId: string, from: string | null) => Promise<void>
  readonly close: () => void
  readonly choose: (to: string) => void
  readonly order: (videoId: string) => Promise<void>
}

export type TranslateStore = StoreApi<TranslateState>

export function createTranslateStore(client: Client): TranslateStore {
  return createStore<TranslateState>()((set, get) => {
    const attempt = async (work: () => Promise<Partial<TranslateState>>) => {
      const { subtitleId } = get()
      set({ isBusy: true, problem: null })
      const changed = await work().catch((thrown: unknown) => ({ problem: toAppError(thrown) }))
      if (get().subtitleId === subtitleId) set({ ...changed, isBusy: false })
    }

    return {
      ...{ subtitleId: null, languages: [], to: '', isBusy: false, result: null, problem: null },
      open(subtitleId, from) {
        set({ subtitleId, result: null })
        return attempt(async () => {
          const settings = await client.call('settings.read', {})
          const wished = settings.values.languages.split(',').map((wish) => wish.split('>')[0]?.trim() ?? '')
          const known = settings.languages.map(({ tag }) => tag)
          const ordered = new Set([...wished.filter((tag) => known.includes(tag)), ...known])
          const languages = [...ordered].filter((tag) => tag !== from && !tag.includes('+'))
          return { languages, to: languages[0] ?? '' }
        })
      },
      close: () => set({ subtitleId: null, isBusy: false }),
      choose: (to) => set({ to, result: null, problem: null }),
      order: (videoId) =>
        attempt(async () => {
          const { subtitleId, to } = get()
          if (subtitleId === null) return {}
          return { result: await client.call('search.translate', { subtitleId, videoId, to }) }
        }),
    }
  })
}
