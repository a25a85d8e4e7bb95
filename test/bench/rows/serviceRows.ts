/** The service over HTTP: what each kind of request takes and works, on SQLite and, where it is installed, on PostgreSQL. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresPrograms, startPostgresServer } from '../../support/postgres/postgresServer.ts'
import { runProgram, runWork, startProgram, type Numbers, type Running } from '../child.ts'
import { timed } from '../clock.ts'
import { writeManifest, writeTitleList } from '../makeCatalogue.ts'
import { count, ms, rowOf, times, type Finding, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'

const accounts = 20
const requests = 60
const clients = 200
const crowdSeconds = 5
/** As many as the machine of the goals has cores. */
const processes = 2
/** Of docs/service-at-scale.md. */
const goals = { perSecond: 4_000, p99Ms: 150, batchOfSqlite: 3, loadOfSqlite: 2 }

interface Made {
  readonly folder: string
  readonly list: string
  readonly queriesFile: string
  readonly titles: number
}

interface Measured {
  readonly importMs: number
  readonly numbers: Numbers
}

export async function serviceRows(folder: string, { servedTitles: titles }: Sizes): Promise<readonly Row[]> {
  const made = { folder, list: join(folder, 'made.basics.tsv'), queriesFile: join(folder, 'queries.json'), titles }
  writeFileSync(made.queriesFile, JSON.stringify(await writeTitleList(made.list, { titles, queries: 1_000 })))
  await writeManifest(made.list, folder)
  const ofSqlite = await measure(made, ['--data', join(folder, 'service')])
  const ofPostgres = await measureOnPostgres(made)
  return [
    ...findingsOf('SQLite', made, ofSqlite),
    ...(ofPostgres ? [...findingsOf('PostgreSQL', made, ofPostgres), ...ratiosOf(ofSqlite, ofPostgres)] : [skipped]),
  ].map(rowOf)
}

const skipped: Finding = {
  work: 'service on PostgreSQL: every row',
  measured: 'skipped: PostgreSQL 15 or newer is not installed here (Debian: postgresql)',
}

async function measureOnPostgres(made: Made): Promise<Measured | null> {
  const programs = postgresPrograms()
  if (programs === null) return null
  const server = await startPostgresServer(programs)
  try {
    return await measure(made, ['--database', server.url])
  } finally {
    await server.stop()
  }
}

/** @param place what every command of the service is given */
async function measure({ folder, list, queriesFile }: Made, place: readonly string[]): Promise<Measured> {
  const importMs = await timed(() =>
    runProgram('cli', ['service', 'import', ...place, list, join(folder, 'manifest.jsonl')]),
  )
  const opened = await Promise.all(Array.from({ length: accounts }, () => run('key', ...place, '--plan', 'pro')))
  const keys = opened.map((told) => told['api_key'])
  const { token } = await run('token', ...place, '--account', opened[0]?.['account'] ?? '')
  const service = await startProgram('cli', ['service', 'start', ...place, '--port', '0'])
  const several = await startProgram('cli', [
    'service',
    'start',
    ...place,
    '--port',
    '0',
    '--processes',
    `${processes}`,
  ])
  const bare = await startProgram('bareServer', [])
  try {
    const input = {
      address: addressOf(service),
      severalAddress: addressOf(several),
      bareAddress: addressOf(bare),
      keys,
      token,
      queriesFile,
      requests,
      clients,
      crowdSeconds,
    }
    return { importMs, numbers: await runWork('serviceClients', input) }
  } finally {
    await bare.stop()
    await several.stop()
    await service.stop()
  }
}

function addressOf({ line }: Running): string {
  return (JSON.parse(line) as { readonly listening: string }).listening
}

async function run(...args: readonly string[]): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await runProgram('cli', ['service', ...args])) as Readonly<Record<string, string>>
}

const kinds: readonly (readonly [kind: string, words: string])[] = [
  ['login', 'what is left of an account (GET me)'],
  ['search', 'a search by film name'],
  ['name', 'one file name'],
  ['batch', '50 file names'],
  ['download', 'a download'],
  ['upload', 'an upload, all three steps'],
]

