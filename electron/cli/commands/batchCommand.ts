/** `get`, `plan` and `demo`: the main job from the command line. */
import { join } from 'node:path'
import { systemClock } from '../../../node/clock.ts'
import type { Done, Emit } from '../../batch/batchEvents.ts'
import { runBatch, type BatchOrder } from '../../batch/runBatch.ts'
import type { FollowRenamed } from '../../batch/followRenamed.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import { connect } from '../../engine/connect.ts'
import { openRenamedVideos, openVideoFollower } from '../../engine/videoFollower.ts'
import { openWatchStores } from '../../engine/watchStores.ts'
import { AppError } from '../../../shared/errors.ts'
import { isOthersFolder, makeDemo } from '../../library/demo/makeDemo.ts'
import { askBeforeSearch } from '../askBeforeSearch.ts'
import { strictBook } from '../strictBook.ts'
import { readBatchOptions, type BatchOptions } from '../batchOptions.ts'
import { meantTest, noneMeant, readBatchScope, wholeScope, type BatchScope } from '../scope/batchScope.ts'
import { awayPlaces } from '../scope/unseenPlaces.ts'
import { printerOf } from '../print/printer.ts'
import type { ExitCode, Terminal } from '../terminal.ts'
import { withEngine } from '../withEngine.ts'
import type { Given } from '../table/appCommand.ts'
import type { batchOptions, getOptions } from '../table/optionSets.ts'

export async function getCommand(
  given: Given<typeof getOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const options = readBatchOptions(given, terminal)
  return exitCodeOf(
    await runWith(options, {
      terminal,
      files,
      command: 'get',
      isDryRun: options.isDryRun,
      scope: readBatchScope(given),
    }),
  )
}

export async function planCommand(
  given: Given<typeof getOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const options = readBatchOptions(given, terminal)
  return exitCodeOf(
    await runWith(options, { terminal, files, command: 'plan', isDryRun: true, scope: readBatchScope(given) }),
  )
}

/** The main job on sample videos with the built-in service; the same folder and home can be used again. */
export async function demoCommand(
  given: Given<typeof batchOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const options = readBatchOptions(given, terminal)
  const folder = options.paths[0] ?? join(options.home, 'demo')
  if (await isOthersFolder(folder, files.sample))
    throw new AppError('input.invalid', `${folder} holds other things. Name a folder that is empty or not there yet.`)
  const made = await makeDemo(folder, files.sample)
  if (!options.isQuiet) terminal.stderr(`${made} sample videos made in ${folder}.`)
  const overrides = { ...options.overrides, 'service.address': 'embedded' }
  const demo = { ...options, paths: [folder], overrides }
  return exitCodeOf(
    await runWith(demo, { terminal, files, command: 'demo', isDryRun: options.isDryRun, scope: wholeScope }),
  )
}

interface Run {
  readonly terminal: Terminal
  readonly files: AppFiles
  readonly command: string
  readonly isDryRun: boolean
  readonly scope: BatchScope
}

interface Outcome {
  readonly done: Done
  /** Files that the plan would write and this run did not, being a plan alone. */
  readonly stillPlanned: number
  /** Videos that were left for later. */
  readonly notAsked: number
  /** Folders and files that could not be looked into. */
  readonly unreadable: number
  /** Not one video was meant. */
  readonly isEmpty: boolean
}

/** @throws AppError 'input.invalid' where a title or season was named that no video is of */
async function runWith(options: BatchOptions, run: Run): Promise<Outcome> {
  const { home, overrides, isOffline } = options
  // A plan asks for searches as well: beside another process that does, both would pay for one name.
  const outcome = await withEngine(
    { home, ...run, isOwner: true, isScanNear: true, overrides, isOffline },
    async (engine) => runConnected(engine, await orderFrom(options, run, engine), { options, terminal: run.terminal }),
  )
  if (outcome.isEmpty && run.scope.search !== '') throw noneMeant()
  return outcome
}

async function runConnected(
  engine: Engine,
  order: BatchOrder,
  { options, terminal }: { readonly options: BatchOptions; readonly terminal: Terminal },
): Promise<Outcome> {
  const { isOffline } = order
  const connection = await connect(engine, { needsKey: !isOffline, isOffline })
  const { isJson: json, isQuiet: quiet, isVerbose: verbose } = options
  const show = printerOf({ json, quiet, verbose }, terminal)
  let planned = 0
  let notAsked = 0
  let seen = { videos: 0, unreadable: 0 }
  const emit: Emit = (event) => {
    if (event.kind === 'scanned') seen = event
    if (event.kind === 'plan') {
      planned = event.files + (isOffline ? 0 : event.translate)
      notAsked = event.notAsked?.videos ?? 0
    }
    show(event)
  }
  const away = awayPlaces(engine.libraryIndex, order.roots)
  for (const place of away) show({ kind: 'ignored', reason: 'unreadable', ...place })
  try {
    const done = await runBatch(connection.batch, order, { emit, signal: terminal.signal })
    const { videos } = seen
    const unreadable = seen.unreadable + away.length
    return { done, stillPlanned: order.isDryRun ? planned : 0, notAsked, unreadable, isEmpty: videos === 0 }
  } finally {
    terminal.status('')
    await connection.close()
  }
}

/** 0 says that everything wanted is there: a plan that still holds files says that it is not. */
function exitCodeOf({ done: { skipped, failed }, stillPlanned, notAsked, unreadable }: Outcome): ExitCode {
  return skipped + failed + stillPlanned + notAsked + unreadable > 0 ? 1 : 0
}

async function orderFrom(
  options: BatchOptions,
  { command, isDryRun, scope, terminal }: Run,
  engine: Engine,
): Promise<BatchOrder> {
  const { paths, limitDownloads, isOffline } = options
  const { ask } = terminal
  const isAsked = ask !== null && !scope.isAgreed && !isOffline
  return {
    command,
    roots: paths,
    isMeant: await meantTest(scope, paths, engine),
    begin: { newest: scope.newest, agree: isAsked ? (estimate) => askBeforeSearch(ask, estimate) : null },
    mostSearches: scope.mostSearches,
    rules: strictBook(engine),
    allowance: engine.settings.yesTo,
    limitDownloads,
    isOffline,
    isDryRun,
    ...(scope.asksAgain && { answersSinceMs: asksAnew() }),
    renamed: isDryRun ? null : renamedOf(engine),
  }
}

/** As the window's "Ask again": all that is asked in this run was answered before it. */
function asksAnew(): () => number {
  const sinceMs = systemClock.nowMs()
  return () => sinceMs
}

/** As in the window and in watch mode. */
function renamedOf(engine: Engine): FollowRenamed {
  const follower = openVideoFollower(engine, openWatchStores(engine.db, engine))
  return openRenamedVideos(engine, follower)
}
