/** `history` and `undo`. */
import { resolve } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import type { AppFiles, Engine } from '../../engine/compose.ts'
import type { Written } from '../../sidecar/history.ts'
import type { HistoryScope } from '../../sidecar/historyScope.ts'
import { readSinceTime } from '../sinceTime.ts'
import { withEngine } from '../withEngine.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'
import type { Given } from '../table/appCommand.ts'
import type { historyOptions, undoOptions } from '../table/optionSets.ts'

export async function historyCommand(
  given: Given<typeof historyOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const { values } = given
  return withEngine({ home: values.home, terminal, files, isOwner: false }, async ({ history }) => {
    const scope: HistoryScope =
      values.file === undefined ? { kind: 'all' } : { kind: 'file', path: resolve(terminal.cwd, values.file) }
    for (const row of history.list(scope, ['written', 'undone', 'replaced'])) {
      terminal.stdout(values.json ? jsonOf(row) : lineOf(row))
    }
    return 0
  })
}

function jsonOf({ atMs, state, path, videoPath, language, batchId, details }: Written): string {
  const at = new Date(atMs).toISOString()
  return JSON.stringify({ at, state, sidecar: path, video: videoPath, language, batch: batchId, ...details })
}

function lineOf({ atMs, state, path, language, batchId, details }: Written): string {
  return `${new Date(atMs).toISOString()}  ${state.padEnd(8)}  ${language.padEnd(5)}  ${shown(path)}  ${shown(details.release)}  batch ${batchId}`
}

/** Without a choice the last batch that still has files on the disk. */
export async function undoCommand(
  given: Given<typeof undoOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const { values } = given
  return withEngine({ home: values.home, terminal, files, isOwner: true }, async (engine) => {
    if (values.batch !== undefined && !isBatch(engine, values.batch))
      throw new AppError('input.invalid', `There is no batch "${values.batch}". See: undertitle history`)
    const scope = scopeOf(values, terminal.cwd) ?? lastBatch(engine.history.lastBatchWithFiles())
    const results = scope === null ? [] : await engine.undo(scope)
    if (results.length === 0) {
      terminal.stderr('There is nothing to undo.')
      return 0
    }
    for (const { path, outcome, message } of results) {
      terminal.stdout(
        values.json
          ? JSON.stringify({ event: outcome, sidecar: path, message })
          : `${outcome.padEnd(8)} ${shown(path)}`,
      )
      if (message !== null) terminal.stderr(shown(message))
    }
    const undone = results.filter(({ outcome }) => outcome !== 'kept' && outcome !== 'failed').length
    if (!values.json) terminal.stdout(`Undone: ${undone} of ${results.length} files.`)
    return undone === results.length ? 0 : 1
  })
}

function isBatch({ history }: Engine, id: string): boolean {
  return history.list({ kind: 'batch', id }, ['written', 'undone', 'replaced']).length > 0
}

function lastBatch(id: string | null): HistoryScope | null {
  return id === null ? null : { kind: 'batch', id }
}

interface UndoChoice {
  readonly batch?: string | undefined
  readonly file?: string | undefined
  readonly since?: string | undefined
}

function scopeOf({ batch, file, since }: UndoChoice, cwd: string): HistoryScope | null {
  if ([batch, file, since].filter((choice) => choice !== undefined).length > 1) {
    throw new AppError('input.invalid', 'Choose one of --batch, --file and --since.')
  }
  if (batch !== undefined) return { kind: 'batch', id: batch }
  if (file !== undefined) return { kind: 'file', path: resolve(cwd, file) }
  if (since === undefined) return null
  return { kind: 'since', atMs: readSinceTime(since) }
}
