/** The library: its folders, its videos, and what covers them. */
import { z } from 'zod'
import { command, done, event, id, nothing, pageOf, searchText, window } from './define.ts'
import { timingChange } from './timing.ts'

export const folder = z.object({
  id,
  /** To show, never to send back. */
  path: z.string(),
  videos: z.number().int(),
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
})
export type OpenedPlace = z.output<typeof openedPlace>

/** How one wish stands for one video. */
export const wishState = z.enum(['covered', 'missing', 'ask', 'waiting', 'none'])
export const wishStatus = z.object({
  /** The wish as the user wrote it: 'pt-BR>pt'. */
  wish: z.string(),
  language: z.string(),
  state: wishState,
  /** What covers it: a file of the user's, the same under an old name, a file of ours, a track inside the video, the audio. */
  by: z.enum(['sidecar', 'stray', 'ours', 'track', 'audio']).nullable(),
})

export const videoRow = z.object({
  id,
  name: z.string(),
  folder: z.string(),
  title: z.string().nullable(),
  type: z.enum(['movie', 'tv']),
  year: z.number().int().nullable(),
  season: z.number().int().nullable(),
  episodes: z.array(z.number().int()),
  sizeBytes: z.number(),
  modifiedMs: z.number(),
  wishes: z.array(wishStatus),
})
export type VideoRow = z.output<typeof videoRow>

/** Every number on the screen is one of these filters. */
export const libraryFilter = z.enum([
  'all',
  'missing',
  'covered',
  'ask',
  'waiting',
  'none',
  'not-understood',
  'ignored',
  'orphans',
])
export type LibraryFilter = z.output<typeof libraryFilter>

export const libraryQuery = z.strictObject({
  ...window,
  filter: libraryFilter,
  /** Narrows the filter to one wish's language. */
  language: z.string().max(20).nullable(),
  folderId: id.nullable(),
  search: searchText,
  sort: z.enum(['name', 'folder', 'newest', 'title']),
})
export type LibraryQuery = z.output<typeof libraryQuery>

export const libraryCounts = z.object({
  videos: z.number().int(),
  /** Videos with every wish met. */
  covered: z.number().int(),
  /** Videos with at least one wish not met. */
  missing: z.number().int(),
  ask: z.number().int(),
  waiting: z.number().int(),
  none: z.number().int(),
  notUnderstood: z.number().int(),
  ignored: z.number().int(),
  orphans: z.number().int(),
  byLanguage: z.array(z.object({ language: z.string(), covered: z.number().int(), missing: z.number().int() })),
})
export type LibraryCounts = z.output<typeof libraryCounts>

export const libraryState = z.object({
  revision: z.number().int(),
  isScanning: z.boolean(),
  /** Videos found by the scan that runs now. */
  found: z.number().int(),
  lastScanMs: z.number().nullable(),
  counts: libraryCounts,
  folders: z.array(folder),
})
export type LibraryState = z.output<typeof libraryState>

/** A file that is no video of the library, and why: rows of the filters 'ignored' and 'orphans'. */
export const skippedRow = z.object({ path: z.string(), reason: z.string(), message: z.string() })

export const trackFacts = z.object({
  kind: z.enum(['video', 'audio', 'subtitle']),
  language: z.string().nullable(),
  codec: z.string(),
  isForced: z.boolean(),
  isHearingImpaired: z.boolean(),
})

/** What was done to a text before it was written; counts of cues in `lost`. */
export const cleanedFacts = z.object({
  hearingImpaired: z.number().int(),
  credits: z.number().int(),
  /** 'ass' and the like; null where the format stayed. */
  convertedFrom: z.string().nullable(),
  lost: z.array(
    z.object({
      kind: z.enum(['positions', 'colours', 'fonts', 'effects', 'drawings', 'voices']),
      cues: z.number().int(),
    }),
  ),
})
export type CleanedFacts = z.output<typeof cleanedFacts>

/** What cleaning a file of this app by hand would do. */
export const cleanable = z.object({
  hearingImpaired: z.number().int(),
  credits: z.number().int(),
  canConvert: z.boolean(),
})
export type Cleanable = z.output<typeof cleanable>

