/** The lines of a report with their places, which count through all parts from 0, as the host counts them. Pure. */
import type { SupportPart, SupportReport } from '../../../../shared/contract/program/support.ts'

export interface PlacedLine {
  readonly place: number
  readonly line: string
}

export interface PlacedPart {
  readonly part: SupportPart
  readonly lines: readonly PlacedLine[]
}

export function partsWithPlaces({ parts }: SupportReport): readonly PlacedPart[] {
  let place = 0
  return parts.map(({ part, lines }) => ({ part, lines: lines.map((line) => ({ place: place++, line })) }))
}
