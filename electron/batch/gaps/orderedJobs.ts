/** What was ordered of a service before a plan is made: its units are spent, or promised. */
import { isEnded, type AiJob } from '../../ai/aiJob.ts'
import type { AiJobs } from '../../ai/aiJobs.ts'
import type { OrderedJobs } from '../../plan/plan.ts'
import { orderFor } from './translationOrder.ts'

export function orderedJobsOf(jobs: Pick<AiJobs, 'find' | 'open'>, service: string): OrderedJobs {
  return {
    waiting: unitsPromised(jobs, service),
    of(wanted) {
      const job = jobs.find(orderFor(wanted, { service, batchId: '' }))
      if (job === null) return null
      if (isPaidFor(job)) return { id: job.id, isPaid: true }
      return job.state === 'ordered' ? { id: job.id, isPaid: false } : null
    },
  }
}

/** What is ordered and not started has not been reserved yet. */
export function unitsPromised(jobs: Pick<AiJobs, 'open'>, service: string): number {
  return jobs.open().filter((job) => job.state === 'ordered' && job.service === service).length
}

/** Going on with it costs nothing. */
function isPaidFor(job: AiJob): boolean {
  return (!isEnded(job) && job.state !== 'ordered') || job.requestId !== null
}
