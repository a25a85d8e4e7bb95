/**
 * `undertitle service …` (API decisions §6): start, import, key, token and review over one data folder.
 * Standard output carries only what is specified there; progress and complaints go to standard error.
 */
import { randomBytes } from 'node:crypto'
import { asDiskError } from '../shared/diskTrouble.ts'
import { AppError, toAppError } from '../shared/errors.ts'
import { readAiSettings, type AiValues } from './ai/readSettings.ts'
import type { AiSettings } from './ai/settings.ts'
import { openServiceDatabase, type ServiceDatabase } from './catalogue/store/database.ts'
import { importPaths } from './catalogue/import/import.ts'
import type { ImportProgress } from './catalogue/import/importTally.ts'
import { namesOf, planOf, portOf, proxiesOf, readServiceLine, WrongUsage, type Arguments } from './commandArguments.ts'
import { startService } from './server.ts'
import { serviceTables } from './tables.ts'
import { createReviewQueue, type PendingUpload } from './uploads/reviewQueue.ts'
import { createAccounts, type Account, type Accounts } from './usage/accounts.ts'
import { systemClock } from '../node/clock.ts'

export interface CommandIo {
  stdout(line: string): void
  stderr(line: string): void
  /** Engines, and their keys, which never are arguments. */
  readonly env?: AiValues
  /** Ends `start` cleanly and stops an `import`. */
  readonly signal: AbortSignal
  /** Where `start` writes down what it does. */
  readonly log?: ServiceLog
  /** `importWorker.ts`, or what the build made of it; without it an import does with one thread. */
  readonly importWorker?: URL
}

export interface ServiceLog {
  begin(dataDir: string, address: string): void
  /** What the one who started it should know. */
  warning(sentence: string): void
  /** @param where Method and path, no query. */
  bug(where: string, thrown: unknown): void
}

/** 0 done, 2 wrong usage, 3 cannot work, 130 interrupted. */
export type ExitCode = 0 | 2 | 3 | 130

type Command = (given: Arguments, io: CommandIo) => Promise<void> | void

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['start', start],
  ['import', importInto],
  ['key', makeKey],
  ['token', makeToken],
  ['review', review],
])

/** Never throws: what went wrong is one sentence on standard error and the exit code. */
export async function runServiceCommand(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  try {
    const line = readServiceLine(args)
    if (line.kind === 'help') for (const each of line.text.split('\n')) io.stdout(each)
    else await commandNamed(line.name)(line.given, io)
    return 0
  } catch (thrown) {
    io.stderr(sentenceOf(thrown))
    return exitCodeOf(thrown)
  }
}

function commandNamed(name: string): Command {
  const command = commands.get(name)
  if (command) return command
  throw new WrongUsage(`There is no service command "${name}".`)
}

async function start({ dataDir, values, lists, flags }: Arguments, io: CommandIo): Promise<void> {
  const proxies = lists['trust-proxy']
  const service = await startService({
    dataDir,
    port: portOf(values['port']),
    host: values['host'] ?? '127.0.0.1',
    names: namesOf(lists['name']),
    trustedProxies: proxiesOf(proxies),
    allowLocalMedia: flags.has('allow-local-media'),
    ai: enginesIn(values, io),
    report(where, thrown) {
      io.log?.bug(where, thrown)
      io.stderr(`${where} failed: ${sentenceOf(thrown)}`)
    },
  })
  io.log?.begin(dataDir, service.url)
  if (service.isOpenToNetwork && proxies === undefined) warnOfPlainHttp(service.url, io)
  io.stdout(JSON.stringify({ listening: service.url }))
  await aborted(io.signal)
  await service.close()
}

/** Nothing to say where a proxy is named: that is what was to be done. */
function warnOfPlainHttp(url: string, io: CommandIo): void {
  const sentence = `Keys and searches travel to ${url} in plain http, readable to others on the way: put a TLS proxy in front and name its address with --trust-proxy, or listen on 127.0.0.1.`
  io.stderr(sentence)
  io.log?.warning(sentence)
}

function enginesIn(values: AiValues, { env = {} }: CommandIo): AiSettings {
  try {
    return readAiSettings(values, env)
  } catch (thrown) {
    throw new WrongUsage(sentenceOf(thrown))
  }
}

async function importInto({ dataDir, paths }: Arguments, io: CommandIo): Promise<void> {
  await withDatabase(dataDir, async (database) => {
    const { signal, importWorker } = io
    const options = {
      onProgress: (progress: ImportProgress) => io.stderr(progressLine(progress)),
      signal,
      ...(importWorker && { worker: importWorker }),
    }
    const { titles, subtitles, files, skipped } = await importPaths(database, paths, options)
    io.stdout(JSON.stringify({ titles, subtitles, files, skipped }))
  })
}

