/** How the wishes of each video stand: what the disk tells, and over it what is known of those that are not met. */
import type { RulesBook } from '../../../wanted/rulesBook.ts'
import { createDiskStatuses, type WishStatus } from '../counts/coverageProfile.ts'
import type { LibraryEntry } from './libraryEntry.ts'
import { createTextInside } from '../counts/textInside.ts'

/** What a plan, or an earlier answer of the service, says of a wish that the disk does not meet. */
export interface WishMark {
  readonly state: Extract<WishStatus['state'], 'ask' | 'waiting' | 'none'>
  /** Of what waits, where it is known. */
  readonly untilMs: number | null
  /** Of what a person must look at. */
  readonly candidates: number | null
  /** When the service said last that it has nothing, where that is known. */
  readonly atMs: number | null
  /** Of what was not found: why what was downloaded for it was refused. */
  readonly refusal?: string
}

/** Video id → wish → mark. */
export type WishMarks = ReadonlyMap<string, ReadonlyMap<string, WishMark>>

export interface StatusBook {
  statuses(entry: LibraryEntry): readonly WishStatus[]
  /** A wish is not met, or met by a subtitle under an old name. */
  isOpen(entry: LibraryEntry): boolean
  /** A text track inside would be saved for one of its wishes. */
  hasTextInside(entry: LibraryEntry): boolean
  /** Its title has rules of its own. */
  hasRules(entry: LibraryEntry): boolean
  setRules(rules: RulesBook): void
  setMarks(marks: WishMarks): void
}

export function createStatusBook(firstRules: RulesBook): StatusBook {
  let rules = firstRules
  let marks: WishMarks = new Map()
  let onDisk = createDiskStatuses(rules)
  let hasTextInside = createTextInside(rules)

  return {
    statuses(entry) {
      const mark = marks.get(entry.id)
      if (!mark) return onDisk(entry)
      return onDisk(entry).map((one) => (one.state === 'missing' ? { ...one, ...mark.get(one.wish) } : one))
    },
    hasRules: ({ path, showKey }) => rules.hasOwnRules(path, () => showKey),
    hasTextInside: (entry) => hasTextInside(entry),
    isOpen: (entry) => onDisk(entry).some(({ state, by }) => state === 'missing' || by === 'stray'),
    setRules(next) {
      rules = next
      onDisk = createDiskStatuses(rules)
      hasTextInside = createTextInside(rules)
    },
    setMarks(next) {
      marks = next
    },
  }
}
