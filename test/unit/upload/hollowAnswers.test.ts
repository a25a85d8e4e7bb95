/** Answers to step 3 that say nothing of the upload: it is asked for at the service, never taken as sent. */
import { expect, test } from 'vitest'
import { sendUpload } from '../../../electron/upload/sendUpload.ts'
import { answering, answeringJson, startFaultPeer, type Behaviour } from '../../support/peers/faultPeer.ts'
import { anySignal } from '../../support/services/testClient.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { openUploadStore, readyUpload, sendParts, uploadClient } from '../../support/hosts/uploadDeskParts.ts'

async function completedBy(behaviour: Behaviour) {
  const peer = await startFaultPeer(behaviour)
  return uploadClient(peer.url, 'utup_1').completeUpload([['n_id', '1']], anySignal)
}

const hollow = [null, [], {}, true, 1, '', ['sent'], { hello: 1 }, { status: null }, { data: { status: true } }]

test.each(hollow.map((body) => JSON.stringify(body)))('%s tells nothing', async (body) => {
  expect(await completedBy(answering({ body }))).toMatchObject({
    kind: 'unknown',
    error: { code: 'service.badAnswer' },
  })
})

test('an empty answer and a page tell nothing', async () => {
  expect(await completedBy(answering({ body: '' }))).toMatchObject({ kind: 'unknown' })
  expect(await completedBy(answering({ body: '<html><body>Sign in</body></html>' }))).toMatchObject({ kind: 'unknown' })
})

test.each([
  [{ status: true, message: 'Sent for review.' }, 'Sent for review.'],
  [{ status: true }, null],
  [{ ok: true }, null],
  [{ status: 1 }, null],
  [{ message: 'Thank you.' }, 'Thank you.'],
  ['Thank you.', 'Thank you.'],
])('%j is a yes', async (body, message) => {
  expect(await completedBy(answeringJson(body))).toEqual({ kind: 'sent', message })
})

test('so are plain words, and a no stays a no', async () => {
  expect(await completedBy(answering({ body: 'Thank you.' }))).toEqual({ kind: 'sent', message: 'Thank you.' })
  await expect(completedBy(answeringJson({ status: false, message: 'The name is missing.' }))).rejects.toThrow(/name/)
})

test('step 3 that is turned away goes out five times in all, and the row says why', async () => {
  const folder = tempFolder()
  const store = openUploadStore(folder)
  const peer = await startFaultPeer((socket, request, index) => {
    const [status, body] = request.path.startsWith('/user/uploadSubtitle')
      ? [429, { status: false, message: 'Slow down.' }]
      : [200, { n_id: '1', file: { file_n_id: '2' }, state: 'open' }]
    answeringJson(body, status, { 'Retry-After': 1 })(socket, request, index)
  })
  const { id } = store.add(readyUpload(folder, 'a.srt'))
  const sending = sendUpload(sendParts(store, uploadClient(peer.url, 'utup_1')), id, { signal: anySignal })
  await expect(sending).rejects.toThrow(/busy/)
  expect(store.get(id)).toMatchObject({ step: 'filed', failure: { code: 'service.busy' } })
  expect(peer.requests.filter(({ path }) => path === '/user/uploadSubtitle')).toHaveLength(5)
})
