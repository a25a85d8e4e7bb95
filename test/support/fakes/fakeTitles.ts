/** Groups the fake library's videos as the host would: titles, seasons, episodes, files; and flattens what is open. */
import type { LibraryCell, LibraryQuery, LibraryRow, WishStatus } from '../../../shared/contract/library.ts'
import type { FakeVideo } from './fakeVideos.ts'

export type Asked = Omit<LibraryQuery, 'offset' | 'limit'>

interface Group {
  readonly id: string
  readonly kind: LibraryRow['kind']
  readonly level: number
  readonly below: readonly Group[]
  readonly videos: readonly FakeVideo[]
}

/** @param shown Whether the search shows a video. */
export function fakeRows(
  videos: readonly FakeVideo[],
  asked: Asked,
  shown: (video: FakeVideo) => boolean,
): readonly LibraryRow[] {
  const isOpen = (id: string) => asked.open.all !== new Set(asked.open.except).has(id)
  const matching = videos.filter(shown)
  const rowOf = (group: Group, open: boolean | null) =>
    toRow(group, { isOpen: open, matching: group.videos.filter(shown) })
  if (asked.view === 'files') {
    const files = matching.map((video) => fileGroup(video, 1))
    return sorted(
      files.map((group) => rowOf(group, null)),
      asked,
    )
  }
  const whole = new Map(groupedBy(videos, titleKey))
  const titles = [...groupedBy(matching, titleKey).keys()].map((key) => titleGroup(key, whole.get(key) ?? []))
  const tops = sorted(
    titles.map((group) => rowOf(group, group.below.length === 0 ? null : isOpen(group.id))),
    asked,
  )
  const byId = new Map(titles.map((group) => [group.id, group]))
  const flat: LibraryRow[] = []
  const add = (group: Group, row: LibraryRow) => {
    flat.push(row)
    if (row.isOpen !== true) return
    for (const child of group.below)
      if (child.videos.some(shown)) add(child, rowOf(child, child.below.length === 0 ? null : isOpen(child.id)))
  }
  for (const row of tops) add(byId.get(row.id)!, row)
  return flat
}

function titleKey({ row }: FakeVideo): string {
  return row.title === null ? `file ${row.id}` : `${row.type} ${row.title} ${row.year ?? ''}`
}

function titleGroup(key: string, videos: readonly FakeVideo[]): Group {
  const id = `t:${videos[0]?.row.id ?? key}`
  if (videos[0]?.row.type !== 'tv') {
    const below = videos.length < 2 ? [] : videos.map((video) => fileGroup(video, 2))
    return { id, kind: 'title', level: 1, below, videos }
  }
  const seasons = [...groupedBy(videos, ({ row }) => String(row.season))].sort(([a], [b]) => Number(a) - Number(b))
  const below = seasons.map(([season, all]): Group => {
    const episodes = [...groupedBy(all, ({ row }) => row.episodes.join(','))].map(([episode, files]): Group => ({
      id: files.length === 1 ? files[0]!.row.id : `e:${id}:${season}:${episode}`,
      kind: 'episode',
      level: 3,
      below: files.length < 2 ? [] : files.map((video) => fileGroup(video, 4)),
      videos: files,
    }))
    return { id: `s:${id}:${season}`, kind: 'season', level: 2, below: episodes, videos: all }
  })
  return { id, kind: 'title', level: 1, below, videos }
}

function fileGroup(video: FakeVideo, level: number): Group {
  return { id: video.row.id, kind: 'file', level, below: [], videos: [video] }
}

interface RowFacts {
  readonly isOpen: boolean | null
  readonly matching: readonly FakeVideo[]
}

function toRow({ id, kind, level, videos }: Group, { isOpen, matching }: RowFacts): LibraryRow {
  const [only] = videos
  if (only === undefined) throw new Error('A group without videos.')
  const { row } = only
  const isOne = videos.length === 1
  const [episode] = row.episodes
  return {
    kind,
    id,
    level,
    isOpen,
    title: row.title,
    year: row.year,
    type: row.type,
    season: kind === 'title' ? null : row.season,
    code: kind === 'episode' ? codeOf(row.season, episode) : '',
    name: '',
    release: isOne ? (/(\d+p)\.([\w-]+)\..*-(\w+)\.mkv$/.exec(row.name)?.slice(1).join(' ') ?? '') : '',
    file: isOne ? row.name : '',
    folder: row.folder,
    videoId: isOne ? row.id : null,
    videos: videos.length,
    matching: matching.length,
    seasons: kind === 'title' && row.type === 'tv' ? new Set(videos.map((video) => video.row.season)).size : 0,
    poster: null,
    cells: cellsOf(videos),
    changedMs: Math.max(...videos.map((video) => video.row.modifiedMs)),
    away: only.folderId === 'f3' ? 'old recordings' : null,
    step:
      worstFirst.find((step) => videos.some((video) => video.row.wishes.some((wish) => wish.step === step))) ?? null,
    hasRules: false,
  }
}

const worstFirst = ['out-of-step', 'not-measured', 'in-step'] as const

function cellsOf(videos: readonly FakeVideo[]): LibraryCell[] {
  return (videos[0]?.row.wishes ?? []).map(({ wish, language }, at) => {
    const stands = videos.map(({ row }) => row.wishes[at]).filter((each): each is WishStatus => each !== undefined)
    const [first] = stands
    const isSame = stands.every(({ state, by }) => state === first?.state && by === first.by)
    const covered = stands.filter(({ state }) => state === 'covered').length
    return { wish, language, covered, total: stands.length, status: isSame && first ? first : null }
  })
}

function codeOf(season: number | null, episode: number | undefined): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `S${two(season ?? 0)}E${two(episode ?? 0)}`
}

function sorted(rows: readonly LibraryRow[], { sort, sortLanguage, isDescending }: Asked): readonly LibraryRow[] {
  const keyOf = (row: LibraryRow): string | number => {
    if (sort === 'changed') return row.changedMs
    if (sort === 'language') {
      const cells = row.cells.filter(({ language }) => sortLanguage === null || language === sortLanguage)
      const sumOf = (count: 'covered' | 'total') => cells.reduce((sum, cell) => sum + cell[count], 0)
      return sumOf('total') > 0 ? sumOf('covered') / sumOf('total') : 0
    }
    if (sort === 'folder') return row.folder
    if (sort === 'step') return row.step === null ? worstFirst.length : worstFirst.indexOf(row.step)
    return sort === 'name' ? row.file : (row.title ?? row.file)
  }
  const up = isDescending ? -1 : 1
  return [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -up : keyOf(a) > keyOf(b) ? up : 0))
}

function groupedBy(videos: readonly FakeVideo[], keyOf: (video: FakeVideo) => string): Map<string, FakeVideo[]> {
  const groups = new Map<string, FakeVideo[]>()
  for (const video of videos) {
    const key = keyOf(video)
    const group = groups.get(key)
    if (group) group.push(video)
    else groups.set(key, [video])
  }
  return groups
}
