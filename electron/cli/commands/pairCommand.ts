/** `pair`: two subtitles beside a video as one file, both languages on the screen at once. */
import { resolve } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import type { LanguagePair } from '../../../shared/languagePair.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { Done, Emit } from '../../batch/batchEvents.ts'
import { keepPairs, type PairStep } from '../../batch/pairs/keepPairs.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import { openPairs } from '../../engine/pairs.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { parseWishes } from '../../wanted/parseWishes.ts'
import { pairsOf } from '../../wanted/wish.ts'
import { overridesOf } from '../overrides.ts'
import { printerOf } from '../print/printer.ts'
import { readVideoScope } from '../scope/batchScope.ts'
import { createUnseenPlaces } from '../scope/unseenPlaces.ts'
import { newestVideos, videosInScope } from '../scope/videosInScope.ts'
import type { Given } from '../table/appCommand.ts'
import type { pairOptions } from '../table/jobOptions.ts'
import type { ExitCode, Terminal } from '../terminal.ts'
import { withEngine } from '../withEngine.ts'

export async function pairCommand(
  { values, positionals }: Given<typeof pairOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const pairs = pairsIn(values.languages)
  const scope = readVideoScope(values)
  const roots = positionals.map((path) => resolve(terminal.cwd, path))
  // The languages are no wish of a run: they say what is made of what is there.
  const overrides = overridesOf({ naming: values.naming })
  return withEngine({ home: values.home, terminal, files, isOwner: true, overrides }, async (engine) => {
    const unseen = createUnseenPlaces(terminal, values.json === true)
    const order = { scope, unseen, signal: terminal.signal }
    const videos = newestVideos(await videosInScope(engine, roots, order), scope.newest)
    if (videos.length === 0) throw new AppError('input.invalid', 'There is no video here that Undertitle can use.')
    const paths = videos.map(({ file }) => file.path)
    const emit = printerOf({ ...values, verbose: true, paths }, terminal)
    return unseen.exitCode(await makePairs(engine, { videos, pairs, emit, signal: terminal.signal }))
  })
}

function pairsIn(languages: string | undefined): readonly LanguagePair[] {
  const wishes = languages === undefined ? [] : parseWishes(languages)
  const pairs = pairsOf(wishes)
  if (pairs.length > 0 && pairs.length === wishes.length) return pairs
  throw new AppError('input.invalid', 'Say which two languages, the upper line first: --languages en+es')
}

interface Making {
  readonly videos: readonly LibraryVideo[]
  readonly pairs: readonly LanguagePair[]
  readonly emit: Emit
  readonly signal: AbortSignal
}

/** One run, opened with the first that there is something to say of; what is there already is said, and is none. */
async function makePairs(engine: Engine, { videos, pairs, emit, signal }: Making): Promise<ExitCode> {
  const startedMs = Date.now()
  const counts = { written: 0, skipped: 0, failed: 0, covered: 0 }
  const opened: { id: string | null } = { id: null }
  const runId = () =>
    (opened.id ??= engine.runs.open({
      kind: 'pair',
      command: 'pair',
      scope: scopeOf(videos.map(({ file }) => parseRelease(file.path))),
    }))
  const onStep = ({ event, outcome }: PairStep) => {
    counts[countedAs(event)] += 1
    if (countedAs(event) !== 'covered') engine.runs.record(runId(), [outcome])
    emit(event)
  }
  const making = openPairs(engine)
  try {
    const wanted = videos.flatMap((video) => pairs.map((pair) => ({ video, pair })))
    const order = { runId, signal, isTold: () => false, tellsAll: true, onStep }
    await keepPairs(making.makingBy(engine.rules.book()), wanted, order)
  } finally {
    await making.close()
    if (opened.id !== null) engine.runs.end(opened.id, signal.aborted ? 'stopped' : 'done')
  }
  const { written, skipped, failed, covered } = counts
  emit(doneOf({ written, skipped: skipped + covered, failed }, opened.id ?? '', startedMs))
  return skipped + failed > 0 ? 1 : 0
}

function countedAs(event: PairStep['event']): 'written' | 'skipped' | 'failed' | 'covered' {
  if (event.kind === 'written') return 'written'
  if (event.reason === 'covered') return 'covered'
  return event.reason === 'error' ? 'failed' : 'skipped'
}

function doneOf(counts: Pick<Done, 'written' | 'skipped' | 'failed'>, batchId: string, startedMs: number): Done {
  const seconds = Math.round((Date.now() - startedMs) / 100) / 10
  return { kind: 'done', ...counts, spent: { search: 0, downloads: 0, ai: 0 }, batchId, seconds }
}
