/** Writes a subtitle of ours at other times: a new version, with the earlier one in the trash. Never a file of anybody else's. */
import { AppError } from '../../shared/errors.ts'
import type { Retiming } from '../../shared/timing/retiming.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import { sha256Of, type Disk } from '../disk/disk.ts'
import type { History, TimingChange, Written } from '../sidecar/history/history.ts'
import { ownDetails } from '../sidecar/history/ownDetails.ts'
import type { Publish } from '../sidecar/publish/publish.ts'
import { readSubtitle } from '../sidecar/readSubtitle.ts'
import { subjectOfVideo } from '../sidecar/history/subjectOf.ts'
import { adoptBeside } from './adoptBeside.ts'
import type { TimingReader } from './timingWork.ts'

export interface ApplyTimingParts {
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly reader: TimingReader
  readonly history: Pick<History, 'ownerOf' | 'adopt' | 'startBatch'>
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
  /** A person said that this file of theirs may be taken over; never else. */
  readonly adopts?: boolean
  readonly signal: AbortSignal
}

/** @throws AppError 'file.foreign' for what is not ours, 'file.changed', 'subtitle.unreadable', and as publishing does */
export async function applyTiming(parts: ApplyTimingParts, write: TimingWrite): Promise<Written> {
  const { path, video, signal } = write
  const bytes = await readSubtitle(parts.disk, path)
  const { owner, language, adopt } = ownerOf(parts, write, bytes)
  if (owner) versionOf(owner, { bytes, mayTouchEdited: write.mayTouchEdited })
  const hints = { languageHint: language, fileName: path, fps: video.media?.fps ?? null }
  const { text } = await parts.reader.retime(bytes, { ...hints, retiming: write.retiming }, signal)
  const written = new TextEncoder().encode(text)
  // What cannot be read again is not written.
  const { fingerprint } = await parts.reader.prepare(written, hints, signal)
  const earlier = owner ?? (await adopt())
  return parts.publish({
    batchId: write.batchId,
    videoPath: earlier.videoPath,
    path,
    bytes: written,
    language: earlier.language,
    subject: subjectOfVideo(earlier.videoPath),
    fingerprint,
    details: { ...ownDetails(earlier.details), timing: changeOf(write) },
    replaces: versionOf(earlier, { bytes, mayTouchEdited: write.mayTouchEdited }),
  })
}

interface Owning {
  readonly owner: Written | null
  readonly language: Written['language'] | null
  /** Only once the new version is ready: what cannot be moved stays the user's. */
  readonly adopt: () => Promise<Written>
}

function ownerOf(parts: ApplyTimingParts, write: TimingWrite, bytes: Uint8Array): Owning {
  const { video, path, adopts, signal } = write
  const owner = parts.history.ownerOf(path)
  const sidecar = adopts === true ? video.file.sidecars.find((each) => each.path === path) : undefined
  const adopt = () => (sidecar ? adoptBeside(parts, { video, sidecar, bytes, signal }) : Promise.reject(foreign(path)))
  if (owner) return { owner, language: owner.language, adopt }
  if (sidecar) return { owner: null, language: sidecar.language, adopt }
  throw foreign(path)
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
