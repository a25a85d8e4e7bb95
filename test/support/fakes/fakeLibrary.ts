/** The library of the fake host: rows by filter, search and order, folders, and changes that are told. */
import type { AppEvent, Handlers } from '../../../shared/contract/index.ts'
import type { Folder, LibraryCounts, LibraryRow, LibraryState, VideoRow } from '../../../shared/contract/library.ts'
import { verbIds, type Scope, type ScopeFacts, type VerbTrouble } from '../../../shared/contract/scope.ts'
import { isWords, type IsWord } from '../../../shared/librarySearch/librarySearch.ts'
import { parseLibrarySearch } from '../../../shared/librarySearch/parseLibrarySearch.ts'
import { AppError } from '../../../shared/errors.ts'
import { fakeDetails, fakeLeftOut } from './fakeDetails.ts'
import { reviewedFilm } from './fakeReview.ts'
import { fakeRows, type Asked } from './fakeTitles.ts'
import { countFake, fakeFolders, fakeTree, isIn, makeFakeVideos, type FakeVideo } from './fakeVideos.ts'

type Emit = (event: AppEvent) => void

export function createFakeLibrary(count: number, emit: Emit) {
  let videos = [...makeFakeVideos(count)]
  let folders: readonly Folder[] = count === 0 ? [] : fakeFolders
  let scan = { isScanning: false, found: 0 }
  let revision = 1
  /** Answers to the questions of this revision: a library of 100,000 is not sorted for each page. */
  const found = new Map<string, readonly LibraryRow[]>()
  let counts: LibraryCounts | null = null

  const counted = () =>
    folders.map((folder) => ({ ...folder, videos: videos.filter(({ folderId }) => folderId === folder.id).length }))
  const state = (): LibraryState => ({
    revision,
    missingRevision: revision,
    ...scan,
    lastScanMs: Date.UTC(2026, 10, 21, 11, 20),
    counts: (counts ??= countFake(videos)),
    folders: counted(),
    tree: fakeTree(counted()),
  })
  const tell = () => {
    revision += 1
    found.clear()
    counts = null
    emit({ name: 'library.changed', payload: state() })
  }
  const addFolder = (path: string): Folder => {
    const added: Folder = {
      id: `f${folders.length + 1}`,
      path,
      token: path.split('/').at(-1) ?? '',
      videos: 0,
      onlySkipped: 0,
      state: 'there',
    }
    folders = [...folders, added]
    tell()
    return added
  }
  const rowsFor = (asked: Asked) => {
    const key = JSON.stringify(asked)
    const rows = found.get(key) ?? fakeRows(videos, asked, (video) => isShown(video, asked.search))
    found.set(key, rows)
    return rows
  }
  const inScope = ({ search, ids }: Scope): readonly FakeVideo[] => {
    const shown = videos.filter((video) => isShown(video, search))
    if (ids === null) return shown
    const asked = { search, sort: 'title', isDescending: false, sortLanguage: null, view: 'titles' } as const
    const rows = rowsFor({ ...asked, open: { all: true, except: [] } })
    const chosen = new Set<string>()
    for (const id of ids) {
      const at = rows.findIndex((row) => row.id === id)
      chosen.add(id)
      for (let below = at + 1; at >= 0 && (rows[below]?.level ?? 0) > rows[at]!.level; below += 1)
        if (rows[below]?.videoId) chosen.add(rows[below]!.videoId!)
    }
    return shown.filter(({ row }) => chosen.has(row.id) || chosen.has(`t:${row.id}`))
  }
  const videoAt = (id: string) => {
    const video = videos.find(({ row }) => row.id === id)
    if (!video) throw new AppError('file.missing', 'The video is no longer there.')
    return video.row
  }

  return {
    change: (index: number, change: Partial<VideoRow>) => {
      const video = videos[index]
      if (!video) throw new Error(`There is no video ${index}.`)
      videos[index] = { ...video, row: { ...video.row, ...change } }
      tell()
    },
    setScanning: (isScanning: boolean, foundSoFar = 0) => {
      scan = { isScanning, found: foundSoFar }
      tell()
    },
    handlers: {
      'library.state': async () => state(),
      'library.page': async ({ offset, limit, ...asked }) => {
        const rows = rowsFor(asked)
        const shown = videos.filter((video) => isShown(video, asked.search)).length
        return { rows: rows.slice(offset, offset + limit), total: rows.length, videos: shown, revision }
      },
      'library.filterCounts': async ({ search }) => {
        const language = parseLibrarySearch(search).tokens.find(({ kind }) => kind === 'lang')?.value ?? null
        const shown = videos.filter((video) => isShown(video, search))
        const count = (word: IsWord) => shown.filter((video) => isIn(word, video, language)).length
        return Object.fromEntries(isWords.map((word) => [word, count(word)])) as LibraryCounts['is']
      },
      'library.rowIds': async ({ query, from, to }) => ({
        ids: rowsFor(query)
          .slice(from, to + 1)
          .map(({ id }) => id),
        revision,
      }),
      'library.poster': async () => null,
      'library.scope': async (scope) => factsOf(inScope(scope), scope.language),
      'library.skipped': async ({ kind, offset, limit }) => {
        const rows = fakeLeftOut[kind]
        return { rows: rows.slice(offset, offset + limit), total: rows.length, revision }
      },
      'library.video': async ({ videoId }) => reviewedFilm(videoId) ?? { ...fakeDetails, row: videoAt(videoId) },
      'library.cancelScan': async () => {
        scan = { isScanning: false, found: 0 }
        tell()
        return {}
      },
      'folders.add': async ({ placeId }) => addFolder(`/media/${placeId}`),
      'folders.addDropped': async ({ dropId }) => [addFolder(`/media/${dropId}`)],
      'folders.choose': async () => addFolder('/media/chosen'),
      'folders.addSample': async () => addFolder('/home/sample videos'),
      'folders.remove': async ({ folderId }) => {
        folders = folders.filter(({ id }) => id !== folderId)
        videos = videos.filter((video) => video.folderId !== folderId)
        tell()
        return { undoId: 'u1', name: 'Videos' }
      },
    } satisfies Partial<Handlers>,
  }
}

