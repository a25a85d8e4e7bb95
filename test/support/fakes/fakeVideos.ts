/** A made library of any size as the host would tell it: the same seed gives the same rows. No disk, no service. */
import type { Folder, LibraryCounts, LibraryFilter, VideoRow } from '../../../shared/contract/library.ts'

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
const firstDayMs = Date.UTC(2026, 0, 1)

const fakeWishes = ['en', 'pt-BR>pt'] as const

export const fakeFolders: readonly Folder[] = [
  { id: 'f1', path: '/media/films', videos: 0, state: 'there' },
  { id: 'f2', path: '/media/series', videos: 0, state: 'there' },
  { id: 'f3', path: '/mnt/archive/old recordings', videos: 0, state: 'away' },
]

export interface FakeVideo {
  readonly row: VideoRow
  readonly folderId: string
}

export function makeFakeVideos(count: number): readonly FakeVideo[] {
  return Array.from({ length: count }, (_, index) => (index % 4 === 3 ? movieAt(index) : episodeAt(index)))
}

function movieAt(index: number): FakeVideo {
  const title = pick(movies, Math.floor(index / 4))
  const year = 1960 + (index % 65)
  const name = `${title.replaceAll(' ', '.')}.${year}.${pick(sources, index)}-${pick(groups, index)}.mkv`
  const row = { ...common(index), name, folder: `films/${title} (${year})`, title, type: 'movie' as const, year }
  return { row: { ...row, season: null, episodes: [] }, folderId: 'f1' }
}

function episodeAt(index: number): FakeVideo {
  const [season, episode] = [1 + (Math.floor(index / 24) % 9), 1 + (index % 24)]
  const title = pick(shows, Math.floor(index / 216))
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
      return { wish, language, state, by: state === 'covered' ? pick(bys, index) : null }
    }),
  }
}

function pick<Value>(from: readonly Value[], index: number): Value {
  const value = from[index % from.length]
  if (value === undefined) throw new Error('Nothing to pick from.')
  return value
}

export function isIn(filter: LibraryFilter, { row }: FakeVideo): boolean {
  const has = (state: string) => row.wishes.some((wish) => wish.state === state)
  switch (filter) {
    case 'all':
      return true
    case 'covered':
      return row.wishes.every((wish) => wish.state === 'covered')
    case 'missing':
      return row.wishes.some((wish) => wish.state !== 'covered')
    case 'not-understood':
      return row.title === null
    case 'ignored':
    case 'orphans':
      return false
    default:
      return has(filter)
  }
}

export function countFake(videos: readonly FakeVideo[]): LibraryCounts {
  const count = (filter: LibraryFilter) => videos.filter((video) => isIn(filter, video)).length
  return {
    videos: videos.length,
    covered: count('covered'),
    missing: count('missing'),
    ask: count('ask'),
    waiting: count('waiting'),
    none: count('none'),
    notUnderstood: count('not-understood'),
    ignored: 31,
    orphans: 3,
    byLanguage: ['en', 'pt-BR'].map((language) => {
      const covered = videos.filter(({ row }) =>
        row.wishes.some((wish) => wish.language === language && wish.state === 'covered'),
      ).length
      return { language, covered, missing: videos.length - covered }
    }),
  }
}
