/** The end of a job in the database, cut in the middle. */
import { expect, test } from 'vitest'
import type { AiJob } from '../../../electron/ai/aiJob.ts'
import { createAiJobs } from '../../../electron/ai/aiJobs.ts'
import { deliverResult, type DeliverResultParts } from '../../../electron/ai/deliverResult.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import type { Written } from '../../../electron/sidecar/history/history.ts'
import { createOneAtATime } from '../../../shared/oneAtATime.ts'
import { parseSubtitle } from '../../../shared/subtitle/parseSubtitle.ts'
import { bookOf } from '../../support/make/bookOf.ts'
import { settingsWith } from '../../support/make/settingsWith.ts'
import { anySignal } from '../../support/services/testClient.ts'

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

/** A result of request r1, ordered in run b2 instead of row 7; what stands there now came of the same request. */
async function deliveredOver(now: Pick<Written, 'id' | 'batchId'>) {
  const { db, jobs, job } = openJob()
  jobs.addTarget({ jobId: job.id, videoPath: '/films/Salt Road.mkv', batchId: 'b2', pick: null, replacesId: 7 })
  const details = { subtitleId: '1', release: '', made: { requestId: 'r1' } }
  const ordered = { id: 7, batchId: 'b1', state: 'replaced', details }
  const standing = { ...ordered, ...now, state: 'written' }
  const document = parseSubtitle(Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHola.\n'), { fileName: 'a.srt' })
  const publishedOver: unknown[] = []
  const parts = {
    ...{ jobs, db, settings: { read: () => settingsWith() }, rules: { book: () => bookOf('en') } },
    reader: {
      prepare: async () => ({ document, fingerprint: 'f', text: 'new', extension: 'srt' }),
      verify: async () => ({ kind: 'accepted', warnings: [] }),
    },
    history: {
      ...{ get: () => ordered, laterStanding: () => standing },
      ...{ ownerOf: () => standing, othersWithText: () => [] },
    },
    ...{ oneAtATime: createOneAtATime(), libraryIndex: { find: () => null }, onWritten: () => undefined },
    publish: async ({ replaces }: { readonly replaces?: Written }) => publishedOver.push(replaces?.id),
  }
  const fetched = jobs.change(job.id, { requestId: 'r1' })
  const { state } = await deliverResult(parts as unknown as DeliverResultParts, fetched, anySignal)
  db.close()
  return { state, publishedOver }
}

test('what makes way and was moved since makes way still; what this run has written already is not written again', async () => {
  expect(await deliveredOver({ id: 9, batchId: 'moved' })).toEqual({ state: 'done', publishedOver: [9] })
  expect(await deliveredOver({ id: 9, batchId: 'b2' })).toEqual({ state: 'done', publishedOver: [] })
})
