import { expect, test } from 'vitest'
import type { Outcome } from '../../../electron/runs/run.ts'
import { runRowOf } from '../../../electron/views/runs/runRows.ts'
import { asRun } from '../../../electron/runs/runs.ts'
import { AppError } from '../../../shared/errors.ts'
import { noCounts } from '../../../shared/runs/runSign.ts'
import { testRuns } from '../../support/make/worlds/testRuns.ts'

const outcome = (rest: Partial<Outcome> = {}): Outcome => ({
  ...{ videoPath: '/lib/A.mkv', wish: 'en', language: 'en', state: 'written' },
  ...{ reason: null, code: null, message: '', path: null, writtenId: null },
  ...rest,
})
const find = { kind: 'find', command: 'get' } as const
const wholeList = { filter: 'all', kind: null, search: '', todayMs: 0, offset: 0, limit: 10 } as const

test('a run ends however its work comes out, and says how', async () => {
  const { runs } = testRuns()
  await asRun(runs, find, async () => undefined)
  await expect(asRun(runs, find, () => Promise.reject(new AppError('key.refused', 'No.')))).rejects.toThrow('No.')
  await expect(asRun(runs, find, () => Promise.reject(new AppError('cancelled', 'x')))).rejects.toThrow('x')
  expect(['r1', 'r2', 'r3'].map((id) => runs.get(id)?.ending)).toEqual(['done', 'failed', 'stopped'])
  expect(runs.get('r2')).toMatchObject({ code: 'key.refused', message: 'No.' })
})

test('a wish waits in one run, the last that put it off, and once it is met no run lacks it', () => {
  const { runs, pages } = testRuns()
  const [first, second, third] = [runs.open(find), runs.open(find), runs.open(find)]
  runs.record(first, [outcome({ state: 'waiting', reason: 'quota' }), outcome({ wish: 'es', state: 'failed' })])
  runs.record(second, [outcome({ state: 'waiting', reason: 'quota' })])
  expect(pages.waiting().map(({ runId }) => runId)).toEqual([second])
  runs.record(third, [outcome(), outcome({ wish: 'es' })])
  expect(pages.waiting()).toEqual([])
  expect(pages.totals(first).counts).toEqual({ ...noCounts, all: 2, skipped: 2 })
})

test('a run that failed says so as long as it is listed, whatever a later one has written', () => {
  const { runs, pages, ledger } = testRuns()
  const full = { state: 'failed', reason: 'error', code: 'disk.full', message: 'The disk is full.' } as const
  const [first, second] = [runs.open(find), runs.open(find)]
  runs.record(
    first,
    ['en', 'de'].map((wish) => outcome({ ...full, wish })),
  )
  runs.end(first, 'done')
  runs.record(second, [outcome(), outcome({ wish: 'de' })])
  const run = runs.get(first)
  const row = run && runRowOf({ runs, pages, ledger }, run)
  expect(row).toMatchObject({ sign: 'failed', counts: { failed: 0, skipped: 2 }, settled: { all: 2, failed: 2 } })
  expect(row?.firstCause).toEqual({ reason: 'error', code: 'disk.full', message: 'The disk is full.', count: 2 })
  expect([row?.verbs.toRetry, pages.page({ ...wholeList, filter: 'failed' }).ids]).toEqual([0, [first]])
  runs.reopen(first)
  runs.record(first, [outcome({ wish: 'de', state: 'missing' })])
  expect(pages.totals(first).settled).toMatchObject([{ state: 'failed', count: 1 }])
})

