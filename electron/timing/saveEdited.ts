/**
 * Writes a subtitle as a person has edited it: a new version, with the one before in the trash. A file of the user's is taken
 * into the history first, and only where they said so: it stays as it is on the disk, and is version 1 from then on.
 */
import { AppError } from '../../shared/errors.ts'
import type { SubtitleEdit } from '../../shared/subtitle/edit/editedCues.ts'
import type { LibraryVideo, Sidecar } from '../library/mediaFile.ts'
import { sha256Of, type Disk } from '../disk/disk.ts'
import type { History, Written, WrittenDetails } from '../sidecar/history/history.ts'
import { ownDetails } from '../sidecar/history/ownDetails.ts'
import { subjectOfVideo } from '../sidecar/history/subjectOf.ts'
import type { Publish } from '../sidecar/publish/publish.ts'
import { readSubtitle } from '../sidecar/readSubtitle.ts'
import type { Trash } from '../sidecar/trash/trash.ts'
import type { TextReader } from '../verify/textReader.ts'
import { adoptBeside } from './adoptBeside.ts'
import type { EditRequest } from './editWork.ts'

/** The thread that edited texts are written in. */
export interface EditReader extends TextReader {
  edit(bytes: Uint8Array, request: EditRequest, signal: AbortSignal): Promise<string>
}

export interface SaveEditedParts {
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly reader: EditReader
  readonly history: Pick<History, 'ownerOf' | 'adopt' | 'list'>
  readonly trash: Pick<Trash, 'read'>
  readonly publish: Publish
}

export interface EditedSave {
  readonly batchId: string
  readonly video: LibraryVideo
  readonly sidecar: Sidecar
  /** The content that was edited. */
  readonly sha256: string
  readonly edit: SubtitleEdit
  /** The user has said that a file of theirs may be taken over. */
  readonly adopts: boolean
  /** The user has seen that another version stands there since, and wants theirs in its place. */
  readonly isOverNewer: boolean
  readonly signal: AbortSignal
}

/** @throws AppError 'file.changed', 'file.foreign', 'input.invalid', 'subtitle.unreadable', and as publishing does */
export async function saveEdited(parts: SaveEditedParts, save: EditedSave): Promise<Written> {
  const { video, sidecar, edit, signal } = save
  const { path } = sidecar
  if (edit.speed === 1 && edit.offsetMs === 0 && edit.changes.length === 0)
    throw new AppError('input.invalid', 'Nothing was changed, so there is nothing to keep.')
  const bytes = await readSubtitle(parts.disk, path)
  const sha256 = sha256Of(bytes)
  const edited = sha256 === save.sha256 ? { bytes, details: null } : await earlierVersion(parts, save)
  const owner = parts.history.ownerOf(path)
  if (!owner && !save.adopts)
    throw new AppError('file.foreign', 'This file is yours. Adopt it first: it is kept as version 1.')
  const hints = { languageHint: sidecar.language, fileName: path, fps: video.media?.fps ?? null }
  const text = await parts.reader.edit(edited.bytes, { ...hints, edit }, signal)
  const written = new TextEncoder().encode(text)
  // What cannot be read again is not written.
  const { fingerprint } = await parts.reader.prepare(written, hints, signal)
  const before = owner ?? (await adoptBeside(parts, { batchId: save.batchId, video, sidecar, bytes, signal }))
  return parts.publish({
    batchId: save.batchId,
    videoPath: before.videoPath,
    path,
    bytes: written,
    language: before.language,
    subject: subjectOfVideo(before.videoPath),
    fingerprint,
    details: editedDetails(edited.details ?? before.details, edit),
    // Also where they had edited it elsewhere since it was written: that is the version they saw here.
    replaces: { ...before, sha256, sizeBytes: bytes.length },
  })
}

interface EarlierVersion {
  readonly bytes: Uint8Array
  /** What it was: the one in its place may be of another release, or edited otherwise. */
  readonly details: WrittenDetails
}

/** Another one stands in its place, or it was taken back: it lies in the trash, where it was written by this app. */
async function earlierVersion({ history, trash }: SaveEditedParts, save: EditedSave): Promise<EarlierVersion> {
  const { path } = save.sidecar
  const rows = save.isOverNewer ? history.list({ kind: 'file', path }, ['replaced', 'undone']) : []
  const row = rows.find((each) => each.path === path && each.sha256 === save.sha256)
  const bytes = typeof row?.trashPath === 'string' ? await trash.read(row.trashPath) : null
  if (row && bytes && sha256Of(bytes) === save.sha256) return { bytes, details: row.details }
  throw new AppError('file.changed', 'This subtitle has changed since it was opened. Open it again.')
}

function editedDetails(before: WrittenDetails, { offsetMs, changes }: SubtitleEdit): WrittenDetails {
  const edited = {
    cues: (before.edited?.cues ?? 0) + changes.length,
    offsetMs: (before.edited?.offsetMs ?? 0) + offsetMs,
  }
  return { ...ownDetails(before), edited }
}
