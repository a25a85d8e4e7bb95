/** Jobs as rows of the activity screen: one a video, the state of a row, and the counts that are its filters. */
import { expect, test } from 'vitest'
import type { AiJob, AiTarget } from '../../../../electron/ai/aiJob.ts'
import { countsOf, isOfFilter, rowsOf } from '../../../../electron/views/ai/aiRows.ts'

const nowMs = 1_000_000

const job: AiJob = {
  id: 1,
  kind: 'translation',
  service: 'embedded',
  subtitleId: '7',
  fileId: '',
  media: '',
  target: 'es',
  tone: 'casual',
  sourceLanguage: 'en',
  state: 'running',
  requestId: 'r1',
  ledgerEntry: 1,
  isReused: false,
  remoteStatus: 'running',
  progress: 0.25,
  etaMs: 9_000,
  code: null,
  message: '',
  differences: [],
  notBeforeMs: null,
  startedMs: nowMs,
  lostStarts: 0,
  orderedMs: nowMs,
  changedMs: nowMs,
}
const target: AiTarget = {
  jobId: 1,
  videoPath: '/films/Salt Road.mkv',
  batchId: 'b1',
  pick: null,
  replacesId: null,
  state: 'open',
  path: null,
  message: '',
}

function rows(jobs: readonly Partial<AiJob>[], targets: readonly Partial<AiTarget>[] = [{}]) {
  const all = jobs.map((change, index) => ({ ...job, id: index + 1, ...change }))
  return rowsOf(
    { list: () => all, targets: (jobId) => targets.map((change) => ({ ...target, jobId, ...change })) },
    { library: { has: () => true }, nowMs },
  )
}

test('a running job shows its progress and remaining time, and the name of the video without its folder', () => {
  expect(rows([{}])[0]).toMatchObject({
    videoName: 'Salt Road.mkv',
    from: 'en',
    to: 'es',
    tone: 'casual',
    state: 'running',
    progress: 0.25,
    remainingMs: 9_000,
    resumesAtMs: null,
  })
})

test('a job that serves two videos is two rows, each with its own end', () => {
  const written = { state: 'written', path: '/films/Salt Road.es.srt' } as const
  const kept = { state: 'skipped', videoPath: '/films/b.mkv', message: 'There is a file of yours.' } as const
  const found = rows([{ state: 'done', isReused: true }], [written, kept])
  expect(found).toMatchObject([
    { state: 'written', message: 'Salt Road.es.srt', progress: 1, isReused: true },
    { state: 'skipped', message: 'There is a file of yours.' },
  ])
  expect(new Set(found.map(({ id }) => id)).size).toBe(2)
})

test('every state is counted by the filter that shows it', () => {
  const refused = {
    state: 'refused',
    differences: [{ cue: 7, fault: 'missing', message: 'Cue 7 is missing.' }],
  } as const
  const all = rows([
    { state: 'ordered' },
    { state: 'starting' },
    { state: 'fetched' },
    { state: 'ordered', notBeforeMs: nowMs + 1 },
    { state: 'ordered', notBeforeMs: nowMs - 1 },
    { state: 'failed' },
    refused,
    { state: 'cancelled' },
  ])
  expect(all.map(({ state }) => state)).toEqual([
    'queued',
    'running',
    'checking',
    'waiting',
    'queued',
    'failed',
    'refused',
    'cancelled',
  ])
  const counts = countsOf(all)
  expect(counts).toEqual({ all: 8, running: 4, waiting: 1, written: 0, failed: 2 })
  for (const filter of ['all', 'running', 'waiting', 'written', 'failed'] as const)
    expect(all.filter((row) => isOfFilter(row, filter))).toHaveLength(counts[filter])
  expect(all.find(({ state }) => state === 'refused')?.differences).toEqual(refused.differences)
})

test('trying an ended one again is paid for where the service has nothing of it yet, and nowhere else', () => {
  const mayCost = (change: Partial<AiJob>) => rows([change])[0]?.mayCostAgain
  const unknown = { requestId: null, startedMs: null } as const
  expect(mayCost({ state: 'failed', ...unknown })).toBe(true)
  expect(mayCost({ state: 'refused', ...unknown })).toBe(true)
  expect(mayCost({ state: 'cancelled', ...unknown })).toBe(true)
  // The service may have begun it: it is looked for, and begun where it is nowhere.
  expect(mayCost({ state: 'failed', requestId: null })).toBe(true)
  expect(mayCost({ state: 'failed' })).toBe(false)
  expect(mayCost({ state: 'cancelled' })).toBe(false)
  expect(mayCost({ state: 'ordered', ...unknown, notBeforeMs: nowMs + 1 })).toBe(false)
})
