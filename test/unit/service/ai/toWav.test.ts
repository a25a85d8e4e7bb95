/** ffmpeg reads the fetched file and nothing else: a playlist in it must lead nowhere. */
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { extractSound } from '../../../../service/ai/speech/toWav.ts'
import { toneWav } from '../../../support/engines/speechPeer.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
const ifFfmpeg = hasFfmpeg ? '' : ' (skipped: ffmpeg is not installed)'

test
  .skipIf(!hasFfmpeg)
  .each([
    ['ffconcat version 1.0\nfile secret.wav\n'],
    ['#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:1,\nsecret.wav\n#EXT-X-ENDLIST\n'],
  ])(`a playlist leads to no other file: %j${ifFfmpeg}`, async (playlist) => {
  const folder = tempFolder()
  writeFileSync(
    join(folder, 'secret.wav'),
    toneWav(1, () => true),
  )
  writeFileSync(join(folder, 'media'), playlist)
  const wav = join(folder, 'sound.wav')
  expect([await extractSound(join(folder, 'media'), wav, AbortSignal.timeout(20_000)), existsSync(wav)]).toEqual([
    false,
    false,
  ])
})

test.skipIf(!hasFfmpeg).each(['wav', 'mkv', 'mp4', 'mp3', 'flac', 'ogg', 'avi', 'flv', 'aiff'])(
  `the sound of a %s file is taken out, whatever its name${ifFfmpeg}`,
  async (kind) => {
    const folder = tempFolder()
    const [tone, media, wav] = [join(folder, 'tone.wav'), join(folder, `a.${kind}`), join(folder, 'sound.wav')]
    writeFileSync(
      tone,
      toneWav(1, () => true),
    )
    expect(spawnSync('ffmpeg', ['-v', 'error', '-i', tone, '-ar', '44100', '-y', media]).status).toBe(0)
    expect(await extractSound(media, wav, AbortSignal.timeout(20_000))).toBe(true)
  },
)
