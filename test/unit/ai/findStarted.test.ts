import { expect, test } from 'vitest'
import type { AiJob } from '../../../electron/ai/aiJob.ts'
import { findStarted } from '../../../electron/ai/findStarted.ts'
import { answering, answeringJson, startFaultPeer, type Behaviour } from '../../support/peers/faultPeer.ts'
import { anySignal, testClient } from '../../support/services/testClient.ts'

const ours = { kind: 'translation', subtitleId: '7', fileId: '', target: 'es', tone: '', startedMs: 0 } as AiJob
const listed = { request_id: 'r1', n_id: '7', target_language: 'ES', tone: 'faithful', status: 'running' }

async function lookedFor(list: Behaviour) {
  const peer = await startFaultPeer(list)
  const client = testClient({ url: peer.url })
  return findStarted({ client, jobs: { isKnownRequest: () => false } }, ours, anySignal)
}

test('the job is found in the list, and a list without it says that it was never started', async () => {
  expect(await lookedFor(answeringJson({ jobs: [listed], total_pages: 1 }))).toMatchObject({ requestId: 'r1' })
  expect(await lookedFor(answeringJson({ jobs: [{ ...listed, n_id: '8' }] }))).toBeNull()
})

test.each([
  ['has no list under its name', answeringJson({ status: true, data: [listed] })],
  ['is a bare list', answeringJson([listed])],
  ['has entries that nobody can read', answeringJson({ jobs: ['r1'] })],
  ['has entries that do not say what they are', answeringJson({ jobs: [{ request_id: 'r1', status: 'running' }] })],
  ['is longer than anybody would list', answeringJson({ jobs: Array(1_001).fill({ ...listed, n_id: '8' }) })],
  ['is a page', answering({ body: '<html>' })],
  ['is not there', answering({ status: 404 })],
])('an answer that %s cannot tell: the job is not started again', async (_, list) => {
  await expect(lookedFor(list)).rejects.toMatchObject({ code: 'service.refused' })
})
