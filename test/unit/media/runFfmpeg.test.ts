import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listen } from '../../../electron/media/readMedia.ts'
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

const listenWith = (script: string) =>
  listen('/m/A.mkv', { signal: new AbortController().signal, program: programOf(script), silentForMs: 400 })

test('a file of which nothing can be heard ends the check by itself, and says so', async () => {
  const startedMs = performance.now()
  const { message } = await rejection(listenWith('exec sleep 30'))
  expect(message).toMatch(/^Nothing of the sound came for a minute, so listening was stopped/)
  expect(performance.now() - startedMs).toBeLessThan(10_000)
})

test('one that is slow, and goes on, is heard to its end', async () => {
  const loudness = await listenWith('for i in 1 2 3 4 5 6; do head -c 3200 /dev/zero; sleep 0.15; done')
  expect(loudness.length).toBeGreaterThan(0)
})
