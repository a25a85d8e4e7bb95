/** "Next candidate": the one on the desk goes to the trash and is never taken for this video again; another is written. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeskFile } from '../../../../shared/contract/videos/desk.ts'
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
  readonly problem: AppError | null
  readonly askFor: (isAsked: boolean) => void
  /** @returns the file that stands there now; null where there is none */
  readonly take: (subject: DeskSubject, language: string) => Promise<DeskFile | null>
  readonly forget: () => void
}

export type NextStore = StoreApi<NextState>

const atRest = { isAsked: false, isBusy: false, outcome: null, problem: null } as const

export function createNextStore(client: Client): NextStore {
  return createStore<NextState>()((set, get) => ({
    ...atRest,
    askFor: (isAsked) => set({ isAsked, problem: null }),
    async take({ videoId }, language) {
      if (get().isBusy) return null
      set({ isBusy: true, problem: null })
      try {
        const outcome = await client.call('video.wrongNext', { videoId, language })
        set({ outcome, isAsked: false })
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
