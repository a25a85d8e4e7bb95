/**
 * Reads one folder and sorts its entries by what they are. Follows no link and opens no file; an unreadable folder
 * is a value, because one bad folder must not end a scan (promise F9).
 */
import { isUtf8 } from 'node:buffer'
import { type Dirent, readdir } from 'node:fs'
import path from 'node:path'
import type { DiskReads, Soon } from '../media/diskReads.ts'
import { isHiddenFolder, isInfoFile, kindOfFile } from './fileNames.ts'

/** Names only, each list sorted by code units. */
export interface FolderListing {
  readonly path: string
  readonly folders: readonly string[]
  readonly videos: readonly string[]
  readonly subtitles: readonly string[]
  /** .nfo files. */
  readonly infos: readonly string[]
  readonly unfinished: readonly string[]
  readonly hidden: readonly string[]
  readonly links: readonly string[]
  readonly special: readonly string[]
  /** Names that are not UTF-8, with a replacement character where the bytes make no sense. */
  readonly unusable: readonly string[]
  /** System code such as 'EACCES' when the folder could not be read; its lists are empty then. */
  readonly problem: string | null
}

type ListName = Exclude<keyof FolderListing, 'path' | 'problem'>
type Lists = Readonly<Record<ListName, string[]>>

const listNames: readonly ListName[] = [
  'folders',
  'videos',
  'subtitles',
  'infos',
  'unfinished',
  'hidden',
  'links',
  'special',
  'unusable',
]

const replacement = '\uFFFD'

/** Never throws or rejects; at once where the names were. */
export function readFolder(folder: string, reads: DiskReads): Soon<FolderListing> {
  const problem = (thrown: unknown) => emptyListing(folder, systemCode(thrown))
  try {
    const entries = reads.list(folder)
    if (entries instanceof Promise) return entries.then((some) => listingOf(folder, some)).catch(problem)
    const listing = listingOf(folder, entries)
    return listing instanceof Promise ? listing.catch(problem) : listing
  } catch (thrown) {
    return problem(thrown)
  }
}

function listingOf(folder: string, entries: readonly Dirent[]): Soon<FolderListing> {
  const isAnyDoubtful = entries.some((entry) => entry.name.includes(replacement))
  if (!isAnyDoubtful) return sorted(folder, entries, null)
  return namesThatAreNotUtf8(folder).then((unusable) => sorted(folder, entries, unusable))
}

function sorted(folder: string, entries: readonly Dirent[], unusable: ReadonlySet<string> | null): FolderListing {
  const listing = emptyListing(folder, null)
  for (const entry of entries) sortIn(listing, entry, unusable)
  sortAll(listing)
  return listing
}

export function systemCode(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : 'UNKNOWN'
}

/** `folder` + `name` without the normalising (and the time) of path.join. */
export function within(folder: string, name: string): string {
  return folder.endsWith(path.sep) ? folder + name : folder + path.sep + name
}

function sortAll(lists: Lists): void {
  for (const name of listNames) if (lists[name].length > 1) lists[name].sort()
}

function emptyListing(path: string, problem: string | null): FolderListing & Lists {
  return {
    path,
    folders: [],
    videos: [],
    subtitles: [],
    infos: [],
    unfinished: [],
    hidden: [],
    links: [],
    special: [],
    unusable: [],
    problem,
  }
}

/** A replacement character can also be part of a correct name: only the bytes tell. */
function namesThatAreNotUtf8(folder: string): Promise<ReadonlySet<string>> {
  return new Promise((resolve, reject) => {
    readdir(folder, { encoding: 'buffer' }, (problem, names) => {
      if (problem) reject(problem)
      else resolve(new Set(names.filter((name) => !isUtf8(name)).map((name) => name.toString('utf8'))))
    })
  })
}

function sortIn(lists: Lists, entry: Dirent, unusable: ReadonlySet<string> | null): void {
  const { name } = entry
  if (entry.isDirectory()) {
    if (unusable?.has(name)) lists.unusable.push(name)
    else (isHiddenFolder(name) ? lists.hidden : lists.folders).push(name)
    return
  }
  if (entry.isSymbolicLink()) lists.links.push(name)
  else if (!entry.isFile()) lists.special.push(name)
  else sortInFile(lists, name, unusable)
}

function sortInFile(lists: Lists, name: string, unusable: ReadonlySet<string> | null): void {
  const kind = kindOfFile(name)
  if (kind === 'other') {
    if (isInfoFile(name)) lists.infos.push(name)
    return
  }
  if (unusable?.has(name)) lists.unusable.push(name)
  else if (kind === 'video') lists.videos.push(name)
  else if (kind === 'subtitle') lists.subtitles.push(name)
  else lists[kind].push(name)
}
