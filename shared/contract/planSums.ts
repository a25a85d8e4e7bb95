/** What the numbers of a plan count. */
import { z } from 'zod'

export const planSums = z.object({
  /** Files that a run would write. */
  files: z.int(),
  archives: z.int(),
  packs: z.int(),
  filesFromPacks: z.int(),
  downloads: z.int(),
  filesFromDownloads: z.int(),
  /** Files whose archives were downloaded before: they cost nothing. */
  filesFromCache: z.int(),
  searchUnits: z.int(),
  sure: z.int(),
  ask: z.int(),
  chosen: z.int(),
  skipped: z.int(),
  waiting: z.int(),
  /** Of those that wait: not asked for, because the service was away. It asks for them by itself. */
  unasked: z.int(),
  /** Of those that wait: for a unit to be translated with. */
  waitingAi: z.int(),
  none: z.int(),
  translate: z.int(),
  inside: z.int(),
  yours: z.int(),
  tooLong: z.int(),
  /** Of its videos: wishes that are met, before the plan or since by a file that is not ours. */
  covered: z.int(),
  /** Met since by a file of ours; told by a run as not written, or as ordered from a machine. */
  written: z.int(),
  told: z.int(),
  videos: z.int(),
})
export type PlanSums = z.output<typeof planSums>
