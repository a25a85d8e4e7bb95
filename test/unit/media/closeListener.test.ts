import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '../../../node/clock.ts'
import { randomIds } from '../../../node/ids.ts'
import { createCloseListener } from '../../../electron/media/closeListener.ts'
import { createMediaCache } from '../../../electron/media/mediaCache.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { threadEntry } from '../../support/make/threadEntry.ts'
import { standInOf } from '../../support/make/standIn.ts'
import { rejection } from '../../support/services/testClient.ts'

/** It says in its folder that it was asked. */
const networkThatNeverAnswers = () =>
  threadEntry(
    "import { writeFileSync } from 'node:fs'",
    'serveCalls(parentPort, {',
    '  hear(bytes, { folder }) {',
    "    writeFileSync(folder + '/asked', '')",
    '    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
    '  },',
    '})',
  )

test('told to end it waits neither for the network nor for the end of the sound', async () => {
  // No deadline is ever over: what ends, ends for being told.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const folder = tempFolder()
  const cache = createMediaCache({ folder: join(tempFolder(), 'sound'), mostBytes: 2 ** 20, ids: randomIds })
  const files = { worker: networkThatNeverAnswers(), folder }
  const listener = createCloseListener({ files, cache, keyOf: async () => 'amber', clock: systemClock })
  const { program, isRunning } = standInOf('exec cat /dev/zero')
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const refused = rejection(listener.hear('/m/A.mkv', 'all', { signal: stop.signal, program }))
  await expect.poll(() => existsSync(join(folder, 'asked'))).toBe(true)
  stop.abort(new Error('Told to end.'))
  expect((await refused).message).toBe('Told to end.')
  expect(isRunning()).toBe(false)
  expect(await cache.find('amber-0.voice')).toBeNull()
})
