/**
 * `npm run bench:ear [-- short]`: subtitles of films made of recorded voices and music, moved in seventeen ways, measured by
 * sound. Prints a table; ends with 1 where something was moved wrongly or a foreign subtitle was accepted.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../../../electron/media/readMedia.ts'
import { align } from '../../../electron/timing/timingWork.ts'
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
const rounds = { short: { films: 3, minutes: 20 }, whole: { films: 21, minutes: 24 } } as const

interface Film {
  readonly loudness: Float32Array
  readonly cues: readonly Span[]
  readonly wavPath: string
}

async function main(folder: string | undefined, isShort: boolean): Promise<number> {
  const sounds = folder === undefined ? null : await readSounds(folder)
  if (!sounds) {
    process.stderr.write(`Set UNDERTITLE_EAR_SOUNDS to a folder in which this was run:\n${recipe}\n`)
    return 2
  }
  const work = mkdtempSync(join(tmpdir(), 'undertitle-ear-'))
  try {
    return await measure(await filmsOf(sounds, work, isShort ? rounds.short : rounds.whole), work)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function filmsOf(sounds: Sounds, work: string, order: { readonly films: number; readonly minutes: number }) {
  const films: Film[] = []
  for (let at = 0; at < order.films; at += 1) {
    const random = randomOf(at + 1)
    // A short round hears no music, a usual mix and the loudest one.
    const voiceOverMusicDb = levels[order.films < levels.length ? at * 3 : at % levels.length] ?? null
    const musicShare = at < 2 * levels.length ? 1 : 0.5
    const { samples, talk } = makeFilm(sounds, { minutes: order.minutes, voiceOverMusicDb, musicShare }, random)
    const wavPath = join(work, `${at}.wav`)
    writeFileSync(wavPath, wavOf(samples))
    const loudness = await listen(wavPath, { signal: AbortSignal.timeout(600_000) })
    films.push({ loudness, cues: humanCues(random, talk), wavPath })
    process.stderr.write(`film ${at + 1} of ${order.films}: ${talk.length} sentences\n`)
  }
  return films
}

async function measure(films: readonly Film[], work: string): Promise<number> {
  const ours = createScores()
  const theirs = createScores()
  for (const [at, { loudness, cues, wavPath }] of films.entries()) {
    for (const version of versionsOf(cues, randomOf(100 + at))) {
      const found = align({ cues: version.cues, against: { kind: 'sound', loudness } })
      const residuals = residualsOf(version, (cue) => retimed(cue, found.retiming))
      ours.add(version.group, { isMoved: found.kind === 'mendable', isRight: isRight(version, residuals), residuals })
      const other = await askFfsubsync(wavPath, version, work)
      if (other) theirs.add(version.group, { isMoved: true, isRight: isRight(version, other), residuals: other })
    }
    for (const foreign of films.filter((_, index) => index !== at)) {
      const { kind } = align({ cues: foreign.cues, against: { kind: 'sound', loudness } })
      ours.add('foreign', { isMoved: kind === 'mendable', isRight: kind === 'unclear', residuals: [] })
    }
  }
  process.stdout.write(`${tableOfScores('undertitle', ours)}\n`)
  process.stdout.write(theirs.isEmpty ? 'ffsubsync is not installed.\n' : `${tableOfScores('ffsubsync', theirs)}\n`)
  return ours.wrong === 0 ? 0 : 1
}

process.exitCode = await main(process.env['UNDERTITLE_EAR_SOUNDS'], process.argv.includes('short'))
