/** Mends of the check-up as runs: many files of ours in one, or one finding by itself. */
import PQueue from 'p-queue'
import { AppError } from '../../../shared/errors.ts'
import type { MendVerb } from '../../../shared/contract/videos/checkup.ts'
import type { Runs } from '../../runs/runs.ts'
import type { Topics } from '../topics.ts'
import type { CheckupMends, MendingTools } from './checkupMends.ts'
import type { KnownFinding } from './findingRows.ts'

export interface ManyMends {
  readonly files: readonly (readonly KnownFinding[])[]
  readonly verbs: readonly MendVerb[]
  readonly signal: AbortSignal
}

export interface MendRunsParts {
  readonly mends: CheckupMends
  readonly runs: Pick<Runs, 'end'>
  readonly topics: Pick<Topics, 'changed'>
}

/** What is known of a run while it goes on. */
export interface MendReport {
  readonly begun: (batchId: string) => void
  readonly mended: () => void
}

export interface MendRuns {
  /** Of what is ours. */
  all(tools: MendingTools, many: ManyMends, report: MendReport): Promise<void>
  /** @throws AppError as mending does */
  alone(
    tools: MendingTools,
    known: KnownFinding,
    order: { readonly adopts: boolean; readonly signal: AbortSignal },
  ): Promise<string>
}

/** Each file waits for the disk most of its time; as many as a run writes at a time. */
const mendedAtOnce = 8

/** What is paid for comes one by one. */
function atOnceOf(verbs: readonly MendVerb[]): number {
  return verbs.includes('next') ? 1 : mendedAtOnce
}

export function createMendRuns({ mends, runs, topics }: MendRunsParts): MendRuns {
  function end(batchId: string, isStopped: boolean): void {
    runs.end(batchId, isStopped ? 'stopped' : 'done')
    topics.changed('runs')
  }

  return {
    async all(tools, { files, verbs, signal }, report) {
      const batchId = mends.openRun(files)
      report.begun(batchId)
      const queue = new PQueue({ concurrency: atOnceOf(verbs) })
      const mendNext = async (known: readonly KnownFinding[]) => {
        if (signal.aborted) return
        await mends.mendFile(tools, known, { batchId, adopts: false, signal })
        report.mended()
      }
      try {
        await queue.addAll(files.map((known) => () => mendNext(known)))
      } finally {
        end(batchId, signal.aborted)
      }
    },
    async alone(tools, known, order) {
      const batchId = mends.openRun([[known]])
      try {
        const problem = await mends.mendFile(tools, [known], { batchId, ...order })
        if (problem) throw new AppError(problem.code, problem.message)
        return batchId
      } finally {
        end(batchId, false)
      }
    },
  }
}
