/** How soon watch mode is ready for a large library, what it holds and what it costs to idle, beside a plain rescan. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startFlags } from '../built.ts'
import { runWork } from '../child.ts'
import { makeTree } from '../makeTree.ts'
import { count, limitRow, ms, rowOf, times, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'

/** Longer than the loop ever sleeps, so that its own turns count. */
const idleMs = { short: 5_000, default: 65_000, full: 65_000 } as const
const idleGoalPercent = 0.1
/** Of 90,000 folders; of fewer all the more. */
const eventsGoalMs = 5_000
const memoryGoalMb = 150

export async function watchRows(folder: string, { name, trees }: Sizes): Promise<readonly Row[]> {
  const videos = trees.at(-1) ?? 0
  const root = join(folder, 'library')
  const home = join(folder, 'home')
  const made = makeTree({ folder: root, videos, seed: 7 })
  mkdirSync(home)
  const first = await runWork('watch', { root, home, idleMs: 0 }, startFlags)
  const again = await runWork('watch', { root, home, idleMs: idleMs[name] }, startFlags)
  const plain = await runWork('scan', { root })
  const least = process.platform === 'linux' ? await runWork('leastWatch', { root }, startFlags) : null
  rmSync(root, { recursive: true })
  if (again['videos'] !== videos) throw new Error(`${again['videos'] ?? 0} of ${videos} videos are watched`)
  return rowsOf(again, { first, plain, least, files: made.files, videos })
}

type Numbers = Awaited<ReturnType<typeof runWork>>

interface Beside {
  readonly first: Numbers
  readonly plain: Numbers
  /** Null where nothing is watched by its folders. */
  readonly least: Numbers | null
  readonly files: number
  readonly videos: number
}

function rowsOf(again: Numbers, { first, plain, least, files, videos }: Beside): readonly Row[] {
  const { lookedMs = 0, readyMs = 0, idlePercent = 0, rssMb = 0, folders = 0, hasEvents = 0 } = again
  const { ms: plainMs = 0 } = plain
  const watched = `${count(videos)} videos, ${count(files)} files in ${count(folders)} folders`
  const how = hasEvents === 1 ? 'events come' : 'no events: the system’s limit of watches is lower'
  return [
    rowOf({
      work: `start of watching ${watched}, known from before: until all was looked at`,
      measured: ms(lookedMs),
      beside: `a plain rescan ${ms(plainMs)}; the very first start ${ms(first['lookedMs'] ?? 0)}`,
      ratio: times(lookedMs / plainMs),
    }),
    rowOf({
      work: 'and until its events come',
      measured: ms(readyMs),
      beside: how,
      ratio: times(readyMs / plainMs),
      goal: `≤ ${eventsGoalMs / 1_000} s`,
      isMet: hasEvents === 1 && readyMs <= eventsGoalMs,
    }),
    ...(least ? [eventsLimit(least)] : []),
    rowOf({
      work: 'memory of that process while it idles',
      measured: `${Math.round(rssMb)} MB`,
      beside: `peak ${Math.round(again.peakMb)} MB; of the plain rescan ${Math.round(plain.peakMb)} MB`,
      goal: `≤ ${memoryGoalMb} MB`,
      isMet: rssMb <= memoryGoalMb,
    }),
    ...(least ? [memoryLimit(least, plain)] : []),
    rowOf({
      work: 'CPU of that process while it idles',
      measured: `${idlePercent.toFixed(2)} %`,
      goal: `≤ ${idleGoalPercent} %`,
      isMet: idlePercent <= idleGoalPercent,
    }),
  ]
}

function eventsLimit({ readyMs = 0, folders = 0 }: Numbers): Row {
  return limitRow({
    work: 'list every folder and watch it, and nothing else',
    measured: ms(readyMs),
    beside: `${count(folders)} folders`,
    goal: `≤ ${eventsGoalMs / 1_000} s`,
    isAboveGoal: readyMs > eventsGoalMs,
  })
}

function memoryLimit({ rssMb = 0, idleMb = 0 }: Numbers, plain: Numbers): Row {
  return limitRow({
    work: 'one watch a folder, nobody who listens, and nothing else',
    measured: `${count(rssMb)} MB`,
    beside: `an empty Node ${count(idleMb)} MB; with what a plain rescan holds ${count(rssMb - idleMb + plain.peakMb)} MB`,
    goal: `≤ ${memoryGoalMb} MB`,
    isAboveGoal: rssMb > memoryGoalMb,
  })
}