function progressLine({ message, titles, subtitles, files, skipped }: ImportProgress): string {
  return message ?? `${titles} titles, ${subtitles} subtitles, ${files} files, ${skipped} skipped so far`
}

/** Each call opens an account of its own; with `--account ID` that account gets a further key instead. */
async function makeKey({ dataDir, values }: Arguments, io: CommandIo): Promise<void> {
  const plan = values['account'] === undefined ? planOf(values['plan']) : null
  const name = values['name'] ?? ''
  await withDatabase(dataDir, (database) => {
    const accounts = accountsIn(database)
    const account = plan ? accounts.create(name, plan) : accountNamed(accounts, values['account'])
    io.stdout(JSON.stringify({ api_key: accounts.createKey(account, name), account: account.id }))
  })
}

async function makeToken({ dataDir, values }: Arguments, io: CommandIo): Promise<void> {
  if (!values['account']) throw new WrongUsage('Name the account: --account ID (the key command prints it).')
  await withDatabase(dataDir, (database) => {
    const accounts = accountsIn(database)
    io.stdout(JSON.stringify({ token: accounts.createToken(accountNamed(accounts, values['account'])) }))
  })
}

/** Without a choice: a line of JSON for each upload that waits, under the names of the document. */
async function review({ dataDir, values }: Arguments, io: CommandIo): Promise<void> {
  const { approve, reject, reason = '' } = values
  if (approve !== undefined && reject !== undefined) throw new WrongUsage('Choose --approve or --reject, not both.')
  if (reject !== undefined && !reason) throw new WrongUsage('A rejection needs a reason: --reason TEXT.')
  await withDatabase(dataDir, (database) => {
    const queue = createReviewQueue(database, Date.now)
    if (approve !== undefined) queue.approve(approve)
    else if (reject !== undefined) queue.reject(reject, reason)
    else for (const upload of queue.pending()) io.stdout(JSON.stringify(pendingLine(upload)))
  })
}

function pendingLine({ account, title, fields, files, sentAtMs }: PendingUpload): object {
  return {
    n_id: fields.nId,
    state: 'pending',
    account: account.id,
    author: account.name,
    title: title.name,
    year: title.year,
    is_new_title: title.isNew,
    type: fields.type,
    season: fields.season ?? 0,
    ef: fields.episodeFrom,
    ee: fields.episodeEnd,
    is_full_season: fields.isFullSeason,
    lang: fields.language,
    name: fields.name,
    quality: fields.quality,
    production_type: fields.productionType,
    releases: fields.releases,
    framerate: fields.framerate,
    hi: fields.isHearingImpaired,
    comment: fields.comment,
    tags: fields.tags,
    sd_id: fields.updates,
    files: files.map(({ name, sizeBytes }) => ({ name, size: sizeBytes })),
    sent_at: new Date(sentAtMs).toISOString(),
  }
}

async function withDatabase(dataDir: string, work: (database: ServiceDatabase) => Promise<void> | void): Promise<void> {
  const database = openServiceDatabase(dataDir, serviceTables)
  try {
    await work(database)
  } finally {
    database.close()
  }
}

function accountsIn(database: ServiceDatabase): Accounts {
  return createAccounts({ database, clock: systemClock, randomBytes })
}

function accountNamed(accounts: Accounts, accountId = ''): Account {
  const account = accounts.find(accountId)
  if (account) return account
  throw new AppError('input.invalid', `There is no account "${accountId}" in this data folder.`)
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}

/** What listening may meet. */
const listenSentences: ReadonlyMap<unknown, string> = new Map([
  ['EADDRINUSE', 'Another program uses this port. Choose another with --port, or 0 for any free one.'],
  ['EADDRNOTAVAIL', 'This machine has no such address. Choose another with --host.'],
  ['EACCES', 'The system does not allow the use of this port. Choose another with --port.'],
])

function sentenceOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const { code, syscall, path }: NodeJS.ErrnoException = thrown
  if (syscall === 'listen') return listenSentences.get(code) ?? thrown.message
  if (code === 'ERR_SQLITE_ERROR') return toAppError(thrown).message // SQLite's own words are for nobody.
  return asDiskError(thrown, { path: path ?? 'a file', instead: 'choose another place' })?.message ?? thrown.message
}

function exitCodeOf(thrown: unknown): ExitCode {
  if (thrown instanceof WrongUsage || isMissingPath(thrown)) return 2
  const isInterrupted = thrown instanceof Error && (thrown.name === 'AbortError' || isCancelled(thrown))
  return isInterrupted ? 130 : 3
}

/** A path of the arguments that is not there. */
function isMissingPath(thrown: unknown): boolean {
  return thrown instanceof AppError && thrown.code === 'file.missing'
}

function isCancelled(error: Error): boolean {
  return error instanceof AppError && error.code === 'cancelled'
}
