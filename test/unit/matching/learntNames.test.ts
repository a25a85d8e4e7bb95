import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { createLearntNames, learntKeyOf } from '../../../electron/matching/learntNames.ts'
import type { MatchedVideo, MatchStatus } from '../../../electron/matching/matchedVideo.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { titled, videoAt } from '../../support/make/subjects.ts'

const path = '/lib/Harbour.Lane.S01E01.mkv'
const street = titled('Tidewater Street', { type: 'tv', originalName: 'Vloedstraat' })

function openNames() {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  return createLearntNames(db)
}

function matched(at: string, title: MatchedVideo['title'], status: MatchStatus = 'sure'): MatchedVideo {
  const known = { alternates: [], listed: [], cost: 0, isFromCache: false }
  return { video: videoAt(at), release: parseRelease(at), status, title, ...known }
}

const namesOf = (names: ReturnType<typeof openNames>, at = path) =>
  names.all().get(learntKeyOf(videoAt(at), parseRelease(at))) ?? []

test('a title is known under the names of the service that its files have not, for all folders and across restarts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'names-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const db = openDatabase(join(folder, 'app.db'))
  await createLearntNames(db).learn([matched(path, street), matched('/lib/Dune.2021.mkv', titled('Dune'))])
  db.close()
  const again = openDatabase(join(folder, 'app.db'))
  onTestFinished(() => again.close())
  const names = createLearntNames(again)
  expect(namesOf(names, '/other/Harbour Lane/Season 2/Harbour.Lane.S02E07.mkv')).toEqual([
    'Tidewater Street',
    'Vloedstraat',
  ])
  expect(names.all().size).toBe(1)
})

test('a guess teaches nothing, and a file without a title is known by its folder', async () => {
  const names = openNames()
  await names.learn([matched(path, street, 'ask'), matched(path, null, 'none'), matched(path, null, 'waiting')])
  expect(names.all().size).toBe(0)
  expect(learntKeyOf(videoAt('/lib/Films/-.mkv'), { title: null, type: 'movie', year: null })).toBe('/lib/Films')
})

test('what the service has made sure by another reading of a name is known by the one that the library has', async () => {
  const names = openNames()
  const at = '/lib/Compass 3.mkv'
  const found = matched(at, titled('Kompass', { originalName: 'Kompas' }))
  await names.learn([{ ...found, release: { ...found.release, title: 'Compass' } }])
  expect(namesOf(names, at)).toEqual(['Kompas', 'Kompass'])
})

test('what is said later stands in place of what was learnt, whoever says it', async () => {
  const names = openNames()
  await names.learn([matched(path, street)])
  await names.learn([matched(path, titled('Quay Street', { type: 'tv' }))])
  expect(namesOf(names)).toEqual(['Quay Street'])
  names.say(videoAt(path), street)
  expect(namesOf(names)).toEqual(['Tidewater Street', 'Vloedstraat'])
  names.say(videoAt(path), null)
  expect(namesOf(names)).toEqual([])
  await names.learn([matched(path, street)])
  await names.learn([matched(path, titled('Harbour Lane', { type: 'tv' }))])
  expect(names.all().size).toBe(0)
})

test('only titles that are called otherwise than before are told of', async () => {
  const names = openNames()
  const told: string[] = []
  const videos = [path, '/lib/Dune.2021.mkv'].map((at) => ({ path: at, showKey: at === path ? 'tv harbour lane' : '' }))
  names.follow((isChanged) => told.push(...videos.filter(isChanged).map((video) => video.path)))
  const all = [matched(path, street), matched('/lib/Dune.2021.mkv', titled('Dune'))]
  await names.learn(all)
  await names.learn(all)
  expect(told).toEqual([path])
})
