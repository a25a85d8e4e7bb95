/**
 * `npm run bench:ear [-- short] [-- close]`: subtitles of films made of recorded voices and music, moved in seventeen ways, measured by
 * sound; `close`: of louder music, with a close hearing where loudness cannot tell. Prints a table; ends with 1 where something was moved wrongly or a foreign subtitle was accepted.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listen } from '../../../electron/media/readMedia.ts'
import { alignBySound } from '../../../electron/timing/alignBySound.ts'
import { align, type Aligned, type AlignRequest } from '../../../electron/timing/timingWork.ts'
import { createEar } from '../../../node/ear/ear.ts'
import { createSoundHearer } from '../../../node/ear/hearSound.ts'
import { chunkFrames, heardMs, isChunkHeard, type Hearing, type Voice } from '../../../shared/sound/voice.ts'
import { retimed } from '../../../shared/timing/retiming.ts'
import type { Span } from '../../../shared/timing/span.ts'
import { humanCues } from '../../support/make/films/humanCues.ts'
import { randomOf } from '../../support/make/films/madeTalk.ts'
import { askFfsubsync } from './ffsubsync.ts'
import { makeFilm, wavOf } from './madeFilm.ts'
import { createScores, isRight, tableOfScores } from './scores.ts'
import { readSounds, recipe, type Sounds } from './sounds.ts'
import { residualsOf, versionsOf } from './versions.ts'

/** Voices over the music, in dB; null: no music. */
const levels = [null, 12, 6, 3, 0, -3, -6] as const
const loudLevels = [0, -3, -6, -9, -12] as const
const rounds = {
  short: { films: 3, minutes: 20 },
  whole: { films: 21, minutes: 24 },
  close: { films: 5, minutes: 24 },
} as const

interface Film {
  readonly loudness: Float32Array<ArrayBuffer>
  readonly cues: readonly Span[]
  readonly wavPath: string
  /** null where nobody listened closely. */
  readonly voice: Voice | null
}

type Round = keyof typeof rounds

async function main(folder: string | undefined, round: Round): Promise<number> {
  const sounds = folder === undefined ? null : await readSounds(folder)
  if (!sounds) {
    process.stderr.write(`Set UNDERTITLE_EAR_SOUNDS to a folder in which this was run:\n${recipe}\n`)
    return 2
  }
  const work = mkdtempSync(join(tmpdir(), 'undertitle-ear-'))
  try {
    return await measure(await filmsOf(sounds, work, round), work)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function filmsOf(sounds: Sounds, work: string, round: Round) {
  const order = rounds[round]
  const films: Film[] = []
  for (let at = 0; at < order.films; at += 1) {
    const random = randomOf(at + (round === 'close' ? 1_001 : 1))
    // A short round hears no music, a usual mix and the loudest one.
    const usualDb = levels[order.films < levels.length ? at * 3 : at % levels.length] ?? null
    const voiceOverMusicDb = round === 'close' ? (loudLevels[at % loudLevels.length] ?? null) : usualDb
    const musicShare = at < 2 * levels.length ? 1 : 0.5
    const { samples, talk } = makeFilm(sounds, { minutes: order.minutes, voiceOverMusicDb, musicShare }, random)
    const wavPath = join(work, `${at}.wav`)
    writeFileSync(wavPath, wavOf(samples))
    const loudness = await listen(wavPath, { signal: AbortSignal.timeout(600_000) })
    const voice = round === 'close' ? await hearWav(wavOf(samples)) : null
    films.push({ loudness, cues: humanCues(random, talk), wavPath, voice })
    process.stderr.write(`film ${at + 1} of ${order.films}: ${talk.length} sentences\n`)
  }
  return films
}

async function measure(films: readonly Film[], work: string): Promise<number> {
  const ours = createScores()
  const theirs = createScores()
  for (const [at, film] of films.entries()) {
    const { cues, wavPath } = film
    for (const version of versionsOf(cues, randomOf(100 + at))) {
      const found = await measured(film, version.cues)
      const residuals = residualsOf(version, (cue) => retimed(cue, found.retiming))
      ours.add(version.group, { isMoved: found.kind === 'mendable', isRight: isRight(version, residuals), residuals })
      const other = await askFfsubsync(wavPath, version, work)
      if (other) theirs.add(version.group, { isMoved: true, isRight: isRight(version, other), residuals: other })
    }
    for (const foreign of films.filter((_, index) => index !== at)) {
      const { kind } = await measured(film, foreign.cues)
      ours.add('foreign', { isMoved: kind === 'mendable', isRight: kind === 'unclear', residuals: [] })
    }
  }
  process.stdout.write(`${tableOfScores('undertitle', ours)}\n`)
  process.stdout.write(theirs.isEmpty ? 'ffsubsync is not installed.\n' : `${tableOfScores('ffsubsync', theirs)}\n`)
  return ours.wrong === 0 ? 0 : 1
}

/** As the app measures it. */
async function measured({ loudness, voice, wavPath }: Film, cues: readonly Span[]): Promise<Aligned> {
  const closeListener = voice && {
    costMs: () => null,
    known: async () => null,
    hear: async (_path: string, hearing: Hearing) =>
      voice.map((sure, frame) => (isChunkHeard(Math.floor(frame / chunkFrames), hearing) ? sure : NaN)),
  }
  const order = { cues, mediaPath: wavPath, durationMs: null, options: { signal: never }, isClose: true }
  const parts = { reader: { align: async (request: AlignRequest) => align(request) }, listen: async () => loudness }
  return (await alignBySound({ ...parts, closeListener }, order)).alignment
}

const never = new AbortController().signal
const earFiles = {
  worker: new URL('../../../dist/earWorker.js', import.meta.url),
  folder: fileURLToPath(new URL('../../../dist/ear', import.meta.url)),
}

async function hearWav(wav: Uint8Array): Promise<Voice> {
  const ear = createEar(earFiles)
  const startedMs = performance.now()
  try {
    const hearer = createSoundHearer({ ear, hearing: 'all', signal: never })
    await hearer.add(wav.subarray(44))
    const voice = await hearer.end()
    const perMinute = (performance.now() - startedMs) / (heardMs(voice) / 60_000)
    process.stderr.write(`heard closely: ${Math.round(perMinute)} ms a minute\n`)
    return voice
  } finally {
    await ear.close()
  }
}

const round = (['short', 'close'] as const).find((name) => process.argv.includes(name)) ?? 'whole'
process.exitCode = await main(process.env['UNDERTITLE_EAR_SOUNDS'], round)
