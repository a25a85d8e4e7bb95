/**
 * `npm run bench:ear [-- short] [-- close]`: subtitles of films made of recorded voices and music, moved in seventeen ways, measured
 * by sound; `close`: of louder music, with a close hearing where loudness cannot tell. Prints tables, and whether they hold what
 * must hold; ends with 1 where they do not.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alignBySound } from '../../../electron/timing/alignBySound.ts'
import { align, type Aligned, type AlignRequest } from '../../../electron/timing/timingWork.ts'
import { chunkFrames, isChunkHeard, type Hearing } from '../../../shared/sound/voice.ts'
import { retimed } from '../../../shared/timing/retiming.ts'
import type { Span } from '../../../shared/timing/span.ts'
import { randomOf } from '../../support/make/films/madeTalk.ts'
import { askFfsubsync } from './ffsubsync.ts'
import { filmsOf, roundNames, type Film, type Round } from './films.ts'
import { brokenPromises } from './promises.ts'
import { createScores, outcomeOf, type Scores } from './scores.ts'
import { readSounds, recipe } from './sounds.ts'
import { tableByLevel, tableOfScores } from './tables.ts'
import { residualsOf, versionsOf } from './versions.ts'

async function main(folder: string | undefined, round: Round): Promise<number> {
  const sounds = folder === undefined ? null : await readSounds(folder)
  if (folder === undefined || !sounds) {
    process.stderr.write(`Set UNDERTITLE_EAR_SOUNDS to a folder in which this was run:\n${recipe}\n`)
    return 2
  }
  const work = mkdtempSync(join(tmpdir(), 'undertitle-ear-'))
  try {
    return await measure(await filmsOf({ sounds, work, heard: join(folder, 'heard') }, round), work)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function measure(films: readonly Film[], work: string): Promise<number> {
  const ours = createScores()
  const theirs = createScores()
  for (const [at, film] of films.entries()) {
    await measureVersions(film, { ours, theirs, work, seed: 100 + at })
    for (const foreign of films.filter((each) => each !== film)) {
      const { kind } = await measured(film, foreign.cues)
      ours.add(film, outcomeOf({ group: 'foreign', kind, residuals: [] }))
    }
  }
  process.stdout.write(`${tableOfScores('undertitle', ours)}\n${tableByLevel(ours)}\n`)
  process.stdout.write(
    theirs.isEmpty ? 'skipped: ffsubsync is not installed.\n' : `${tableOfScores('ffsubsync', theirs)}\n`,
  )
  const broken = brokenPromises(ours)
  process.stdout.write(broken.length === 0 ? 'All that must hold holds.\n' : `${broken.join('\n')}\n`)
  return broken.length === 0 ? 0 : 1
}

interface VersionsOrder {
  readonly ours: Scores
  readonly theirs: Scores
  readonly work: string
  readonly seed: number
}

async function measureVersions(film: Film, { ours, theirs, work, seed }: VersionsOrder): Promise<void> {
  for (const version of versionsOf(film.cues, randomOf(seed))) {
    const { group } = version
    const { kind, retiming } = await measured(film, version.cues)
    const residuals = residualsOf(version, (cue) => retimed(cue, retiming))
    ours.add(film, outcomeOf({ group, kind, residuals }))
    const other = await askFfsubsync(film.wavPath, version, work)
    // Sure or not, it writes.
    if (other) theirs.add(film, outcomeOf({ group, kind: 'mendable', residuals: other }))
  }
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

const round = roundNames.find((name) => process.argv.includes(name)) ?? 'whole'
process.exitCode = await main(process.env['UNDERTITLE_EAR_SOUNDS'], round)