test('what a later run has put off too is settled once that has written it, and not before', () => {
  const { runs, pages } = testRuns()
  const [first, second] = [runs.open(find), runs.open(find)]
  const putOff = ['en', 'de'].map((wish) => outcome({ wish, state: 'waiting', reason: 'quota' }))
  runs.record(first, putOff)
  runs.record(second, putOff)
  expect(pages.totals(first)).toMatchObject({ counts: { all: 2, skipped: 2 }, settled: [], takenOver: 2 })
  runs.record(second, [outcome({ wish: 'de' })])
  expect(pages.totals(first)).toMatchObject({ settled: [{ state: 'waiting', count: 1 }], takenOver: 1 })
  runs.recordMet(putOff)
  expect(pages.totals(first)).toMatchObject({ settled: [{ state: 'waiting', count: 2 }], takenOver: 0 })
})

test('what is met by whatever way no run lacks any more, and what a run wrote stays written', () => {
  const { runs, pages } = testRuns()
  const [first, second] = [runs.open(find), runs.open(find)]
  runs.record(first, [outcome({ state: 'review', reason: 'ask' }), outcome({ wish: 'es', state: 'review' })])
  runs.record(second, [outcome({ wish: 'de' })])
  runs.recordMet(['en', 'de'].map((wish) => ({ videoPath: outcome().videoPath, wish })))
  expect(pages.totals(first).counts).toEqual({ ...noCounts, all: 2, skipped: 1, review: 1 })
  expect(pages.totals(second).counts).toEqual({ ...noCounts, all: 1, written: 1 })
})

test('what says the same again keeps the moment since which it is so', () => {
  let nowMs = 100
  const { runs, pages } = testRuns(() => nowMs)
  const id = runs.open(find)
  const away = outcome({ state: 'waiting', reason: 'error', code: 'service.unreachable' })
  runs.record(id, [away])
  nowMs = 200
  runs.record(id, [away])
  expect(pages.totals(id).causes).toMatchObject([{ sinceMs: 100, count: 1 }])
})

test('a run that learns its whole scope keeps its start; one that goes on begins anew', () => {
  let nowMs = 100
  const { runs } = testRuns(() => nowMs)
  const id = runs.open(find)
  nowMs = 200
  runs.begin(id, { kind: 'find', scope: { names: ['Salt Road'], more: 0, language: null } })
  expect(runs.get(id)).toMatchObject({ startedMs: 100, scope: { names: ['Salt Road'] } })
  runs.end(id, 'stopped')
  runs.begin(id, { kind: 'find' })
  expect(runs.get(id)).toMatchObject({ startedMs: 200 })
})

test('a run that never ended was cut, its open subtitles with it, and only what has something to tell is listed', () => {
  const { runs, pages } = testRuns()
  const [cut, empty] = [runs.open(find), runs.open(find)]
  runs.record(cut, [outcome(), outcome({ wish: 'es', state: 'downloading' })])
  expect(pages.underWay()).toEqual([cut, empty])
  expect(runs.recover()).toBe(2)
  expect(runs.get(cut)).toMatchObject({ ending: 'cut' })
  expect(pages.totals(cut).counts).toMatchObject({ all: 2, written: 1, stopped: 1, running: 0 })
  expect([pages.underWay(), pages.page(wholeList)]).toEqual([[], { ids: [cut], total: 1 }])
})

test('whatever has spent units is listed, a plan that nobody ran too, and what was killed while it asked was cut', () => {
  const { runs, pages, history, spend } = testRuns()
  const begin = (command: string) => history.startBatch(command)
  const [plan, free, killed, dry] = [begin('plan'), begin('plan'), begin('get'), begin('get')]
  const window = begin('window')
  runs.plan(dry, { names: ['Salt Road'], more: 0, language: null })
  for (const id of [plan, killed, dry, window]) spend(id, 3)
  spend(free, 0)
  expect(pages.page(wholeList)).toEqual({ ids: [window, dry, killed, plan], total: 4 })
  expect(runs.recover()).toBe(1)
  expect(runs.get(killed)).toMatchObject({ isBegun: true, ending: 'cut', startedMs: 1, endedMs: 1 })
  expect([plan, dry, window].map((id) => runs.get(id)?.isBegun)).toEqual([false, false, false])
  expect(pages.page(wholeList).total).toBe(4)
})

