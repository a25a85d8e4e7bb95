import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase, type Database } from '../../../electron/database/database.ts'
import { showPlaceOf } from '../../../electron/matching/showPlace.ts'
import type { StoredAnswer } from '../../../electron/matching/ask/outcomes/storedAnswer.ts'
import { createTitleMemory } from '../../../electron/matching/titleMemory.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { listed, packed, titled, videoAt } from '../../support/make/subjects.ts'

const service = 'http://service.test'
const question = { service, key: 'title:dune:2021:movie', languages: ['en', 'pt'] }
const answer: StoredAnswer = {
  match: titled('Dune', { year: 2021 }),
  alternates: [],
  subtitles: [listed('a', 'Dune.2021', { files: [packed('f', 'a.srt')] })],
  isById: false,
}

function memoryOn(db: Database = openDatabase(':memory:')) {
  return createTitleMemory(db, { nowMs: () => 1 })
}

test('answers, corrections and rejections survive a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'))
  try {
    const place = { folder: '/lib', titleKey: 'tv lost' }
    const db = openDatabase(join(folder, 'app.db'))
    memoryOn(db).keepAnswers([{ question, answer }])
    memoryOn(db).correct(place, titled('Lost', { titleId: 7 }))
    memoryOn(db).reject('/lib/a.mkv', 's1', 'wrong language')
    db.close()

    const again = openDatabase(join(folder, 'app.db'))
    const memory = memoryOn(again)
    expect(memory.answer(question)).toEqual(answer)
    expect(memory.correction(place)?.titleId).toBe(7)
    expect([...memory.rejectedIds('/lib/a.mkv')]).toEqual(['s1'])
    expect([...memory.refusedVideos()]).toEqual(['/lib/a.mkv'])
    expect(memory.rejectedIds('/lib/b.mkv').size).toBe(0)
    again.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('an answer serves fewer languages, never more, and no other service', () => {
  const memory = memoryOn()
  memory.keepAnswers([{ question, answer }])
  expect(memory.answer({ ...question, languages: ['pt'] })).toEqual(answer)
  expect(memory.answer({ ...question, languages: ['en', 'de'] })).toBeNull()
  expect(memory.answer({ ...question, service: 'http://other.test' })).toBeNull()
})

test('nothing found is remembered too, until it is forgotten', () => {
  const memory = memoryOn()
  const nothing = { match: null, alternates: [], subtitles: [], isById: false }
  memory.keepAnswers([{ question, answer: nothing }])
  expect(memory.answer(question)).toEqual(nothing)
  memory.forgetAnswer(question)
  expect(memory.answer(question)).toBeNull()
})

test('a damaged answer is none', () => {
  const db = openDatabase(':memory:')
  const memory = memoryOn(db)
  memory.keepAnswers([{ question, answer }])
  for (const text of ['{', '{"match":7}', 'null', '{"match":null,"alternates":[],"subtitles":[{}],"isById":false}']) {
    db.run('UPDATE match_answers SET answer = ?', text)
    expect(memory.answer(question)).toBeNull()
  }
})

test('a correction can be taken back', () => {
  const memory = memoryOn()
  const place = { folder: '/lib', titleKey: 'tv lost' }
  memory.correct(place, titled('Lost'))
  memory.forgetCorrection(place)
  expect(memory.correction(place)).toBeNull()
})

test('all episodes of a show are one place, movies only those of a year, nameless files their folder', () => {
  const placeOf = (path: string) => showPlaceOf(videoAt(path), parseRelease(path))
  expect(placeOf('/lib/Lost/Season 1/Lost.S01E01.mkv')).toEqual(placeOf('/lib/Lost/Season 2/Lost.S02E03.mkv'))
  expect(placeOf('/lib/Dune.1984.mkv')).not.toEqual(placeOf('/lib/Dune.2021.mkv'))
})
