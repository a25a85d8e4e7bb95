import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { realDisk, sha256Of } from '../../../electron/disk/disk.ts'
import { fileStamp } from '../../../electron/disk/fileStamp.ts'
import type { Written } from '../../../electron/sidecar/history/history.ts'
import { createTimingBook } from '../../../electron/timing/timingBook.ts'
import type { TimingFact } from '../../../electron/timing/timingFact.ts'
import { shiftBy } from '../../../shared/timing/retiming.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { videoAt } from '../../support/make/subjects.ts'

const late: TimingFact = {
  kind: 'mendable',
  retiming: shiftBy(-400),
  ...{ against: 'own', named: 'Film.de.srt', before: 0.6, after: 0.9 },
}
const inStep: TimingFact = { ...late, kind: 'fits', retiming: shiftBy(0) }
const { signal } = new AbortController()

function place(nowMs: () => number = () => 5) {
  const folder = join(tempFolder(), 'films')
  mkdirSync(folder)
  const [path, videoPath] = [join(folder, 'Film.en.srt'), join(folder, 'Film.mkv')]
  writeFileSync(path, 'one')
  writeFileSync(videoPath, 'video')
  const world = { ownerId: null as number | null, ownerSha256: '' }
  const book = createTimingBook({
    db: openDatabase(join(folder, '..', 'app.db')),
    history: {
      ownerOf: () => (world.ownerId === null ? null : ({ id: world.ownerId, sha256: world.ownerSha256 } as Written)),
    },
    disk: realDisk,
    clock: { nowMs },
  })
  const video = videoAt(videoPath)
  const told: string[] = []
  book.follow((of) => told.push(of))
  const keep = async (fact: TimingFact, text = 'one') =>
    book.keep({ path, video, stamp: await fileStamp(path), sha256: sha256Of(Buffer.from(text)), fact })
  const kindNow = () => book.of(path, video.file)?.fact.kind ?? null
  return { folder, path, videoPath, world, book, video, told, keep, kindNow }
}

test('what was measured is told of this content, beside this video, and of nothing else', async () => {
  const { book, path, video, world, keep, kindNow, told, videoPath } = place()
  expect(kindNow()).toBe(null)
  await keep(late)
  expect(book.of(path, video.file)).toMatchObject({ fact: late, atMs: 5 })
  expect(book.of(path, { ...video.file, modifiedMs: video.file.modifiedMs + 1 })).toBe(null)
  expect(book.of(`${path}x`, video.file)).toBe(null)
  // Another version of ours stands there now.
  world.ownerId = 7
  expect(kindNow()).toBe(null)
  expect(told).toEqual([videoPath])
})

test('what was measured of an earlier version holds again where that version stands again, by its row or by its text', async () => {
  const { keep, kindNow, world, path, book } = place()
  world.ownerId = 1
  await keep(late)
  world.ownerId = 2
  await keep(inStep, 'two')
  expect(kindNow()).toBe('fits')
  world.ownerId = 1
  expect(kindNow()).toBe('mendable')
  Object.assign(world, { ownerId: 3, ownerSha256: sha256Of(Buffer.from('two')) })
  expect(kindNow()).toBe('fits')
  // Moved by hand since: nothing is known of that, and the versions before keep what was told of them.
  Object.assign(world, { ownerId: 4, ownerSha256: sha256Of(Buffer.from('three')) })
  book.forget(path)
  expect(kindNow()).toBe(null)
  world.ownerId = 1
  expect(kindNow()).toBe('mendable')
})

test('a scan finds that another text stands there than the version that came back, and tells nothing of it', async () => {
  const { keep, kindNow, world, path, book, folder } = place()
  world.ownerId = 1
  await keep(late)
  world.ownerId = 2
  await keep(inStep, 'two')
  world.ownerId = 1
  writeFileSync(path, 'something else')
  await book.refresh(folder, signal)
  expect(kindNow()).toBe(null)
})

