/**
 * Made trees in which videos are deleted and renamed, drives vanish and folders cannot be read: what could be looked at is
 * as it was seen, what could not is as it was known, and where nothing was seen all of it is.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scanRoot } from '../../../electron/batch/surveyLibrary.ts'
import { toAppError } from '../../../shared/errors.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { createLibraryIndex } from '../../../electron/library/libraryIndex.ts'
import { pooledReads, type DiskReads } from '../../../electron/library/media/diskReads.ts'
import { scanInBatches } from '../../../electron/library/scan/scanFolder.ts'
import { createWatchedVideos } from '../../../electron/watch/follow/watchedVideos.ts'
import { createCheckRoot } from '../../../electron/watch/look/checkRoot.ts'
import { createSettling } from '../../../electron/watch/look/settling.ts'
import { createWatchNotes } from '../../../electron/watch/watchNotes.ts'
import { createWishCalendar } from '../../../electron/watch/rounds/wishCalendar.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { simulatedHome } from '../../support/fakes/simulatedRound.ts'

const { signal } = new AbortController()
/** Watch mode looks when everything is old enough to be whole. */
const laterMs = Date.now() + 1e9

type FileFate = 'stays' | 'deleted' | 'renamed'
type FolderFate = 'stays' | 'sealed' | 'vanished'

/** Nothing grows here. */
const idle = { nowMs: () => laterMs, wait: async () => undefined }

interface MadeFile {
  readonly path: string
  readonly fate: FileFate
}

const folder = fc.constantFrom('', 'A', 'A/C', 'A/C/E', 'A/D', 'AB', 'B', 'B/C')
const files = fc.uniqueArray(
  fc.record({
    path: fc.tuple(folder, fc.constantFrom('1.mkv', '2.mkv')).map((parts) => join(...parts)),
    fate: fc.constantFrom<FileFate>('stays', 'stays', 'deleted', 'renamed'),
  }),
  { selector: ({ path }) => path, maxLength: 12 },
)
const fates = fc.dictionary(
  folder.filter((path) => path !== ''),
  fc.constantFrom<FolderFate>('stays', 'sealed', 'vanished'),
)

function isBelow(path: string, folders: readonly string[]): boolean {
  return folders.some((each) => `${path}${sep}`.startsWith(`${each}${sep}`))
}

function makeTree(made: readonly MadeFile[], folders: Readonly<Record<string, FolderFate>>) {
  const root = tempFolder()
  const like = (fate: FolderFate) =>
    Object.keys(folders).flatMap((path) => (folders[path] === fate ? join(root, path) : []))
  const before = made.map(({ path }) => join(root, path))
  for (const path of before) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, path)
  }
  const isSealed = (path: string) => isBelow(path, like('sealed'))
  const isVanished = (path: string) => isBelow(path, like('vanished'))
  return {
    ...{ root, before, isSealed },
    /** Answers what is on the disk from here on. */
    change: (): readonly string[] =>
      made.flatMap(({ fate }, at) => changeOne(before[at]!, isVanished(before[at]!) ? 'deleted' : fate)),
    reads: {
      ...pooledReads,
      list: async (path: string) => (isSealed(path) ? Promise.reject(refused(path)) : pooledReads.list(path)),
    },
  }
}

function changeOne(path: string, fate: FileFate): readonly string[] {
  const renamed = path.replace(/mkv$/, 'mp4')
  if (fate === 'deleted') rmSync(path)
  if (fate === 'renamed') renameSync(path, renamed)
  return { stays: [path], deleted: [], renamed: [renamed] }[fate]
}

function refused(path: string): Error {
  return Object.assign(new Error(`${path} may not be read.`), { code: 'EACCES' })
}

/** After a look at all of it. */
function mustBeKnown(before: readonly string[], now: readonly string[], isSealed: (path: string) => boolean) {
  const seen = now.filter((path) => !isSealed(path))
  return seen.length === 0 ? [...before].sort() : [...seen, ...before.filter(isSealed)].sort()
}

test('of a library, a scan takes away what is gone, and nothing that it could not look at', async () => {
  await fc.assert(
    fc.asyncProperty(files, fates, async (made, folders) => {
      const { root, before, change, reads, isSealed } = makeTree(made, folders)
      const index = createLibraryIndex({
        database: openDatabase(':memory:'),
        readMediaInfo: async () => null,
        readIds: async () => ({ ids: { filmdbId: null, moviedbId: null }, areAllRead: true }),
      })
      const scan = (diskReads: DiskReads) =>
        scanRoot(
          {
            scan: () => scanInBatches(root, { reads: diskReads, minimumBytes: 0, clock: idle }),
            libraryIndex: index,
            history: { languagesOf: () => new Map<string, string>() },
          },
          root,
          { signal, onVideos: () => undefined, onSkipped: () => undefined },
        )
      await scan(pooledReads)
      const now = change()
      await scan(reads)
      const known = index.page({ root, limit: 1_000 }).map(({ file }) => file.path)
      expect(known.sort()).toEqual(mustBeKnown(before, now, isSealed))
    }),
    { numRuns: 80 },
  )
})

test('of a watched folder, a look does the same, and one that is suddenly empty is away', async () => {
  await fc.assert(
    fc.asyncProperty(files, fates, async (made, folders) => {
      const { root, before, change, reads, isSealed } = makeTree(made, folders)
      const { videos, look } = watched(root)
      await look(pooledReads)
      expect([...videos.pathsIn(root, null)].sort()).toEqual([...before].sort())
      const now = change()
      const seen = now.filter((path) => !isSealed(path))
      const looked = await look(reads).catch((thrown: unknown) => toAppError(thrown).code)
      // What is new counts once two looks have found it the same.
      if (looked !== 'folder.missing') await look(reads)
      if (seen.length > 0) expect(looked).not.toBe('folder.missing')
      else if (before.length > 0 && !before.some(isSealed)) expect(looked).toBe('folder.missing')
      expect([...videos.pathsIn(root, null)].sort()).toEqual(mustBeKnown(before, now, isSealed))
    }),
    { numRuns: 80 },
  )
})

function watched(root: string) {
  const db = openDatabase(':memory:')
  const videos = createWatchedVideos(db)
  let reads: DiskReads = pooledReads
  const check = createCheckRoot({
    home: simulatedHome({ db, ...idle, find: () => null }),
    ...{ videos, notes: createWatchNotes(db), clock: idle },
    disk: {
      scan: (path, { below }) =>
        scanInBatches(path, { reads, minimumBytes: 0, clock: idle, ...(below === null ? {} : { below }) }),
      heldOpen: async () => new Set<string>(),
      partialHash: async () => null,
      folderIdentity: async () => '1:1',
    },
    calendar: createWishCalendar(db),
    settling: createSettling({ settleMs: () => 0, monotonicMs: () => 0 }),
    follow: async () => null,
  })
  return {
    videos,
    look: (diskReads: DiskReads) => {
      reads = diskReads
      return check({ root, below: null, signal })
    },
  }
}
