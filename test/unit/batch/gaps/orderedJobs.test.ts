import { expect, test } from 'vitest'
import { createAiJobs } from '../../../../electron/ai/aiJobs.ts'
import { orderedJobsOf } from '../../../../electron/batch/gaps/orderedJobs.ts'
import { orderFor } from '../../../../electron/batch/gaps/translationOrder.ts'
import { openDatabase } from '../../../../electron/database/database.ts'
import { rankedOf } from '../../../support/fakes/simulatedRound.ts'
import { wantFor } from '../../../support/make/subjects.ts'

const service = 'embedded'
const wantedFor = (name: string) => ({ gap: wantFor(`/lib/${name}.mkv`, 'it>translate:en'), source: rankedOf(name) })

test('what is ordered and not begun waits for a unit; what the service has takes none; what has failed before is new', () => {
  const jobs = createAiJobs(openDatabase(':memory:'), { nowMs: () => 0 })
  const order = (name: string) => jobs.findOrAdd(orderFor(wantedFor(name), { service, batchId: 'b' }))
  const [waiting, running, failed] = [order('Waiting'), order('Running'), order('Failed')]
  jobs.findOrAdd({ ...orderFor(wantedFor('Elsewhere'), { service: 'http://other', batchId: 'b' }) })
  jobs.change(running.id, { state: 'running', requestId: 'r' })
  jobs.change(failed.id, { state: 'failed' })
  const ordered = orderedJobsOf(jobs, service)
  expect(ordered.waiting).toBe(1)
  expect(['Waiting', 'Running', 'Failed', 'Elsewhere'].map((name) => ordered.of(wantedFor(name)))).toEqual([
    { id: waiting.id, isPaid: false },
    { id: running.id, isPaid: true },
    null,
    null,
  ])
})
