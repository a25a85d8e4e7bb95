/** What a machine made and was refused is made anew by trying again; a download that was refused would be refused again. */
import { expect, test } from 'vitest'
import { createAiJobs } from '../../../../electron/ai/aiJobs.ts'
import { openDatabase } from '../../../../electron/database/database.ts'
import { everyRow, createRunPages } from '../../../../electron/runs/runPages.ts'
import { createRuns } from '../../../../electron/runs/runs.ts'
import { causeIdOf, causeOf, runCauseOf, type RunOutcomeParts } from '../../../../electron/views/runs/runOutcomes.ts'
import { nothingLive, runRowOf } from '../../../../electron/views/runs/runRows.ts'
import { wantedJob } from '../../../support/fakes/wantedJob.ts'

const clock = { nowMs: () => 1_000 }
const refused = {
  state: 'failed',
  reason: 'rejected',
  code: 'subtitle.unreadable',
  message: 'It cannot be read.',
} as const

test('a run with both offers to try the job alone, and keeps their causes apart', () => {
  const db = openDatabase(':memory:')
  const runs = createRuns(db, { clock, ids: { newId: () => 'r' } })
  const jobs = createAiJobs(db, clock)
  const pages = createRunPages(db)
  runs.open({ kind: 'translate', command: 'translate' })
  const download = { videoPath: '/lib/One.mkv', wish: 'en', language: 'en', path: null, writtenId: null, ...refused }
  runs.record('r', [download])
  const { id } = jobs.findOrAdd(wantedJob)
  jobs.addTarget({ jobId: id, videoPath: '/lib/Other.mkv', batchId: 'r', pick: null })
  jobs.change(id, { state: 'refused', code: refused.code, message: refused.message })
  runs.end('r', 'done')
  const spent = { spentIn: () => ({ search: 0, download: 0, ai: 0 }) }
  expect(runRowOf({ runs, pages, ledger: spent }, runs.get('r')!, nothingLive)).toMatchObject({
    ...{ counts: { all: 2, failed: 2 }, verbs: { toRetry: 1 } },
  })
  const parts = { library: null, pages } as unknown as RunOutcomeParts
  const { causes } = pages.totals('r')
  const told = causes.map((cause) => runCauseOf(parts, 'r', cause))
  expect(told.toSorted((one, other) => one.names.join().localeCompare(other.names.join()))).toMatchObject([
    { names: ['One.mkv'], count: 1, isRefused: true },
    { names: ['Other.mkv'], count: 1, isRefused: false },
  ])
  // Their ids lead to each alone.
  const rowsOf = (cause: ReturnType<typeof causeOf>) => pages.outcomes('r', { group: null, cause }, everyRow).rows
  for (const cause of causes) expect(rowsOf(causeOf(pages, 'r', causeIdOf(cause)))).toHaveLength(1)
})
