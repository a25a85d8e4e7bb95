/** How an upload stands in time to another subtitle of the same film or episode. Pure. */
import type { UploadChecks } from '../../shared/contract/operator.ts'
import type { SubtitleDocument } from '../../shared/subtitle/document.ts'
import { alignCues } from '../../shared/timing/alignCues.ts'
import { referenceOfCues } from '../../shared/timing/span.ts'

export type Timing = Pick<UploadChecks['timing'][number], 'verdict' | 'laterMs'>

const verdicts = { fits: 'fits', mendable: 'moved', 'other-cut': 'parts', unclear: 'unclear' } as const

export function compareTiming(upload: SubtitleDocument, other: SubtitleDocument): Timing {
  const { kind, retiming } = alignCues(upload.cues, referenceOfCues(other.cues))
  const [piece, ...more] = retiming.pieces
  const isOneMove = kind === 'mendable' && retiming.speed === 1 && more.length === 0
  // What mends the upload is the other way round from how it is off.
  return { verdict: verdicts[kind], laterMs: isOneMove && piece ? -piece.offsetMs : null }
}
