/** "Next candidate": the one on the desk goes to the trash and is never taken for this video again; another is written. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeskFile, DeskText } from '../../../../shared/contract/videos/desk.ts'
import type { OutputOf } from '../../../../shared/contract/index.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import type { DeskSubject } from '../deskStore.ts'

export interface NextState {
  /** Asked for, not yet said yes to: it spends. */
  readonly isAsked: boolean
  readonly isBusy: boolean
  /** What became of the last one; `next` is null where there was no other. */
  readonly outcome: OutputOf<'video.wrongNext'> | null
  /** Of which text that was asked; of another one there may be a next. */
  readonly ofVersion: string | null
  readonly problem: AppError | null
  readonly askFor: (isAsked: boolean) => void
  /** @returns the file that stands there now; null where there is none */
  readonly take: (subject: DeskSubject, text: AskedText) => Promise<DeskFile | null>
  readonly forget: () => void
}

export interface AskedText extends Pick<DeskText, 'version'> {
  readonly language: string
}

export type NextStore = StoreApi<NextState>

const atRest = { isAsked: false, isBusy: false, outcome: null, ofVersion: null, problem: null } as const

export function createNextStore(client: Client): NextStore {
  return createStore<NextState>()((set, get) => ({
    ...atRest,
    askFor: (isAsked) => set({ isAsked, problem: null }),
    async take({ videoId }, { language, version }) {
      if (get().isBusy) return null
      set({ isBusy: true, problem: null })
      try {
        const outcome = await client.call('video.wrongNext', { videoId, language })
        set({ outcome, ofVersion: version, isAsked: false })
        const { sidecars } = await client.call('library.video', { videoId })
        const sidecar = sidecars.find(({ name }) => name === outcome.next?.sidecarName)
        return sidecar ? { kind: 'beside', videoId, sidecarId: sidecar.id } : null
      } catch (thrown) {
        set({ problem: toAppError(thrown) })
        return null
      } finally {
        set({ isBusy: false })
      }
    },
    forget: () => set(atRest),
  }))
}

/** The service was asked for another one than this text, and has none. */
export function isInVain(
  { outcome, ofVersion }: Pick<NextState, 'outcome' | 'ofVersion'>,
  text: Pick<DeskText, 'version'> | null,
): boolean {
  return outcome?.next === null && ofVersion === text?.version
}
