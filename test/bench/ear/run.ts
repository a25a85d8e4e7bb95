/**
 * `npm run bench:ear [-- short] [-- close]`: subtitles of films made of recorded voices and music, moved in seventeen ways, measured
 * by sound; `close`: of louder music, with a close hearing where loudness cannot tell. `-- break rate` measures only what was moved
 * in these ways. Prints tables, and whether they hold what must hold; ends with 1 where they do not. All of `whole` or `close` is
 * written down beside this file; a part, and `short`, in RESULTS.local.md.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alignBySound } from '../../../electron/timing/alignBySound.ts'
import { align, type Aligned, type AlignRequest } from '../../../electron/timing/timingWork.ts'
import { chunkFrames, isChunkHeard, type Hearing } from '../../../shared/sound/voice.ts'
import { retimed } from '../../../shared/timing/retiming.ts'
import type { Span } from '../../../shared/timing/span.ts'
import { randomOf } from '../../support/make/films/madeTalk.ts'
import { askFfsubsync } from './ffsubsync.ts'
import { filmsOf, roundNames, type Film, type Round } from './films.ts'
import { brokenPromises } from './promises.ts'
import { headOfEar } from './earHead.ts'
import { createScores, groupNames, outcomeOf, type Group, type Scores } from './scores.ts'
import { readSounds, recipe } from './sounds.ts'
import { tableByLevel, tableOfScores } from './tables.ts'
import { residualsOf, versionsOf } from './versions.ts'

interface Order {
  readonly round: Round
  readonly groups: readonly Group[]
}

async function main(folder: string | undefined, order: Order): Promise<number> {
  const sounds = folder === undefined ? null : await readSounds(folder)
  if (folder === undefined || !sounds) {
    process.stderr.write(`Set UNDERTITLE_EAR_SOUNDS to a folder in which this was run:\n${recipe}\n`)
    return 2
  }
  const work = mkdtempSync(join(tmpdir(), 'undertitle-ear-'))
  try {
    return await measure(await filmsOf({ sounds, work, heard: join(folder, 'heard') }, order.round), work, order)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function measure(films: readonly Film[], work: string, order: Order): Promise<number> {
  const { groups } = order
  const startedMs = performance.now()
  const ours = createScores()
  const theirs = createScores()
  for (const [at, film] of films.entries()) {
    await measureVersions(film, { ours, theirs, work, groups, seed: 100 + at })
    for (const foreign of groups.includes('foreign') ? films.filter((each) => each !== film) : []) {
      const { kind } = await measured(film, foreign.cues)
      ours.add(film, outcomeOf({ group: 'foreign', kind, residuals: [] }))
    }
  }
  const broken = brokenPromises(ours)
  const seconds = (performance.now() - startedMs) / 1000
  const tables = [
    tableOfScores('undertitle', ours),
    tableByLevel(ours),
    theirs.isEmpty ? 'skipped: ffsubsync is not installed.' : tableOfScores('ffsubsync', theirs),
    broken.length === 0 ? 'All that must hold holds.' : broken.join('\n'),
  ]
  const head = headOfEar({ ...order, films: films.length, cases: ours.all.length, seconds })
  const blocks = tables.map((table) => ['```', table, '```'].join('\n'))
  process.stdout.write(`${[head, ...tables].join('\n\n')}\n`)
  writeFileSync(resultFile(order), `${[head, ...blocks].join('\n\n')}\n`)
  return broken.length === 0 ? 0 : 1
}

/** What is only a part must not take the place of the numbers that count. */
function resultFile({ round, groups }: Order): string {
  const isPart = round === 'short' || groups.length < groupNames.length
  const name = isPart ? 'RESULTS.local.md' : round === 'close' ? 'RESULTS.close.md' : 'RESULTS.md'
  return fileURLToPath(new URL(name, import.meta.url))
}

interface VersionsOrder {
  readonly ours: Scores
  readonly theirs: Scores
  readonly work: string
  readonly groups: readonly Group[]
  readonly seed: number
}

async function measureVersions(film: Film, { ours, theirs, work, groups, seed }: VersionsOrder): Promise<void> {
  // All are made, so that those which are measured are the same as in the whole.
  for (const version of versionsOf(film.cues, randomOf(seed)).filter(({ group }) => groups.includes(group))) {
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

const told = process.argv.slice(2)
const round = roundNames.find((name) => told.includes(name)) ?? 'whole'
const chosen = groupNames.filter((name) => told.includes(name.replaceAll(' ', '-')))
const groups = chosen.length === 0 ? groupNames : chosen
process.exitCode = await main(process.env['UNDERTITLE_EAR_SOUNDS'], { round, groups })
