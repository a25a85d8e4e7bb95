/** What the last check-up found of the subtitle on the desk, and mending it there. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OutputOf } from '../../../../shared/contract/index.ts'
import type { FileFinding } from '../../../../shared/contract/videos/checkup.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'

/** A text as it stands beside its video. */
export interface TextBeside {
  readonly sidecarId: string
  readonly version: string
}

export interface FaultsState {
  readonly faults: readonly FileFinding[]
  /** A finding of a file of the user's that is to be taken over: asked first. */
  readonly adoptingId: string | null
  readonly mendingId: string | null
  readonly problem: AppError | null
  /** null: what is on the desk stands beside no video. */
  readonly read: (text: TextBeside | null) => Promise<void>
  /** The same text again: a check-up has gone on. */
  readonly readAgain: () => Promise<void>
  readonly askToAdopt: (findingId: string | null) => void
  /** @returns null where it could not be mended, which is said */
  readonly mend: (fault: Pick<FileFinding, 'id' | 'isOurs'>) => Promise<OutputOf<'checkup.mendOne'> | null>
}

export type FaultsStore = StoreApi<FaultsState>

const nothingAsked = { adoptingId: null, mendingId: null, problem: null } as const
const nothingFound: readonly FileFinding[] = []

export function createFaultsStore(client: Client): FaultsStore {
  return createStore<FaultsState>()((set, get) => {
    let text: TextBeside | null = null
    /** Grows with each question: an answer to an older one is dropped. */
    let era = 0
    /** Why they could not be read: over once they can. */
    let unread: AppError | null = null

    async function readAgain(): Promise<void> {
      const mine = (era += 1)
      if (text === null) return
      try {
        const { findings } = await client.call('checkup.ofFile', { ...text })
        if (mine !== era) return
        set(({ problem }) => ({ faults: findings, problem: problem === unread ? null : problem }))
      } catch (thrown) {
        if (mine !== era) return
        unread = toAppError(thrown)
        set({ problem: unread })
      }
    }

    return {
      faults: nothingFound,
      ...nothingAsked,
      async read(asked) {
        if (asked?.sidecarId !== text?.sidecarId || asked?.version !== text?.version)
          set({ faults: nothingFound, ...nothingAsked })
        text = asked
        await readAgain()
      },
      readAgain,
      askToAdopt: (adoptingId) => set({ adoptingId }),
      async mend({ id, isOurs }) {
        if (get().mendingId !== null) return null
        set({ mendingId: id, problem: null })
        try {
          return await client.call('checkup.mendOne', { findingId: id, adopts: !isOurs })
        } catch (thrown) {
          set({ problem: toAppError(thrown) })
          return null
        } finally {
          set({ mendingId: null, adoptingId: null })
        }
      },
    }
  })
}
