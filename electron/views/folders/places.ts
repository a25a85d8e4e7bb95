/** Places on the host's disk that may be chosen as a folder. The page learns ids and names; only the host knows the paths. */
import type { Dirent } from 'node:fs'
import { readdir, realpath } from 'node:fs/promises'
import { join, dirname } from 'node:path'
import type { OpenedPlace } from '../../../shared/contract/library.ts'
import { AppError } from '../../../shared/errors.ts'
import { compareText } from '../../../shared/text/compareText.ts'
import { systemCodeOf } from '../../disk/disk.ts'
import { nameOfPath } from './folderPaths.ts'
import { isSubtitleName } from '../../../node/archive/memberNames.ts'
import { createHandles } from '../ids.ts'
import type { Ids } from '../../../node/ids.ts'

/** Which files are listed beside the folders: none, or those that a collection of subtitles may be. */
export type ShownFiles = 'none' | 'collection'

export interface Places {
  /** Where browsing begins for null. @throws AppError 'folder.missing', 'folder.unreadable' */
  open(placeId: string | null, files?: ShownFiles): Promise<OpenedPlace>
  /** The real path behind an id. @throws AppError 'input.invalid' for an id that was not given out */
  pathOf(placeId: string): Promise<string>
}

export interface PlacesParts {
  /** Absolute paths where browsing begins: the home folder, what it has for videos, and the drives. */
  readonly starts: () => Promise<readonly string[]>
  readonly ids: Ids
}

/** More folders than a person reads in one list, and a bound for what the page can make the host remember. */
const mostChildren = 5_000
const mostPlaces = 50_000
const startId = 'start'

export function createPlaces({ starts, ids }: PlacesParts): Places {
  const handles = createHandles<string>(ids, mostPlaces)
  const placeOf = (path: string) => ({ id: handles.idOf(path, path), name: nameOfPath(path) })
  const start = { id: startId, name: '' }

  async function openStart(): Promise<OpenedPlace> {
    const paths = new Set(await starts())
    return { here: start, path: '', parent: null, children: [...paths].map(placeOf), files: [], subtitles: 0 }
  }

  function known(placeId: string): string {
    const path = handles.get(placeId)
    if (path === null) throw new AppError('input.invalid', 'This place is not known. Open the list again.')
    return path
  }

  return {
    async open(placeId, files = 'none') {
      if (placeId === null || placeId === startId) return openStart()
      const path = await realFolder(known(placeId))
      const entries = await readEntries(path)
      const placesOf = (names: readonly string[]) =>
        names.slice(0, mostChildren).map((name) => placeOf(join(path, name)))
      const above = dirname(path)
      return {
        here: placeOf(path),
        path,
        parent: above === path ? start : placeOf(above),
        children: placesOf(entries.folders),
        files: placesOf(files === 'collection' ? entries.files.filter(isCollection) : []),
        subtitles: files === 'collection' ? entries.files.filter(isSubtitleName).length : 0,
      }
    },
    pathOf: async (placeId) => realFolder(known(placeId)),
  }
}

/** The folder's own path, without links. @throws AppError 'folder.missing', 'folder.unreadable' */
export async function realFolder(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (thrown) {
    throw folderError(thrown, path)
  }
}

/** No links, nothing hidden. */
async function readEntries(path: string) {
  try {
    const entries = (await readdir(path, { withFileTypes: true })).filter(isShown)
    const namesOf = (some: readonly Dirent[]) => some.map(({ name }) => name).sort(byName)
    return {
      folders: namesOf(entries.filter((entry) => entry.isDirectory())),
      files: namesOf(entries.filter((entry) => entry.isFile())),
    }
  } catch (thrown) {
    throw folderError(thrown, path)
  }
}

function isShown({ name }: Dirent): boolean {
  return !/^[.$@]/.test(name) && name !== 'System Volume Information'
}

/** What the built-in service takes in as one file: an archive, a manifest, a list of titles. */
function isCollection(name: string): boolean {
  return /\.(?:zip|jsonl|tsv|tsv\.gz)$/i.test(name)
}

function byName(a: string, b: string): number {
  return compareText(a.toLowerCase(), b.toLowerCase()) || compareText(a, b)
}

function folderError(thrown: unknown, path: string): AppError {
  const code = systemCodeOf(thrown)
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return new AppError('folder.missing', `${path} is not there. Check that its drive is connected.`, thrown)
  return new AppError('folder.unreadable', `${path} cannot be read. Check its permissions.`, thrown)
}
