import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../../../electron/media/readMedia.ts'
import { runChild } from '../../../electron/media/runFfmpeg.ts'
import { endless, standInOf } from '../../support/make/standIn.ts'
import { rejection } from '../../support/services/testClient.ts'

/** Ends what a failing test has left. */
function signalOfTest(): AbortSignal {
  const over = new AbortController()
  onTestFinished(() => over.abort())
  return over.signal
}

/** Time passes only where a test says so: however busy the machine is, nothing is late by itself. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const silentForMs = 400

test('a file of which nothing can be heard ends the check by itself, and says so', async () => {
  const { program, hasBegun, isRunning } = standInOf(endless)
  const refused = rejection(listen('/m/A.mkv', { signal: signalOfTest(), program, silentForMs }))
  await expect.poll(hasBegun).toBe(true)
  vi.advanceTimersByTime(silentForMs - 1)
  expect(isRunning()).toBe(true)
  vi.advanceTimersByTime(1)
  expect((await refused).message).toMatch(/^Nothing of the sound came for a minute, so listening was stopped/)
  expect(isRunning()).toBe(false)
})

test('one that is slow, and goes on, is heard to its end', async () => {
  const pieces = 6
  const { program, folder } = standInOf(
    `for i in $(seq ${pieces}); do head -c 3200 /dev/zero; until [ -e "$(dirname "$0")/$i" ]; do sleep 0.02; done; done`,
  )
  let heard = 0
  // Longer in all than the silence that would end it.
  const onProgress = (atMs: number) => {
    vi.advanceTimersByTime(silentForMs - 100)
    if (atMs % 200 === 0) writeFileSync(join(folder, String((heard += 1))), '')
  }
  const loudness = await listen('/m/A.mkv', { signal: signalOfTest(), program, silentForMs, onProgress })
  expect([heard, loudness.length]).toEqual([pieces, pieces * 10])
})

test('one that is not done at its deadline is called slow, not silent', async () => {
  const slow = listen('/m/A.mkv', {
    signal: signalOfTest(),
    program: standInOf('while :; do head -c 3200 /dev/zero; sleep 0.05; done').program,
    deadlineMs: 400,
  })
  expect((await rejection(slow)).message).toMatch(/^Listening took more than half an hour, so it was stopped/)
})

test('while what it wrote is being taken, it writes no more, and is not called silent', async () => {
  let taking = 0
  let most = 0
  let bytes = 0
  const outcome = await runChild({
    ...{ args: [], signal: signalOfTest(), program: standInOf('head -c 600000 /dev/zero').program, silentForMs },
    async onBytes(piece) {
      taking += 1
      most = Math.max(most, taking)
      bytes += piece.length
      if (bytes === piece.length) await vi.advanceTimersByTimeAsync(2.5 * silentForMs)
      taking -= 1
    },
  })
  expect({ outcome, bytes, most }).toEqual({ outcome: 'done', bytes: 600_000, most: 1 })
})

test('where what it wrote cannot be taken, it is ended, and that is thrown', async () => {
  const { program, isRunning } = standInOf(`head -c 100000 /dev/zero; ${endless}`)
  const failing = runChild({
    ...{ args: [], signal: signalOfTest(), program },
    onBytes: () => Promise.reject(new Error('No room.')),
  })
  await expect(failing).rejects.toThrow('No room.')
  expect(isRunning()).toBe(false)
})