export const historyRow = z.object({
  id: z.number().int(),
  atMs: z.number(),
  batchId: z.string(),
  videoName: z.string(),
  sidecarName: z.string(),
  folder: z.string(),
  language: z.string(),
  state: z.enum(['written', 'undone', 'replaced']),
  release: z.string(),
  tier: z.number().int(),
  reasons: z.array(z.string()),
  warnings: z.array(z.string()),
  isMachineMade: z.boolean(),
  /** What was last done to its times. */
  timing: timingChange.nullable(),
  /** null for what was written as it was delivered. */
  cleaned: cleanedFacts.nullable(),
})
export type HistoryRow = z.output<typeof historyRow>

/** The title that the user chose for a video, and so for its show. */
export const chosenTitle = z.object({ name: z.string(), year: z.number().int().nullable() })

/** The drawer of one video. */
export const videoDetails = z.object({
  row: videoRow,
  durationMs: z.number().nullable(),
  fps: z.number().nullable(),
  tracks: z.array(trackFacts),
  sidecars: z.array(
    z.object({
      id,
      name: z.string(),
      language: z.string().nullable(),
      isOurs: z.boolean(),
      isForced: z.boolean(),
      isHearingImpaired: z.boolean(),
      /** Left behind under another name; known as this video's by title, season and episode. */
      isRePaired: z.boolean(),
    }),
  ),
  /** Subtitles that the user had named after this video, which can be undone; newest first. */
  renames: z.array(z.object({ id: z.number().int(), from: z.string(), to: z.string() })),
  /** Why the name was read as it was, field by field. */
  reasons: z.array(z.object({ field: z.string(), text: z.string(), from: z.enum(['name', 'folder']) })),
  history: z.array(historyRow),
  chosenTitle: chosenTitle.nullable(),
})
export type VideoDetails = z.output<typeof videoDetails>

export const libraryCommands = {
  'library.state': command(nothing, libraryState),
  'library.page': command(libraryQuery, pageOf(videoRow)),
  'library.skipped': command(
    z.strictObject({ ...window, kind: z.enum(['ignored', 'orphans']), search: searchText }),
    pageOf(skippedRow),
  ),
  'library.video': command(z.strictObject({ videoId: id }), videoDetails),
  'library.scan': command(nothing, done),
  'library.cancelScan': command(nothing, done),
  'folders.browse': command(z.strictObject({ placeId: id.nullable() }), openedPlace),
  'folders.add': command(z.strictObject({ placeId: id }), folder),
  'folders.addDropped': command(z.strictObject({ dropId: id }), z.array(folder)),
  /** Opens the system's dialog where the host can; null when the user closed it. */
  'folders.choose': command(nothing, folder.nullable()),
  'folders.addSample': command(nothing, folder),
  'folders.remove': command(z.strictObject({ folderId: id }), done),
  /** Takes a title that a search found for this video, and for every episode of its show below the folder. */
  'video.setTitle': command(z.strictObject({ videoId: id, titleId: id }), done),
  'video.forgetTitle': command(z.strictObject({ videoId: id }), done),
  /** Names a re-paired subtitle after its video; nothing else about it changes. */
  'video.renameSidecar': command(z.strictObject({ videoId: id, sidecarId: id }), done),
  /** Of a file beside the video that this app wrote. @throws file.foreign for any other */
  'video.cleanable': command(z.strictObject({ videoId: id, sidecarId: id }), cleanable),
  /** Writes it anew; the version before is in the trash. */
  'video.clean': command(
    z.strictObject({ videoId: id, sidecarId: id, what: z.enum(['hearingImpaired', 'credits', 'srt']) }),
    done,
  ),
  'video.undoRename': command(z.strictObject({ renameId: z.number().int() }), done),
  /** @throws file.missing where it is gone by now, as the next one does */
  'library.showInFolder': command(z.strictObject({ videoId: id }), done),
  /** Opens the video in the system's player. @throws file.changed for what is no plain file, file.noPlayer */
  'library.play': command(z.strictObject({ videoId: id }), done),
} as const

export const libraryEvents = {
  'library.changed': event(libraryState),
} as const
