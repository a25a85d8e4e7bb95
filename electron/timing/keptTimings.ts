/** Measuring and mending that keep what they told, for whoever asks next. */
import { shiftBy } from '../../shared/timing/retiming.ts'
import { fileStamp } from '../disk/fileStamp.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { Written } from '../sidecar/history/history.ts'
import { applyTiming, type ApplyTimingParts, type TimingWrite } from './applyTiming.ts'
import { checkTiming, type CheckTimingParts, type TimingCheck, type TimingOrder } from './checkTiming.ts'
import type { TimingBook } from './timingBook.ts'
import { isMovedByOthers, timingFact } from './timingFact.ts'

export interface BookToKeep {
  readonly book: Pick<TimingBook, 'keep' | 'forget'>
}

export type KeptTimingsParts = BookToKeep & CheckTimingParts & ApplyTimingParts

/** @throws as `checkTiming` does */
export async function checkAndKeep(parts: KeptTimingsParts, order: TimingOrder): Promise<TimingCheck> {
  const { path, video } = order
  const before = await stampOf(path)
  const check = await checkTiming(parts, order)
  // What was changed meanwhile is not what was measured.
  if (before !== null && before === (await stampOf(path))) keepCheck(parts, { check, path, video, stamp: before })
  return check
}

/** Of what the app has just written. @throws as `lstat` does */
export async function keepWritten(
  parts: KeptTimingsParts,
  { path, video, check }: { readonly path: string; readonly video: LibraryVideo; readonly check: TimingCheck },
): Promise<void> {
  keepCheck(parts, { check, path, video, stamp: await fileStamp(path) })
}

interface CheckedFile {
  readonly check: TimingCheck
  readonly path: string
  readonly video: LibraryVideo
  readonly stamp: string
}

function keepCheck({ book, history }: KeptTimingsParts, { check, path, video, stamp }: CheckedFile): void {
  const { source, alignment, sha256, isHeard } = check
  // Which of two files is off, nobody knows who has not heard the film.
  if (source && !isHeard && isMovedByOthers({ kind: alignment.kind, against: source.kind })) return
  const fact = source && timingFact([{ source, alignment }], history.ownerOf(path)?.sha256 === sha256)
  if (fact && sha256 !== null) book.keep({ path, video, stamp, sha256, fact })
}

/** What was measured and moved is in step now; what a person moved by hand was not measured. @throws as `applyTiming` does */
export async function applyAndKeep(parts: BookToKeep & ApplyTimingParts, write: TimingWrite): Promise<Written> {
  const { path, video, evidence } = write
  const written = await applyTiming(parts, write)
  const stamp = await stampOf(path)
  const { against, named, after } = evidence
  if (against === 'hand' || stamp === null) parts.book.forget(path)
  else {
    const share = after ?? 1
    const fact = { kind: 'fits', retiming: shiftBy(0), against, named, before: share, after: share } as const
    parts.book.keep({ path, video, stamp, sha256: written.sha256, fact })
  }
  return written
}

/** null: it is not there to be looked at; whoever reads it says why. */
function stampOf(path: string): Promise<string | null> {
  return fileStamp(path).catch(() => null)
}
