import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../../electron/database/database.ts'
import { createLibraryIndex, type LibraryIndex } from '../../../electron/library/libraryIndex.ts'
import type { UnreadPlaces } from '../../../electron/library/scan/unreadPlaces.ts'
import type { MediaFile, MediaInfo, TextStamp, TitleIds } from '../../../electron/library/mediaFile.ts'
import { allTexts, asSrt } from '../../support/languages/allTexts.ts'

let home: string
let database: Database
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'index-'))
  database = openDatabase(path.join(home, 'app.db'))
})
afterEach(async () => {
  database.close()
  await rm(home, { recursive: true })
})

const media: MediaInfo = { durationMs: 1000, fps: 25, height: 720, tracks: [] }
const ids: TitleIds = { filmdbId: 'tt0133093', moviedbId: 603 }
const noIds: TitleIds = { filmdbId: null, moviedbId: null }
const sidecar = { path: '/m/a.en.srt', language: 'en', isForced: false, isHearingImpaired: false, extension: 'srt' }
const file = (name: string, change: Partial<MediaFile> = {}): MediaFile => ({
  path: `/m/${name}`,
  root: '/m',
  sizeBytes: 10,
  modifiedMs: 1.5,
  sidecars: [],
  ...change,
})

interface Answers {
  readonly media?: () => MediaInfo | null
  readonly ids?: TitleIds
  readonly areAllRead?: boolean
}

const allRead: Pick<UnreadPlaces, 'holds'> = { holds: () => false }

/** A scan of '/m' that found these. */
async function scanned(index: LibraryIndex, files: readonly MediaFile[], unread = allRead): Promise<void> {
  await index.describeAll(files)
  await index.endScan('/m', new Set(files.map((each) => each.path)), { unread, skipped: new Set() })
}

function openIndex(answers: Answers = {}) {
  const opened: string[] = []
  let searched = 0
  const index = createLibraryIndex({
    database,
    readMediaInfo: async (video) => {
      opened.push(path.basename(video))
      return answers.media ? answers.media() : media
    },
    readIds: async () => {
      searched += 1
      return { ids: answers.ids ?? ids, areAllRead: answers.areAllRead ?? true }
    },
  })
  return { index, opened, searched: () => searched }
}

test('an unchanged video is opened once, across restarts too', async () => {
  const { index, opened } = openIndex()
  expect(await index.describe(file('a.mkv'))).toEqual({ file: file('a.mkv'), media, ids })
  await scanned(index, [file('a.mkv')])
  expect(await index.describe(file('a.mkv'))).toEqual({ file: file('a.mkv'), media, ids })

  const later = openIndex()
  expect(await later.index.describe(file('a.mkv'))).toEqual({ file: file('a.mkv'), media, ids })
  expect([...opened, ...later.opened]).toEqual(['a.mkv'])
})

test.each([{ sizeBytes: 11 }, { modifiedMs: 2 }])('a changed video is opened again: %o', async (change) => {
  const { index, opened } = openIndex()
  await index.describe(file('a.mkv'))
  await scanned(index, [file('a.mkv', change)])
  await index.describe(file('a.mkv', change))
  expect(opened).toEqual(['a.mkv', 'a.mkv'])
})

test('a video without a readable header is not opened again, one that failed to open is', async () => {
  const damaged = openIndex({ media: () => null })
  await damaged.index.describe(file('damaged.avi'))
  await damaged.index.describe(file('damaged.avi'))
  expect(damaged.opened).toEqual(['damaged.avi'])

  const failing = openIndex({
    media: () => {
      throw new Error('the drive sleeps')
    },
  })
  expect((await failing.index.describe(file('away.mkv'))).media).toBeNull()
  await failing.index.describe(file('away.mkv'))
  expect(failing.opened).toEqual(['away.mkv', 'away.mkv'])
})

test('ids that come later are found without opening the video again', async () => {
  await openIndex({ ids: noIds }).index.describe(file('a.mkv'))
  const { index, opened } = openIndex()
  expect((await index.describe(file('a.mkv'))).ids).toEqual(ids)
  expect(opened).toEqual([])
})

