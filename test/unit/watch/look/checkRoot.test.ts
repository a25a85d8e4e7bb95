/** A look at a watched folder: what lost all its videos at once is not taken for deleted by a look at that part alone. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import type { ScanFinding } from '../../../../electron/library/mediaFile.ts'
import { createCheckRoot } from '../../../../electron/watch/look/checkRoot.ts'
import { createSettling } from '../../../../electron/watch/look/settling.ts'
import type { LookOptions } from '../../../../electron/watch/look/watchedDisk.ts'
import { createWishCalendar } from '../../../../electron/watch/rounds/wishCalendar.ts'
import { createWatchNotes } from '../../../../electron/watch/watchNotes.ts'
import { createWatchedVideos } from '../../../../electron/watch/follow/watchedVideos.ts'
import { simulatedHome } from '../../../support/fakes/simulatedRound.ts'
import { videoAt } from '../../../support/make/subjects.ts'

const root = '/films'
const { signal } = new AbortController()

const noPaths: readonly string[] = []
const nothing = () => undefined

/** Two known films, of which only these stand on the disk. @param folders Of the disk that stands there. */
function sceneWith(standing: readonly string[], folders = 1) {
  let [standingNow, identity, foldersNow, skippedNow] = [standing, '8:1', folders, noPaths]
  let afterReading = nothing
  const db = openDatabase(':memory:')
  const videos = createWatchedVideos(db)
  const rest = {
    root,
    sizeBytes: 1e9,
    modifiedMs: 0,
    sidecars: '',
    partialHash: null,
    needsCheck: false,
    isGone: false,
  }
  videos.put(['/films/A/A.mkv', '/films/B/B.mkv'].map((path) => ({ path, ...rest })))
  const disk = {
    async *scan(_root: string, { below, onFolders }: LookOptions): AsyncGenerator<readonly ScanFinding[]> {
      onFolders(foldersNow)
      for (const path of standingNow)
        if (path.startsWith(`${below ?? root}/`)) yield [{ kind: 'video', file: { ...videoAt(path).file, root } }]
      for (const path of skippedNow) yield [{ kind: 'ignored', path, reason: 'too-small', message: 'Too small.' }]
      afterReading()
    },
    heldOpen: async () => new Set<string>(),
    partialHash: async () => null,
    folderIdentity: async () => identity,
  }
  const clock = { nowMs: () => 1e12 }
  const check = createCheckRoot({
    home: simulatedHome({ db, ...clock, find: () => null }),
    ...{ disk, notes: createWatchNotes(db), videos, clock },
    calendar: createWishCalendar(db),
    settling: createSettling({ settleMs: () => 0, monotonicMs: () => 0 }),
    follow: async () => null,
  })
  /** What stands there from now on. */
  const becomes = (next: {
    readonly standing: readonly string[]
    readonly skipped?: readonly string[]
    readonly identity?: string
    readonly folders?: number
  }) => {
    standingNow = next.standing
    skippedNow = next.skipped ?? noPaths
    identity = next.identity ?? identity
    foldersNow = next.folders ?? foldersNow
  }
  /** What happens to the disk once from the end of a look's reading to the end of the look. */
  const onceRead = (happens: () => void) => {
    afterReading = () => {
      afterReading = nothing
      happens()
    }
  }
  return { videos, becomes, onceRead, look: (below: string | null) => check({ root, below, signal }) }
}

test.each([[null], ['/films/A']])('of an empty disk, a look at %s says that it is away', async (below) => {
  const { videos, look } = sceneWith([])
  await expect(look(below)).rejects.toMatchObject({ code: 'folder.missing' })
  expect(videos.pathsIn(root, null)).toHaveLength(2)
})

test('a folder that lost all its videos is decided by a look at the whole', async () => {
  const { videos, look } = sceneWith(['/films/B/B.mkv'])
  await expect(look('/films/A')).rejects.toMatchObject({ code: 'folder.missing' })
  expect((await look(null)).gone).toEqual(['/films/A/A.mkv'])
  expect(videos.pathsIn(root, null)).toEqual(['/films/B/B.mkv'])
})

test('a look at a part does not say how many folders the whole has', async () => {
  const { look } = sceneWith(['/films/A/A.mkv', '/films/B/B.mkv'])
  expect((await look(null)).folders).toBe(1)
  expect((await look('/films/A')).folders).toBe(0)
})

const both = ['/films/A/A.mkv', '/films/B/B.mkv']

test('the very folder that held them, with no folder left in it, was emptied: its videos are gone', async () => {
  const { videos, becomes, look } = sceneWith(both, 3)
  await look(null)
  becomes({ standing: [], folders: 1 })
  expect((await look(null)).gone).toEqual(both)
  expect(videos.pathsIn(root, null)).toEqual([])
  // It stays so, and a video that comes is as any other.
  expect((await look(null)).gone).toEqual([])
})

test.each([
  ['another folder stands at its place: its disk is not mounted', { standing: [], identity: '1:1', folders: 1 }],
  ['a folder is left in it, at whose place a disk may not be mounted', { standing: [], folders: 2 }],
])('%s, so nothing is gone', async (_, next) => {
  const { videos, becomes, look } = sceneWith(both, 3)
  await look(null)
  becomes(next)
  await expect(look(null)).rejects.toMatchObject({ code: 'folder.missing' })
  expect(videos.pathsIn(root, null)).toEqual(both)
})

test('a disk that is pulled while it is looked at leaves a folder that never held anything: nothing is gone', async () => {
  const { videos, becomes, onceRead, look } = sceneWith(both, 3)
  onceRead(() => becomes({ standing: [], identity: '1:1', folders: 1 }))
  await look(null)
  await expect(look(null)).rejects.toMatchObject({ code: 'folder.missing' })
  expect(videos.pathsIn(root, null)).toEqual(both)
})

test('a disk that comes back while its empty place is looked at was not emptied', async () => {
  const { videos, becomes, onceRead, look } = sceneWith(both, 3)
  await look(null)
  becomes({ standing: [], identity: '1:1', folders: 1 })
  onceRead(() => becomes({ standing: both, identity: '8:1', folders: 3 }))
  await expect(look(null)).rejects.toMatchObject({ code: 'folder.missing' })
  expect(videos.pathsIn(root, null)).toEqual(both)
})

test('where only files that are no videos are met, another drive may stand: nothing is gone, and a part asks the whole', async () => {
  const { videos, becomes, look } = sceneWith(both, 3)
  await look(null)
  becomes({ standing: [], skipped: ['/films/A/sample.mkv'], identity: '1:1', folders: 2 })
  await expect(look('/films/A')).rejects.toMatchObject({ code: 'folder.missing' })
  expect((await look(null)).gone).toEqual([])
  expect(videos.pathsIn(root, null)).toEqual(both)
  becomes({ standing: ['/films/B/B.mkv'], skipped: ['/films/A/sample.mkv'], folders: 3 })
  expect((await look(null)).gone).toEqual(['/films/A/A.mkv'])
})

test('the very folder in which only files are left that are no videos has lost them', async () => {
  const { becomes, look } = sceneWith(both, 3)
  await look(null)
  becomes({ standing: [], skipped: ['/films/sample.mkv'], folders: 1 })
  expect((await look(null)).gone).toEqual(both)
})