function findingsOf(store: string, { titles }: Made, { importMs, numbers }: Measured): readonly Finding[] {
  const isSqlite = store === 'SQLite'
  return [
    { work: `service on ${store}: import ${count(titles)} titles and their subtitles`, measured: ms(importMs) },
    ...kinds.map(([kind, words]) => ({
      work: `service on ${store}: ${words}, one after the other`,
      measured: `p50 ${ms(numbers[`${kind}Ms`] ?? Number.NaN)}`,
      beside: `${ms(numbers[`${kind}CpuMs`] ?? Number.NaN)} of CPU of the node`,
    })),
    crowdFinding(`service on ${store}: ${crowdWords}`, numbers, 'crowd'),
    {
      ...crowdFinding(`service on ${store}, --processes ${processes}: ${crowdWords}`, numbers, 'several'),
      ...(isSqlite && severalGoal(numbers)),
    },
    ...(isSqlite ? [bareFinding(numbers), besideBare(numbers)] : []),
    coresFinding(store, numbers),
  ]
}

const crowdWords = `${clients} clients at once (searches, downloads, accounts, batches)`

function crowdFinding(work: string, numbers: Numbers, name: 'crowd' | 'several'): Finding {
  const of = (figure: string) => numbers[`${name}${figure}`] ?? Number.NaN
  return {
    work,
    measured: `${count(of('PerSecond'))} answers/s, p99 ${ms(of('P99Ms'))}`,
    beside: `p50 ${ms(of('P50Ms'))}; ${ms(of('CpuMs'))} of CPU of the service an answer; the clients share the cores`,
  }
}

function severalGoal({ severalPerSecond = 0, severalP99Ms = 0 }: Numbers): Pick<Finding, 'goal' | 'isMet'> {
  return {
    goal: `≥ ${count(goals.perSecond)} answers/s, p99 ≤ ${goals.p99Ms} ms`,
    isMet: severalPerSecond >= goals.perSecond && severalP99Ms <= goals.p99Ms,
  }
}

/** What clients on the same cores leave of any service. */
function bareFinding({ barePerSecond = 0, bareP50Ms = 0, bareP99Ms = 0, bareCpuMs = 0 }: Numbers): Finding {
  return {
    work: `service: the same ${clients} clients at a bare node:http that answers the bytes of one search`,
    measured: `${count(barePerSecond)} answers/s, p99 ${ms(bareP99Ms)}`,
    beside: `p50 ${ms(bareP50Ms)}; ${ms(bareCpuMs)} of CPU of its process an answer`,
  }
}

function besideBare({ crowdPerSecond = 0, barePerSecond = 0, crowdCpuMs = 0, bareCpuMs = 0 }: Numbers): Finding {
  return {
    work: 'service on SQLite: that crowd beside the bare node:http',
    measured: `${count(crowdPerSecond)} of ${count(barePerSecond)} answers/s`,
    beside: `${ms(crowdCpuMs)} of CPU an answer, ${ms(bareCpuMs)} of them node:http alone`,
    ratio: times(crowdPerSecond / barePerSecond),
  }
}

/** What a clock that others share cannot say: how many cores the goal takes, with the clients of this measurement on them. */
function coresFinding(store: string, { severalCpuMs = 0, severalClientsCpuMs = 0 }: Numbers): Finding {
  const cores = (cpuMs: number) => ((goals.perSecond * cpuMs) / 1_000).toFixed(1)
  return {
    work: `service on ${store}: cores that ${count(goals.perSecond)} answers/s of that crowd would keep busy, by processor time`,
    measured: `${cores(severalCpuMs)} of the service and ${cores(severalClientsCpuMs)} of the clients`,
    beside: `${ms(severalCpuMs)} and ${ms(severalClientsCpuMs)} an answer, ${processes} processes`,
  }
}

function ratiosOf(ofSqlite: Measured, ofPostgres: Measured): readonly Finding[] {
  const batch = (ofPostgres.numbers['batchMs'] ?? Number.NaN) / (ofSqlite.numbers['batchMs'] ?? Number.NaN)
  const load = ofPostgres.importMs / ofSqlite.importMs
  return [
    {
      work: 'service: 50 file names on PostgreSQL beside SQLite',
      measured: times(batch),
      goal: `≤ ${goals.batchOfSqlite} ×`,
      isMet: batch <= goals.batchOfSqlite,
    },
    {
      work: 'service: the import into PostgreSQL beside SQLite',
      measured: times(load),
      goal: `≤ ${goals.loadOfSqlite} ×`,
      isMet: load <= goals.loadOfSqlite,
    },
  ]
}
