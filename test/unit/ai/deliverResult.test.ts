/** The end of a job in the database, cut in the middle. */
import { expect, test } from 'vitest'
import type { AiJob } from '../../../electron/ai/aiJob.ts'
import { createAiJobs } from '../../../electron/ai/aiJobs.ts'
import { deliverResult, type DeliverResultParts } from '../../../electron/ai/deliverResult.ts'
import { openDatabase } from '../../../electron/database/database.ts'

const subject = { service: 'own', subtitleId: '1', fileId: '', media: '', target: 'es', tone: '' }

function openJob() {
  const db = openDatabase(':memory:')
  const jobs = createAiJobs(db, { nowMs: () => 0 })
  const { id } = jobs.findOrAdd({ ...subject, kind: 'translation', sourceLanguage: 'en' } as Parameters<
    typeof jobs.findOrAdd
  >[0])
  jobs.keepText(id, 'result', { name: 'a.srt', bytes: new Uint8Array([1]) })
  return { db, jobs, job: jobs.change(id, { state: 'fetched' }) }
}

test('a job that could not be ended keeps its result, and is ended by the next try', async () => {
  const { db, jobs, job } = openJob()
  const parts = { jobs, db, reader: { prepare: async () => ({}) } }
  const failing = {
    ...parts,
    jobs: {
      ...jobs,
      change(): AiJob {
        throw new Error('killed here')
      },
    },
  }
  const { signal } = new AbortController()
  await expect(deliverResult(failing as unknown as DeliverResultParts, job, signal)).rejects.toThrow('killed here')
  expect(jobs.text(job.id, 'result')).not.toBeNull()
  expect(await deliverResult(parts as unknown as DeliverResultParts, job, signal)).toMatchObject({ state: 'done' })
  expect(jobs.text(job.id, 'result')).toBeNull()
  db.close()
})

test('what a result takes the place of is kept with its order, until it is ordered anew', () => {
  const { db, jobs, job } = openJob()
  const target = { jobId: job.id, videoPath: '/films/Salt Road.mkv', batchId: 'b', pick: null }
  jobs.addTarget({ ...target, replacesId: 7 })
  expect(jobs.targets(job.id)).toMatchObject([{ replacesId: 7 }])
  jobs.addTarget(target)
  expect(jobs.targets(job.id)).toMatchObject([{ replacesId: null }])
  db.close()
})
