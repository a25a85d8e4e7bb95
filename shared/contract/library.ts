/** The library: its folders, its videos, and what covers them. */
import { z } from 'zod'
import { isWords } from '../librarySearch/librarySearch.ts'
import { longestText } from '../librarySearch/savedFilters.ts'
import { command, done, event, id, nothing, pageOf, searchText, window } from './define.ts'
import { librarySearchText } from './scope.ts'
import { stepOfFile } from './videos/timing.ts'
import { cleanable, renamed, titleAct, videoDetails, wishStatus } from './videos/video.ts'

export * from './videos/video.ts'

export const folder = z.object({
  id,
  /** To show, never to send back. */
  path: z.string(),
  /** What `in:` takes for it in a search. */
  token: z.string(),
  videos: z.int(),
  /** Of a folder without videos: how many its last scan skipped that may be videos all the same. Else 0. */
  onlySkipped: z.int(),
  /** away: the drive is not there just now. */
  state: z.enum(['there', 'scanning', 'away', 'unreadable']),
})
export type Folder = z.output<typeof folder>

/** A place on the host's disk that may be chosen as a folder. */
export const place = z.object({ id, name: z.string() })
export const openedPlace = z.object({
  here: place,
  path: z.string(),
  parent: place.nullable(),
  children: z.array(place),
  /** Of the kind that was asked for. */
  files: z.array(place),
  /** How many subtitles lie there, where files of a collection were asked for: they are read with their folder; else 0. */
  subtitles: z.int(),
})
export type OpenedPlace = z.output<typeof openedPlace>

export const librarySort = z.enum(['title', 'changed', 'folder', 'name', 'language', 'step'])
export type LibrarySort = z.output<typeof librarySort>

const libraryAsked = z.strictObject({
  /** As `shared/librarySearch` reads it. */
  search: librarySearchText,
  sort: librarySort,
  isDescending: z.boolean(),
  /** Whose coverage the sort 'language' is about; null: that of all languages. */
  sortLanguage: z.string().max(20).nullable(),
  /** files: flat, one row a video. */
  view: z.enum(['titles', 'files']),
  /** Which rows show what is below them. */
  open: z.object({ all: z.boolean(), except: z.array(id).max(5_000) }),
})
export const libraryQuery = libraryAsked.extend(window)
export type LibraryQuery = Readonly<z.output<typeof libraryQuery>>

/** How one wish stands for all videos of a row. */
export const libraryCell = z.object({
  wish: z.string(),
  language: z.string(),
  covered: z.int(),
  /** Without those that are ignored. */
  total: z.int(),
  /** Where all its videos agree; else null. */
  status: wishStatus.nullable(),
})
export type LibraryCell = z.output<typeof libraryCell>

export const libraryRow = z.object({
  kind: z.enum(['title', 'season', 'episode', 'file']),
  id,
  /** 1: titles, and everything in the view of files. */
  level: z.int().min(1).max(4),
  /** null: nothing is below it. */
  isOpen: z.boolean().nullable(),
  /** null where the name was not understood. */
  title: z.string().nullable(),
  year: z.int().nullable(),
  type: z.enum(['movie', 'tv']),
  season: z.int().nullable(),
  /** 'S01E03', 'E112' of a number that counts through, a date; '' where there is none. */
  code: z.string(),
  /** Of the episode; '' where it has none. */
  name: z.string(),
  /** '1080p WEB-DL · KESTREL'; of several files '1080p, 2160p'; '' where the name says nothing. */
  release: z.string(),
  /** Name of the one file; '' for several. */
  file: z.string(),
  /** To show, never to send back. Where its videos lie in several folders: what these have in common. */
  folder: z.string(),
  /** Where the row is one video. */
  videoId: id.nullable(),
  /** Videos below it, and how many of them the search shows. */
  videos: z.int(),
  matching: z.int(),
  seasons: z.int(),
  /** For 'library.poster'; null where there is none. */
  poster: id.nullable(),
  cells: z.array(libraryCell),
  changedMs: z.number(),
  /** Name of the folder of the library that is away. */
  away: z.string().nullable(),
  /** Whether its subtitles are in step: the worst of them; null where none is ever measured. */
  step: stepOfFile.nullable(),
  /** Rules of its own say what it should have. */
  hasRules: z.boolean(),
})
export type LibraryRow = z.output<typeof libraryRow>

/** A folder of the tree; those that hold one title alone are not in it. */
export const folderNode = z.object({
  /** For `in:` of a search. */
  token: z.string(),
  name: z.string(),
  /** 1: a folder of the library. */
  level: z.int(),
  videos: z.int(),
  state: folder.shape.state,
  /** Folders and files in it that the disk would not show: what is in them nobody knows. */
  unreadable: z.int(),
  /** Token of the folder around it; null at level 1. */
  parent: z.string().nullable(),
})
export type FolderTreeNode = z.output<typeof folderNode>

/** Each number is how many videos the filter of its name shows; subtitles are counted as such. */
export const libraryCounts = z.object({
  videos: z.int(),
  /** Titles that the whole library shows. */
  titles: z.int(),
  /** Subtitles that are missing. */
  subtitles: z.int(),
  /** Videos with something missing that are in no folder that is away: what "Find" is for. */
  toFind: z.int(),
  is: z.record(z.enum(isWords), z.int()),
  /** Files that a scan left aside, folders and files that the disk would not show, and subtitles that no video has. */
  skipped: z.int(),
  unreadable: z.int(),
  orphans: z.int(),
  /** In the order of the wishes. */
  byLanguage: z.array(z.object({ language: z.string(), covered: z.int(), total: z.int() })),
})
export type LibraryCounts = z.output<typeof libraryCounts>

