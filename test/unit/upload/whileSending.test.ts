/** One upload of a home at a time: whoever comes second is told so, and the lock ends with the work, however that ends. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { whileSending } from '../../../electron/upload/whileSending.ts'

let folder: string
let lockFile: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undertitle-sending-'))
  lockFile = join(folder, 'upload.lock')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('while one sends, a second is told that it is uploads that it waits for', async () => {
  const second = whileSending(lockFile, () => whileSending(lockFile, async () => 'sent twice'))
  await expect(second).rejects.toMatchObject({
    code: 'home.locked',
    message: 'Another Undertitle is sending uploads just now. Try again when it is done.',
  })
})

test('after one that failed the next may send', async () => {
  const failed = whileSending(lockFile, () => Promise.reject(new Error('The service was away.')))
  await expect(failed).rejects.toThrow('The service was away.')
  expect(await whileSending(lockFile, async () => 'sent')).toBe('sent')
})

test('a lock that cannot be made is no sign of another one that sends', async () => {
  const sent = whileSending(join(folder, 'nowhere', 'upload.lock'), async () => 'sent')
  await expect(sent).rejects.not.toMatchObject({ code: 'home.locked' })
})
