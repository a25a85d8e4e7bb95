/** The stores of the activity: the run of the plan, and what the service's machine makes. */
import type { ScreenDependencies } from '../../app/screen.ts'
import { createJobsStores, type JobsStores } from './jobs/jobsStores.ts'
import { createRunStores, type RunStores } from './runStores.ts'

export type ActivityStores = RunStores & JobsStores

export function createActivityStores({ client }: ScreenDependencies): ActivityStores {
  return { ...createRunStores(client, Date.now), ...createJobsStores(client) }
}
