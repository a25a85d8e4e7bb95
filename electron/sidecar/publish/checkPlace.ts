/**
 * Can a subtitle be put here at all? Asked before anything is paid for, so it changes nothing on the disk; `publish` looks
 * again at the moment of writing.
 */
import { dirname } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import { roomToLeave, type Disk } from '../../disk/disk.ts'
import { diskErrorOf, foreignFile } from '../../disk/diskErrors.ts'
import type { Written } from '../history/history.ts'
import { editedFile, isUntouched } from './untouched.ts'

export interface Place {
  readonly videoPath: string
  readonly path: string
  /** Our own earlier file that makes room. */
  readonly replaces?: Written
}

export type CheckPlace = (place: Place) => Promise<void>

/**
 * Errors: `file.missing` (the video is gone), `file.foreign` (a link, a folder or a pipe has the name; a file may be told
 * apart by its format yet), `file.changed` (what is to make room was edited), `file.notWritable`, `disk.full`.
 */
export function createPlaceCheck(disk: Pick<Disk, 'stat' | 'sha256' | 'mayWrite' | 'space'>): CheckPlace {
  return async ({ videoPath, path, replaces }) => {
    try {
      await requireVideo(disk, videoPath)
      if ((await disk.stat(path))?.isFile === false) throw foreignFile(path)
      if (replaces && (await isEdited(disk, replaces))) throw editedFile(replaces)
      await disk.mayWrite(dirname(path))
      await requireRoom(disk, dirname(path), 0)
    } catch (thrown) {
      throw diskErrorOf(thrown, path)
    }
  }
}

/** What was deleted by hand is in nobody's way. */
async function isEdited(disk: Pick<Disk, 'stat' | 'sha256'>, ours: Written): Promise<boolean> {
  return (await disk.stat(ours.path)) !== null && !(await isUntouched(disk, ours.path, ours))
}

export type CheckFolder = (folder: string) => Promise<void>

/** The same of a folder alone, whatever is written there. Errors: `file.notWritable`, `file.missing`, `disk.full`. */
export function createFolderCheck(disk: Pick<Disk, 'mayWrite' | 'space'>): CheckFolder {
  return async (folder) => {
    try {
      await disk.mayWrite(folder)
      await requireRoom(disk, folder, 0)
    } catch (thrown) {
      throw diskErrorOf(thrown, folder)
    }
  }
}

/** An unmounted drive leaves an empty folder behind: without the video there, nothing may be created. */
export async function requireVideo(disk: Pick<Disk, 'stat'>, videoPath: string): Promise<void> {
  if (await disk.stat(videoPath)) return
  throw new AppError('file.missing', `The video is no longer there: ${videoPath}. Connect its drive, then run again.`)
}

export async function requireRoom(disk: Pick<Disk, 'space'>, folder: string, neededBytes: number): Promise<void> {
  const { freeBytes, totalBytes } = await disk.space(folder)
  if (freeBytes - neededBytes >= roomToLeave(totalBytes)) return
  throw new AppError('disk.full', `The disk of ${folder} is full. Free some space, then run again.`)
}
