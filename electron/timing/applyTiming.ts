/** Writes a subtitle of ours at other times: a new version, with the earlier one in the trash. Never a file of anybody else's. */
import { AppError } from '../../shared/errors.ts'
import type { Retiming } from '../../shared/timing/retiming.ts'
import type { ParseHints, ReadySubtitle } from '../verify/prepareSubtitle.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { TimingChange, Written } from '../sidecar/history.ts'
import type { Publish } from '../sidecar/publish.ts'
import type { RetimedSubtitle, RetimeRequest } from './timingWork.ts'

export interface ApplyTimingParts {
  /** Not through a link, and no more than a subtitle has. @throws AppError 'file.missing' */
  readonly readSubtitle: (path: string) => Promise<Uint8Array>
  readonly sha256Of: (bytes: Uint8Array) => string
  readonly retime: (bytes: Uint8Array, request: RetimeRequest, signal: AbortSignal) => Promise<RetimedSubtitle>
  readonly prepare: (bytes: Uint8Array, hints: ParseHints, signal: AbortSignal) => Promise<ReadySubtitle>
  readonly ownerOf: (path: string) => Written | null
  readonly subjectOf: (videoPath: string) => string
  readonly publish: Publish
}

export interface TimingWrite {
  readonly batchId: string
  readonly video: LibraryVideo
  /** The subtitle beside it. */
  readonly path: string
  readonly retiming: Retiming
  readonly evidence: Pick<TimingChange, 'against' | 'named' | 'before' | 'after'>
  /** A person said so, of this very file: then also where they have edited it since we wrote it. */
  readonly mayTouchEdited: boolean
  readonly signal: AbortSignal
}

/** @throws AppError 'file.foreign' for what is not ours, 'file.changed', 'subtitle.unreadable', and as publishing does */
export async function applyTiming(parts: ApplyTimingParts, write: TimingWrite): Promise<Written> {
  const { path, video, signal } = write
  const owner = requireOurs(parts, path)
  const bytes = await parts.readSubtitle(path)
  const replaces = versionOf(parts, owner, { bytes, mayTouchEdited: write.mayTouchEdited })
  const { language, details } = owner
  const hints = { languageHint: language, fileName: path, fps: video.media?.fps ?? null }
  const { text } = await parts.retime(bytes, { ...hints, retiming: write.retiming }, signal)
  const written = new TextEncoder().encode(text)
  // What cannot be read again is not written.
  const { fingerprint } = await parts.prepare(written, hints, signal)
  return parts.publish({
    batchId: write.batchId,
    videoPath: owner.videoPath,
    path,
    bytes: written,
    language,
    subject: parts.subjectOf(owner.videoPath),
    fingerprint,
    details: { ...details, timing: changeOf(write) },
    replaces,
  })
}

function requireOurs({ ownerOf }: ApplyTimingParts, path: string): Written {
  const owner = ownerOf(path)
  if (owner) return owner
  throw new AppError('file.foreign', `Undertitle did not write this file, so its times are left as they are: ${path}`)
}

/** The earlier version as it stands on the disk, which is what publishing makes sure of while it replaces it. */
function versionOf(
  { sha256Of }: ApplyTimingParts,
  owner: Written,
  { bytes, mayTouchEdited }: { readonly bytes: Uint8Array; readonly mayTouchEdited: boolean },
): Written {
  const sha256 = sha256Of(bytes)
  if (sha256 === owner.sha256) return owner
  if (!mayTouchEdited) throw new AppError('file.changed', `You have edited ${owner.path}, so it is kept as it is.`)
  return { ...owner, sha256, sizeBytes: bytes.length }
}

function changeOf({ retiming, evidence }: TimingWrite): TimingChange {
  const { speed, pieces } = retiming
  return { offsetMs: pieces[0]?.offsetMs ?? 0, speed, pieces: pieces.length, ...evidence }
}
