/**
 * Answers that get lost at each of the three steps, and crashes in the middle: one public subtitle an upload, never two.
 * UNDERTITLE_LOST_ANSWERS says how many uploads.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendUpload } from '../../../electron/upload/sendUpload.ts'
import { startLossyService, type Fate } from '../../support/peers/lossyService.ts'
import { startTestService, type TestService } from '../../support/services/startService.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { openUploadStore, readyUpload, sendParts, uploadClient } from '../../support/hosts/uploadDeskParts.ts'
import { review } from '../../support/make/archives/uploadForms.ts'

const uploads = Number(process.env['UNDERTITLE_LOST_ANSWERS'] ?? 36)
const steps = ['/user/getNId', '/user/uploadSingleSubtitle', '/user/uploadSubtitle']
const fates: readonly Fate[] = ['answer', 'half', 'request']

let service: TestService
beforeAll(async () => {
  service = await startTestService({ now: Date.now })
})
afterAll(() => service.close())

const signal = new AbortController().signal

test(`${uploads} uploads, each with a loss at one of its steps, are ${uploads} public subtitles`, async () => {
  let loss: { readonly path: string; readonly fate: Fate } | null = null
  const lossy = await startLossyService(service.url, (path) => {
    if (path !== loss?.path) return 'keep'
    const { fate } = loss
    loss = null
    return fate
  })
  const folder = tempFolder()
  const store = openUploadStore(folder)
  const parts = sendParts(store, uploadClient(lossy.url, service.newToken()))
  const nIds = new Set<string>()
  for (let count = 0; count < uploads; count += 1) {
    const fate = fates[Math.floor(count / steps.length) % fates.length]!
    const { id } = store.add(readyUpload(folder, `${count}.srt`, { comment: `No. ${count}` }))
    loss = { path: steps[count % steps.length]!, fate }
    // A person who is told of a failure tries again.
    await sendUpload(parts, id, { signal }).catch(() => sendUpload(parts, id, { signal }))
    expect(loss).toBeNull()
    const sent = store.get(id)!
    expect([sent.step, sent.review]).toEqual(['sent', 'pending'])
    nIds.add(sent.nId!)
  }
  expect(nIds.size).toBe(uploads)
  const { lines } = await review(service.dataDir)
  expect(lines.map((line) => line['comment'])).toEqual(Array.from({ length: uploads }, (_, count) => `No. ${count}`))
  for (const nId of nIds) expect((await review(service.dataDir, '--approve', nId)).code).toBe(0)
  const found = await service.get('/api/v1/subtitles?moviedb_id=900002&type=tv&languages=FR&subs_per_page=1')
  expect(await found.json()).toMatchObject({ totalPages: uploads })
})

/** A crash is a call that never comes back, and then another process over the same database. */
test.each(['openUpload', 'sendUploadFile', 'completeUpload'] as const)(
  'after a crash while %s was on its way, the upload goes on and is sent once',
  async (step) => {
    const folder = tempFolder()
    const client = uploadClient(service.url, service.newToken())
    const first = openUploadStore(folder)
    const { id } = first.add(readyUpload(folder, 'a.srt', { comment: `Crash at ${step}` }))
    const { promise: arrived, resolve } = Promise.withResolvers<undefined>()
    const crashing = {
      ...client,
      [step]: async (...args: readonly unknown[]) => {
        await (client[step] as (...given: readonly unknown[]) => Promise<unknown>)(...args)
        resolve(undefined)
        return new Promise(() => undefined)
      },
    }
    void sendUpload(sendParts(first, crashing), id, { signal })
    await arrived

    const second = openUploadStore(folder)
    await sendUpload(sendParts(second, client), id, { signal })
    expect(second.get(id)).toMatchObject({ step: 'sent', review: 'pending' })
    const { lines } = await review(service.dataDir)
    expect(lines.filter((line) => line['comment'] === `Crash at ${step}`)).toHaveLength(1)
  },
)

test('where the service does not tell what arrived, step 3 is not sent again unless the user says so', async () => {
  let isLost = false
  const lossy = await startLossyService(service.url, (path) => {
    if (path.startsWith('/user/uploads/')) return 'missing'
    if (path !== '/user/uploadSubtitle' || isLost) return 'keep'
    isLost = true
    return 'answer'
  })
  const folder = tempFolder()
  const store = openUploadStore(folder)
  const parts = sendParts(store, uploadClient(lossy.url, service.newToken()))
  const { id } = store.add(readyUpload(folder, 'a.srt'))
  const completions = () => lossy.asked.filter((path) => path === '/user/uploadSubtitle').length
  for (let tried = 0; tried < 3; tried += 1) {
    await expect(sendUpload(parts, id, { signal })).rejects.toThrow(/nobody knows whether/)
    expect([store.get(id)?.step, completions()]).toEqual(['sending', 1])
  }
  // The service knows the number as used: even now there are not two.
  await expect(sendUpload(parts, id, { signal, mayRepeat: true })).rejects.toThrow(/n_id: was sent already/)
  expect(completions()).toBe(2)
})
