/** The report for support: what the program is, how it is set, what it has done. Names no file but in the log. */
import { release } from 'node:os'
import type { SupportReport } from '../../../shared/contract/program/support.ts'
import type { AiJobs } from '../../ai/aiJobs.ts'
import type { Database } from '../../database/database.ts'
import { cacheState } from '../../download/cache/clearCache.ts'
import type { LibraryIndex } from '../../library/libraryIndex.ts'
import type { Log } from '../../log/createLog.ts'
import { readLog } from '../../log/readLog.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { DataFolder } from '../../settings/dataFolder.ts'
import { settingKeys, type Settings } from '../../../shared/settings/settingTable.ts'
import type { History } from '../../sidecar/history/history.ts'
import { createWishCalendar } from '../../watch/rounds/wishCalendar.ts'

const mostLogLines = 1_000
const longestLine = 500

/** What of the app a report is made from. */
export interface Reported {
  readonly log: Pick<Log, 'settle' | 'clean'>
  readonly dataFolder: Pick<DataFolder, 'log'>
  readonly db: Database
  readonly settings: Settings
  readonly libraryIndex: Pick<LibraryIndex, 'count'>
  readonly history: Pick<History, 'list'>
  readonly aiJobs: Pick<AiJobs, 'list'>
  readonly ledger: Pick<QuotaLedger, 'unitsLeft'>
}

/** Made fit to be shown and given away: without secrets, addresses' paths and folders, whatever the log keeps. */
export async function supportParts(
  reported: Reported,
  program: Readonly<Record<string, string>>,
): Promise<SupportReport['parts']> {
  const { log, dataFolder, settings } = reported
  await log.settle()
  const clean = (lines: readonly string[]) => lines.map((line) => cut(log.clean(line)))
  const system = {
    system: `${process.platform} ${process.arch} ${majorAndMinor(release())}`,
    node: process.versions.node,
  }
  return [
    { part: 'program', lines: clean(factsOf({ at: new Date().toISOString(), ...program, ...system })) },
    { part: 'settings', lines: clean(settingKeys.map((key) => `${key}=${settings[key]}`)) },
    { part: 'numbers', lines: factsOf(numbersOf(reported)) },
    { part: 'log', lines: clean(await readLog(dataFolder.log, mostLogLines)) },
  ]
}

/** Shown whole: what is saved is what was read. */
function cut(line: string): string {
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line
}

function factsOf(facts: Readonly<Record<string, string | number | null>>): string[] {
  return Object.entries(facts).map(([name, value]) => `${name}=${value ?? 'unknown'}`)
}

function numbersOf({ db, libraryIndex, history, aiJobs, ledger, settings }: Omit<Reported, 'log' | 'dataFolder'>) {
  const service = settings['service.address']
  const calendar = createWishCalendar(db)
  const jobs = Map.groupBy(aiJobs.list(), ({ state }) => state)
  const written = Map.groupBy(history.list({ kind: 'all' }, ['written', 'undone', 'replaced']), ({ state }) => state)
  const counted = (name: string, groups: ReadonlyMap<string, readonly unknown[]>) =>
    Object.fromEntries([...groups].map(([state, rows]) => [`${name}.${state}`, rows.length]))
  const { archives, bytes } = cacheState({ db })
  return {
    videos: libraryIndex.count(),
    ...counted('files', written),
    ...counted('jobs', jobs),
    questions: calendar.count('questions'),
    waiting: calendar.count('waiting'),
    'left.search': ledger.unitsLeft(service, 'search'),
    'left.download': ledger.unitsLeft(service, 'download'),
    'left.ai': ledger.unitsLeft(service, 'ai'),
    'cache.archives': archives,
    'cache.bytes': bytes,
  }
}

/** What stands behind may name the machine. */
function majorAndMinor(version: string): string {
  return /^\d+(?:\.\d+)?/.exec(version)?.[0] ?? ''
}
