import { expect, test } from 'vitest'
import type { SurveyParts } from '../../../../../electron/batch/surveyLibrary.ts'
import type { StoredFolder } from '../../../../../electron/views/folders/folderStore.ts'
import { createLibraryScan } from '../../../../../electron/views/library/entries/libraryScan.ts'
import { libraryAtRest, nextStanding } from '../../../../../electron/views/library/libraryState.ts'
import { AppError } from '../../../../../shared/errors.ts'
import { videoAt } from '../../../../support/make/subjects.ts'
import { rejection } from '../../../../support/services/testClient.ts'

const folder = (id: string): StoredFolder => ({ id, path: `/lib/${id}`, scannedMs: null })

interface Library {
  /** Ids of folders that were removed meanwhile. */
  readonly removed?: readonly string[]
  /** What was known and is no longer there. */
  readonly vanished?: readonly string[]
}

/** @param walk Throws where a folder cannot be walked. */
function scanWith(
  walk: (root: string, signal: AbortSignal) => Promise<void>,
  { removed = [], vanished = [] }: Library = {},
) {
  const log: string[] = []
  let standing = libraryAtRest
  const survey: SurveyParts = {
    async *scan(root, signal) {
      await walk(root, signal)
      const { file } = videoAt(`${root}/A.mkv`)
      yield [
        { kind: 'video', file },
        { kind: 'orphan', path: `${root}/x.srt` },
      ]
    },
    libraryIndex: {
      describeAll: async (files) => files.map(({ path }) => ({ ...videoAt(path), isNews: true })),
      endScan: async () => vanished,
    },
    history: { languagesOf: () => new Map<string, string>() },
  }
  /** Folders whose files were looked at for what was measured of them. */
  const looked: string[] = []
  const scan = createLibraryScan({
    survey,
    looking: { troubleOf: async () => null },
    timings: { refresh: async (folder) => void looked.push(folder) },
    doubts: { refresh: async () => undefined },
    taken: { met: () => [] },
    folders: { has: (id) => !removed.includes(id), list: () => [], refresh: () => undefined },
    renamed: {
      async follow() {
        log.push('follow')
        return []
      },
    },
    topics: { changed: () => undefined },
    store: {
      dropSkipped: () => undefined,
      keepScan: async (id, leftOut) => void log.push(`${id}: ${leftOut.length} left out`),
    },
    memory: {
      found: ({ id }, videos) => void log.push(`${id}: ${videos.length} videos`),
      gone: async (paths) => void log.push(`${paths.length} gone`),
      changed: () => log.push('changed'),
    },
    dispatch(event) {
      standing = nextStanding(standing, event)
      if (event.kind === 'folder.ended' && event.trouble) log.push(`${event.folderId}: ${event.trouble}`)
    },
  })
  return { scan, log, looked, standing: () => standing }
}

const walked = async () => undefined

test('folders are scanned one after the other, also those asked for meanwhile', async () => {
  const { scan, log, looked, standing } = scanWith(walked)
  const first = scan.scan([folder('1')])
  expect(standing()).toMatchObject({ isScanning: true, folderId: '1' })
  await Promise.all([first, scan.scan([folder('2')])])
  expect(log).toEqual([
    ...['1: 1 videos', '0 gone', '1: 1 left out'],
    ...['2: 1 videos', '0 gone', '2: 1 left out', 'follow'],
  ])
  expect(looked).toEqual(['/lib/1', '/lib/2'])
  expect(standing()).toMatchObject({ isScanning: false, found: 0, folderId: null })
})

test('videos that are no longer there leave the library, and ours follow those that were met', async () => {
  const { scan, log } = scanWith(walked, { vanished: ['/lib/1/B.mkv'] })
  await scan.scan([folder('1')])
  expect(log).toEqual(['1: 1 videos', '1 gone', '1: 1 left out', 'follow'])
})

test('a folder that is away or unreadable is named so, and the others are scanned', async () => {
  const { scan, log, standing } = scanWith(async (root) => {
    if (root.endsWith('1')) throw new AppError('folder.missing', 'gone')
    if (root.endsWith('2')) throw new AppError('folder.unreadable', 'locked')
  })
  await scan.scan([folder('1'), folder('2'), folder('3')])
  expect(log).toEqual(['1: away', '2: unreadable', '3: 1 videos', '0 gone', '3: 1 left out', 'follow'])
  expect([...standing().troubles]).toEqual([
    ['1', 'away'],
    ['2', 'unreadable'],
  ])
})

test('a cancelled scan ends, forgets what waited, and can be begun again', async () => {
  let isSlow = true
  const { scan, log } = scanWith(async (_root, signal) => {
    if (isSlow) await Promise.resolve()
    signal.throwIfAborted()
  })
  const ended = rejection(scan.scan([folder('1'), folder('2')]))
  scan.cancel()
  expect((await ended).code).toBe('cancelled')
  expect(log).toEqual([])
  isSlow = false
  await scan.scan([folder('3')])
  expect(log).toEqual(['3: 1 videos', '0 gone', '3: 1 left out', 'follow'])
})

test('a folder that was removed before its turn is left alone', async () => {
  const { scan, log } = scanWith(walked, { removed: ['2'] })
  await scan.scan([folder('1'), folder('2')])
  expect(log).toEqual(['1: 1 videos', '0 gone', '1: 1 left out', 'follow'])
})

test('what is no matter of the folder ends the scan as the fault that it is', async () => {
  const { scan, log } = scanWith(() => Promise.reject(new TypeError('x is undefined')))
  await expect(scan.scan([folder('1')])).rejects.toThrow('x is undefined')
  expect(log).toEqual([])
})
