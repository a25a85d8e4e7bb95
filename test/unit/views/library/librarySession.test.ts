import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import type { SurveyParts } from '../../../../electron/batch/surveyLibrary.ts'
import type { LibraryIndex } from '../../../../electron/library/libraryIndex.ts'
import type { LibraryVideo } from '../../../../electron/library/mediaFile.ts'
import { createFolderStore } from '../../../../electron/views/folders/folderStore.ts'
import { createLibrarySession } from '../../../../electron/views/library/librarySession.ts'
import { createPosters } from '../../../../electron/views/posters/posters.ts'
import { realDisk } from '../../../../electron/disk/disk.ts'
import { createLibraryView } from '../../../../electron/views/library/list/libraryView.ts'
import { videoIdOf } from '../../../../electron/views/ids.ts'
import { createHandClock } from '../../../support/fakes/handClock.ts'
import { notedTopics } from '../../../support/fakes/notedTopics.ts'
import { bookOf } from '../../../support/make/bookOf.ts'
import { videoAt } from '../../../support/make/subjects.ts'

const path = '/lib/Film.2019.mkv'
const videoId = videoIdOf(path)

/** One film in one folder, in an index that counts what is stored in it. */
async function openLibrary() {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const known = new Map<string, LibraryVideo>([[path, videoAt(path)]])
  let stored = 0
  const index: Partial<LibraryIndex> = {
    page: ({ afterPath }) => (afterPath === '' ? [...known.values()] : []),
    find: (asked) => known.get(asked) ?? null,
    rememberSidecars(asked, sidecars) {
      stored += 1
      known.set(asked, videoAt(asked, { sidecars }))
    },
    forget: async () => known.clear(),
  }
  const history = { ownerOf: () => null }
  const survey = { history } as unknown as SurveyParts
  const store = createFolderStore(db, { nowMs: () => 5_000 })
  const { topics, told } = notedTopics()
  const view = createLibraryView(bookOf('en'))
  const rest = {
    timings: { of: () => null, refresh: async () => undefined },
    doubts: { of: () => null, refresh: async () => undefined },
    renamed: { follow: async () => [] },
    taken: { met: () => [] },
    chosen: { chosen: () => null, learntKey: () => '', refresh: () => undefined },
    posters: createPosters({ disk: realDisk }),
    abilities: { canOpenVideo: true, canShowInFolder: false },
    roots: { lookAt: async () => 'held' as const },
    clock: createHandClock(),
  }
  const library = createLibrarySession({ store, view, index: index as LibraryIndex, survey, history, topics, ...rest })
  const folder = library.addFolder('/lib')
  await library.load()
  const wishes = () => library.row(videoId).wishes.map(({ state }) => state)
  return { library, folder, store, known, told, wishes, stored: () => stored }
}

const written = { videoPath: path, path: '/lib/Film.2019.en.srt', language: 'en' }

test('a subtitle that was written meets its wish at once, and one that is taken away leaves it open again', async () => {
  const { library, wishes, stored } = await openLibrary()
  expect(wishes()).toEqual(['missing'])
  library.recordWritten(written)
  expect([wishes(), stored()]).toEqual([['covered'], 1])
  library.recordRemoved(written)
  expect([wishes(), stored()]).toEqual([['missing'], 2])
})

test('what the index knows already is shown, and not stored once more', async () => {
  const { library, known, wishes, stored, told } = await openLibrary()
  const sidecar = {
    path: written.path,
    language: 'en',
    isForced: false,
    isHearingImpaired: false,
    extension: 'srt',
  } as const
  known.set(path, videoAt(path, { sidecars: [sidecar] }))
  const before = told.length
  library.noteKnown(path)
  library.noteKnown('/lib/nobody.mkv')
  expect([wishes(), stored(), told.length - before]).toEqual([['covered'], 0, 1])
})

test('a look that found nothing new tells nobody; one that did shows what is new and what is gone', async () => {
  const { library, told } = await openLibrary()
  const before = told.length
  await library.recordChecked([], [])
  expect(told.length).toBe(before)
  await library.recordChecked([videoAt('/lib/New.2020.mkv')], [])
  expect(library.has(videoIdOf('/lib/New.2020.mkv'))).toBe(true)
  await library.recordChecked([], [path])
  expect(library.has(videoId)).toBe(false)
})

test('a folder that watch mode finds away, or back, is told to the screens at once; one that stands as before is not', async () => {
  const { library, told } = await openLibrary()
  const tellings = (trouble: 'away' | null) => {
    const before = told.length
    library.recordFolder('/lib', trouble)
    return told.slice(before)
  }
  expect(tellings(null)).toEqual([])
  expect(tellings('away')).toEqual(['library'])
  expect(tellings('away')).toEqual([])
  expect(tellings(null)).toEqual(['library'])
})

test('a folder that watch mode finds away says so until it leaves the library with its videos', async () => {
  const { library, folder } = await openLibrary()
  library.recordFolder('/lib', 'away')
  library.recordFolder('/elsewhere', 'away')
  expect(library.folders()).toMatchObject([{ path: '/lib', videos: 1, state: 'away' }])
  await library.removeFolder(folder.id)
  expect([library.folders(), library.state().counts.videos]).toEqual([[], 0])
  expect(library.toPlan({ search: '', ids: null })).toEqual([])
})

test('a video that is not in the library is no subject of a plan', async () => {
  const { library } = await openLibrary()
  expect(library.toPlan({ search: '', ids: null }).map(({ id }) => id)).toEqual([videoId])
  expect(() => library.toPlan({ search: '', ids: ['unknown'] })).toThrow('Scan again to look for it')
})

test('what the disk would not show is a fact of its own: counted, listed, and marked on the folders around it', async () => {
  const { library, folder, store } = await openLibrary()
  const left = (path: string, reason: string) => ({ kind: 'ignored' as const, path, reason, message: reason })
  await store.keepScan(folder.id, [left('/lib/Private', 'unreadable'), left('/lib/sample.mkv', 'sample')])
  const { counts, tree } = library.state()
  expect(counts).toMatchObject({ skipped: 1, unreadable: 1, orphans: 0 })
  expect(tree.map(({ token, unreadable }) => [token, unreadable])).toEqual([['lib', 1]])
  const listed = (kind: 'ignored' | 'unreadable') =>
    library.skipped({ kind, search: '', offset: 0, limit: 10 }).rows.map(({ path }) => path)
  expect([listed('ignored'), listed('unreadable')]).toEqual([['/lib/sample.mkv'], ['/lib/Private']])
  expect(library.skippedPath(videoIdOf('/lib/Private'))).toBe('/lib/Private')
  expect(() => library.skippedPath(videoIdOf('/etc/passwd'))).toThrow('no longer there')
})