test('better evidence of the same content stays, and is what holds for whoever measures; the same is told once', async () => {
  const { keep, kindNow, told } = place()
  const heard: TimingFact = { ...inStep, against: 'speech', named: '' }
  await keep(heard)
  expect(await keep(late)).toEqual(heard)
  expect(await keep({ ...late, kind: 'unclear' })).toEqual(heard)
  expect(await keep(heard)).toEqual(heard)
  expect([kindNow(), told.length]).toEqual(['fits', 1])
  // Of another content it says nothing.
  expect(await keep(late, 'two')).toEqual(late)
  expect([kindNow(), told.length]).toEqual(['mendable', 2])
})

test('parts found by loudness do not take the place of what a close hearing or a track told of the whole', async () => {
  const parts: TimingFact = { ...late, kind: 'other-cut', against: 'speech', named: '' }
  for (const against of ['speech', 'track'] as const)
    for (const whole of [inStep, late]) {
      const { keep, kindNow } = place()
      const told: TimingFact = { ...whole, against, named: '' }
      expect(await keep(told)).toEqual(told)
      expect(await keep(parts)).toEqual(told)
      expect(kindNow()).toBe(whole.kind)
      // A track tells of cuts as well as anything, and of another content nothing was told.
      expect((await keep({ ...parts, against: 'track' })).kind).toBe('other-cut')
      expect((await keep(told)).kind).toBe(whole.kind)
      expect((await keep(parts, 'two')).kind).toBe('other-cut')
    }
})

test('a new content of which nothing can be told is not told the old one’s measure', async () => {
  const { keep, kindNow, told } = place()
  await keep(inStep)
  expect((await keep({ ...late, kind: 'unclear' }, 'two')).kind).toBe('unclear')
  expect([kindNow(), told.length]).toEqual([null, 2])
})

test('a look at the whole drive finds what others changed on it', async () => {
  const { book, path, folder, keep, kindNow } = place()
  await keep(inStep)
  writeFileSync(path, 'something else')
  await book.refresh(parse(folder).root, signal)
  expect(kindNow()).toBe(null)
})

test('a look at the disk forgets what others changed or took away, and keeps what was only touched', async () => {
  const { book, folder, path, videoPath, keep, kindNow, told } = place()
  await keep(inStep)
  rmSync(path)
  writeFileSync(path, 'one')
  await book.refresh(folder, signal)
  expect([kindNow(), told.length]).toEqual(['fits', 1])
  writeFileSync(path, 'something else')
  await book.refresh(join(folder, 'elsewhere'), signal)
  expect(kindNow()).toBe('fits')
  await book.refresh(folder, signal)
  expect([kindNow(), told.length]).toEqual([null, 2])

  writeFileSync(path, 'one')
  await keep(inStep)
  rmSync(path)
  rmSync(videoPath)
  // Their drive may be away.
  await book.refresh(folder, signal)
  expect(kindNow()).toBe('fits')
  writeFileSync(videoPath, 'video')
  await book.refresh(folder, signal)
  expect(kindNow()).toBe(null)
})

test('what the film tells of one it tells of each that agrees with it, as long as that one stands as it was', async () => {
  const nowMs = () => Date.now() + 1_000
  const { book, path, video, keep, folder, told } = place(nowMs)
  const german = join(folder, 'Film.de.srt')
  writeFileSync(german, 'zwei')
  const keepGerman = async (fact: TimingFact) =>
    book.keep({ path: german, video, stamp: await fileStamp(german), sha256: sha256Of(Buffer.from('zwei')), fact })
  const agreed: TimingFact = { ...inStep, against: 'ours', named: 'Film.en.srt' }
  await keepGerman(agreed)
  expect(book.of(german, video.file)?.fact).toEqual(agreed)
  const heard: TimingFact = { ...late, retiming: shiftBy(-2_700), against: 'speech', named: '' }
  await keep(heard)
  expect(book.of(german, video.file)?.fact).toEqual({ ...heard, through: 'Film.en.srt' })
  // Who measures again is told of the pair alone, once.
  const before = told.length
  await keepGerman(agreed)
  expect(told).toHaveLength(before)
  // The other one is another text since: nothing is known of this one by it.
  const later = nowMs() / 1_000 + 60
  writeFileSync(path, 'one, moved')
  utimesSync(path, later, later)
  await keep({ ...inStep, against: 'speech', named: '' }, 'one, moved')
  expect(book.of(german, video.file)).toBeNull()
})
