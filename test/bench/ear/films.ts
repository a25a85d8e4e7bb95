/** The films of a round: their sound, their loudness, who speaks when, and what a close hearing of them tells. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listen } from '../../../electron/media/readMedia.ts'
import { createEar } from '../../../node/ear/ear.ts'
import { createSoundHearer } from '../../../node/ear/hearSound.ts'
import { heardMs, packedVoice, unpackedVoice, type Voice } from '../../../shared/sound/voice.ts'
import type { Span } from '../../../shared/timing/span.ts'
import { humanCues } from '../../support/make/films/humanCues.ts'
import { randomOf } from '../../support/make/films/madeTalk.ts'
import { makeFilm, wavOf } from './madeFilm.ts'
import type { Sounds } from './sounds.ts'

export interface Film {
  readonly loudness: Float32Array<ArrayBuffer>
  readonly cues: readonly Span[]
  readonly wavPath: string
  /** Voices over the music, in dB; null: no music. */
  readonly voiceOverMusicDb: number | null
  /** null where nobody listened closely. */
  readonly voice: Voice | null
}

const levels = [null, 12, 6, 3, 0, -3, -6] as const
const loudLevels = [0, -3, -6, -9, -12] as const

/** `seed`: of the first film; each round has films of its own, so that what one was tuned on is not what another measures. */
export const rounds = {
  /** Hears no music, a usual mix and the loudest one. */
  short: { films: 3, minutes: 20, seed: 1, levels: [null, 3, -6], isClose: false },
  whole: { films: 21, minutes: 24, seed: 1, levels, isClose: false },
  close: { films: 5, minutes: 24, seed: 1_001, levels: loudLevels, isClose: true },
} as const

export type Round = keyof typeof rounds
export const roundNames = Object.keys(rounds) as readonly Round[]

export interface FilmFolders {
  readonly sounds: Sounds
  /** For the sound of the films. */
  readonly work: string
  /** What was heard closely once is kept there. */
  readonly heard: string
}

/** Of so many films music never ends; in others every second scene has some. */
const mostWithMusicThroughout = 14

export async function filmsOf({ sounds, work, heard }: FilmFolders, round: Round): Promise<readonly Film[]> {
  const order = rounds[round]
  const films: Film[] = []
  for (let at = 0; at < order.films; at += 1) {
    const random = randomOf(at + order.seed)
    const voiceOverMusicDb = order.levels[at % order.levels.length] ?? null
    const musicShare = at < mostWithMusicThroughout ? 1 : 0.5
    const { samples, talk } = makeFilm(sounds, { minutes: order.minutes, voiceOverMusicDb, musicShare }, random)
    const wav = wavOf(samples)
    const wavPath = join(work, `${at}.wav`)
    writeFileSync(wavPath, wav)
    const loudness = await listen(wavPath, { signal: AbortSignal.timeout(600_000) })
    const voice = order.isClose ? await hearOnce(wav, heard) : null
    films.push({ loudness, cues: humanCues(random, talk), wavPath, voiceOverMusicDb, voice })
    process.stderr.write(`film ${at + 1} of ${order.films}: ${talk.length} sentences\n`)
  }
  return films
}

async function hearOnce(wav: Uint8Array, folder: string): Promise<Voice> {
  const path = join(folder, `${createHash('sha256').update(wav).digest('hex')}.voice`)
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, packedVoice(await hearWav(wav)))
  }
  // As the app reads it again.
  return unpackedVoice(readFileSync(path))
}

const earFiles = {
  worker: new URL('../../../dist/earWorker.js', import.meta.url),
  folder: fileURLToPath(new URL('../../../dist/ear', import.meta.url)),
}

async function hearWav(wav: Uint8Array): Promise<Voice> {
  const ear = createEar(earFiles)
  const startedMs = performance.now()
  try {
    const hearer = createSoundHearer({ ear, hearing: 'all', signal: new AbortController().signal })
    await hearer.add(wav.subarray(44))
    const voice = await hearer.end()
    const perMinute = (performance.now() - startedMs) / (heardMs(voice) / 60_000)
    process.stderr.write(`heard closely: ${Math.round(perMinute)} ms a minute\n`)
    return voice
  } finally {
    await ear.close()
  }
}
