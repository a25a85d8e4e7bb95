/** What else is on offer for the wish that the subtitle of ours on the desk meets: what is known already for nothing, the rest on request. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import { pairOf } from '../../../../shared/languagePair.ts'
import type { Client } from '../../../api/client.ts'
import type { OtherChoice } from '../compare/compareChoices.ts'
import type { DeskState } from '../deskStore.ts'

export interface OthersState {
  readonly others: readonly OtherChoice[]
  /** Whether the service has answered; null where it is not known, or nothing of ours stands there. */
  readonly isAsked: boolean | null
  readonly isBusy: boolean
  readonly problem: AppError | null
  /** What it answered before. Costs nothing. */
  readonly read: (desk: Pick<DeskState, 'subject' | 'text'>) => Promise<void>
  /** Costs a search at most. */
  readonly ask: () => Promise<void>
  readonly forget: () => void
}

export type OthersStore = StoreApi<OthersState>

interface Written {
  readonly videoId: string
  readonly language: string
}

const atRest = { others: [], isAsked: null, isBusy: false, problem: null } as const

export function createOthersStore(client: Client): OthersStore {
  return createStore<OthersState>()((set) => {
    let written: Written | null = null

    async function list(mayAsk: boolean): Promise<void> {
      const of = written
      if (!of) return
      set({ isBusy: true, problem: null })
      try {
        const { candidates, isAsked } = await client.call('video.others', { ...of, mayAsk })
        const others = candidates.map(({ id: candidateId, release, isCached }): OtherChoice => {
          return { release, isCached, file: { kind: 'other', ...of, candidateId, mayDownload: isCached } }
        })
        if (of === written) set({ others, isAsked })
      } catch (thrown) {
        if (of === written) set({ problem: toAppError(thrown) })
      } finally {
        if (of === written) set({ isBusy: false })
      }
    }

    return {
      ...atRest,
      async read(desk) {
        written = writtenOn(desk)
        set(atRest)
        await list(false)
      },
      ask: () => list(true),
      forget() {
        written = null
        set(atRest)
      },
    }
  })
}

/** null where what stands on the desk was taken from no candidate, or stands nowhere. */
function writtenOn({ subject, text }: Pick<DeskState, 'subject' | 'text'>): Written | null {
  const language = text?.isOurs ? text.language : null
  const { videoId, sidecarId } = subject ?? { videoId: null, sidecarId: null }
  if (videoId === null || sidecarId === null || language === null || pairOf(language) !== null) return null
  return { videoId, language }
}
