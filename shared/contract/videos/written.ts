/** What a person does about one subtitle of ours beside a video: the next one, or another one, in its place. */
import { z } from 'zod'
import { command, id } from '../define.ts'
import { candidateRow } from '../plan.ts'
import { anotherCost } from '../runs/estimate.ts'

/** A subtitle of ours beside a video. */
const writtenFile = { videoId: id, language: z.string().max(20) } as const

/** `before`: the release that it came in the place of; '' where that one had none. */
const nextSubtitle = z.object({ sidecarName: z.string(), release: z.string(), before: z.string() })

export const writtenCommands = {
  /** The written subtitle was wrong: it goes to the trash and the next candidate is written; null where there is none. */
  'video.wrongNext': command(z.strictObject(writtenFile), z.object({ next: nextSubtitle.nullable() })),
  /**
   * What was downloaded for this language and refused, written after all in a run of its own: free, as it is kept, and what spoke
   * against it is told in the history. @throws input.invalid where it is kept no more, subtitle.unreadable where it is no subtitle
   */
  'video.writeRefused': command(
    z.strictObject(writtenFile),
    z.object({ batchId: z.string(), sidecarName: z.string(), release: z.string() }),
  ),
  /** Of the next one in its place. Asks nothing; nothing for one that is not there any more. */
  'video.anotherCost': command(z.strictObject(writtenFile), anotherCost),
  /**
   * What else is on offer for a wish that a subtitle of ours meets, best first, without ours. Where `mayAsk`, the service is asked
   * what it has not answered yet, for the searches of 'video.anotherCost'; else isAsked says whether it has. @throws file.missing
   */
  'video.others': command(
    z.strictObject({ ...writtenFile, mayAsk: z.boolean() }),
    z.object({ candidates: z.array(candidateRow), isAsked: z.boolean() }),
  ),
  /** One of the others in its place, in a run of its own that can be undone; costs a download unless cached. @throws file.changed */
  'video.takeOther': command(
    z.strictObject({ ...writtenFile, candidateId: id }),
    z.object({ batchId: z.string(), next: nextSubtitle }),
  ),
} as const