test('ids are looked for again when an .nfo file comes, goes or changes, and when one could not be read', async () => {
  const info = { path: '/m/a.nfo', sizeBytes: 3, modifiedMs: 5 }
  const index = openIndex({ ids: noIds })
  const searchesFor = async (change: Partial<MediaFile>) => {
    const before = index.searched()
    await index.index.describe(file('a.mkv', change))
    return index.searched() - before
  }
  expect(await searchesFor({ infoFiles: [] })).toBe(1)
  expect(await searchesFor({ infoFiles: [] })).toBe(0)
  expect(await searchesFor({ infoFiles: [info] })).toBe(1)
  expect(await searchesFor({ infoFiles: [info] })).toBe(0)
  expect(await searchesFor({ infoFiles: [{ ...info, sizeBytes: 4 }] })).toBe(1)
  expect(await searchesFor({ infoFiles: [{ ...info, modifiedMs: 6 }] })).toBe(1)
  expect(await searchesFor({ infoFiles: [{ ...info, modifiedMs: 6 }], root: '/' })).toBe(1)
  expect(await searchesFor({ infoFiles: [] })).toBe(1)

  const failing = openIndex({ ids: noIds, areAllRead: false })
  await failing.index.describe(file('b.mkv', { infoFiles: [info] }))
  await failing.index.describe(file('b.mkv', { infoFiles: [info] }))
  expect(failing.searched()).toBe(2)
})

test('ids that an .nfo file no longer names are forgotten', async () => {
  const info = { path: '/m/a.nfo', sizeBytes: 3, modifiedMs: 5 }
  await openIndex().index.describe(file('a.mkv', { infoFiles: [info] }))
  const { index } = openIndex({ ids: noIds })
  expect((await index.describe(file('a.mkv', { infoFiles: [info] }))).ids).toEqual(ids)
  expect((await index.describe(file('a.mkv', { infoFiles: [] }))).ids).toEqual(noIds)
  expect(index.find('/m/a.mkv')?.ids).toEqual(noIds)
})

test('a scan replaces what is known of its files and pages through them by path', async () => {
  const { index } = openIndex()
  await index.describe(file('b.mkv', { sidecars: [sidecar] }))
  await scanned(index, [file('c.mkv'), file('a.mkv', { sidecars: [sidecar] }), file('b.mkv')])

  const [a, b] = index.page({ limit: 2 })
  expect(a).toEqual({ file: file('a.mkv', { sidecars: [sidecar] }), media, ids })
  expect(b).toEqual({ file: file('b.mkv'), media, ids })
  expect(index.page({ root: '/m', afterPath: '/m/b.mkv', limit: 2 }).map((video) => video.file.path)).toEqual([
    '/m/c.mkv',
  ])
  expect(index.page({ root: '/other', limit: 2 })).toEqual([])
})

test('a scan that found something marks videos as vanished, but for what it could not look at', async () => {
  const { index } = openIndex()
  await scanned(index, [file('a.mkv'), file('b.mkv')])
  await scanned(index, [file('a.mkv')], { holds: (path) => path === '/m/b.mkv' })
  expect(index.count('/m')).toBe(2)
  await scanned(index, [])
  expect(index.count('/m')).toBe(2)
  await scanned(index, [file('a.mkv')])
  expect(index.count('/m')).toBe(1)
})

test('where a scan found no video, only those are gone that it met and skipped', async () => {
  const { index } = openIndex()
  await scanned(index, [file('a.mkv'), file('b.mkv')])
  await index.endScan('/m', new Set(), { unread: allRead, skipped: new Set(['/m/sample.mkv']) })
  expect(index.count('/m')).toBe(2)
  const skipped = new Set(['/m/sample.mkv', '/m/b.mkv'])
  expect(await index.endScan('/m', new Set(), { unread: allRead, skipped })).toEqual(['/m/b.mkv'])
  expect(index.page({ limit: 9 }).map((video) => video.file.path)).toEqual(['/m/a.mkv'])
})

test('a video that comes back is there again, with its header still known', async () => {
  const { index, opened } = openIndex()
  await index.describe(file('a.mkv'))
  await scanned(index, [file('b.mkv')])
  await scanned(index, [file('a.mkv'), file('b.mkv')])
  expect(index.page({ limit: 1 })[0]).toEqual({ file: file('a.mkv'), media, ids })
  expect(opened).toEqual(['a.mkv', 'b.mkv'])
})