export const libraryState = z.object({
  revision: z.int(),
  /** Grows whenever something else is missing than before, or was looked for in vain. */
  missingRevision: z.int(),
  isScanning: z.boolean(),
  /** Videos found by the scan that runs now. */
  found: z.int(),
  lastScanMs: z.number().nullable(),
  counts: libraryCounts,
  folders: z.array(folder),
  /** Each folder before those in it. */
  tree: z.array(folderNode),
})
export type LibraryState = z.output<typeof libraryState>

/** A picture beside a video, as it lies on the disk: base64 of its bytes. */
export const poster = z.object({
  type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  width: z.int(),
  height: z.int(),
  base64: z.string(),
})
export type Poster = z.output<typeof poster>

/** A file that is no video of the library, and why. */
export const skippedRow = z.object({
  id,
  path: z.string(),
  reason: z.string(),
  message: z.string(),
  /** Its row of the history, where this app wrote it. */
  rowId: z.int().nullable(),
})

export const libraryCommands = {
  'library.state': command(nothing, libraryState),
  /** `videos`: how many the search shows; `total` counts rows. */
  'library.page': command(libraryQuery, pageOf(libraryRow).extend({ videos: z.int() })),
  /** Of each word of `is:`, how many videos the search shows with it. */
  'library.filterCounts': command(z.strictObject({ search: librarySearchText }), libraryCounts.shape.is),
  /** Ids of the rows from the one to the other, both included: a range that was chosen. */
  'library.rowIds': command(
    z.strictObject({ query: libraryAsked, from: z.int().min(0), to: z.int().min(0) }),
    z.object({ ids: z.array(id), revision: z.int() }),
  ),
  /** null where there is none, or none that may be shown. */
  'library.poster': command(z.strictObject({ posterId: id }), poster.nullable()),
  'library.skipped': command(
    z.strictObject({ ...window, kind: z.enum(['skipped', 'unreadable', 'orphans']), search: searchText }),
    pageOf(skippedRow),
  ),
  /** Where it lies. @throws file.missing for what the last scan did not leave out, and as 'library.showInFolder' */
  'library.showSkipped': command(z.strictObject({ skippedId: id }), done),
  /** Whether a file that scans skip by its name or size is a video; its folder is scanned again. `undoId` is for 'rules.undo'. */
  'library.turnSkipped': command(
    z.strictObject({ skippedId: id, isVideo: z.boolean() }),
    z.object({ undoId: id, name: z.string() }),
  ),
  /** Of the saved ones. `undoId`, for 'rules.undo', is null where none has the name. */
  'library.forgetFilter': command(
    z.strictObject({ name: z.string().max(longestText) }),
    z.object({ undoId: id.nullable() }),
  ),
  'library.video': command(z.strictObject({ videoId: id }), videoDetails),
  'library.scan': command(nothing, done),
  'library.cancelScan': command(nothing, done),
  'folders.browse': command(
    z.strictObject({ placeId: id.nullable(), files: z.enum(['none', 'collection']).default('none') }),
    openedPlace,
  ),
  'folders.add': command(z.strictObject({ placeId: id }), folder),
  'folders.addDropped': command(z.strictObject({ dropId: id }), z.array(folder)),
  /** Opens the system's dialog where the host can; null when the user closed it. */
  'folders.choose': command(nothing, folder.nullable()),
  'folders.addSample': command(nothing, folder),
  /** `undoId` brings it back by `acts.undo`, with all it had, for as long as the app runs. @throws folder.missing */
  'folders.remove': command(z.strictObject({ folderId: id }), z.object({ undoId: id, name: z.string() })),
  /** Takes a title that a search found for this video, and for every episode of its show below the folder. */
  'video.setTitle': command(z.strictObject({ videoId: id, titleId: id }), titleAct),
  'video.forgetTitle': command(z.strictObject({ videoId: id }), titleAct),
  /** Takes one of them, or 'plan.setTitle', back; a plan's show is asked for again. @throws input.invalid for what is not known any more */
  'video.undoTitle': command(z.strictObject({ undoId: id }), done),
  /** Names a re-paired subtitle after its video, and one in another language than its name says after that; nothing else about it changes. */
  'video.renameSidecar': command(z.strictObject({ videoId: id, sidecarId: id }), renamed),
  /** Of a file beside the video that this app wrote. @throws file.foreign for any other */
  'video.cleanable': command(z.strictObject({ videoId: id, sidecarId: id }), cleanable),
  /** Writes it anew; the version before is in the trash. */
  'video.clean': command(
    z.strictObject({ videoId: id, sidecarId: id, what: z.enum(['hearingImpaired', 'credits', 'srt']) }),
    done,
  ),
  'video.undoRename': command(z.strictObject({ renameId: z.int() }), done),
  /** @throws file.missing where it is gone by now, as the next one does */
  'library.showInFolder': command(z.strictObject({ videoId: id }), done),
  /** Opens the video in the system's player. @throws file.changed for what is no plain file, file.noPlayer */
  'library.play': command(z.strictObject({ videoId: id }), done),
} as const

export const libraryEvents = {
  'library.changed': event(libraryState),
} as const
