/** `history` and `undo`. */
import { counted } from '../../../shared/text/counted.ts'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import { createTitleRuns, isOfTitle, type TitleRuns } from '../../batch/titleRuns.ts'
import { createTitleCorrections } from '../../matching/titleCorrections.ts'
import type { Run } from '../../runs/run.ts'
import type { Written } from '../../sidecar/history/history.ts'
import type { HistoryScope } from '../../sidecar/history/historyScope.ts'
import type { UndoFollower } from '../../batch/undoRuns.ts'
import { sentUploads } from '../sentUploads.ts'
import { uploadJson, uploadLine } from '../print/uploadHistory.ts'
import { mustBeThere } from '../namedPaths.ts'
import { readSinceTime } from '../sinceTime.ts'
import { withEngine } from '../withEngine.ts'
import { knownRun } from './runsCommand.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'
import type { Given } from '../table/appCommand.ts'
import type { historyOptions, undoOptions } from '../table/optionSets.ts'
import { localTime } from '../print/localTime.ts'

export async function historyCommand(
  given: Given<typeof historyOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const { values } = given
  return withEngine({ home: values.home, terminal, files, isOwner: false }, async (engine) => {
    const { history } = engine
    const scope: HistoryScope =
      values.file === undefined ? { kind: 'all' } : { kind: 'file', path: resolve(terminal.cwd, values.file) }
    const rows = history.list(scope, ['written', 'undone', 'replaced'])
    const uploads = await sentUploads(engine, scope, terminal)
    // What is gone by now has its history all the same.
    if (scope.kind === 'file' && rows.length === 0 && uploads.length === 0) mustBeThere(scope.path)
    for (const row of rows) {
      const isGone = isTakenByUser(row)
      terminal.stdout(values.json ? jsonOf(row, isGone) : lineOf(row, isGone))
    }
    for (const upload of uploads) terminal.stdout(values.json ? uploadJson(upload) : uploadLine(upload))
    if (rows.length === 0 && uploads.length === 0) terminal.stderr(`Undertitle has written nothing ${whereOf(scope)}.`)
    return 0
  })
}

function whereOf(scope: HistoryScope): string {
  return scope.kind === 'file' ? `for ${shown(scope.path)}` : 'yet'
}

/** Whether it is not there any more although nobody undid it. A folder that is not there, or empty, may be of a drive that is away. */
function isTakenByUser({ state, path }: Written): boolean {
  if (state !== 'written' || existsSync(path)) return false
  const folder = dirname(path)
  return existsSync(folder) && readdirSync(folder).length > 0
}

function jsonOf({ atMs, state, path, videoPath, language, batchId, details }: Written, isGone: boolean): string {
  const at = new Date(atMs).toISOString()
  return JSON.stringify({
    at,
    state,
    sidecar: path,
    video: videoPath,
    language,
    batch: batchId,
    ...details,
    ...(isGone && { gone: true }),
    event: 'history',
  })
}

function lineOf({ atMs, state, path, language, batchId, details }: Written, isGone: boolean): string {
  const word = isGone ? 'deleted since' : state
  const made = details.isMachineMade ? '  machine-made' : ''
  return `${localTime(atMs)}  ${word.padEnd(8)}  ${language.padEnd(5)}  ${shown(path)}  ${shown(details.release)}${made}  run ${batchId}`
}

/** Without a choice the last batch that still has files on the disk. */
export async function undoCommand(
  given: Given<typeof undoOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const { values } = given
  return withEngine({ home: values.home, terminal, files, isOwner: true }, async (engine) => {
    const followed = followedOn(terminal, values['bring-back'] === true ? 'Bringing back' : 'Taking back')
    const results =
      values['bring-back'] === true
        ? await broughtBack(engine, values, followed)
        : await taken(engine, values, { ...followed, cwd: terminal.cwd })
    terminal.status('')
    if (results.length === 0 && !terminal.signal.aborted) return tellNothing(values, terminal)
    for (const { subject, path, outcome, message } of results) {
      terminal.stdout(
        values.json
          ? JSON.stringify({ event: outcome, [subject]: path, message })
          : `${outcome.padEnd(8)} ${shown(path)}`,
      )
      if (message !== null) terminal.stderr(shown(message))
    }
    const undone = results.filter(({ outcome }) => outcome !== 'kept' && outcome !== 'failed').length
    const done = values['bring-back'] === true ? 'Brought back' : 'Undone'
    const counted = results.every(({ subject }) => subject === 'video') ? 'videos' : 'files'
    const changed = results.filter(({ isChanged }) => isChanged).length
    const since = changed === 0 ? '' : `, ${changed} of them with what later runs had changed`
    if (values.json) {
      const counts = { undone, total: results.length, changed_since: changed }
      const run = followed.runId() ?? values.run ?? values.batch ?? null
      terminal.stdout(JSON.stringify({ event: 'done', ...counts, run }))
    } else terminal.stdout(`${done}: ${undone} of ${results.length} ${counted}${since}.`)
    if (terminal.signal.aborted) throw new AppError('cancelled', 'Stopped between two files.')
    return undone === results.length ? 0 : 1
  })
}

