/** AI jobs of a machine that never ordered one. */
import type { AiJobs } from '../../../electron/ai/aiJobs.ts'

export const nothingOrdered: Pick<AiJobs, 'find' | 'open'> = { find: () => null, open: () => [] }
