/** The subtitles of one title, narrowed by season, episode and language, and putting one beside a video. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SubtitleRow, TitleRow } from '../../../shared/contract/account.ts'
import type { VideoRow } from '../../../shared/contract/library.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { readPart } from './partNumbers.ts'

export type Delivery =
  | { readonly kind: 'under-way' }
  | { readonly kind: 'written'; readonly sidecarName: string }
  | { readonly kind: 'failed'; readonly problem: AppError }

export interface ResultState {
  readonly title: TitleRow | null
  /** As typed: '2x5'. */
  readonly part: string
  /** Empty for every language. */
  readonly languages: readonly string[]
  readonly subtitles: readonly SubtitleRow[] | null
  readonly isLoading: boolean
  readonly problem: AppError | null
  /** The subtitle whose video is being picked. */
  readonly pickingFor: SubtitleRow | null
  readonly deliveries: ReadonlyMap<string, Delivery>
  readonly show: (title: TitleRow) => Promise<void>
  readonly typePart: (part: string) => void
  readonly anyLanguage: () => void
  readonly toggleLanguage: (language: string) => void
  readonly reload: () => Promise<void>
  readonly pickFor: (subtitle: SubtitleRow | null) => void
  readonly deliver: (video: VideoRow) => Promise<void>
}

export type ResultStore = StoreApi<ResultState>

export function createResultStore(client: Client): ResultStore {
  return createStore<ResultState>()((set, get) => {
    const put = (subtitleId: string, delivery: Delivery) =>
      set(({ deliveries }) => ({ deliveries: new Map(deliveries).set(subtitleId, delivery) }))

    async function load(): Promise<void> {
      const { title, part, languages } = get()
      const numbers = readPart(part)
      if (!title || !numbers) return
      set({ isLoading: true, problem: null })
      const isCurrent = () => get().title === title && get().part === part && get().languages === languages
      await client.call('search.subtitles', { titleId: title.id, ...numbers, languages: [...languages] }).then(
        (subtitles) => isCurrent() && set({ subtitles, isLoading: false }),
        (thrown: unknown) => isCurrent() && set({ problem: toAppError(thrown), isLoading: false }),
      )
    }

    return {
      title: null,
      part: '',
      languages: [],
      subtitles: null,
      isLoading: false,
      problem: null,
      pickingFor: null,
      deliveries: new Map(),
      async show(title) {
        set({ title, subtitles: null, pickingFor: null })
        await load()
      },
      typePart: (part) => set({ part }),
      anyLanguage() {
        set({ languages: [] })
        void load()
      },
      toggleLanguage(language) {
        set(({ languages }) => ({ languages: toggled(languages, language) }))
        void load()
      },
      reload: load,
      pickFor: (pickingFor) => set({ pickingFor }),
      async deliver(video) {
        const subtitle = get().pickingFor
        if (!subtitle) return
        set({ pickingFor: null })
        put(subtitle.id, { kind: 'under-way' })
        await client.call('search.download', { subtitleId: subtitle.id, videoId: video.id }).then(
          ({ sidecarName }) => put(subtitle.id, { kind: 'written', sidecarName }),
          (thrown: unknown) => put(subtitle.id, { kind: 'failed', problem: toAppError(thrown) }),
        )
      },
    }
  })
}

function toggled(languages: readonly string[], language: string): readonly string[] {
  return languages.includes(language) ? languages.filter((each) => each !== language) : [...languages, language]
}
