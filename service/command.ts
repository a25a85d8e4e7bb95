/**
 * `undertitle service …` (API decisions §6): start, import, remove, key, token, usage, account, review, backup, restore and move over one data folder or database.
 * Standard output carries only what is specified there; progress and complaints go to standard error.
 */
import { randomBytes } from 'node:crypto'
import { AppError } from '../shared/errors.ts'
import { accountCommand } from './accountCommand.ts'
import { backUp } from './catalogue/store/backUp.ts'
import { restore } from './catalogue/store/restore.ts'
import { createBlobReader } from './catalogue/store/blobs.ts'
import type { ServiceDatabase } from './catalogue/store/database.ts'
import { archivesOf, planOf, readServiceLine, type Arguments } from './commandArguments.ts'
import type { CommandIo } from './commandIo.ts'
import { sentenceOf } from './commandSentences.ts'
import { importCommand } from './importCommand.ts'
import { move } from './moveCommand.ts'
import { NeverListened } from './processes/runProcesses.ts'
import { removeCommand } from './removeCommand.ts'
import { start } from './startCommand.ts'
import { createReviewQueue, type PendingUpload } from './uploads/reviewQueue.ts'
import { createAccounts, type Account, type Accounts } from './usage/accounts.ts'
import { usageCommand } from './usageCommand.ts'
import { isNewFolder, withDatabase, withExistingDatabase } from './withDatabase.ts'
import { WrongUsage } from './wrongUsage.ts'
import { systemClock } from '../node/clock.ts'

/** 0 done, 2 wrong usage, 3 cannot work, 130 interrupted. */
export type ExitCode = 0 | 2 | 3 | 130

type Command = (given: Arguments, io: CommandIo) => Promise<void> | void

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['start', start],
  ['import', importCommand],
  ['remove', removeCommand],
  ['key', makeKey],
  ['token', makeToken],
  ['usage', usageCommand],
  ['account', accountCommand],
  ['review', review],
  ['backup', backup],
  ['restore', restoreCopy],
  ['move', move],
])

/** Never throws: what went wrong is one sentence on standard error and the exit code. */
export async function runServiceCommand(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  try {
    const line = readServiceLine(args)
    if (line.kind === 'help') for (const each of line.text.split('\n')) io.stdout(each)
    else await commandNamed(line.name)(line.given, io)
    return 0
  } catch (thrown) {
    if (!(thrown instanceof NeverListened)) io.stderr(sentenceOf(thrown)) // It has said why itself.
    return exitCodeOf(thrown)
  }
}

function commandNamed(name: string): Command {
  const command = commands.get(name)
  if (command) return command
  throw new WrongUsage(`There is no service command "${name}".`)
}

/** Each call opens an account of its own; with `--account ID` that account gets a further key instead. */
async function makeKey({ place, values }: Arguments, io: CommandIo): Promise<void> {
  const plan = values['account'] === undefined ? planOf(values['plan']) : null
  const name = values['name'] ?? ''
  const isNew = isNewFolder(place)
  await (plan ? withDatabase : withExistingDatabase)(place, io, (database) => {
    if (isNew) io.stderr(`There was no service in ${place.dataDir}: a new one, still empty, was made.`)
    const accounts = accountsIn(database)
    const account = plan ? accounts.create(name, plan) : accountNamed(accounts, values['account'])
    io.stdout(JSON.stringify({ api_key: accounts.createKey(account, name), account: account.id }))
  })
}

async function makeToken({ place, values }: Arguments, io: CommandIo): Promise<void> {
  if (!values['account']) throw new WrongUsage('Name the account: --account ID (the key command prints it).')
  await withExistingDatabase(place, io, (database) => {
    const accounts = accountsIn(database)
    io.stdout(JSON.stringify({ token: accounts.createToken(accountNamed(accounts, values['account'])) }))
  })
}

/** Without a choice: a line of JSON for each upload that waits, under the names of the document. */
async function review({ place, values }: Arguments, io: CommandIo): Promise<void> {
  const { approve, reject, reason = '' } = values
  if (approve !== undefined && reject !== undefined) throw new WrongUsage('Choose --approve or --reject, not both.')
  if (reject !== undefined && !reason) throw new WrongUsage('A rejection needs a reason: --reason TEXT.')
  const archives = await archivesOf(values['archives'], io.env ?? {})
  await withExistingDatabase(place, io, async (database) => {
    const queue = createReviewQueue(database, Date.now, createBlobReader(database, archives))
    if (approve !== undefined) await queue.approve(approve)
    else if (reject !== undefined) queue.reject(reject, reason)
    else for (const upload of queue.pending()) io.stdout(JSON.stringify(pendingLine(upload)))
  })
}

/** May run beside the server. */
async function backup({ place, paths: [file = ''] }: Arguments, io: CommandIo): Promise<void> {
  await withExistingDatabase(place, io, (database) => {
    io.stdout(JSON.stringify({ file, bytes: backUp(database, file) }))
  })
}

/** Into a folder of its own: what a service has now is never written over. */
async function restoreCopy({ place, paths: [file = ''] }: Arguments, io: CommandIo): Promise<void> {
  if (place.kind !== 'folder') throw new WrongUsage('Name the new data folder: --data DIR.')
  io.stdout(JSON.stringify({ data: place.dataDir, bytes: await restore(file, place.dataDir) }))
}

function pendingLine({ account, title, fields, episodes, place, files, sentAtMs }: PendingUpload): object {
  return {
    n_id: fields.nId,
    state: 'pending',
    account: account.id,
    author: account.name,
    title: title.name,
    year: title.year,
    moviedb_id: title.moviedbId,
    filmdb_id: title.filmdbId,
    is_new_title: title.isNew,
    type: fields.type,
    season: fields.season ?? 0,
    ef: episodes.episodeFrom,
    ee: episodes.episodeEnd,
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
    sd_id: place.nId,
    files: files.map(({ name, sizeBytes }) => ({ name, size: sizeBytes })),
    sent_at: new Date(sentAtMs).toISOString(),
  }
}

function accountsIn(database: ServiceDatabase): Accounts {
  return createAccounts({ database, clock: systemClock, randomBytes })
}

function accountNamed(accounts: Accounts, accountId = ''): Account {
  const account = accounts.find(accountId)
  if (account) return account
  throw new AppError('input.invalid', `There is no account "${accountId}" here.`)
}

function exitCodeOf(thrown: unknown): ExitCode {
  if (thrown instanceof NeverListened) return thrown.isWrongUsage ? 2 : 3
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
