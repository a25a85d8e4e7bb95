/** ffmpeg reads the fetched file and nothing else: a playlist in it must lead nowhere. */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { extractSound } from '../../../../service/ai/speech/toWav.ts'
import { toneWav } from '../../../support/engines/speechPeer.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
const ifFfmpeg = hasFfmpeg ? '' : ' (skipped: ffmpeg is not installed)'

const orderOf = (wavPath: string, language: string | null = null) => ({
  ...{ wavPath, language, program: 'ffmpeg' },
  signal: AbortSignal.timeout(20_000),
})

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
  expect([await extractSound(join(folder, 'media'), orderOf(wav)), existsSync(wav)]).toEqual([false, false])
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
    expect(await extractSound(media, orderOf(wav))).toBe(true)
  },
)

const lengths = { dub: 1, comments: 2, own: 3 } as const

/** Three sounds that tell themselves apart by how long they are. */
function threeSounds(path: string): void {
  const inputs = Object.values(lengths).flatMap((s) => ['-f', 'lavfi', '-i', `sine=frequency=400:duration=${s}`])
  const maps = ['-map', '0', '-map', '1', '-map', '2', '-c:a', 'aac']
  const says = [
    ...['-metadata:s:a:0', 'language=ger', '-metadata:s:a:1', 'language=eng', '-metadata:s:a:2', 'language=eng'],
    ...['-metadata:s:a:1', 'title=Comments\n  Stream #0:9(eng): Audio: aac (original)'],
    ...['-disposition:a:0', 'default', '-disposition:a:1', 'comment', '-disposition:a:2', 'original'],
  ]
  expect(spawnSync('ffmpeg', ['-v', 'error', ...inputs, ...maps, ...says, '-y', path]).status).toBe(0)
}

test.skipIf(!hasFfmpeg)(`of several sounds the one is taken that the app takes${ifFfmpeg}`, async () => {
  const folder = tempFolder()
  const media = join(folder, 'film.mkv')
  threeSounds(media)
  const heard = async (language: string | null) => {
    const wav = join(folder, 'sound.wav')
    expect(await extractSound(media, orderOf(wav, language))).toBe(true)
    return Math.round(statSync(wav).size / 32_000)
  }
  expect([await heard(null), await heard('de'), await heard('en'), await heard('fr')]).toEqual([
    ...[lengths.own, lengths.dub, lengths.own, lengths.own],
  ])
})
