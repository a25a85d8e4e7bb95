/** Timing in the drawer: what the host has measured, and asking it to measure, mend and move. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TimingState } from '../../../../shared/contract/videos/timing.ts'
import { AppError, toAppError } from '../../../../shared/errors.ts'
import { undoing } from '../../../app/acts/undoing.ts'
import type { Texts } from '../../../texts/Texts.ts'
import type { ScreenDependencies } from '../../../app/address/screen.ts'
import { createLiveRecord, type LiveRecordStore } from '../../../api/liveRecord.ts'

export interface TimingOrders {
  readonly problem: AppError | null
  /** Files that the last press has moved; null before one. */
  readonly moved: number | null
  readonly isBusy: boolean
  /** The track that tells alone; null: whatever there is. Of the drawer's video. */
  readonly sound: number | null
  readonly listenTo: (sound: number | null) => void
  /** The drawer shows another video: what was said of the one before, and its tracks, are not its own. */
  readonly turnTo: (videoId: string | null) => void
  /** null: all of ours in the video's folder. */
  readonly check: (videoId: string, sidecarId: string | null, isClose?: boolean) => Promise<void>
  readonly cancel: () => Promise<void>
  readonly apply: (rowIds: readonly string[]) => Promise<void>
  readonly shift: (videoId: string, sidecarId: string, byMs: number) => Promise<void>
}

export interface TimingStores {
  readonly timing: LiveRecordStore<TimingState>
  readonly timingOrders: StoreApi<TimingOrders>
}

export function createTimingStores({ client, acts }: Pick<ScreenDependencies, 'client' | 'acts'>): TimingStores {
  const timing = createLiveRecord(client, {
    read: () => client.call('timing.state', {}),
    changedBy: 'timing.changed',
  })
  void timing.getState().refresh()
  const timingOrders = createStore<TimingOrders>()((set, get) => {
    let shown: string | null = null
    const order = async (work: () => Promise<Partial<TimingOrders>>) => {
      const orderedFor = shown
      set({ problem: null, moved: null, isBusy: true })
      const change = await work().catch((thrown: unknown) => ({ problem: toAppError(thrown) }))
      set({ ...(shown === orderedFor && change), isBusy: false })
    }
    return {
      problem: null,
      moved: null,
      isBusy: false,
      sound: null,
      listenTo: (sound) => set({ sound }),
      turnTo(videoId) {
        if (videoId === shown) return
        shown = videoId
        set({ problem: null, moved: null, sound: null })
      },
      check: (videoId, sidecarId, isClose) =>
        order(() => client.call('timing.check', { videoId, sidecarId, sound: get().sound, isClose }).then(() => ({}))),
      cancel: () => order(() => client.call('timing.cancel', {}).then(() => ({}))),
      apply: (rowIds) =>
        order(async () => {
          const { moved, problem } = await client.call('timing.apply', { rowIds: [...rowIds] })
          return { moved, problem: problem && new AppError(problem.code, problem.message) }
        }),
      shift: (videoId, sidecarId, byMs) =>
        order(async () => {
          const { batchId } = await client.call('timing.shift', { videoId, sidecarId, byMs })
          acts.getState().say({
            text: (texts: Texts) => texts.acts.shifted({ seconds: byMs / 1_000 }),
            ...undoing(client, { kind: 'batch', batchId }),
          })
          return { moved: 1 }
        }),
    }
  })
  return { timing, timingOrders }
}
