/** The library of the fake host: rows by filter, search and order, folders, and changes that are told. */
import type { AppEvent, Handlers } from '../../../shared/contract/index.ts'
import type { Folder, LibraryCounts, LibraryQuery, LibraryState, VideoRow } from '../../../shared/contract/library.ts'
import { AppError } from '../../../shared/errors.ts'
import { fakeDetails, fakeLeftOut } from './fakeDetails.ts'
import { countFake, fakeFolders, isIn, makeFakeVideos, type FakeVideo } from './fakeVideos.ts'

type Emit = (event: AppEvent) => void
type Asked = Omit<LibraryQuery, 'offset' | 'limit'>

export function createFakeLibrary(count: number, emit: Emit) {
  let videos = [...makeFakeVideos(count)]
  let folders: readonly Folder[] = count === 0 ? [] : fakeFolders
  let scan = { isScanning: false, found: 0 }
  let revision = 1
  /** Answers to the questions of this revision: a library of 100,000 is not sorted for each page. */
  const found = new Map<string, readonly VideoRow[]>()
  let counts: LibraryCounts | null = null

  const state = (): LibraryState => ({
    revision,
    ...scan,
    lastScanMs: Date.UTC(2026, 10, 21, 11, 20),
    counts: (counts ??= countFake(videos)),
    folders: folders.map((folder) => ({
      ...folder,
      videos: videos.filter(({ folderId }) => folderId === folder.id).length,
    })),
  })
  const tell = () => {
    revision += 1
    found.clear()
    counts = null
    emit({ name: 'library.changed', payload: state() })
  }
  const addFolder = (path: string): Folder => {
    const added: Folder = { id: `f${folders.length + 1}`, path, videos: 0, state: 'there' }
    folders = [...folders, added]
    tell()
    return added
  }
  const rowsFor = (asked: Asked) => {
    const key = JSON.stringify(asked)
    const rows =
      found.get(key) ??
      sorted(
        videos.filter((video) => isAsked(video, asked)),
        asked.sort,
      )
    found.set(key, rows)
    return rows
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
        return { rows: rows.slice(offset, offset + limit), total: rows.length, revision }
      },
      'library.skipped': async ({ kind, offset, limit }) => {
        const rows = fakeLeftOut[kind]
        return { rows: rows.slice(offset, offset + limit), total: rows.length, revision }
      },
      'library.video': async ({ videoId }) => ({ ...fakeDetails, row: videoAt(videoId) }),
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
        return {}
      },
    } satisfies Partial<Handlers>,
  }
}

function isAsked(video: FakeVideo, { filter, language, folderId, search }: Asked): boolean {
  const { row } = video
  if (folderId !== null && video.folderId !== folderId) return false
  if (search !== '' && !row.name.toLowerCase().includes(search.toLowerCase())) return false
  if (language === null) return isIn(filter, video)
  const wishes = row.wishes.filter((wish) => wish.language === language)
  return wishes.length > 0 && isIn(filter, { ...video, row: { ...row, wishes } })
}

function sorted(videos: readonly FakeVideo[], sort: LibraryQuery['sort']): readonly VideoRow[] {
  const rows = videos.map(({ row }) => row)
  if (sort === 'newest') return rows.sort((a, b) => b.modifiedMs - a.modifiedMs)
  const textOf = (row: VideoRow) => (sort === 'title' ? (row.title ?? '') : sort === 'folder' ? row.folder : row.name)
  return rows.sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1))
}
