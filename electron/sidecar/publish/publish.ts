/**
 * Puts a finished subtitle beside its video: whole or not at all, never over a file that is not ours.
 * The recipe (promises F1, F4): journal, temporary file, fsync, link, unlink, fsync of the folder, journal.
 */
import { basename, dirname, join } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import { requireRoom, requireVideo } from './checkPlace.ts'
import { sha256Of, type Disk } from '../../disk/disk.ts'
import { diskErrorOf, foreignFile } from '../../disk/diskErrors.ts'
import type { FolderNames } from './folderNames.ts'
import type { History, Intent, Written } from '../history/history.ts'
import { putInPlace } from './putInPlace.ts'
import { carryOut } from './settle.ts'
import type { Trash } from '../trash/trash.ts'
import { editedFile, isUntouched } from './untouched.ts'
import { readVideoContent, type VideoContent } from '../history/videoContent.ts'
import type { Ids } from '../../../node/ids.ts'

export interface PublishRequest {
  readonly batchId: string
  readonly videoPath: string
  readonly path: string
  readonly bytes: Uint8Array
  readonly language: string
  readonly subject: string
  readonly fingerprint: string
  readonly details: Intent['details']
  /** Our own earlier file that this one takes the place of; without it an occupied name is a conflict. */
  readonly replaces?: Written
}

export interface PublishParts {
  readonly disk: Disk
  readonly names: FolderNames
  readonly history: History
  readonly trash: Trash
  /** A short random text, different each time. */
  readonly ids: Ids
}

export type Publish = (request: PublishRequest) => Promise<Written>

/**
 * Errors: `file.foreign` (the name is taken), `file.changed` (our earlier file was edited), `file.missing` (the video is gone),
 * `disk.full`, `file.notWritable`. After any of them the folder is as it was.
 */
export function createPublish(parts: PublishParts): Publish {
  const { disk, history, ids } = parts

  return async (request) => {
    const video = await check(parts, request)
    const tempPath = join(dirname(request.path), `.undertitle-${ids.newId()}.part`)
    const id = await history.intend({
      batchId: request.batchId,
      videoPath: request.videoPath,
      path: request.path,
      sha256: sha256Of(request.bytes),
      sizeBytes: request.bytes.length,
      tempPath,
      replacesId: request.replaces?.id ?? null,
      language: request.language,
      subject: request.subject,
      fingerprint: request.fingerprint,
      details: request.details,
      video,
    })
    return carryOut(parts, { id, path: request.path }, async () => {
      // The journal may have waited long for its disk, and a drive be pulled in the meantime.
      await requireVideo(disk, request.videoPath)
      await disk.writeNew(tempPath, request.bytes)
      if (request.replaces) await moveAside(parts, id, request.replaces)
      await putInPlace(parts, { id, from: tempPath, to: request.path })
      parts.names.added(request.path)
    })
  }
}

async function check(
  { disk, names, history }: PublishParts,
  { videoPath, path, bytes, replaces }: PublishRequest,
): Promise<VideoContent | null> {
  const folder = dirname(path)
  try {
    // What can be read is there; what cannot keeps nothing from being written.
    const video = await readVideoContent(videoPath)
    if (video === null) await requireVideo(disk, videoPath)
    const occupant = path === replaces?.path ? null : await names.occupant(path)
    if (occupant !== null && join(folder, occupant) !== replaces?.path) throw takenName(join(folder, occupant), history)
    await requireRoom(disk, folder, bytes.length)
    return video
  } catch (thrown) {
    throw diskErrorOf(thrown, path)
  }
}

function takenName(path: string, history: History): AppError {
  const own = history.ownerOf(path)
  if (own === null) return foreignFile(path)
  return keepsOurs(own)
}

/** Where ours stands, another one is not written. */
export function keepsOurs({ language, path }: Pick<Written, 'language' | 'path'>): AppError {
  return new AppError(
    'file.foreign',
    `Undertitle has already written another subtitle (${language}) under this name, and keeps it: ${basename(path)}`,
  )
}

/** Moves our earlier file away and looks at what was moved: checking before moving would lose a save in between. */
async function moveAside({ disk, history, ids }: PublishParts, id: number, old: Written): Promise<void> {
  if ((await disk.stat(old.path))?.isFile === false) throw editedFile(old)
  const aside = join(dirname(old.path), `.undertitle-${ids.newId()}.old`)
  history.advance(id, { asidePath: aside }, { isDurable: false })
  await history.synced()
  await disk.rename(old.path, aside)
  // On a disk that does not keep the order of names, a power cut could keep the new name alone.
  await disk.syncFolderOf(aside)
  if (!(await isUntouched(disk, aside, old))) throw editedFile(old)
}
