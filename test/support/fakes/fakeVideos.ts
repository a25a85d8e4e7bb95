/** A made library of any size as the host would tell it: the same seed gives the same rows. No disk, no service. */
import type { Folder, FolderTreeNode, LibraryCounts, VideoRow } from '../../../shared/contract/library.ts'
import { isWords, type IsWord } from '../../../shared/librarySearch/librarySearch.ts'

const shows = [
  'Harbour Lights',
  'The Long Winter',
  'Copper and Rain',
  'Northern Line',
  'A Quiet Orbit',
  'Los Días Largos',
  'Das zweite Zimmer',
  'Les Heures Blanches',
  '遠い海',
  'Tide Tables',
]
const movies = [
  'The Paper Moon',
  'Undertow',
  'Salt Road',
  'Nine Windows',
  'The Cartographer',
  'Late Ferry',
  'Glass Hour',
]
const groups = ['NOVA', 'KESTREL', 'TIDE', 'ORBIT', 'MERIDIAN']
const sources = ['1080p.WEB.H264', '2160p.BluRay.x265', '720p.HDTV.x264', '1080p.BluRay.x264']
const states = [
  'covered',
  'covered',
  'covered',
  'missing',
  'missing',
  'covered',
  'waiting',
  'ask',
  'none',
  'covered',
] as const
const bys = ['sidecar', 'ours', 'track', 'audio'] as const
/** Most were not measured yet. */
const steps = [
  'not-measured',
  'in-step',
  'not-measured',
  'out-of-step',
  'not-measured',
  'not-measured',
  'in-step',
] as const
const firstDayMs = Date.UTC(2026, 0, 1)

const fakeWishes = ['en', 'pt-BR>pt'] as const

export const fakeFolders: readonly Folder[] = [
  { id: 'f1', path: '/media/films', token: 'films', videos: 0, onlySkipped: 0, state: 'there' },
  { id: 'f2', path: '/media/series', token: 'series', videos: 0, onlySkipped: 0, state: 'there' },
  { id: 'f3', path: '/mnt/archive/old recordings', token: 'old recordings', videos: 0, onlySkipped: 0, state: 'away' },
]

export interface FakeVideo {
  readonly row: VideoRow
  readonly folderId: string
}

export function makeFakeVideos(count: number): readonly FakeVideo[] {
  return Array.from({ length: count }, (_, index) => (index % 4 === 3 ? movieAt(index) : episodeAt(index)))
}

function movieAt(index: number): FakeVideo {
  const title = distinct(pick(movies, Math.floor(index / 4)), Math.floor(index / 1_820))
  const year = 1960 + (index % 65)
  const name = `${title.replaceAll(' ', '.')}.${year}.${pick(sources, index)}-${pick(groups, index)}.mkv`
  const row = { ...common(index), name, folder: `films/${title} (${year})`, title, type: 'movie' as const, year }
  return { row: { ...row, season: null, episodes: [] }, folderId: 'f1' }
}

function episodeAt(index: number): FakeVideo {
  const [season, episode] = [1 + (Math.floor(index / 24) % 9), 1 + (index % 24)]
  const title = distinct(pick(shows, Math.floor(index / 216)), Math.floor(index / 2_160))
  const number = `S${String(season).padStart(2, '0')}E${String(episode).padStart(2, '0')}`
  const name = `${title.replaceAll(' ', '.')}.${number}.${pick(sources, index)}-${pick(groups, index)}.mkv`
  const row = { ...common(index), name, folder: `series/${title}/Season ${season}`, title, type: 'tv' as const }
  return { row: { ...row, year: null, season, episodes: [episode] }, folderId: 'f2' }
}

function common(index: number): Pick<VideoRow, 'id' | 'sizeBytes' | 'modifiedMs' | 'wishes'> {
  return {
    id: `v${index}`,
    sizeBytes: 350_000_000 + ((index * 7_919_113) % 9_000_000_000),
    modifiedMs: firstDayMs + index * 60_000,
    wishes: fakeWishes.map((wish, at) => {
      const state = pick(states, index * 3 + at * 5 + Math.floor(index / 10))
      const language = wish.split('>')[0] ?? wish
      const by = state === 'covered' ? pick(bys, index) : null
      const candidates = state === 'ask' ? 3 : null
      const untilMs = state === 'waiting' ? firstDayMs + 400 * 86_400_000 : null
      const step = by === 'sidecar' || by === 'ours' ? pick(steps, index) : null
      return { wish, language, state, by, isMachineMade: false, untilMs, candidates, atMs: null, name: null, step }
    }),
  }
}

function pick<Value>(from: readonly Value[], index: number): Value {
  const value = from[index % from.length]
  if (value === undefined) throw new Error('Nothing to pick from.')
  return value
}

/** Titles of a large library are many: those beyond the first ones carry a number. */
function distinct(title: string, round: number): string {
  return round === 0 ? title : `${title} ${round + 1}`
}

/** @param language The one wish that is meant; null for any. */
export function isIn(word: IsWord, { row, folderId }: FakeVideo, language: string | null = null): boolean {
  const wishes = row.wishes.filter((wish) => language === null || wish.language === language)
  const has = (state: string) => wishes.some((wish) => wish.state === state)
  const by = (...known: readonly string[]) => wishes.some((wish) => wish.by !== null && known.includes(wish.by))
  switch (word) {
    case 'covered':
      return wishes.every((wish) => wish.state === 'covered')
    case 'missing':
      return wishes.some((wish) => wish.state !== 'covered')
    case 'review':
      return has('ask')
    case 'waits':
      return has('waiting')
    case 'not-found':
      return has('none')
    case 'yours':
      return by('sidecar', 'stray')
    case 'ours':
      return by('ours')
    case 'inside':
      return by('track', 'audio')
    case 'unread':
      return row.title === null
    case 'away':
      return folderId === 'f3'
    case 'in-step':
    case 'out-of-step':
    case 'not-measured':
      return wishes.some(({ step }) => step === word)
    case 'machine':
    case 'ignored':
    case 'rules':
      return false
  }
}

export function countFake(videos: readonly FakeVideo[]): LibraryCounts {
  const is = Object.fromEntries(
    isWords.map((word) => [word, videos.filter((video) => isIn(word, video)).length]),
  ) as LibraryCounts['is']
  const missing = videos.flatMap(({ row }) => row.wishes.filter(({ state }) => state !== 'covered'))
  return {
    videos: videos.length,
    titles: new Set(videos.map(({ row }) => `${row.title} ${row.year}`)).size,
    subtitles: missing.length,
    toFind: is.missing,
    is,
    skipped: 31,
    unreadable: 0,
    orphans: 3,
    byLanguage: ['en', 'pt-BR'].map((language) => ({
      language,
      covered: videos.filter((video) => isIn('covered', video, language)).length,
      total: videos.length,
    })),
  }
}

export function fakeTree(folders: readonly Folder[]): FolderTreeNode[] {
  return folders.map(({ token, videos, state }) => ({
    token,
    name: token,
    level: 1,
    videos,
    state,
    unreadable: 0,
    parent: null,
  }))
}
