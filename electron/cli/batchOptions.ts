/** The options of `get`, `plan`, `watch` and `demo`, read from arguments; what is not said comes from the settings later. */
import { resolve } from 'node:path'
import { countOf } from './scope/batchScope.ts'
import { dataFolderPathOf } from './dataFolderPathOf.ts'
import { cleanOverrides, overridesOf } from './overrides.ts'
import type { Given } from './table/appCommand.ts'
import type { batchOptions } from './table/optionSets.ts'
import type { Terminal } from './terminal.ts'

export interface BatchOptions {
  /** Absolute. */
  readonly paths: readonly string[]
  /** Absolute. */
  readonly home: string
  /** Settings that hold for this run only. */
  readonly overrides: Readonly<Record<string, string>>
  readonly limitDownloads: number | null
  readonly isJson: boolean
  readonly isDryRun: boolean
  readonly isOffline: boolean
  readonly isQuiet: boolean
  readonly isVerbose: boolean
}

type GivenBatch = Given<typeof batchOptions>

/** @throws AppError 'input.invalid' for an unusable value. */
export function readBatchOptions(given: GivenBatch, terminal: Pick<Terminal, 'cwd' | 'env'>): BatchOptions {
  const { values, positionals } = given
  return {
    paths: positionals.map((path) => resolve(terminal.cwd, path)),
    home: dataFolderPathOf(values.home, terminal),
    overrides: { ...overridesOf(values), ...cleanOverrides(values.clean) },
    limitDownloads: countOf('limit-downloads', values['limit-downloads']),
    isJson: values.json ?? false,
    isDryRun: values['dry-run'] ?? false,
    isOffline: values.offline ?? false,
    isQuiet: values.quiet ?? false,
    isVerbose: values.verbose ?? false,
  }
}
