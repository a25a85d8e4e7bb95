/** Which sound of a film is sent to be written down: that of the ordered language, else the film's own, and never a commentary. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dialogue } from '../support/make/dialogue.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { startSpeechPeer } from '../support/engines/speechPeer.ts'
import { runCli } from '../support/programs/runCli.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const spoken = {
  text: dialogue.EN.join(' '),
  segments: dialogue.EN.map((text, index) => ({ start: index, end: index + 0.9, text: ` ${text}` })),
}
/** Of each track its own tone, in hertz. */
const tones = { commentary: 300, dub: 2_000, own: 1_000, side: 600 } as const
const seconds = 16

/** A commentary first and as the usual track, a dub, and the film's own sound: surround, with its tone in the centre alone. */
function filmWithSounds(folder: string): string {
  const film = join(folder, 'Film.mkv')
  const tone = (hertz: number) => `aevalsrc='0.3*sin(2*PI*${hertz}*t)*lt(mod(t,1),0.9)':d=${seconds}:s=48000`
  const six = [
    `${tone(tones.own)}[c]`,
    `${tone(tones.side)},asplit=4[l][r][x][y]`,
    `anullsrc=d=${seconds}:cl=mono:r=48000[lfe]`,
    '[l][r][c][lfe][x][y]join=inputs=6:channel_layout=5.1:map=0.0-FL|1.0-FR|2.0-FC|3.0-LFE|4.0-BL|5.0-BR[six]',
  ].join(';')
  const inputs = [tones.commentary, tones.dub].flatMap((hertz) => ['-f', 'lavfi', '-i', tone(hertz)])
  const picture = ['-f', 'lavfi', '-i', `color=black:size=64x48:rate=5:d=${seconds}`]
  const maps = ['-map', '2:v', '-map', '0:a', '-map', '1:a', '-map', '[six]', '-c:v', 'mjpeg', '-c:a', 'flac']
  const languages = ['en', 'en', 'ja'].flatMap((language, at) => [`-metadata:s:a:${at}`, `language=${language}`])
  const flags = ['default', 'dub', 'original'].flatMap((flag, at) => [`-disposition:a:${at}`, flag])
  const named = ['-metadata:s:a:0', 'title=コメンタリー']
  execFileSync('ffmpeg', [
    ...['-nostdin', '-v', 'error', ...inputs, ...picture, '-filter_complex', six],
    ...[...maps, ...languages, ...flags, ...named, film],
  ])
  return film
}

/** By how often it goes through zero in its first half second. */
function hertzOf(wav: Uint8Array): number {
  const bytes = Buffer.from(wav)
  const from = bytes.indexOf('data') + 8
  const samples = Array.from({ length: 8_000 }, (_, at) => bytes.readInt16LE(from + at * 2))
  return samples.filter((each, at) => at > 0 && each >= 0 !== (samples[at - 1] ?? 0) >= 0).length
}

test.skipIf(!hasMediaTools)(
  `what is written down is heard where it is spoken, or as timing listens${ifMediaTools}`,
  async () => {
    const folder = tempFolder()
    const film = filmWithSounds(folder)
    const speech = await startSpeechPeer(() => spoken)
    const env = { UNDERTITLE_SPEECH_URL: speech.url, UNDERTITLE_SPEECH_MODEL: 'base' }
    const heardFor = async (language: string, wish = 'original') => {
      const home = ['--home', join(folder, 'home')]
      expect((await runCli(['config', 'set', 'timing.sound', wish, ...home])).code).toBe(0)
      const sent = speech.requests.length
      const told = await runCli(['transcribe', film, '--language', language, ...home], { env })
      expect(speech.requests.length, told.stderr + told.stdout).toBeGreaterThan(sent)
      const hertz = hertzOf(speech.requests[sent]?.sound ?? new Uint8Array())
      return Math.round(hertz / 100) * 100
    }
    expect(await heardFor('en')).toBe(tones.dub)
    expect(await heardFor('ja')).toBe(tones.own)
    expect(await heardFor('de')).toBe(tones.own)
    expect(await heardFor('fr', 'en')).toBe(tones.dub)
  },
)
