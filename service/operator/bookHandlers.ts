/** Answers what the page asks of figures and jobs. */
import type { HandlersFor } from '../../shared/contract/define.ts'
import type { OperatorJob, operatorCommands } from '../../shared/contract/operator.ts'
import type { ListedJob } from '../ai/jobs/jobList.ts'
import { withoutAddresses } from '../http/withoutAddresses.ts'
import type { OperatorStore } from '../store/store.ts'

export type BookHandlers = HandlersFor<Pick<typeof operatorCommands, 'jobs.list' | 'figures.read'>>

export function createBookHandlers(operator: OperatorStore): BookHandlers {
  return {
    'jobs.list': async (query) => {
      const { items, total } = await operator.jobs(query)
      return { rows: items.map(operatorJob), total }
    },
    'figures.read': async () => {
      const figures = await operator.figures()
      return { ...figures, units: [...figures.units] }
    },
  }
}

function operatorJob({ job, account, source, isGivenBack }: ListedJob): OperatorJob {
  const { id, kind, status, progress, targetLanguage, error, createdAtMs, finishedAtMs, owner } = job
  return {
    ...{
      id,
      kind,
      status,
      progress,
      account,
      accountId: owner.accountId,
      source,
      targetLanguage,
      createdAtMs,
      finishedAtMs,
    },
    sourceLanguage: kind === 'translation' ? job.source.language : null,
    units: owner.chargedAtMs === null ? 0 : 1,
    isGivenBack,
    // An address of media may hold a key.
    problem: error && withoutAddresses(error.message),
  }
}
