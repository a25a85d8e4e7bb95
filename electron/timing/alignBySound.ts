/** Measures cues against the sound of their film: by its loudness first, and closely where that cannot tell and it is wished. */
import { toAppError } from '../../shared/errors.ts'
import type { Hearing } from '../../shared/sound/voice.ts'
import type { Span } from '../../shared/timing/span.ts'
import type { CloseListener } from '../media/closeListener.ts'
import type { listen, MediaOptions } from '../media/readMedia.ts'
import type { Aligned, TimingReader } from './timingWork.ts'

export interface SoundParts {
  readonly reader: Pick<TimingReader, 'align'>
  readonly listen: typeof listen
  /** null where the files of the close ear are not there. */
  readonly closeListener: CloseListener | null
}

export interface SoundOrder {
  readonly cues: readonly Span[]
  readonly mediaPath: string
  readonly durationMs: number | null
  readonly options: Omit<MediaOptions, 'onProgress'>
  /** Whether it may listen closely; else what that would cost is told. */
  readonly isClose: boolean
  /** How far listening is, 0..1; not told for a film of unknown length. */
  readonly onProgress?: ((share: number) => void) | undefined
  /** Loudness could not tell, so it listens closely from here on, for about so long. */
  readonly onClose?: ((aboutMs: number | null) => void) | undefined
}

export interface SoundAlignment {
  readonly alignment: Aligned
  /** What loudness could not tell, a close hearing may; null where there is nothing more to ask. */
  readonly offer: CloseOffer | null
  /** Why a close hearing could not tell, where it was begun and failed. */
  readonly note: string | null
}

export interface CloseOffer {
  /** null for a film of unknown length. */
  readonly aboutMs: number | null
}

/** @throws as `listen` does; where a close hearing fails, what loudness told holds */
export async function alignBySound(parts: SoundParts, order: SoundOrder): Promise<SoundAlignment> {
  const { mediaPath, durationMs, cues } = order
  const options = { ...order.options, onProgress: progressTo(order) }
  const loudness = await parts.listen(mediaPath, options)
  const light = await parts.reader.align({ cues, against: { kind: 'sound', loudness } }, options.signal)
  const { closeListener } = parts
  if (!closeListener || !mayMoreBeHeard(light)) return { alignment: light, offer: null, note: null }
  const aboutMs = closeListener.costMs(durationMs, 'some')
  if (!order.isClose) return { alignment: light, offer: { aboutMs }, note: null }
  let best = light
  try {
    for (const hearing of ['some', 'all'] as const) {
      order.onClose?.(closeListener.costMs(durationMs, hearing))
      const voice = await closeListener.hear(mediaPath, hearing, options)
      const close = await parts.reader.align({ cues, against: { kind: 'sound', loudness, voice } }, options.signal)
      if (isTold(close, hearing)) return { alignment: close, offer: null, note: null }
      if (hearing === 'all' && close.kind !== 'unclear') best = close
    }
  } catch (thrown) {
    options.signal.throwIfAborted()
    const { code, message } = toAppError(thrown)
    if (code === 'cancelled') throw thrown
    return { alignment: best, offer: null, note: message }
  }
  return { alignment: best, offer: null, note: null }
}

function progressTo({ durationMs, onProgress }: SoundOrder): (atMs: number) => void {
  return (atMs) => {
    if (durationMs !== null) onProgress?.(Math.min(1, atMs / durationMs))
  }
}

/** Nothing of it can be said, or it has parts that could not be told for sure. */
function mayMoreBeHeard({ kind }: Aligned): boolean {
  return kind === 'unclear' || kind === 'other-cut'
}

/** Where a film was cut is told by all of it. */
function isTold({ kind, retiming }: Aligned, hearing: Hearing): boolean {
  return kind === 'fits' || (kind === 'mendable' && (hearing === 'all' || retiming.pieces.length === 1))
}
