/** What a subtitle holds, before it is chosen. */
import { z } from 'zod'

const previewCue = z.object({ startMs: z.number(), endMs: z.number(), text: z.string() })

/** Looking inside: a few cues from the beginning, the middle and the end. */
export const preview = z.object({
  first: z.array(previewCue),
  middle: z.array(previewCue),
  last: z.array(previewCue),
  lastCueEndMs: z.number(),
  videoDurationMs: z.number().nullable(),
  encoding: z.string(),
  /** Sounds, names of speakers and credits that would be taken out. */
  removed: z.int(),
})
export type Preview = z.output<typeof preview>
