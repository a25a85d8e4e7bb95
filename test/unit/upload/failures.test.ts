/** What can go wrong with one row: a sentence stands on it, and the rows after it are sent all the same. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readUpload } from '../../../electron/upload/readUploadFile.ts'
import { sendUpload } from '../../../electron/upload/sendUpload.ts'
import { startTestService, type TestService } from '../../support/services/startService.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { openUploadStore, readyUpload, sendParts, uploadClient } from '../../support/hosts/uploadDeskParts.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ now: Date.now })
})
afterAll(() => service.close())

const signal = new AbortController().signal

test.each([
  ['a wrong token', 'utup_wrong', 'token.refused', /upload token/],
  ['no token', null, 'token.missing', /upload token/],
])('%s is a sentence on the row', async (_what, token, code, sentence) => {
  const folder = tempFolder()
  const store = openUploadStore(folder)
  const { id } = store.add(readyUpload(folder, 'a.srt'))
  await expect(sendUpload(sendParts(store, uploadClient(service.url, token)), id, { signal })).rejects.toThrow(sentence)
  expect(store.get(id)).toMatchObject({ step: 'draft', failure: { code } })
})

test('an unknown title stays on its row and can be mended; the next row is sent', async () => {
  const folder = tempFolder()
  const store = openUploadStore(folder)
  const parts = sendParts(store, uploadClient(service.url, service.newToken()))
  const bad = store.add(readyUpload(folder, 'a.srt', { moviedbId: null, filmdbId: null, serviceId: 1 }))
  const good = store.add(readyUpload(folder, 'b.srt'))
  await expect(sendUpload(parts, bad.id, { signal })).rejects.toThrow(/service_id/)
  await sendUpload(parts, good.id, { signal })
  expect([store.get(bad.id)?.step, store.get(good.id)?.step]).toEqual(['filed', 'sent'])
  store.change(bad.id, { fields: { ...bad.fields, serviceId: null, moviedbId: 900_002 } })
  await sendUpload(parts, bad.id, { signal })
  expect(store.get(bad.id)).toMatchObject({ step: 'sent', failure: null })
})

test('a file that changed since it was looked at is not sent', async () => {
  const folder = tempFolder()
  const store = openUploadStore(folder)
  const { id } = store.add(readyUpload(folder, 'a.srt'))
  writeFileSync(join(folder, 'a.srt'), 'something else')
  const sending = sendUpload(sendParts(store, uploadClient(service.url, service.newToken())), id, { signal })
  await expect(sending).rejects.toThrow(/has changed/)
  expect(store.get(id)).toMatchObject({ step: 'draft', nId: null })
})

test.each([
  ['of the wrong kind', 'a.exe', 'x', /Only srt/],
  ['over the limit', 'a.srt', 'x'.repeat(5 * 2 ** 20 + 1), /larger than 5 MiB/],
])('a file %s is refused before anything is asked', async (_what, name, content, sentence) => {
  const path = join(tempFolder(), name)
  writeFileSync(path, content)
  await expect(readUpload(path)).rejects.toThrow(sentence)
})
