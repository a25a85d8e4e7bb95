/** A file of this machine for the built-in service alone: under an address nobody can guess, only as long as it is needed. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createHandOver } from '../../../electron/ai/handOver.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { anySignal } from '../../support/services/testClient.ts'

function handOverOf(text: string) {
  const path = join(tempFolder(), 'sound.wav')
  writeFileSync(path, text)
  const handOver = createHandOver({
    soundOf: async () => ({ path, isTemporary: true }),
    newToken: () => 'a-long-random-text',
  })
  onTestFinished(() => handOver.close())
  return { handOver, path }
}

const job = { id: 7, kind: 'transcription' as const, media: '/films/Talk.mkv', service: 'embedded', target: 'en' }

test('the sound is served under its token and nowhere else, and goes when the job needs it no more', async () => {
  const { handOver, path } = handOverOf('the sound')
  expect(handOver.isReachable(job)).toBe(false)
  const address = await handOver.address(job, anySignal)
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/a-long-random-text$/)
  expect(handOver.isReachable(job)).toBe(true)
  expect(await (await fetch(address)).text()).toBe('the sound')
  expect((await fetch(new URL('/other', address))).status).toBe(404)
  expect((await fetch(address, { method: 'POST' })).status).toBe(404)
  await handOver.end(job.id)
  expect((await fetch(address)).status).toBe(404)
  expect([existsSync(path), handOver.isReachable(job)]).toEqual([false, false])
})

test('an address is left as it is, and a file goes to no other service', async () => {
  const { handOver } = handOverOf('the sound')
  const media = 'https://media.example/talk.mp4'
  expect(await handOver.address({ ...job, media }, anySignal)).toBe(media)
  expect(handOver.isReachable({ ...job, media })).toBe(true)
  const elsewhere = handOver.address({ ...job, service: 'https://subtitles.example' }, anySignal)
  await expect(elsewhere).rejects.toMatchObject({ code: 'input.invalid' })
})
