/** The sound of any media file as a WAV file, by ffmpeg where that is installed: the track that the app would choose. */
import { spawn } from 'node:child_process'
import type { LanguageTag } from '../../../shared/language.ts'
import { listAlone, readAlone, speechAsWav } from '../../../shared/sound/ffmpegArguments.ts'
import { soundToWrite } from '../../../shared/sound/soundChoice.ts'
import { withoutSecrets } from '../../../shared/text/withoutSecrets.ts'
import { listedSounds } from './listedSounds.ts'

export interface SoundOrder {
  readonly wavPath: string
  /** What is to be written down; null where nobody knows. */
  readonly language: LanguageTag | null
  readonly signal: AbortSignal
  /** ffmpeg: a whole path, or a name that the system looks for. */
  readonly program: string
}

const longestMs = 30 * 60_000
const longestListMs = 60_000
/** No film says more of itself. */
const mostListBytes = 2 ** 20

/** False where there is no ffmpeg or it finds no sound; the file is then not there. */
export async function extractSound(
  mediaPath: string,
  { wavPath, language, signal, program }: SoundOrder,
): Promise<boolean> {
  const sounds = listedSounds(await listing(mediaPath, { program, signal }))
  // Of what is not listed, or has no choice, ffmpeg takes what there is.
  const sound = sounds.length > 1 ? soundToWrite(sounds, { language }) : null
  const { code } = await run([...readAlone(mediaPath), ...speechAsWav(wavPath, sound)], { program, signal, longestMs })
  return code === 0
}

/** It complains that nothing is to be made of it, and has said what is in it. */
async function listing(mediaPath: string, by: Pick<SoundOrder, 'program' | 'signal'>): Promise<string> {
  return (await run(listAlone(mediaPath), { ...by, longestMs: longestListMs })).said
}

interface Ended {
  /** null where it is not installed, or was ended. */
  readonly code: number | null
  readonly said: string
}

interface Running extends Pick<SoundOrder, 'program' | 'signal'> {
  readonly longestMs: number
}

function run(args: readonly string[], { program, signal, longestMs: mostMs }: Running): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: withoutSecrets(process.env),
      // The option `timeout` would keep the process alive where ffmpeg is not installed.
      signal: AbortSignal.any([signal, AbortSignal.timeout(mostMs)]),
      killSignal: 'SIGKILL',
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (words: string) => {
      if (said.length < mostListBytes) said += words
    })
    child.on('error', () => (signal.aborted ? reject(signal.reason as Error) : resolve({ code: null, said })))
    child.on('close', (code) => resolve({ code, said }))
  })
}
