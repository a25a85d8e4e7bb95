/** Takes a track inside a video for a gap: no download, and a refusal is remembered. */
import { toAppError } from '../../../shared/errors.ts'
import type { GapInside } from '../../plan/plan.ts'
import { refusedTrackId } from '../../wanted/insideTrack.ts'
import type { FulfilOrder, FulfilParts } from './fulfilOrder.ts'
import { TrackRefusal } from './saveTrack.ts'

/** Tells its steps. Never rejects. */
export async function takeInside(
  parts: Pick<FulfilParts, 'saveTrack' | 'settled' | 'memory'>,
  { batchId, signal, onStep }: Pick<FulfilOrder, 'batchId' | 'signal' | 'onStep'>,
  { gap, source }: GapInside,
): Promise<void> {
  onStep(gap, { kind: 'checking' })
  try {
    const event = await parts.saveTrack({ video: gap.video, inside: source, batchId, signal })
    parts.settled(gap)
    onStep(gap, { kind: 'written', event })
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    if (signal.aborted) return
    const isRefused = thrown instanceof TrackRefusal
    // The next run takes what is wished for after it.
    if (isRefused) parts.memory.reject(gap.video.file.path, refusedTrackId(gap.video, source), message)
    const reason = code === 'file.foreign' ? 'foreign-file' : isRefused ? 'rejected' : 'error'
    onStep(gap, { kind: 'skipped', reason, code, message })
  }
}
