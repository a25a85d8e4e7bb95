/** How late the window's host answers while it scans a library, and how soon it has it again, in a process of its own. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startFlags } from '../built.ts'
import { runWork } from '../child.ts'
import { interleaved } from '../clock.ts'
import { find } from '../find.ts'
import { makeTree } from '../makeTree.ts'
import { count, ms, rowOf, times, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'
import { leastWalk, walkLimit } from './walkLimit.ts'

const p99GoalMs = 50
const againGoal = 2

export async function hostRows(folder: string, { hostVideos, rounds }: Sizes): Promise<readonly Row[]> {
  const root = join(folder, 'library')
  const home = join(folder, 'home')
  const made = makeTree({ folder: root, videos: hostVideos, seed: 6 })
  mkdirSync(home)
  await find(root)
  const before = await find(root)
  const numbers = await runWork('host', { root, home }, startFlags)
  const after = await interleaved(rounds, { find: () => find(root), least: () => leastWalk(root) })
  const { p50Ms = 0, p99Ms = 0, worstMs = 0, ms: takenMs = 0, againMs = 0, videos } = numbers
  rmSync(root, { recursive: true })
  if (videos !== hostVideos) throw new Error(`${videos ?? 0} of ${hostVideos} videos were found`)
  const findMs = (before + after.find) / 2
  return [
    rowOf({
      work: `event loop of the web host while it scans ${count(made.files)} files for the first time`,
      measured: `late p50 ${ms(p50Ms)}, p99 ${ms(p99Ms)}`,
      beside: `worst ${ms(worstMs)}, whole scan ${ms(takenMs)}`,
      goal: `p99 < ${p99GoalMs} ms`,
      isMet: p99Ms < p99GoalMs,
    }),
    rowOf({
      work: `index those ${count(hostVideos)} videos again, in the window, until the list is right`,
      measured: ms(againMs),
      beside: `find with stat ${ms(findMs)}`,
      ratio: times(againMs / findMs),
      goal: `≤ ${againGoal} × find`,
      isMet: againMs <= againGoal * findMs,
    }),
    walkLimit({ leastMs: after.least, findMs: after.find, goal: againGoal }),
  ]
}
