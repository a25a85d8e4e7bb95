/** What the numbers of a plan count. */
import { z } from 'zod'

export const planSums = z.object({
  /** Files that a run would write. */
  files: z.number().int(),
  archives: z.number().int(),
  packs: z.number().int(),
  filesFromPacks: z.number().int(),
  downloads: z.number().int(),
  filesFromDownloads: z.number().int(),
  /** Files whose archives were downloaded before: they cost nothing. */
  filesFromCache: z.number().int(),
  searchUnits: z.number().int(),
  sure: z.number().int(),
  ask: z.number().int(),
  chosen: z.number().int(),
  skipped: z.number().int(),
  waiting: z.number().int(),
  /** Of those that wait: not asked for, because the service was away. It asks for them by itself. */
  unasked: z.number().int(),
  /** Of those that wait: for a unit to be translated with. */
  waitingAi: z.number().int(),
  none: z.number().int(),
  translate: z.number().int(),
  inside: z.number().int(),
  yours: z.number().int(),
  tooLong: z.number().int(),
  /** Of its videos: wishes that are met, before the plan or since by a file that is not ours. */
  covered: z.number().int(),
  /** Met since by a file of ours; told by a run as not written, or as ordered from a machine. */
  written: z.number().int(),
  told: z.number().int(),
  videos: z.number().int(),
})
export type PlanSums = z.output<typeof planSums>
