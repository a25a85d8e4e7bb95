/** The sound of the film beside the cues: all of it above, the part around the playhead below. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Strip } from '../../../../shared/contract/videos/desk.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Span } from '../../../../shared/timing/span.ts'
import type { Client } from '../../../api/client.ts'
import { later } from '../../later.ts'

/** Loudness of one stretch of the film. */
export interface StripPiece {
  readonly fromMs: number
  readonly toMs: number
  readonly columns: readonly number[]
}

export interface StripState {
  readonly whole: Strip | null
  /** Of the part that is shown large: drawn where it belongs, wherever the film stands by now. */
  readonly part: StripPiece | null
  /** Of the whole film; none while that is not known. */
  readonly speech: readonly Span[]
  /** The same as far as it was heard, while somebody listens. */
  readonly spoken: readonly Span[]
  /** How much of the film the part shows. */
  readonly zoomMs: number
  readonly problem: AppError | null
  /** In its usual sound. */
  readonly open: (videoId: string, lengthMs: number) => Promise<void>
  /** Another of its sound tracks; null: the usual one. */
  readonly hear: (sound: number | null) => Promise<void>
  /** Somebody else may have listened meanwhile. */
  readonly readAgain: () => Promise<void>
  readonly showPart: (fromMs: number) => Promise<void>
  readonly zoom: (zoomMs: number) => void
  readonly listen: () => Promise<void>
  readonly stopListening: () => Promise<void>
}

export type StripStore = StoreApi<StripState>

const wholeColumns = 600
const partColumns = 300
export const leastZoomMs = 5_000
const pollMs = 500

interface Film {
  readonly of: { readonly videoId: string; readonly sound: number | null }
  readonly lengthMs: number
}

export interface StripParts {
  readonly client: Client
  readonly deskId: string
}

export function createStripStore({ client, deskId }: StripParts): StripStore {
  return createStore<StripState>()((set, get) => {
    let film: Film | null = null
    let asked = 0
    let readings = 0

    async function show(opened: Film): Promise<void> {
      film = opened
      // An answer about the sound before belongs to nothing that is shown.
      asked += 1
      set({ whole: null, part: null, speech: [], spoken: [], problem: null })
      await readWhole()
    }

    async function readWhole(): Promise<void> {
      const shown = film
      if (!shown) return
      readings += 1
      const mine = readings
      // While somebody listens it is read again and again: an answer that took its time tells of a moment that is over.
      const isNewest = () => film === shown && mine === readings
      const { of, lengthMs: toMs } = shown
      try {
        const whole = await client.call('media.strip', { ...of, fromMs: 0, toMs, columns: wholeColumns })
        const { speech: spoken } = whole.columns.length > 0 ? await client.call('media.speech', of) : { speech: [] }
        if (isNewest()) set({ whole, spoken, speech: whole.state === 'known' ? spoken : [] })
      } catch (thrown) {
        if (isNewest()) set({ problem: toAppError(thrown) })
      }
    }

    function followListening(): () => void {
      let cancel: () => void = () => undefined
      let isOver = false
      // The next question waits for the answer before: on a busy machine none would be the newest one else.
      const readNext = async () => {
        await readWhole()
        if (!isOver) wait()
      }
      const wait = () => {
        cancel = later(() => void readNext(), pollMs)
      }
      wait()
      return () => {
        isOver = true
        cancel()
      }
    }

    return {
      whole: null,
      part: null,
      speech: [],
      spoken: [],
      zoomMs: 40_000,
      problem: null,
      open: (videoId, lengthMs) => show({ of: { videoId, sound: null }, lengthMs: Math.max(1, Math.round(lengthMs)) }),
      async hear(sound) {
        if (film) await show({ ...film, of: { ...film.of, sound } })
      },
      readAgain: readWhole,
      async showPart(fromMs) {
        if (!film || (get().whole?.columns.length ?? 0) === 0) return
        asked += 1
        const mine = asked
        const from = Math.max(0, Math.round(fromMs))
        const piece = { fromMs: from, toMs: from + get().zoomMs }
        const read = await client.call('media.strip', { ...film.of, ...piece, columns: partColumns }).catch(() => null)
        if (read && mine === asked) set({ part: { ...piece, columns: read.columns } })
      },
      zoom(zoomMs) {
        set({ zoomMs: Math.round(Math.max(leastZoomMs, Math.min(film?.lengthMs ?? zoomMs, zoomMs))) })
      },
      async listen() {
        if (!film) return
        const { of } = film
        set({ problem: null })
        const stop = followListening()
        try {
          await client.call('media.listen', { deskId, ...of })
        } catch (thrown) {
          const problem = toAppError(thrown)
          if (problem.code !== 'cancelled') set({ problem })
        } finally {
          stop()
          await readWhole()
        }
      },
      async stopListening() {
        await client.call('media.stopListening', { deskId }).catch((thrown: unknown) => {
          set({ problem: toAppError(thrown) })
        })
      },
    }
  })
}
