/** The service starts the ffmpeg that it was given, where the system knows none. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createCheckEngines } from '../../../../service/ai/checks/checkEngines.ts'
import { extractSound } from '../../../../service/ai/speech/toWav.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

afterEach(() => vi.unstubAllEnvs())

const isWindows = process.platform === 'win32'

/** Writes the WAV file that is asked for. Uses nothing but its shell. */
function writeProgram(): string {
  const program = join(tempFolder(), 'ffmpeg')
  const script =
    '#!/bin/sh\n[ "$1" = -version ] && exit 0\nfor said; do case "$said" in *.wav) printf sound > "${said#file:}";; esac; done\n'
  writeFileSync(program, script, { mode: 0o755 })
  return program
}

async function standing(program: string): Promise<string | undefined> {
  const checks = await createCheckEngines({}, { ffmpeg: program })(AbortSignal.timeout(20_000))
  return checks.find(({ engine }) => engine === 'ffmpeg')?.state
}

test.skipIf(isWindows)('the check of the engines asks the program that is named', async () => {
  vi.stubEnv('PATH', tempFolder())
  expect([await standing('ffmpeg'), await standing(writeProgram())]).toEqual(['failing', 'ready'])
})

test.skipIf(isWindows)('the sound is taken out by the program that is named', async () => {
  vi.stubEnv('PATH', tempFolder())
  const wavPath = join(tempFolder(), 'sound.wav')
  const order = { wavPath, language: null, signal: AbortSignal.timeout(20_000) }
  expect(await extractSound('film.mkv', { ...order, program: 'ffmpeg' })).toBe(false)
  expect(await extractSound('film.mkv', { ...order, program: writeProgram() })).toBe(true)
  expect(existsSync(wavPath)).toBe(true)
})
