import { expect, test } from 'vitest'
import type { DescribedVideo } from '../../../../../electron/library/describeVideos.ts'
import type { LibraryVideo } from '../../../../../electron/library/mediaFile.ts'
import { createEntryMaker } from '../../../../../electron/views/library/entries/entryMaker.ts'
import { createLibraryMemory } from '../../../../../electron/views/library/entries/libraryMemory.ts'
import type { LibraryEntry } from '../../../../../electron/views/library/entries/libraryEntry.ts'
import { noTopics } from '../../../../support/fakes/notedTopics.ts'
import { videoAt } from '../../../../support/make/subjects.ts'

const folder = { id: '1', path: '/lib', scannedMs: null }

/** The view as a list of sizes; a reading of the index gives way to `meanwhile` once. */
function memoryOver(
  videos: readonly LibraryVideo[],
  meanwhile: () => void = () => undefined,
  maker = createEntryMaker({ ownerOf: () => null }),
) {
  const shown = new Map<string, number>()
  const entries = new Map<string, LibraryEntry>()
  const log: string[] = []
  const put = (entry: LibraryEntry) => {
    entries.set(entry.id, entry)
    shown.set(entry.path, entry.sizeBytes)
    log.push(`put ${entry.path}`)
  }
  const drop = (id: string) => {
    const entry = entries.get(id)
    if (entry) shown.delete(entry.path)
    entries.delete(id)
  }
  const memory = createLibraryMemory({
    index: {
      page: ({ afterPath }) => (afterPath === '' ? videos : []),
      find: (path) => videos.find(({ file }) => file.path === path) ?? null,
    },
    folders: {
      refresh: () => void log.push('refresh'),
      has: (id) => id === '1',
      holding: (path) => (path.startsWith('/lib/') ? folder : null),
    },
    view: {
      put,
      drop,
      entry: (id) => entries.get(id) ?? null,
      entries: () => entries.values(),
      alike: () => [],
      async replace(all) {
        log.push(`replace ${all.length}`)
        meanwhile()
        shown.clear()
        entries.clear()
        for (const entry of all) put(entry)
      },
    },
    maker,
    topics: noTopics,
  })
  return { memory, shown, entries, log }
}

test('it reads what folders of the library hold, one reading after the other', async () => {
  const { memory, shown, log } = memoryOver([videoAt('/lib/A.mkv'), videoAt('/other/B.mkv')])
  await Promise.all([memory.load(), memory.load()])
  await memory.idle()
  expect([...shown.keys()]).toEqual(['/lib/A.mkv'])
  expect(log.filter((line) => !line.startsWith('put'))).toEqual(['refresh', 'replace 1', 'refresh', 'replace 1'])
})

test('what changes while it is read is newer than what was read', async () => {
  const { memory, shown } = memoryOver([videoAt('/lib/A.mkv', { sizeBytes: 1 })], () =>
    memory.changed(videoAt('/lib/A.mkv', { sizeBytes: 2 })),
  )
  await memory.load()
  expect(shown.get('/lib/A.mkv')).toBe(2)
})

test('what lies in no folder of the library, or in one that was removed meanwhile, is not shown', () => {
  const { memory, shown } = memoryOver([])
  memory.changed(videoAt('/other/B.mkv'))
  memory.found({ ...folder, id: '2' }, [{ ...videoAt('/lib/A.mkv'), isNews: true }])
  expect(shown.size).toBe(0)
  memory.found(folder, [{ ...videoAt('/lib/A.mkv'), isNews: true }])
  expect(shown.size).toBe(1)
})

test('what a scan finds as it stands here is not read again; what is another, or unknown here, is', () => {
  const { memory, log } = memoryOver([])
  const video = videoAt('/lib/A.mkv', { sizeBytes: 1 })
  const other = videoAt('/lib/A.mkv', { sizeBytes: 2 })
  const found = (...videos: readonly DescribedVideo[]) => {
    log.length = 0
    memory.found(folder, videos)
    return log.length
  }
  expect(found({ ...video, isNews: false })).toBe(1)
  expect(found({ ...video, isNews: false })).toBe(0)
  expect(found({ ...video, isNews: true })).toBe(1)
  expect(found({ ...other, isNews: false })).toBe(1)
})

test('what went while the library is read does not come back with what was read', async () => {
  const { memory, shown } = memoryOver(
    [videoAt('/lib/A.mkv'), videoAt('/lib/B.mkv')],
    () => void memory.gone(['/lib/A.mkv']),
  )
  await memory.load()
  expect([...shown.keys()]).toEqual(['/lib/B.mkv'])
})

test('titles that are called otherwise are made anew, and no others', async () => {
  let learntKey = ''
  const titles = { chosen: () => null, learntKey: () => learntKey }
  const maker = createEntryMaker({ ownerOf: () => null }, titles)
  const videos = ['/lib/Harbour.Lane.S01E01.mkv', '/lib/Film.2019.mkv'].map((path) => videoAt(path))
  const { memory, entries, log } = memoryOver(videos, () => undefined, maker)
  await memory.load()
  learntKey = 'tidewater street'
  log.length = 0
  await memory.renamed(({ showKey }) => showKey === 'tv harbour lane')
  expect(log).toEqual(['put /lib/Harbour.Lane.S01E01.mkv'])
  expect([...entries.values()].map((entry) => entry.learntKey).sort()).toEqual(['', 'tidewater street'])
})
