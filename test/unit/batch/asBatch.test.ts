import { expect, test } from 'vitest'
import { createAiJobs } from '../../../electron/ai/aiJobs.ts'
import { asBatch } from '../../../electron/batch/asBatch.ts'
import type { BatchEvent } from '../../../electron/batch/batchEvents.ts'
import { queuedOutcome, stepOutcome } from '../../../electron/batch/stepOutcome.ts'
import { plainLineOf } from '../../../electron/cli/print/plainLines.ts'
import { wholeScope } from '../../../electron/runs/run.ts'
import { createRunPages } from '../../../electron/runs/runPages.ts'
import { createRuns } from '../../../electron/runs/runs.ts'
import { createHistory } from '../../../electron/sidecar/history/history.ts'
import { AppError } from '../../../shared/errors.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { wantedJob } from '../../support/fakes/wantedJob.ts'
import { wantFor } from '../../support/make/subjects.ts'

const clock = { nowMs: () => 1_000, later: () => () => undefined }

/** A batch that is stopped before anybody knows what it will do. */
async function stopEarly(search: number, isDryRun = false) {
  const db = openDatabase(':memory:')
  let count = 0
  const ids = { newId: () => `run-${++count}` }
  const runs = createRuns(db, { clock, ids })
  const ledger = { spentIn: () => ({ search, download: 0, ai: 0 }) }
  const parts = { history: createHistory(db, { clock, ids }), ledger, runs, runPages: createRunPages(db), clock }
  const told: (string | null)[] = []
  const emit = (event: BatchEvent) => void told.push(plainLineOf(event, { verbose: false, depthOf: () => 1 }))
  const stopped = asBatch(parts, { command: 'get', kind: 'find', emit }, ({ keepPlan }) => {
    if (isDryRun) keepPlan(wholeScope)
    return Promise.reject(new AppError('cancelled', 'Stopped.'))
  })
  await expect(stopped).rejects.toMatchObject({ code: 'cancelled' })
  const units = `${search} search${search === 1 ? '' : 'es'} and 0 downloads`
  expect(told).toEqual([`Stopped: 0 written; spent ${units} in 0 s.`])
  return runs.get('run-1')
}

test('what was stopped while it asked is a run where it has spent: its cost is not lost', async () => {
  expect(await stopEarly(880)).toMatchObject({ kind: 'find', endedMs: 1_000 })
})

test('a dry run that was stopped while it asked stays a plan', async () => {
  expect(await stopEarly(880, true)).toMatchObject({ isBegun: false, ending: null })
})

test('what was stopped before it asked anything is none', async () => {
  expect(await stopEarly(0)).toMatchObject({ endedMs: null })
})

test('the end counts what became of each subtitle as its run does wherever that is listed', async () => {
  const db = openDatabase(':memory:')
  const ids = { newId: () => 'run' }
  const runs = createRuns(db, { clock, ids })
  const ledger = { spentIn: () => ({ search: 0, download: 0, ai: 0 }) }
  const parts = { history: createHistory(db, { clock, ids }), ledger, runs, runPages: createRunPages(db), clock }
  const gaps = ['one', 'two', 'three'].map((name) => wantFor(`/lib/${name}.mkv`))
  const [asked, missing, written] = gaps
  const done = await asBatch(parts, { command: 'get', kind: 'find', emit: () => undefined }, async (batch) => {
    batch.beginRun(wholeScope)
    const skipped = { kind: 'skipped', code: null, message: '' } as const
    batch.record(gaps.map(queuedOutcome))
    batch.record([
      stepOutcome(asked!, { ...skipped, reason: 'ask' }),
      stepOutcome(missing!, { ...skipped, reason: 'no-match' }),
      { ...queuedOutcome(written!), state: 'written', path: '/lib/three.en.srt' },
    ])
  })
  expect(done.subtitles).toMatchObject({ all: 3, review: 1, missing: 1, written: 1, skipped: 0 })
  expect(done.subtitles).toEqual(createRunPages(db).totals('run').counts)
  expect(plainLineOf(done, { verbose: false, depthOf: () => 1 })).toContain('Done: 0 written, 1 review, 1 not found; ')
})

test('what the service’s machine made, failed at and has put off is counted at the end: its jobs alone know of it', async () => {
  const db = openDatabase(':memory:')
  const ids = { newId: () => 'run' }
  const runs = createRuns(db, { clock, ids })
  const jobs = createAiJobs(db, clock)
  const ledger = { spentIn: () => ({ search: 0, download: 0, ai: 0 }) }
  const parts = { history: createHistory(db, { clock, ids }), ledger, runs, runPages: createRunPages(db), clock }
  const done = await asBatch(parts, { command: 'translate', kind: 'translate', emit: () => undefined }, (batch) => {
    batch.beginRun(wholeScope)
    const [failed, waiting] = ['one', 'two'].map((name) => {
      const { id } = jobs.findOrAdd({ ...wantedJob, subtitleId: name })
      jobs.addTarget({ jobId: id, videoPath: `/lib/${name}.mkv`, batchId: batch.batchId, pick: null })
      return id
    })
    jobs.change(failed!, { state: 'failed', code: 'service.timeout', message: 'It took too long.' })
    jobs.change(waiting!, { notBeforeMs: 9_000, code: 'quota.exhausted' })
    return Promise.resolve()
  })
  expect(done.subtitles).toMatchObject({ all: 2, failed: 1, waiting: 1 })
  expect(plainLineOf(done, { verbose: false, depthOf: () => 1 })).toContain('Done: 0 written, 1 failed, 1 waiting; ')
})
