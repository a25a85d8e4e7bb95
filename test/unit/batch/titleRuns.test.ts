/** A title that is said and its run are one: where the run cannot be kept, the title is as it was, and the act can be done again. */
import { expect, onTestFinished, test } from 'vitest'
import { reportedTitleRuns } from '../../../electron/batch/reportedTitleRuns.ts'
import { createTitleRuns } from '../../../electron/batch/titleRuns.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { createTitleCorrections } from '../../../electron/matching/titleCorrections.ts'
import { createLearntNames } from '../../../electron/matching/learntNames.ts'
import { createTitleMemory } from '../../../electron/matching/titleMemory.ts'
import { createRunPages } from '../../../electron/runs/runPages.ts'
import { createRuns, type Runs } from '../../../electron/runs/runs.ts'
import type { TitleMatch } from '../../../electron/serviceClient/listing.ts'

const path = '/series/Harbour.Lane.S01E01.1080p.WEB-DL.mkv'
const video = { file: { path, root: '/series' } }

const title: TitleMatch = {
  titleId: 42,
  filmdbId: 'fd0000042',
  moviedbId: 42,
  type: 'tv',
  name: 'Tidewater Street',
  year: 2016,
  season: null,
  episode: null,
  confidence: null,
  score: null,
}

const stages = ['open', 'record', 'end'] as const

function openTitles() {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const clock = { nowMs: () => 1_700_000_000_000 }
  let count = 0
  const runs = createRuns(db, { clock, ids: { newId: () => `run-${String(++count)}` } })
  const pages = createRunPages(db)
  const corrections = createTitleCorrections(createTitleMemory(db, clock), createLearntNames(db))
  const told: string[] = []
  let isOpen = false
  const transaction: typeof db.transaction = (work) => {
    isOpen = true
    try {
      return db.transaction(work)
    } finally {
      isOpen = false
    }
  }
  const titlesOver = (over: Runs) =>
    reportedTitleRuns(createTitleRuns({ db: { transaction }, runs: over, pages, corrections }), ({ file }) =>
      told.push(`${file.path}${isOpen ? ' within the commit' : ''}`),
    )
  return {
    say: (over: Runs) => titlesOver(over).say(video, [path], () => corrections.set(video, title)),
    titlesOver,
    told,
    corrections,
    runs,
    named: () => corrections.of(video)?.name ?? null,
    kept: () => db.all<{ id: string; kind: string }>('SELECT id, kind FROM batch').map(({ kind }) => kind),
  }
}

/** As a full disk, or the end of the app at this moment. */
function failing(runs: Runs, stage: (typeof stages)[number]): Runs {
  return {
    ...runs,
    [stage]: () => {
      throw new Error('the disk is full')
    },
  }
}

test.each(stages)('a title whose run fails at %s was never said', (stage) => {
  const { say, runs, named, kept } = openTitles()
  expect(() => say(failing(runs, stage))).toThrow('the disk is full')
  expect([named(), kept()]).toEqual([null, []])
  say(runs)
  expect([named(), kept()]).toEqual(['Tidewater Street', ['title']])
})

test.each(stages)('an undo and a bring back that fail at %s leave the title, and are done again', (stage) => {
  const { say, titlesOver, runs, named, kept } = openTitles()
  const said = runs.get(say(runs))!
  expect(() => titlesOver(failing(runs, stage)).undo(said)).toThrow('the disk is full')
  expect([named(), kept()]).toEqual(['Tidewater Street', ['title']])
  expect(titlesOver(runs).undo(said)).toEqual([path])
  expect(() => titlesOver(failing(runs, stage)).bringBack(said)).toThrow('the disk is full')
  expect([named(), kept()]).toEqual([null, ['title', 'undo']])
  expect(titlesOver(runs).bringBack(said)).toEqual([path])
  expect([named(), kept()]).toEqual(['Tidewater Street', ['title', 'undo', 'undo']])
})

test('a title that is shown by choosing is a run where it says something new, and stands until it is undone or another is said', () => {
  const { titlesOver, runs, corrections, named, kept } = openTitles()
  const titles = titlesOver(runs)
  const learn = (shown: TitleMatch) => titles.learn(video, [path], shown)
  // Of another kind it says nothing of this video; the same one says nothing twice.
  expect([learn({ ...title, type: 'movie' }), named(), kept()]).toEqual([null, null, []])
  const run = runs.get(learn(title) ?? '')!
  const again = [learn(title), learn({ ...title, filmdbId: null, moviedbId: null })]
  expect([again, named(), kept(), titles.stands(run)]).toEqual([[null, null], 'Tidewater Street', ['title'], true])
  corrections.set(video, { ...title, titleId: 43, name: 'Another Street' })
  expect(titles.stands(run)).toBe(false)
  corrections.set(video, title)
  expect(titles.undo(run)).toEqual([path])
  expect([named(), titles.stands(run)]).toEqual([null, false])
})

test('of a title is told once it is on the disk, and of one that could not be kept never', () => {
  const { say, titlesOver, runs, told } = openTitles()
  expect(() => say(failing(runs, 'end'))).toThrow('the disk is full')
  expect(told).toEqual([])
  const run = runs.get(say(runs))!
  const titles = titlesOver(runs)
  expect(titles.learn(video, [path], title)).toBe(null)
  expect(told.splice(0)).toEqual([path])
  titles.undo(run)
  titles.bringBack(run)
  titles.learn(video, [path], { ...title, titleId: 43, filmdbId: null, moviedbId: 43, name: 'Another Street' })
  expect(told).toEqual([path, path, path])
})