test('the list is filtered by kind, outcome and title, and what waits comes first', () => {
  let nowMs = 0
  const { runs, pages } = testRuns(() => ++nowMs)
  const run = (names: readonly string[], state: Outcome['state'], kind: 'find' | 'timing' = 'find') => {
    const id = runs.open({ kind, command: 'x', scope: { names, more: 0, language: null } })
    runs.record(id, [outcome({ state, videoPath: `/lib/${id}.mkv`, reason: state === 'waiting' ? 'quota' : null })])
    runs.end(id, 'done')
    return id
  }
  const waits = run(['Tide Tables'], 'waiting')
  const failed = run(['Salt Road'], 'failed')
  const moved = run(['50% of 1_000'], 'written', 'timing')
  expect(pages.page(wholeList).ids).toEqual([waits, moved, failed])
  expect(pages.page({ ...wholeList, filter: 'failed' }).ids).toEqual([failed])
  expect(pages.page({ ...wholeList, kind: 'timing' }).ids).toEqual([moved])
  expect(pages.page({ ...wholeList, search: 'salt' }).ids).toEqual([failed])
  expect(pages.page({ ...wholeList, search: '%' }).ids).toEqual([moved])
  expect(pages.filterCounts()).toEqual({ all: 3, waiting: 1, failed: 1, undone: 0 })
  expect(pages.groups({ ...wholeList, todayMs: 1_000 })).toEqual([
    { group: 'waiting', rows: 1 },
    { group: 'earlier', rows: 2 },
  ])
})

test('what an older version kept by its command alone is filtered as the kind that it is shown as', () => {
  const { runs, pages, db } = testRuns(() => 1)
  for (const command of ['checkup', 'watch: better', 'wrong, next', 'restore', 'timing', 'get']) {
    const id = runs.open({ kind: 'find', command, scope: { names: [command], more: 0, language: null } })
    runs.record(id, [outcome({ state: 'failed', videoPath: `/lib/${command}.mkv` })])
    runs.end(id, 'done')
    db.run('UPDATE batch SET kind = NULL WHERE id = ?', id)
    const kind = runs.get(id)?.kind
    expect([command, pages.page({ ...wholeList, kind: kind ?? null }).ids]).toEqual([
      command,
      expect.arrayContaining([id]),
    ])
  }
})

test('what a run wrote before it died counts as written, and no other run lacks it any more', () => {
  const { runs, pages, db } = testRuns()
  const [before, cut] = [runs.open(find), runs.open(find)]
  runs.record(before, [outcome({ state: 'missing', reason: 'no-match' })])
  runs.end(before, 'done')
  runs.record(cut, [outcome({ state: 'queued' }), outcome({ wish: 'es', language: 'es', state: 'queued' })])
  db.run(
    `INSERT INTO written (batch_id, video_path, path, sha256, size_bytes, state, language, subject, fingerprint, details, at_ms)
     VALUES (?, '/lib/A.mkv', '/lib/A.en.srt', '', 1, 'written', 'en', '', '', '{}', 0)`,
    cut,
  )
  runs.recover()
  expect(pages.totals(cut).counts).toEqual({ ...noCounts, all: 2, written: 1, stopped: 1 })
  expect(pages.totals(before).counts).toEqual({ ...noCounts, all: 1, skipped: 1 })
})

test('what is asked of a person, or waits for the quota, is open whoever ran it, until it is met', () => {
  const { runs, pages } = testRuns()
  const id = runs.open(find)
  const away = outcome({ wish: 'de', state: 'waiting', reason: 'error', code: 'service.unreachable' })
  runs.record(id, [outcome({ state: 'review' }), outcome({ wish: 'es', state: 'waiting', reason: 'quota' }), away])
  expect(pages.unsettled().map(({ wish }) => wish)).toEqual(['en', 'es'])
  runs.record(runs.open(find), [outcome()])
  expect(pages.unsettled().map(({ wish }) => wish)).toEqual(['es'])
})
