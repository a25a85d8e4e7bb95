/** Whose a translation is: what watch mode ordered by itself rests while watch mode does. */
import type { AiJob } from '../../ai/aiJob.ts'
import type { WatchHome } from '../watchHome.ts'

/** Ordered by watch mode alone: where a person ordered it too, it is theirs. */
export function isOfWatch(
  { aiJobs, history }: Pick<WatchHome, 'aiJobs' | 'history'>,
  { id }: Pick<AiJob, 'id'>,
): boolean {
  return aiJobs.targets(id).every(({ batchId }) => history.commandOf(batchId) === 'watch')
}
