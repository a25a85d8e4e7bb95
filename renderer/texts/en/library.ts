/** Words of the screen library, in English. */
import type { Folder, LibraryFilter, LibraryQuery, VideoRow } from '../../../shared/contract/library.ts'
import { wording } from './wording.ts'

const { count } = wording
type WishStanding = VideoRow['wishes'][number]
type By = NonNullable<WishStanding['by']>

const reasonWords: Readonly<Record<string, string>> = {}

/** The fields of a name that the host tells reasons for; one that is missing here is shown as the host names it. */
const fieldNames: Readonly<Record<string, string>> = {
  title: 'Title',
  otherTitle: 'Other title',
  year: 'Year',
  season: 'Season',
  lastSeason: 'Last season',
  episodes: 'Episode',
  absoluteEpisode: 'Episode in all',
  isFullSeason: 'Whole season',
  episodeTitle: 'Episode title',
  date: 'Date',
  part: 'Part',
  source: 'Source',
  isRemux: 'Remux',
  resolution: 'Resolution',
  videoCodec: 'Picture',
  audioCodecs: 'Sound',
  releaseGroup: 'Group',
  editions: 'Edition',
  languages: 'Languages',
  streamingService: 'Streaming service',
  isProper: 'Corrected release',
  fps: 'Frame rate',
}

export const library = {
  title: 'Library',
  summary: (videos: number, moment: string) =>
    `${count(videos, { one: '# video', other: '# videos' })} · last scan ${moment}`,
  videosOnly: (videos: number) => count(videos, { one: '# video', other: '# videos' }),
  search: 'Search by name',
  addFolder: 'Add folder',
  scanAgain: 'Scan the folders again',
  plan: (videos: number) => count(videos, { one: 'Find subtitles for # video', other: 'Find subtitles for # videos' }),
  planFolder: 'Find subtitles in this folder',
  planNothing: 'Nothing is missing',

  scanning: (found: number) => `Scanning: ${count(found, { one: '# video', other: '# videos' })} found`,
  cancelScan: 'Stop (Esc)',

  folders: 'Folders',
  allFolders: 'All folders',
  folderStates: {
    there: '',
    scanning: 'being scanned',
    away: 'not there just now',
    unreadable: 'cannot be read',
  } satisfies Record<Folder['state'], string>,

  languages: 'Languages',
  coverage: (language: string, covered: string) => `${language}: ${covered} covered`,
  showCovered: (language: string, n: number) =>
    `${language}: show ${count(n, { one: 'the # video that has it', other: 'the # videos that have it' })}`,
  showMissing: (language: string, n: number) =>
    `${language}: show ${count(n, { one: 'the # video that lacks it', other: 'the # videos that lack it' })}`,

  filters: 'Filters',
  filter: {
    all: 'All',
    missing: 'Missing',
    covered: 'Covered',
    ask: 'To look at',
    waiting: 'Waiting',
    none: 'Not found',
    'not-understood': 'Name unclear',
    ignored: 'Left out',
    orphans: 'Without video',
  } satisfies Record<LibraryFilter, string>,

  table: 'Videos',
  columns: { name: 'File', title: 'Read as', folder: 'Folder', languages: 'Subtitles', changed: 'Changed' },
  sortBy: {
    name: 'Sort by file',
    title: 'Sort by title',
    folder: 'Sort by folder',
    newest: 'Newest first',
  } satisfies Record<LibraryQuery['sort'], string>,
  notUnderstood: 'name not understood',
  leftOutTable: 'Files left out',
  orphanTable: 'Subtitles without a video',
  leftOutColumns: { path: 'File', reason: 'Why' },

  /** By the host's word; one that is missing here is shown in the host's sentence. */
  leftOutReasons: reasonWords,

  fields: fieldNames,

  states: {
    covered: 'covered',
    missing: 'missing',
    ask: 'must be looked at',
    waiting: 'waits for quota',
    none: 'nothing found',
  } satisfies Record<WishStanding['state'], string>,
  by: {
    sidecar: 'by a file of yours',
    stray: 'by a file of yours under an old name',
    ours: 'by a file that Undertitle wrote',
    track: 'by a track inside the video',
    audio: 'by the spoken language',
  } satisfies Record<By, string>,
  standing: (language: string, state: string, by: string | null) =>
    by === null ? `${language}: ${state}` : `${language}: ${state} ${by}`,

  emptyTitle: 'Drop a folder of videos here',
  emptyTitleNoDrop: 'Add a folder of videos',
  emptyText:
    'Every video gets the right subtitles in your languages. Nothing is written before you have seen the plan.',
  dropHere: 'Drop to add these folders',
  trySample: 'Try it with sample videos',
  noRowsTitle: 'No video is in this list',
  noRowsText: 'Choose another filter, or show all videos.',
  noMatchTitle: (text: string) => `No name contains “${text}”`,
  noMatchText: 'Try fewer letters, or clear the search.',
  showAll: 'Show all',

  browse: {
    title: 'Choose a folder',
    add: 'Add this folder',
    up: 'One folder up',
    empty: 'There are no folders in here.',
    keys: 'Enter opens a folder, Backspace goes up.',
  },

  titleChoice: {
    section: 'Title',
    another: 'This is another title…',
    chosen: {
      movie: (title: string) => `Taken for “${title}”, as you said.`,
      tv: (title: string) => `Taken for “${title}”, as you said: every episode of its show in this folder.`,
    },
    forget: 'Forget that',
    field: 'Which title is it?',
    hint: 'One search is used. What you choose holds for the whole show.',
    search: 'Search',
    found: 'Titles found',
    none: 'No title has this name. Try fewer words, or an id (tt…).',
    movie: 'Movie',
    show: 'Show',
  },

  drawer: {
    label: 'One video',
    find: 'Find subtitles',
    showInFolder: 'Show in folder',
    play: 'Open with player',
    facts: 'About this video',
    size: 'Size',
    runningTime: 'Running time',
    frameRate: 'Frame rate',
    fps: (value: string) => `${value} fps`,
    folder: 'Folder',
    wanted: 'Wanted',
    sidecars: 'Subtitle files beside it',
    noSidecars: 'No subtitle file is beside this video.',
    dragHint:
      'The name of a file that Undertitle wrote can be dragged into another program or folder. By keyboard: “Show in folder”.',
    ours: 'written by Undertitle',
    yours: 'yours',
    rePaired: 'yours, by title',
    rePairedWhy:
      'Its video was renamed or replaced: it is known by title, season and episode. Players do not find it under this name.',
    rename: 'Name it after the video',
    renamed: (name: string) => `Named ${name}`,
    undoRename: 'Undo the renaming',
    tracks: 'Tracks inside',
    noTracks: 'The tracks of this file could not be read.',
    kinds: { video: 'Video', audio: 'Audio', subtitle: 'Subtitle' },
    why: 'Why the name was read so',
    from: { name: 'file name', folder: 'folder name' },
    history: 'What Undertitle did here',
    noHistory: 'Nothing was written for this video yet.',
    undo: 'Undo 1 file',
    undone: (n: number) => `${count(n, { one: '# file', other: '# files' })} moved to the trash.`,
  },
}
