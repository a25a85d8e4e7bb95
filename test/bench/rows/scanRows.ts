/** Scanning and indexing of generated libraries beside `find`, each scan in a process of its own. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runWork, type Numbers } from '../child.ts'
import { interleaved, median } from '../clock.ts'
import { find } from '../find.ts'
import { makeTree } from '../makeTree.ts'
import { count, ms, rowOf, times, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'
import { leastWalk, threadsNursery, walkLimit } from './walkLimit.ts'

const walkGoal = 1.5
const readGoal = 9
const memoryGoalMb = 150
const firstRowGoalMs = 200
const againGoal = 1.5
const flatGoal = 2

export async function scanRows(folder: string, sizes: Sizes): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const videos of sizes.trees) rows.push(...(await treeRows(folder, videos, sizes)))
  rows.push(...(await indexRows(folder, sizes)))
  rows.push(...(await flatRows(folder, sizes)))
  return rows
}

async function treeRows(folder: string, videos: number, { rounds }: Sizes): Promise<readonly Row[]> {
  const root = join(folder, `tree-${videos}`)
  const made = makeTree({ folder: root, videos, seed: 1 })
  const scans: Numbers[] = []
  const scan = async (areNamesRead: boolean) => {
    const numbers = await runWork('scan', { root, areNamesRead }, areNamesRead ? [] : [threadsNursery])
    if (numbers['sidecars'] !== made.sidecars)
      throw new Error(`${numbers['sidecars'] ?? 0} of ${made.sidecars} sidecars were found`)
    if (!areNamesRead) scans.push(numbers)
    return numbers['ms'] ?? 0
  }
  await find(root)
  const taken = await interleaved(rounds, {
    find: () => find(root),
    least: () => leastWalk(root),
    walk: () => scan(false),
    read: () => scan(true),
  })
  const memoryMb = median(scans.map(({ peakMb }) => peakMb))
  const firstMs = median(scans.map((numbers) => numbers['firstMs'] ?? 0))
  rmSync(root, { recursive: true })
  const tree = `${count(videos)} videos, ${count(made.files)} files`
  const beside = `find with stat ${ms(taken.find)}`
  return [
    rowOf({
      work: `scan ${tree}, warm: walk, stat, sidecars`,
      measured: ms(taken.walk),
      beside,
      ratio: times(taken.walk / taken.find),
      goal: `≤ ${walkGoal} × find`,
      isMet: taken.walk <= walkGoal * taken.find,
    }),
    walkLimit({ leastMs: taken.least, findMs: taken.find, goal: walkGoal }),
    rowOf({
      work: `scan ${tree}, and read every name`,
      measured: ms(taken.read),
      beside,
      ratio: times(taken.read / taken.find),
      goal: `≤ ${readGoal} × find`,
      isMet: taken.read <= readGoal * taken.find,
    }),
    rowOf({
      work: `peak memory of that scan's process`,
      measured: `${count(memoryMb)} MB`,
      goal: `≤ ${memoryGoalMb} MB`,
      isMet: memoryMb <= memoryGoalMb,
    }),
    rowOf({
      work: 'first row of that scan',
      measured: ms(firstMs),
      goal: `< ${firstRowGoalMs} ms`,
      isMet: firstMs < firstRowGoalMs,
    }),
  ]
}

async function indexRows(folder: string, { indexedVideos, rounds }: Sizes): Promise<readonly Row[]> {
  const root = join(folder, 'indexed')
  makeTree({ folder: root, videos: indexedVideos, seed: 2 })
  const surveys: Numbers[] = []
  let round = 0
  const survey = async () => {
    const home = join(folder, `home-${++round}`)
    mkdirSync(home)
    const numbers = await runWork('survey', { root, home })
    surveys.push(numbers)
    return numbers['againMs'] ?? 0
  }
  const taken = await interleaved(rounds, { find: () => find(root), least: () => leastWalk(root), again: survey })
  const { find: findMs, least: leastMs, again } = taken
  const first = median(surveys.map((numbers) => numbers['firstMs'] ?? 0))
  rmSync(root, { recursive: true })
  return [
    rowOf({
      work: `index ${count(indexedVideos)} videos the first time: scan, read headers, store`,
      measured: ms(first),
      beside: `find with stat ${ms(findMs)}`,
      ratio: times(first / findMs),
    }),
    rowOf({
      work: 'index them again, nothing changed',
      measured: ms(again),
      beside: `find with stat ${ms(findMs)}`,
      ratio: times(again / findMs),
      goal: `≤ ${againGoal} × find`,
      isMet: again <= againGoal * findMs,
    }),
    walkLimit({ leastMs, findMs, goal: againGoal }),
  ]
}

async function flatRows(folder: string, { indexedVideos, rounds }: Sizes): Promise<readonly Row[]> {
  const [flat, spread] = [join(folder, 'flat'), join(folder, 'spread')]
  makeTree({ folder: flat, videos: indexedVideos, seed: 4, isFlat: true })
  makeTree({ folder: spread, videos: indexedVideos, seed: 4 })
  const scan = async (root: string) => (await runWork('scan', { root }))['ms'] ?? 0
  const taken = await interleaved(rounds, { flat: () => scan(flat), spread: () => scan(spread) })
  rmSync(flat, { recursive: true })
  rmSync(spread, { recursive: true })
  return [
    rowOf({
      work: `scan ${count(indexedVideos)} videos in one folder`,
      measured: ms(taken.flat),
      beside: `in many folders ${ms(taken.spread)}`,
      ratio: times(taken.flat / taken.spread),
      goal: `≤ ${flatGoal} × many folders`,
      isMet: taken.flat <= flatGoal * taken.spread,
    }),
  ]
}
