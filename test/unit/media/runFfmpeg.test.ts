import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listen } from '../../../electron/media/readMedia.ts'
import { runChild } from '../../../electron/media/runFfmpeg.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { rejection } from '../../support/services/testClient.ts'

/** Takes the place of ffmpeg. */
function programOf(script: string): string {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const program = join(folder, 'listener')
  writeFileSync(program, `#!/bin/sh\n${script}\n`)
  chmodSync(program, 0o700)
  return program
}

const listenWith = (script: string, silentForMs: number) =>
  listen('/m/A.mkv', { signal: new AbortController().signal, program: programOf(script), silentForMs })

test('a file of which nothing can be heard ends the check by itself, and says so', async () => {
  const startedMs = performance.now()
  const { message } = await rejection(listenWith('exec sleep 30', 400))
  expect(message).toMatch(/^Nothing of the sound came for a minute, so listening was stopped/)
  expect(performance.now() - startedMs).toBeLessThan(10_000)
})

test('one that is slow, and goes on, is heard to its end', async () => {
  // Longer in all than the silence that would end it; a machine with much to do may hold it up for a second.
  const loudness = await listenWith('for i in 1 2 3 4 5 6; do head -c 3200 /dev/zero; sleep 0.3; done', 1_500)
  expect(loudness.length).toBeGreaterThan(0)
})

test('one that is not done at its deadline is called slow, not silent', async () => {
  const slow = listen('/m/A.mkv', {
    signal: new AbortController().signal,
    program: programOf('while :; do head -c 3200 /dev/zero; sleep 0.05; done'),
    deadlineMs: 400,
  })
  expect((await rejection(slow)).message).toMatch(/^Listening took more than half an hour, so it was stopped/)
})

const child = (script: string) => ({ program: programOf(script), args: [], signal: new AbortController().signal })

test('while what it wrote is being taken, it writes no more, and is not called silent', async () => {
  let taking = 0
  let most = 0
  let bytes = 0
  const outcome = await runChild({
    ...child('head -c 600000 /dev/zero'),
    silentForMs: 300,
    async onBytes(piece) {
      taking += 1
      most = Math.max(most, taking)
      bytes += piece.length
      if (bytes === piece.length) await wait(700)
      taking -= 1
    },
  })
  expect({ outcome, bytes, most }).toEqual({ outcome: 'done', bytes: 600_000, most: 1 })
})

test('where what it wrote cannot be taken, it is ended, and that is thrown', async () => {
  const startedMs = performance.now()
  const failing = runChild({
    ...child('head -c 100000 /dev/zero; exec sleep 30'),
    onBytes: () => Promise.reject(new Error('No room.')),
  })
  await expect(failing).rejects.toThrow('No room.')
  expect(performance.now() - startedMs).toBeLessThan(10_000)
})
