/** How soon the programs start beside a Node that has nothing to do, what the host costs while it idles, and what is installed. */
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packageApp } from '../../support/programs/packageApp.ts'
import { startFlags } from '../built.ts'
import { runProgram, runWork, startProgram } from '../child.ts'
import { interleaved, timed } from '../clock.ts'
import { limitRow, ms, rowOf, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'

/** Starts are short, and their noise is large. */
const roundsOfStart = 15
const helpGoalMs = 40
const usageGoalMs = 150
const hostGoalMs = 120
const idleMs = { short: 5_000, default: 65_000, full: 65_000 } as const
const idleGoalPercent = 0.1
const installedGoalMb = 25

export async function startRows(folder: string, { name }: Sizes): Promise<readonly Row[]> {
  const home = join(folder, 'home')
  mkdirSync(home)
  // It ends by itself, and so keeps what was compiled for the starts that are timed.
  const idle = await runWork('hostStart', { home, idleMs: idleMs[name] }, startFlags)
  return [...(await startedRows(home)), idleRow(idle['idlePercent'] ?? 0), await installedRow(folder)]
}

async function startedRows(home: string): Promise<readonly Row[]> {
  const works = {
    empty: () => timed(() => runProgram('emptyNode', [], { flags: startFlags })),
    help: () => timed(() => runProgram('cli', ['--help'], { flags: startFlags })),
    usage: () => timed(() => runProgram('cli', ['usage', '--home', home], { flags: startFlags })),
    host: () => timedStart('hostStart', [JSON.stringify({ home, idleMs: 0 })]),
    firstHost: () => timedStart('hostStart', [JSON.stringify({ home, idleMs: 0, isFirst: true })]),
    emptyHost: () => timedStart('emptyNode', []),
    leastUsage: () => timed(() => runProgram('leastUsage', [], { flags: startFlags })),
    leastHost: () => timedStart('leastHost', [JSON.stringify({ home })]),
  }
  // The first of each also compiles.
  await interleaved(1, works)
  const taken = await interleaved(roundsOfStart, works)
  return [
    startRow('the command --help, start to end', { tookMs: taken.help, emptyMs: taken.empty, goalMs: helpGoalMs }),
    startRow('the command usage, start to end', { tookMs: taken.usage, emptyMs: taken.empty, goalMs: usageGoalMs }),
    startLimit('a second thread with a server over an empty database, asked once, and nothing else', {
      tookMs: taken.leastUsage,
      emptyMs: taken.empty,
      goalMs: usageGoalMs,
    }),
    startRow('host of the window, start to ready', {
      tookMs: taken.host,
      emptyMs: taken.emptyHost,
      goalMs: hostGoalMs,
    }),
    startLimit('open a database, read from it, and nothing else', {
      tookMs: taken.leastHost,
      emptyMs: taken.emptyHost,
      goalMs: hostGoalMs,
    }),
    rowOf({
      work: 'host of the window, the first start: nothing is compiled yet',
      measured: ms(taken.firstHost),
      beside: `an empty Node ${ms(taken.emptyHost)}`,
      ratio: `+${ms(Math.max(0, taken.firstHost - taken.emptyHost))}`,
    }),
  ]
}

interface Start {
  readonly tookMs: number
  readonly emptyMs: number
  readonly goalMs: number
}

function startRow(work: string, { tookMs, emptyMs, goalMs }: Start): Row {
  return rowOf({
    work,
    measured: ms(tookMs),
    beside: `an empty Node ${ms(emptyMs)}`,
    ratio: `+${ms(Math.max(0, tookMs - emptyMs))}`,
    goal: `≤ +${goalMs} ms`,
    isMet: tookMs - emptyMs <= goalMs,
  })
}

function startLimit(work: string, { tookMs, emptyMs, goalMs }: Start): Row {
  return limitRow({
    work,
    measured: ms(tookMs),
    beside: `an empty Node ${ms(emptyMs)}`,
    ratio: `+${ms(Math.max(0, tookMs - emptyMs))}`,
    goal: `≤ +${goalMs} ms`,
    isAboveGoal: tookMs - emptyMs > goalMs,
  })
}

/** Until it says that it is ready. */
async function timedStart(name: string, args: readonly string[]): Promise<number> {
  const startedMs = performance.now()
  const program = await startProgram(name, args, startFlags)
  const tookMs = performance.now() - startedMs
  await program.stop()
  return tookMs
}

function idleRow(idlePercent: number): Row {
  return rowOf({
    work: 'CPU of the host while it idles',
    measured: `${idlePercent.toFixed(2)} %`,
    goal: `≤ ${idleGoalPercent} %`,
    isMet: idlePercent <= idleGoalPercent,
  })
}

/** As electron-builder packs it for Linux, around a stand-in for Electron. Of `npm run build`: it has the pages, too. */
async function installedRow(folder: string): Promise<Row> {
  const { resources } = await packageApp(resolve('dist', 'cli.js'), join(folder, 'package'))
  const parts = readdirSync(resources).map((part) => [part, megabytesOf(join(resources, part))] as const)
  const installedMb = parts.reduce((sum, [, megabytes]) => sum + megabytes, 0)
  const largest = parts.toSorted(([, one], [, other]) => other - one).slice(0, 3)
  return rowOf({
    work: 'installed size without Electron',
    measured: `${installedMb.toFixed(1)} MB`,
    beside: largest.map(([part, megabytes]) => `${part} ${megabytes.toFixed(1)} MB`).join(', '),
    goal: `≤ ${installedGoalMb} MB`,
    isMet: installedMb <= installedGoalMb,
  })
}

function megabytesOf(path: string): number {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.size / 1e6
  return readdirSync(path).reduce((sum, name) => sum + megabytesOf(join(path, name)), 0)
}
