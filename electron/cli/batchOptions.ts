/** The options of `get`, `plan` and `demo`, read from arguments; what is not said comes from the settings later. */
import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { AppError } from '../../shared/errors.ts'
import type { Terminal } from './terminal.ts'

const optionTable = {
  home: { type: 'string' },
  service: { type: 'string' },
  'download-url': { type: 'string' },
  'upload-url': { type: 'string' },
  languages: { type: 'string' },
  hi: { type: 'string' },
  forced: { type: 'string' },
  naming: { type: 'string' },
  'yes-to': { type: 'string' },
  'limit-downloads': { type: 'string' },
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  offline: { type: 'boolean' },
  quiet: { type: 'boolean' },
  verbose: { type: 'boolean' },
} as const

/** Options that name a setting for this run only: option → setting. */
const settingOf = {
  service: 'service.address',
  'download-url': 'service.downloadAddress',
  'upload-url': 'service.uploadAddress',
  languages: 'languages',
  hi: 'hearingImpaired',
  forced: 'forced',
  naming: 'naming',
  'yes-to': 'yesTo',
} as const

export interface BatchOptions {
  /** Absolute. */
  readonly paths: readonly string[]
  readonly home: string | null
  /** Settings that hold for this run only. */
  readonly overrides: Readonly<Record<string, string>>
  readonly limitDownloads: number | null
  readonly isJson: boolean
  readonly isDryRun: boolean
  readonly isOffline: boolean
  readonly isQuiet: boolean
  readonly isVerbose: boolean
}

/** @throws AppError 'input.invalid' for an unknown option or an unusable value. */
export function readBatchOptions(args: readonly string[], terminal: Pick<Terminal, 'cwd'>): BatchOptions {
  const { values, positionals } = readArguments({ args: [...args], options: optionTable, allowPositionals: true })
  const overrides = Object.entries(settingOf).flatMap(([option, setting]) => {
    const value = values[option as keyof typeof settingOf]
    return value === undefined ? [] : [[setting, value] as const]
  })
  return {
    paths: positionals.map((path) => resolve(terminal.cwd, path)),
    home: values.home === undefined ? null : resolve(terminal.cwd, values.home),
    overrides: Object.fromEntries(overrides),
    limitDownloads: countOf(values['limit-downloads']),
    isJson: values.json ?? false,
    isDryRun: values['dry-run'] ?? false,
    isOffline: values.offline ?? false,
    isQuiet: values.quiet ?? false,
    isVerbose: values.verbose ?? false,
  }
}

/** `parseArgs` with its complaints as our own errors; an empty path is refused, for it would stand for where the person is. */
export const readArguments: typeof parseArgs = (config) => {
  try {
    const read = parseArgs(config)
    refuseEmpty(read)
    return read
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown
    const complaint = thrown instanceof Error ? thrown.message : 'The arguments cannot be read.'
    throw new AppError('input.invalid', complaint.replaceAll(/\s*\n\s*/g, ' '), thrown)
  }
}

interface GivenArguments {
  readonly positionals: readonly string[]
  readonly values: object
}

const pathOptions: ReadonlySet<string> = new Set(['home', 'file', 'video'])

function refuseEmpty({ positionals, values }: GivenArguments): void {
  const option = Object.entries(values).find(([name, value]) => value === '' && pathOptions.has(name))
  if (!option && !positionals.includes('')) return
  const name = option ? `--${option[0]}` : 'A path or text'
  throw new AppError('input.invalid', `${name} is empty. If it came from a variable, check that the variable is set.`)
}

function countOf(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^\d{1,9}$/.test(text))
    throw new AppError('input.invalid', `--limit-downloads takes a whole number, not "${text}".`)
  return Number(text)
}
