/**
 * Engines of this machine that tests use where they are installed: Apertium for Spanish and Catalan, a voice and a
 * recogniser, ffmpeg.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../disks/tempFolder.ts'

export const hasApertium = saysSomething('printf gato | cat | apertium -u spa-cat', 'gat')
export const ifApertium = hasApertium
  ? ''
  : ' (skipped: apertium with apertium-spa-cat, cg3 and apertium-lex-tools is not installed)'

export const hasSpeech =
  saysSomething('command -v flite', 'flite') && saysSomething('command -v pocketsphinx_continuous', 'pocketsphinx')
export const ifSpeech = hasSpeech ? '' : ' (skipped: flite, pocketsphinx and pocketsphinx-en-us are not installed)'

export const hasFfmpeg = hasSpeech && saysSomething('ffmpeg -version', 'ffmpeg')
export const ifFfmpeg = hasFfmpeg ? '' : ' (skipped: ffmpeg, or the voice and the recogniser, are not installed)'

function saysSomething(script: string, expected: string): boolean {
  try {
    return execFileSync('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .includes(expected)
  } catch {
    return false
  }
}

/** A voice says the words into a WAV file; its path. */
export function speak(words: string): string {
  const path = join(newFolder(), 'spoken.wav')
  execFileSync('flite', ['-voice', 'slt', '-t', words, '-o', path])
  return path
}

/** A film as people have them, in which that is spoken after two seconds of black: picture, packed stereo sound; its path. */
export function filmWith(spokenPath: string): string {
  const path = join(newFolder(), 'Spoken Film.mkv')
  const picture = ['-f', 'lavfi', '-i', 'color=black:size=64x48:rate=5']
  const sound = ['-itsoffset', '2', '-i', spokenPath]
  const codecs = [
    '-map',
    '0:v',
    '-map',
    '1:a',
    '-c:v',
    'mjpeg',
    '-c:a',
    'flac',
    '-ar',
    '44100',
    '-ac',
    '2',
    '-shortest',
  ]
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...picture, ...sound, ...codecs, path])
  return path
}

/** A recogniser hears a WAV file; the body of an audio endpoint with one segment. */
export function hear(sound: Uint8Array): object {
  const path = join(newFolder(), 'heard.wav')
  writeFileSync(path, sound)
  const args = ['-infile', path, '-logfn', '/dev/null', '-time', 'yes']
  const output = execFileSync('pocketsphinx_continuous', args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString()
  // Lines of `word start end confidence`; '(2)' behind a word is another way to say it.
  const words = [...output.matchAll(/^([a-z']+)(?:\(\d+\))? (\d+\.\d+) (\d+\.\d+) /gm)]
  const text = words.map(([, word]) => word).join(' ')
  return { text, segments: [{ start: Number(words[0]?.[2]), end: Number(words.at(-1)?.[3]), text }] }
}

function newFolder(): string {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  return folder
}
