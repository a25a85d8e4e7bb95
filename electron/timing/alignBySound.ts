/** Measures cues against the sound of their film: by its loudness first, and closely where that cannot tell and it is wished. */
import { toAppError } from '../../shared/errors.ts'
import { hearingOf, isHeard, type Hearing, type Voice } from '../../shared/sound/voice.ts'
import type { Span } from '../../shared/timing/span.ts'
import type { CloseListener } from '../media/closeListener.ts'
import type { listen, MediaOptions } from '../media/readMedia.ts'
import type { Aligned, TimingReader } from './timingWork.ts'

export interface SoundParts {
  readonly reader: Pick<TimingReader, 'align'>
  readonly listen: (...order: Parameters<typeof listen>) => Promise<Float32Array>
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
  const { mediaPath, durationMs } = order
  const loudness = await parts.listen(mediaPath, optionsOf(order))
  const light = await parts.reader.align(
    { cues: order.cues, against: { kind: 'sound', loudness } },
    order.options.signal,
  )
  const { closeListener } = parts
  if (!closeListener || !mayMoreBeHeard(light)) return only(light)
  const known = await closeListener.known(mediaPath, order.options.sound ?? 0)
  const work: CloseWork = { ...parts, closeListener, order, loudness }
  const step = known ? await alignKnown(work, known, light) : { best: light, isLast: false }
  if (step.isLast) return only(step.best)
  if (order.isClose) return alignClosely(work, { known, best: step.best })
  const next = known && isHeard(known, 'some') ? 'all' : 'some'
  return { alignment: step.best, offer: { aboutMs: closeListener.costMs(durationMs, next, known) }, note: null }
}

interface CloseWork extends Pick<SoundParts, 'reader'> {
  readonly closeListener: CloseListener
  readonly order: SoundOrder
  readonly loudness: Float32Array
}

interface CloseStep {
  readonly best: Aligned
  /** It tells, or nothing is left to be heard. */
  readonly isLast: boolean
}

/** What was heard before costs nothing, whether or not anybody wishes to listen now. */
async function alignKnown(work: CloseWork, known: Voice, light: Aligned): Promise<CloseStep> {
  const hearing = hearingOf(known)
  return hearing ? alignHeard(work, { voice: known, hearing, best: light }) : { best: light, isLast: false }
}

async function alignClosely(
  work: CloseWork,
  { known, best }: { readonly known: Voice | null; readonly best: Aligned },
): Promise<SoundAlignment> {
  const { closeListener, order } = work
  const { mediaPath, durationMs, options } = order
  try {
    for (const hearing of ['some', 'all'] as const) {
      if (known && isHeard(known, hearing)) continue
      order.onClose?.(closeListener.costMs(durationMs, hearing, known))
      const voice = await closeListener.hear(mediaPath, hearing, optionsOf(order))
      const step = await alignHeard(work, { voice, hearing, best })
      if (step.isLast) return only(step.best)
    }
  } catch (thrown) {
    options.signal.throwIfAborted()
    const { code, message } = toAppError(thrown)
    if (code === 'cancelled') throw thrown
    return { alignment: best, offer: null, note: message }
  }
  return only(best)
}

async function alignHeard(
  { reader, order, loudness }: CloseWork,
  { voice, hearing, best }: { readonly voice: Voice; readonly hearing: Hearing; readonly best: Aligned },
): Promise<CloseStep> {
  const { cues, options } = order
  const close = await reader.align({ cues, against: { kind: 'sound', loudness, voice } }, options.signal)
  if (isTold(close, hearing)) return { best: close, isLast: true }
  // Where a film was cut is told by all of it: some of it changes nothing that loudness told.
  const isBetter = hearing === 'all' && close.kind !== 'unclear'
  return { best: isBetter ? close : best, isLast: hearing === 'all' }
}

function only(alignment: Aligned): SoundAlignment {
  return { alignment, offer: null, note: null }
}

function optionsOf(order: SoundOrder): MediaOptions {
  return { ...order.options, onProgress: progressTo(order) }
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