function isShown(video: FakeVideo, search: string): boolean {
  const { tokens } = parseLibrarySearch(search)
  const language = tokens.find(({ kind }) => kind === 'lang')?.value ?? null
  return tokens.every((token) => {
    const has = () => {
      if (token.kind === 'is') return isIn(token.value, video, language)
      if (token.kind === 'lang') return video.row.wishes.some((wish) => wish.language === token.value)
      if (token.kind === 'in')
        return fakeFolders.some(({ id, token: own }) => id === video.folderId && own === token.value)
      return video.row.name.toLowerCase().includes(token.value.toLowerCase())
    }
    return has() !== token.isNot
  })
}

function factsOf(videos: readonly FakeVideo[], language: string | null): ScopeFacts {
  const missing = videos.filter((video) => isIn('missing', video, language))
  const subtitles = missing.reduce(
    (sum, { row }) =>
      sum +
      row.wishes.filter((wish) => wish.state !== 'covered' && (language ?? wish.language) === wish.language).length,
    0,
  )
  const why: VerbTrouble | null = videos.length === 0 ? 'empty' : missing.length === 0 ? 'nothing-missing' : null
  const verbs = Object.fromEntries(
    verbIds.map((id) => [id, { count: id === 'find' ? missing.length : videos.length, why }]),
  ) as ScopeFacts['verbs']
  const notFound = videos
    .flatMap(({ row }) => row.wishes)
    .filter((wish) => wish.state === 'none' && (language ?? wish.language) === wish.language).length
  const [only] = videos
  const label = { title: only?.row.title ?? null, year: null, season: null, code: '', file: '' }
  const toFind = { videos: missing.length, subtitles, notFound }
  return { label, videos: videos.length, missingVideos: missing.length, subtitles, notFound, toFind, verbs }
}
