/** What any scan takes that lists every folder and asks for size and time of every file, in a process of its own. */
import { runWork } from '../child.ts'
import { limitRow, ms, times, type Row } from '../report.ts'

/** A third of the young generation that the thread of a scan is given, in MB: names are read outside of it. */
export const threadsNursery = '--max-semi-space-size=3'

interface WalkLimit {
  readonly leastMs: number
  readonly findMs: number
  readonly goal: number
}

export function walkLimit({ leastMs, findMs, goal }: WalkLimit): Row {
  return limitRow({
    work: 'list every folder, ask for size and time of every file, know nothing of them',
    measured: ms(leastMs),
    beside: `find with stat ${ms(findMs)}`,
    ratio: times(leastMs / findMs),
    goal: `≤ ${goal} × find`,
    isAboveGoal: leastMs > goal * findMs,
  })
}

export async function leastWalk(root: string): Promise<number> {
  return (await runWork('leastWalk', { root }, [threadsNursery]))['ms'] ?? 0
}
