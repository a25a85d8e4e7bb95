/**
 * `undertitle service …` (decisions, section 6): start, import, key, token and review over one data folder.
 * Standard output carries only what is specified there; progress and complaints go to standard error.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { AppError } from '../shared/errors.ts'
import { openServiceDatabase } from './catalogue/database.ts'
import { importPaths } from './catalogue/import.ts'
import { startService } from './server.ts'
import { createAccounts, type Account, type Accounts } from './usage/accounts.ts'
import { isPlanName } from './usage/plans.ts'
import { usageTables } from './usage/tables.ts'

export interface CommandIo {
  stdout(line: string): void
  stderr(line: string): void
  /** Ends `start` cleanly and stops an `import`. */
  readonly signal: AbortSignal
}

/** 0 done, 2 wrong usage, 3 cannot work, 130 interrupted. */
export type ExitCode = 0 | 2 | 3 | 130

/** Never throws: what went wrong is one sentence on standard error and the exit code. */
export async function runServiceCommand(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const [name = '', ...rest] = args
  try {
    await commandNamed(name)(rest, io)
    return 0
  } catch (thrown) {
    io.stderr(sentenceOf(thrown))
    return exitCodeOf(thrown)
  }
}

type Command = (args: readonly string[], io: CommandIo) => Promise<void> | void

const commands: ReadonlyMap<string, Command> = new Map([
  ['start', start],
  ['import', importInto],
  ['key', makeKey],
  ['token', makeToken],
  ['review', review],
])

class WrongUsage extends Error {}

function commandNamed(name: string): Command {
  const command = commands.get(name)
  if (command) return command
  throw new WrongUsage('Usage: undertitle service start|import|key|token|review --data DIR …')
}

async function start(args: readonly string[], io: CommandIo): Promise<void> {
  const { values } = parse(args, { port: { type: 'string' }, host: { type: 'string' } })
  const service = await startService({
    dataDir: dataDirOf(values),
    port: portOf(values['port'] ?? '0'),
    host: values['host'] ?? '127.0.0.1',
    report: (where, thrown) => io.stderr(`${where} failed: ${sentenceOf(thrown)}`),
  })
  io.stdout(JSON.stringify({ listening: service.url }))
  await aborted(io.signal)
  await service.close()
}

async function importInto(args: readonly string[], io: CommandIo): Promise<void> {
  const { values, positionals } = parse(args, {})
  if (positionals.length === 0) throw new WrongUsage('Name at least one folder, zip, .jsonl or .tsv[.gz] file.')
  const database = openServiceDatabase(dataDirOf(values), [usageTables])
  try {
    const { titles, subtitles, files, skipped } = await importPaths(database, positionals, {
      onProgress: (text: string) => io.stderr(text),
      signal: io.signal,
    })
    io.stdout(JSON.stringify({ titles, subtitles, files, skipped }))
  } finally {
    database.close()
  }
}

/** Without --account each call opens an account of its own; with it, the account gets a further key. */
function makeKey(args: readonly string[], io: CommandIo): void {
  const text = { type: 'string' } as const
  const { values } = parse(args, { plan: text, name: text, account: text })
  const name = values['name'] ?? 'service command'
  withAccounts(dataDirOf(values), (accounts) => {
    const account =
      values['account'] === undefined
        ? accounts.create(name, planOf(values['plan']))
        : knownAccount(accounts, values['account'])
    io.stdout(JSON.stringify({ api_key: accounts.createKey(account, name), account: account.id }))
  })
}

function makeToken(args: readonly string[], io: CommandIo): void {
  const { values } = parse(args, { account: { type: 'string' } })
  const accountId = values['account']
  if (accountId === undefined) throw new WrongUsage('Name the account: --account ID (service key prints it).')
  withAccounts(dataDirOf(values), (accounts) => {
    io.stdout(JSON.stringify({ token: accounts.createToken(knownAccount(accounts, accountId)) }))
  })
}

/** Nothing can be uploaded yet, so nothing is ever pending, and no subtitle can be approved or rejected. */
function review(args: readonly string[]): void {
  const text = { type: 'string' } as const
  const { values } = parse(args, { approve: text, reject: text, reason: text })
  withAccounts(dataDirOf(values), () => undefined)
  checkReviewChoice(values)
  const chosen = values['approve'] ?? values['reject']
  if (chosen !== undefined) throw new AppError('input.invalid', `No upload with the number ${chosen} is pending.`)
}

function checkReviewChoice({ approve, reject, reason }: Values): void {
  if (approve !== undefined && reject !== undefined) throw new WrongUsage('Choose --approve or --reject, not both.')
  if (reject !== undefined && !reason) throw new WrongUsage('A rejection needs --reason TEXT.')
}

type Values = Readonly<Record<string, string | undefined>>

interface Parsed {
  readonly values: Values
  readonly positionals: readonly string[]
}

function parse(args: readonly string[], own: ParseArgsOptionsConfig): Parsed {
  const options = { ...own, data: { type: 'string' } } as const
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { values: values as Values, positionals }
  } catch (thrown) {
    throw new WrongUsage(sentenceOf(thrown))
  }
}

function dataDirOf(values: Values): string {
  const dataDir = values['data']
  if (!dataDir) throw new WrongUsage('Name the data folder: --data DIR.')
  return dataDir
}

function portOf(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new WrongUsage('--port must be a number from 0 to 65535.')
}

function planOf(text = '') {
  if (isPlanName(text)) return text
  throw new WrongUsage('Name the plan: --plan free, plus or pro.')
}

function withAccounts(dataDir: string, work: (accounts: Accounts) => void): void {
  const database = openServiceDatabase(dataDir, [usageTables])
  try {
    work(createAccounts({ database, now: Date.now, randomBytes }))
  } finally {
    database.close()
  }
}

function knownAccount(accounts: Accounts, accountId: string): Account {
  const account = accounts.find(accountId)
  if (account) return account
  throw new AppError('input.invalid', `There is no account ${accountId} in this data folder.`)
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}

function sentenceOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

function exitCodeOf(thrown: unknown): ExitCode {
  if (thrown instanceof WrongUsage) return 2
  const isInterrupted = thrown instanceof AppError ? thrown.code === 'cancelled' : isAbort(thrown)
  return isInterrupted ? 130 : 3
}

function isAbort(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'AbortError'
}
