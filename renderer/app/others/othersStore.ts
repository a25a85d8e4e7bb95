/** What else is on offer for a wish that a subtitle of ours meets: listed on request, what is known already for nothing, the rest for a search. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OutputOf } from '../../../shared/contract/index.ts'
import type { CandidateRow } from '../../../shared/contract/plan.ts'
import type { DeskFile } from '../../../shared/contract/videos/desk.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { oneAtATime } from '../../api/oneAtATime.ts'

/** Which subtitle of ours is meant. */
export interface OursOf {
  readonly videoId: string
  readonly language: string
}

export interface OtherChoice extends Pick<CandidateRow, 'release' | 'isCached'> {
  readonly file: Extract<DeskFile, { readonly kind: 'other' }>
}

export interface OthersState {
  /** null: none of ours is meant, and there are no others. */
  readonly ours: OursOf | null
  readonly others: readonly OtherChoice[]
  /** Whether the service has answered; null until they are listed. */
  readonly isAsked: boolean | null
  readonly isBusy: boolean
  readonly problem: AppError | null
  /** Of another one, or of another text of the same: those that were listed last are listed anew. */
  readonly of: (ours: OursOf | null) => void
  /** What the service answered before. Costs nothing. */
  readonly list: () => Promise<void>
  /** Costs the searches that `useAnotherCost` tells. */
  readonly ask: () => Promise<void>
  /** In the place of ours; costs a download unless cached. @returns null where it failed */
  readonly take: (other: OtherChoice) => Promise<OutputOf<'video.takeOther'> | null>
}

export type OthersStore = StoreApi<OthersState>

const atRest = { others: [], isAsked: null, isBusy: false, problem: null } as const

export function createOthersStore(client: Client): OthersStore {
  return createStore<OthersState>()((set, get) => {
    /** Whose others somebody wanted to see last. */
    let listed: OursOf | null = null
    /** The last that is asked is the last that is answered. */
    let turn = Promise.resolve()

    /** Of those that were meant when somebody asked: nothing is asked for another subtitle by the time its turn comes. */
    async function read(ours: OursOf | null, mayAsk: boolean): Promise<void> {
      const isMeant = () => get().ours === ours
      if (!ours || !isMeant()) return
      listed = ours
      try {
        const { candidates, isAsked } = await client.call('video.others', { ...ours, mayAsk })
        const others = candidates.map(({ id: candidateId, release, isCached }): OtherChoice => {
          return { release, isCached, file: { kind: 'other', ...ours, candidateId, mayDownload: isCached } }
        })
        if (isMeant()) set({ others, isAsked, problem: null })
      } catch (thrown) {
        if (isMeant()) set({ problem: toAppError(thrown) })
      }
    }

    const readInTurn = (ours: OursOf | null, mayAsk: boolean) => (turn = turn.then(() => read(ours, mayAsk)))
    const listAgain = oneAtATime(() => readInTurn(get().ours, false))

    async function readByHand(mayAsk: boolean): Promise<void> {
      const { ours } = get()
      set({ isBusy: true, problem: null })
      await readInTurn(ours, mayAsk)
      if (get().ours === ours) set({ isBusy: false })
    }

    return {
      ours: null,
      ...atRest,
      of(ours) {
        if (!areSame(get().ours, ours)) set({ ours, ...atRest })
        if (areSame(listed, ours)) void listAgain()
      },
      list: () => readByHand(false),
      ask: () => readByHand(true),
      async take({ file: { videoId, language, candidateId } }) {
        if (get().isBusy) return null
        set({ isBusy: true, problem: null })
        try {
          return await client.call('video.takeOther', { videoId, language, candidateId })
        } catch (thrown) {
          set({ problem: toAppError(thrown) })
          return null
        } finally {
          set({ isBusy: false })
        }
      },
    }
  })
}

function areSame(one: OursOf | null, other: OursOf | null): boolean {
  return one !== null && other !== null && one.videoId === other.videoId && one.language === other.language
}
