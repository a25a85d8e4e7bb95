/** Stretches of time as the text of a SubRip file. Pure. */
import { srtTime } from '../../../../shared/subtitle/formats/timecode.ts'
import type { Span } from '../../../../shared/timing/span.ts'

export function srtOf(spans: readonly Span[]): string {
  const block = ({ startMs, endMs }: Span, index: number) =>
    `${index + 1}\n${srtTime(startMs)} --> ${srtTime(endMs)}\nSaid as number ${index + 1}\n`
  return spans.map(block).join('\n')
}