test('a forgotten folder leaves nothing behind but what another one holds', async () => {
  const { index } = openIndex()
  await scanned(index, [file('a.mkv'), file('gone.mkv'), file('shows/b.mkv'), file('c.mkv', { path: '/movies/c.mkv' })])
  index.recordVanished(['/m/gone.mkv'])
  await index.forget('/m', (path) => path.startsWith('/m/shows/'))
  const left = database.all<{ path: string }>('SELECT path FROM library_videos ORDER BY path')
  expect(left.map(({ path }) => path)).toEqual(['/m/shows/b.mkv', '/movies/c.mkv'])
})

test('a damaged row counts as not known', async () => {
  const { index, opened } = openIndex()
  await index.describe(file('a.mkv'))
  database.run("UPDATE library_videos SET media = '{', ids = '7', sidecars = 'x'")
  expect(index.page({ limit: 1 })).toEqual([{ file: file('a.mkv'), media: null, ids: noIds }])
  expect(await index.describe(file('a.mkv'))).toEqual({ file: file('a.mkv'), media, ids })
  expect(opened).toEqual(['a.mkv', 'a.mkv'])
})

test('a scan that finds what is known writes nothing', async () => {
  const { index } = openIndex()
  const files = [file('a.mkv', { sidecars: [sidecar] }), file('b.mkv')]
  const writes = () => database.get<{ n: number }>('SELECT total_changes() AS n')?.n
  await scanned(index, files)
  const before = writes()
  await scanned(index, files)
  expect(writes()).toBe(before)
  await scanned(index, [file('a.mkv'), file('b.mkv')])
  expect(index.find('/m/a.mkv')?.file.sidecars).toEqual([])
})

test('several are described in their order, the known ones among the new', async () => {
  const { index, opened } = openIndex()
  await index.describe(file('b.mkv'))
  const videos = await index.describeAll([file('c.mkv'), file('b.mkv'), file('a.mkv')])
  expect(videos.map((video) => [video.file.path, video.media])).toEqual([
    ['/m/c.mkv', media],
    ['/m/b.mkv', media],
    ['/m/a.mkv', media],
  ])
  expect(opened).toEqual(['b.mkv', 'c.mkv', 'a.mkv'])
  expect(index.count()).toBe(3)
})

test('a subtitle without a language in its name has that of its text, looked into again when it is another', async () => {
  const plain = path.join(home, 'a.srt')
  const spoken = async (modifiedMs: number) => {
    const nameless = { ...sidecar, path: plain, language: null, stamp: { sizeBytes: 900, modifiedMs } }
    return (await openIndex().index.describe(file('a.mkv', { sidecars: [nameless] }))).file.sidecars[0]?.spoken
  }
  await writeFile(plain, asSrt(allTexts['en']?.talk ?? ''))
  expect(await spoken(1)).toBe('en')
  await writeFile(plain, asSrt(allTexts['de']?.talk ?? ''))
  expect(await spoken(1)).toBe('en')
  expect(await spoken(2)).toBe('de')
  await writeFile(plain, asSrt('Oh.\nAh.'))
  expect(await spoken(3)).toBeUndefined()
})

test('a small subtitle is looked into once, and again when its size or time is another', async () => {
  const blank = path.join(home, 'a.en.srt')
  await writeFile(blank, '\n\n')
  const small = { sizeBytes: 2, modifiedMs: 5 }
  const withText = (one: TextStamp) => file('a.mkv', { sidecars: [{ ...sidecar, path: blank, stamp: one }] })
  const isEmpty = async (one: TextStamp) => {
    const { index } = openIndex()
    return (await index.describe(withText(one))).file.sidecars[0]?.isEmpty ?? false
  }
  expect(await isEmpty(small)).toBe(true)
  await writeFile(blank, '1\n00:00:01,000 --> 00:00:02,000\nA\n')
  expect(await isEmpty(small)).toBe(true)
  expect(await isEmpty({ ...small, modifiedMs: 6 })).toBe(false)
  await rm(blank)
  expect(await isEmpty({ ...small, modifiedMs: 6 })).toBe(false)
  expect(await isEmpty({ sizeBytes: 0, modifiedMs: 6 })).toBe(true)
})
