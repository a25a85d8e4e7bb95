/** Writes a subtitle of ours at other times: a new version, with the earlier one in the trash. Never a file of anybody else's. */
import { AppError } from '../../shared/errors.ts'
import type { Retiming } from '../../shared/timing/retiming.ts'
import type { LibraryVideo, Sidecar } from '../library/mediaFile.ts'
import { sha256Of, type Disk } from '../disk/disk.ts'
import type { History, TimingChange, Written } from '../sidecar/history/history.ts'
import { ownDetails } from '../sidecar/history/ownDetails.ts'
import type { Publish } from '../sidecar/publish/publish.ts'
import { readSubtitle } from '../sidecar/readSubtitle.ts'
import { subjectOfVideo } from '../sidecar/history/subjectOf.ts'
import { adoptBeside } from './adoptBeside.ts'
import type { RetimeRequest, TimingReader } from './timingWork.ts'

export interface ApplyTimingParts {
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly reader: TimingReader
  readonly history: Pick<History, 'ownerOf' | 'adopt'>
  readonly publish: Publish
}

/** A text at other times, made once: of the bytes with this sum, and of no others. */
export interface RetimedText {
  readonly ofSha256: string
  readonly text: string
}

export interface TimingWrite {
  readonly batchId: string
  readonly video: LibraryVideo
  /** The subtitle beside it. */
  readonly path: string
  readonly retiming: Retiming
  /** What that makes of the file, where it was made before. */
  readonly retimed?: RetimedText
  readonly evidence: Pick<TimingChange, 'against' | 'named' | 'before' | 'after'>
  /** A person said so, of this very file: then also where they have edited it since we wrote it. */
  readonly mayTouchEdited: boolean
  /** A person said that this file of theirs may be taken over; never else. */
  readonly adopts?: boolean
  readonly signal: AbortSignal
}

/** @throws AppError 'file.foreign' for what is not ours, 'file.changed', 'subtitle.unreadable', and as publishing does */
export async function applyTiming(parts: ApplyTimingParts, write: TimingWrite): Promise<Written> {
  const { batchId, path, video, mayTouchEdited, signal } = write
  const bytes = await readSubtitle(parts.disk, path)
  const found = parts.history.ownerOf(path) ?? adoptable(write)
  if (isOurs(found)) versionOf(found, { bytes, mayTouchEdited })
  const hints = { languageHint: found.language, fileName: path, fps: video.media?.fps ?? null }
  const text = await retimedText(parts, write, { bytes, hints })
  const written = new TextEncoder().encode(text)
  // What cannot be read again is not written.
  const { fingerprint } = await parts.reader.prepare(written, hints, signal)
  // Only once the new version is ready: what cannot be moved stays the user's.
  const earlier = isOurs(found) ? found : await adoptBeside(parts, { batchId, video, sidecar: found, bytes, signal })
  return parts.publish({
    batchId,
    videoPath: earlier.videoPath,
    path,
    bytes: written,
    language: earlier.language,
    subject: subjectOfVideo(earlier.videoPath),
    fingerprint,
    details: { ...ownDetails(earlier.details), timing: changeOf(write) },
    replaces: versionOf(earlier, { bytes, mayTouchEdited }),
  })
}

async function retimedText(
  { reader }: ApplyTimingParts,
  { retimed, retiming, signal }: TimingWrite,
  { bytes, hints }: { readonly bytes: Uint8Array; readonly hints: Omit<RetimeRequest, 'retiming'> },
): Promise<string> {
  if (retimed?.ofSha256 === sha256Of(bytes)) return retimed.text
  return (await reader.retime(bytes, { ...hints, retiming }, signal)).text
}

function isOurs(found: Written | Sidecar): found is Written {
  return 'sha256' in found
}

/** A file of the user's that a person let be taken over. */
function adoptable({ video, path, adopts }: TimingWrite): Sidecar {
  const sidecar = adopts === true ? video.file.sidecars.find((each) => each.path === path) : undefined
  if (!sidecar) throw foreign(path)
  return sidecar
}

function foreign(path: string): AppError {
  return new AppError('file.foreign', `Undertitle did not write this file, so its times are left as they are: ${path}`)
}

/** The earlier version as it stands on the disk, which is what publishing makes sure of while it replaces it. */
function versionOf(
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
