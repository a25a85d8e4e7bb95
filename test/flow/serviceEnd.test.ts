/** The end of `service start` on the built program: within its time, whatever hangs. */
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { sampleManifest, writeManifest } from '../support/make/archives/sampleManifest.ts'
import { startS3Peer } from '../support/peers/s3Peer.ts'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { listening } from '../support/programs/serviceProcess.ts'

/** Below the time after which a call to the archives is given up, far above what closing the store waits for. */
const longestEndMs = 16_000

test('archives that never answer do not keep a service from ending', async () => {
  const peer = await startS3Peer({ accessKeyId: 'A', secretAccessKey: 'b', region: 'eu-test-1' }, 'subtitles')
  onTestFinished(() => peer.close())
  const folder = tempFolder()
  const dataDir = join(folder, 'data')
  const args = ['service', 'start', '--data', dataDir, '--archives', 's3://subtitles', '--apertium', 'off']
  const { child } = await listening(startCli(args, { env: peer.env }))
  onTestFinished(() => void child.kill('SIGKILL'))
  peer.fallSilent()
  await runCli(['service', 'import', '--data', dataDir, writeManifest(folder, sampleManifest)])
  await expect.poll(() => peer.unanswered()).toBeGreaterThan(0)
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  expect(await Promise.race([closed, sleep(longestEndMs, 'still there', { ref: false })])).toEqual([0, null])
})
