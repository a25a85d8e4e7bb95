/** A look at a watched folder: what lost all its videos at once is not taken for deleted by a look at that part alone. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import type { ScanFinding } from '../../../../electron/library/mediaFile.ts'
import { createCheckRoot } from '../../../../electron/watch/look/checkRoot.ts'
import { createSettling } from '../../../../electron/watch/look/settling.ts'
import type { LookOptions } from '../../../../electron/watch/look/watchedDisk.ts'
import { createWishCalendar } from '../../../../electron/watch/rounds/wishCalendar.ts'
import { createWatchedVideos } from '../../../../electron/watch/follow/watchedVideos.ts'
import { simulatedHome } from '../../../support/fakes/simulatedRound.ts'
import { videoAt } from '../../../support/make/subjects.ts'

const root = '/films'
const { signal } = new AbortController()

/** Two known films, of which only these stand on the disk. */
function sceneWith(standing: readonly string[]) {
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
      onFolders(1)
      for (const path of standing)
        if (path.startsWith(`${below ?? root}/`)) yield [{ kind: 'video', file: { ...videoAt(path).file, root } }]
    },
    heldOpen: async () => new Set<string>(),
    partialHash: async () => null,
  }
  const clock = { nowMs: () => 1e12 }
  const check = createCheckRoot({
    home: simulatedHome({ db, ...clock, find: () => null }),
    ...{ disk, videos, clock },
    calendar: createWishCalendar(db),
    settling: createSettling({ settleMs: () => 0, monotonicMs: () => 0 }),
    follow: async () => null,
  })
  return { videos, look: (below: string | null) => check({ root, below, signal }) }
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
