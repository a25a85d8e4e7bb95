/** The sound of a video as a WAV file: by the real ffmpeg where it is installed, and what is said where it is not. */
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { removeOldSounds, soundOf, soundPath } from '../../../electron/ai/soundOf.ts'
import { filmWith, hasFfmpeg, ifFfmpeg, speak } from '../../support/engines/realEngines.ts'
import { toneWav } from '../../support/engines/speechPeer.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const { signal } = new AbortController()

function place() {
  const folder = tempFolder()
  return { folder, tempPath: join(folder, 'taken.wav') }
}

test('a WAV file is taken as it is', async () => {
  const { folder, tempPath } = place()
  const path = join(folder, 'talk.wav')
  writeFileSync(
    path,
    toneWav(1, () => true),
  )
  expect(await soundOf(path, { tempPath, signal })).toEqual({ path, isTemporary: false })
  expect(existsSync(tempPath)).toBe(false)
})

test('what is missing is said in a sentence', async () => {
  const { folder, tempPath } = place()
  const text = join(folder, 'film.mkv')
  writeFileSync(text, 'no sound at all')
  const options = { tempPath, signal }
  await expect(soundOf(join(folder, 'none.mkv'), options)).rejects.toMatchObject({ code: 'file.missing' })
  await expect(soundOf(text, { ...options, program: join(folder, 'no-program') })).rejects.toThrow('Install ffmpeg')
})

test('where the sound cannot be taken out, or is wanted no more, what was written of it goes', async () => {
  const { folder, tempPath } = place()
  const film = join(folder, 'film.mkv')
  writeFileSync(film, 'no sound at all')
  const program = join(folder, 'program')
  writeFileSync(program, `#!/bin/sh\necho half > '${tempPath}'\nexit 1\n`, { mode: 0o755 })
  await expect(soundOf(film, { tempPath, signal, program })).rejects.toMatchObject({ code: 'input.invalid' })
  expect(existsSync(tempPath)).toBe(false)
  writeFileSync(program, `#!/bin/sh\necho half > '${tempPath}'\nexec sleep 60\n`, { mode: 0o755 })
  const wanted = new AbortController()
  const asked = soundOf(film, { tempPath, signal: wanted.signal, program })
  await expect.poll(() => existsSync(tempPath)).toBe(true)
  wanted.abort(new AppError('cancelled', 'Cancelled.'))
  await expect(asked).rejects.toMatchObject({ code: 'cancelled' })
  expect(existsSync(tempPath)).toBe(false)
})

test('what a killed run left behind is removed after a day, and nothing else', async () => {
  const folder = tempFolder()
  const now = Date.UTC(2026, 10, 21)
  for (const [path, hours] of [
    [soundPath(folder, 'old'), 25],
    [soundPath(folder, 'new'), 23],
    [join(folder, 'kept.wav'), 900],
  ] as const) {
    writeFileSync(path, '')
    utimesSync(path, now / 1_000 - hours * 3_600, now / 1_000 - hours * 3_600)
  }
  await removeOldSounds(folder, now)
  expect(readdirSync(folder).sort()).toEqual(['kept.wav', 'sound-new.wav'])
  await removeOldSounds(join(folder, 'none'), now)
})

test.skipIf(!hasFfmpeg)(`the sound of a film comes out small, mono and at its time${ifFfmpeg}`, async () => {
  const { folder, tempPath } = place()
  const film = filmWith(speak('Where were you last night'))
  expect(await soundOf(film, { tempPath, signal })).toEqual({ path: tempPath, isTemporary: true })
  const wav = readFileSync(tempPath)
  const samples = new Int16Array(wav.buffer, wav.byteOffset + wav.indexOf('data') + 8, 16_000 * 3)
  expect([wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual([1, 16_000])
  expect(samples.findIndex((sample) => Math.abs(sample) > 500)).toBeGreaterThan(16_000 * 2 - 400)
  const text = join(folder, 'film.mkv')
  writeFileSync(text, 'no sound at all')
  await expect(soundOf(text, { tempPath: join(folder, 'b.wav'), signal })).rejects.toThrow('has an audio track')
})
