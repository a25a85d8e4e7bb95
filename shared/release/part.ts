/** Finds the disc or part of a split release: 'CD1', 'Disc 2', 'Part 2' (of a mini-series), 'Vol.1'. */
import { numberOf } from './numerals.ts'

export interface FoundPart {
  readonly value: number
  readonly text: string
  readonly start: number
  readonly end: number
  /** A disc splits one film; a part may be an episode or belong to the title. */
  readonly isDisc: boolean
}

const disc = /(?<![a-z0-9])(?:cd|disc|disk|dvd)[ ._-]?(\d{1,2})(?:[ ._]?of[ ._]?\d{1,2})?(?![a-z0-9])/i
const part =
  /(?<![a-z0-9])(?:part|pt|parte|teil)[ ._-]{0,2}(\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)(?![a-z0-9])/i

export function readDisc(text: string): FoundPart | null {
  return partAt(disc.exec(text), true)
}

export function readPart(text: string): FoundPart | null {
  return partAt(part.exec(text), false)
}

function partAt(found: RegExpExecArray | null, isDisc: boolean): FoundPart | null {
  const value = found && numberOf(found[1] ?? '')
  return found && value
    ? { value, text: found[0], start: found.index, end: found.index + found[0].length, isDisc }
    : null
}