/** Who named something meant something: what it was is said. */
function tellNothing(
  { file, since, 'bring-back': isBack }: Given<typeof undoOptions>['values'],
  terminal: Terminal,
): ExitCode {
  if (file !== undefined) terminal.stderr(`Undertitle has written no file that still stands at ${shown(file)}.`)
  else if (since !== undefined)
    terminal.stderr(`Undertitle has written nothing since ${shown(since)} that still stands.`)
  else terminal.stderr(isBack === true ? 'There is nothing to bring back.' : 'There is nothing to undo.')
  // Who says since when gets what was asked for: nothing of it stands.
  return file === undefined ? 0 : 1
}

interface Result {
  /** A title is of a video: none of its files was touched. */
  readonly subject: 'sidecar' | 'video'
  readonly path: string
  readonly outcome: string
  readonly message: string | null
  /** A version that a later run had made of a file of the run that is undone. */
  readonly isChanged?: boolean
}

interface Taking extends UndoFollower<unknown> {
  readonly cwd: string
}

async function taken(engine: Engine, choice: UndoChoice, { cwd, ...follower }: Taking): Promise<readonly Result[]> {
  mustBeOne(choice)
  const titled = titledRun(engine, choice)
  if (titled) return titleRunsOf(engine).undo(titled).map(titleTurned)
  const scope = scopeOf(engine, choice, cwd) ?? lastBatch(engine.history.lastBatchWithFiles())
  if (scope === null) return []
  const results = await engine.undo(scope, follower)
  return results.map(({ path, outcome, message, rowId }) => {
    const isChanged = scope.kind === 'batch' && engine.history.get(rowId)?.batchId !== scope.id
    return { subject: 'sidecar', path, outcome, message, isChanged }
  })
}

/** Of the run that is named, or of the last undo. */
async function broughtBack(
  engine: Engine,
  choice: UndoChoice,
  follower: UndoFollower<unknown>,
): Promise<readonly Result[]> {
  if (choice.file !== undefined || choice.since !== undefined)
    throw new AppError('input.invalid', '--bring-back takes back a whole undo: it goes with --run alone.')
  mustBeOne(choice)
  const id = choice.run ?? choice.batch ?? engine.runPages.lastUndo()
  if (id === null) return []
  const run = knownRun(engine, id)
  if (isOfTitle(run)) return titleRunsOf(engine).bringBack(run).map(titleTurned)
  const results = await engine.bringBack(run.id, follower)
  return results.map(({ path, code, message }) => {
    if (code === null) return { subject: 'sidecar', path, outcome: 'restored', message: null }
    const outcome = code === 'file.foreign' || code === 'file.changed' ? 'kept' : 'failed'
    return { subject: 'sidecar', path, outcome, message }
  })
}

interface Followed extends UndoFollower<unknown> {
  /** Its own run, by which it can be taken back; null where there was nothing to do, and of titles, which have one for both ways. */
  readonly runId: () => string | null
}

/** How far it is, on a terminal; an interrupt ends it between two files. */
function followedOn({ status, signal }: Terminal, verb: string): Followed {
  let run: string | null = null
  let done = 0
  let total = 0
  const tell = () => {
    status(`${verb} ${done} of ${counted(total, 'file')}`)
  }
  return {
    signal,
    runId: () => run,
    onRun(id, files) {
      run = id
      total = files
      tell()
    },
    onFile() {
      done += 1
      tell()
    },
  }
}

/** The run that is named, where it is about a title: nothing of it stands in the history of files. */
function titledRun(engine: Engine, { run, batch }: UndoChoice): Run | null {
  const id = run ?? batch
  if (id === undefined) return null
  const named = knownRun(engine, id)
  return isOfTitle(named) ? named : null
}

function titleRunsOf({ db, runs, runPages: pages, memory, learntNames }: Engine): TitleRuns {
  return createTitleRuns({ db, runs, pages, corrections: createTitleCorrections(memory, learntNames) })
}

function titleTurned(path: string): Result {
  return { subject: 'video', path, outcome: 'retitled', message: null }
}

function lastBatch(id: string | null): HistoryScope | null {
  return id === null ? null : { kind: 'batch', id }
}

interface UndoChoice {
  readonly run?: string | undefined
  readonly batch?: string | undefined
  readonly file?: string | undefined
  readonly since?: string | undefined
}

function mustBeOne({ run, batch, file, since }: UndoChoice): void {
  if ([run, batch, file, since].filter((choice) => choice !== undefined).length > 1)
    throw new AppError('input.invalid', 'Choose one of --run, --batch, --file and --since.')
}

function scopeOf(engine: Engine, { run, batch, file, since }: UndoChoice, cwd: string): HistoryScope | null {
  const id = run ?? batch
  if (id !== undefined) return { kind: 'batch', id: knownRun(engine, id).id }
  if (file !== undefined) return { kind: 'file', path: resolve(cwd, file) }
  return since === undefined ? null : { kind: 'since', atMs: readSinceTime(since) }
}
