/** Ordering translations from the library: for which videos, into which language, in which tone, and what came of it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AiOrdered } from '../../../../shared/contract/ai.ts'
import type { LibraryView } from '../listStores.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Tone } from '../../../../shared/translation/tones.ts'
import type { Client } from '../../../api/client.ts'

export interface TranslateState {
  /** Videos that are meant; null while the panel is closed. */
  readonly videoIds: readonly string[] | null
  /** Videos that fit but are beyond what one order takes. */
  readonly left: number
  /** Tags: those wished for first. */
  readonly languages: readonly string[]
  readonly to: string
  readonly tone: Tone | ''
  readonly unitsLeft: number | null
  readonly isBusy: boolean
  readonly result: AiOrdered | 'transcription' | null
  readonly problem: AppError | null
  readonly openFor: (videoIds: readonly string[]) => Promise<void>
  /** For everything that the library shows. */
  readonly openForShown: (view: LibraryView) => Promise<void>
  readonly choose: (change: Partial<Pick<TranslateState, 'to' | 'tone'>>) => void
  readonly order: () => Promise<void>
  /** Writes down what is spoken in these videos instead. */
  readonly transcribe: () => Promise<void>
  readonly close: () => void
}

export type TranslateStore = StoreApi<TranslateState>

/** As the host takes it. */
const mostVideos = 500

export function createTranslateStore(client: Client): TranslateStore {
  return createStore<TranslateState>()((set, get) => {
    const attempt = async (work: () => Promise<void>) => {
      set({ problem: null, isBusy: true })
      await work().catch((thrown: unknown) => set({ problem: toAppError(thrown) }))
      set({ isBusy: false })
    }
    async function open(videoIds: readonly string[], left: number): Promise<void> {
      set({ videoIds, left, result: null, problem: null })
      const [settings, { unitsLeft }] = await Promise.all([
        client.call('settings.read', {}),
        client.call('ai.state', {}),
      ])
      const wished = settings.values.languages.split(',').map((wish) => wish.split('>')[0]?.trim() ?? '')
      const known = settings.languages.map(({ tag }) => tag)
      const languages = [...new Set([...wished.filter((tag) => known.includes(tag)), ...known])]
      set({ languages, to: get().to || (languages[0] ?? 'en'), unitsLeft })
    }
    return {
      videoIds: null,
      left: 0,
      languages: [],
      to: '',
      tone: '',
      unitsLeft: null,
      isBusy: false,
      result: null,
      problem: null,
      openFor: (videoIds) => attempt(() => open(videoIds, 0)),
      openForShown: (view) =>
        attempt(async () => {
          const { rows, total } = await client.call('library.page', { ...view, offset: 0, limit: mostVideos })
          await open(
            rows.map(({ id }) => id),
            total - rows.length,
          )
        }),
      choose: (change) => set({ ...change, result: null }),
      order: () =>
        attempt(async () => {
          const { videoIds, to, tone } = get()
          if (videoIds === null || videoIds.length === 0) return
          set({ result: await client.call('ai.translate', { videoIds: [...videoIds], to, tone: tone || null }) })
        }),
      transcribe: () =>
        attempt(async () => {
          const { videoIds, to: language } = get()
          for (const videoId of videoIds ?? []) await client.call('ai.transcribe', { videoId, language })
          set({ result: 'transcription' })
        }),
      close: () => set({ videoIds: null, result: null, problem: null }),
    }
  })
}
