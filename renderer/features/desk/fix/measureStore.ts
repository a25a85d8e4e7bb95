/** What the evidence says of the subtitle on the desk: what is known of it already, or measured when a person asks. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeskMeasure } from '../../../../shared/contract/videos/desk.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'

export interface MeasureState {
  readonly measure: DeskMeasure | null
  readonly isMeasuring: boolean
  readonly problem: AppError | null
  /** The track that tells alone; null: whatever there is. */
  readonly sound: number | null
  readonly listenTo: (sound: number | null) => void
  readonly ask: (videoId: string, sidecarId: string) => Promise<void>
  /** What was measured of the text before it came here; what was measured here stays. */
  readonly tell: (known: DeskMeasure | null) => void
  /** Another text stands there now: what was said of the one before counts no longer. */
  readonly forget: () => void
}

export type MeasureStore = StoreApi<MeasureState>

export function createMeasureStore(client: Client, deskId: string): MeasureStore {
  return createStore<MeasureState>()((set, get) => {
    let era = 0
    return {
      measure: null,
      isMeasuring: false,
      problem: null,
      sound: null,
      listenTo: (sound) => set({ sound }),
      async ask(videoId, sidecarId) {
        if (get().isMeasuring) return
        const mine = (era += 1)
        set({ isMeasuring: true, problem: null })
        try {
          const measure = await client.call('desk.measure', { deskId, videoId, sidecarId, sound: get().sound })
          if (mine === era) set({ measure })
        } catch (thrown) {
          const problem = toAppError(thrown)
          if (mine === era && problem.code !== 'cancelled') set({ problem })
        } finally {
          if (mine === era) set({ isMeasuring: false })
        }
      },
      tell: (known) => set(({ measure }) => ({ measure: measure ?? known })),
      forget() {
        era += 1
        set({ measure: null, isMeasuring: false, problem: null })
      },
    }
  })
}
