/** What other rules would mean for the videos of a place: counted by the same functions that the library counts by. */
import type { RulesTrial } from '../../../shared/contract/videos/rules.ts'
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { RulesBook } from '../../wanted/rulesBook.ts'
import { formatWishes } from '../../wanted/scopedRulesStore.ts'
import type { WishRules } from '../../wanted/wish.ts'
import { createDiskStatuses } from '../library/counts/coverageProfile.ts'
import { isMissing } from '../../../shared/counting.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { ScopePlace } from './scopePlaces.ts'

export interface TrialOrder {
  readonly entries: readonly LibraryEntry[]
  readonly place: Pick<ScopePlace, 'holds'>
  readonly before: RulesBook
  readonly after: RulesBook
}

export async function countTrial({ entries, place, before, after }: TrialOrder): Promise<RulesTrial> {
  const nowOf = createDiskStatuses(before)
  const thenOf = createDiskStatuses(after)
  const isOther = createIsOther()
  const trial = { videos: 0, changed: 0, missing: { now: 0, then: 0 } }
  for (const entry of entries) {
    await yieldToEventLoop()
    if (!place.holds(entry)) continue
    trial.videos += 1
    if (isOther(rulesOfEntry(before, entry), rulesOfEntry(after, entry))) trial.changed += 1
    trial.missing.now += nowOf(entry).filter(isMissing).length
    trial.missing.then += thenOf(entry).filter(isMissing).length
  }
  return trial
}

/** What all of these have; null where they differ, or where there are none. */
export function rulesIn(book: RulesBook, entries: readonly LibraryEntry[]): WishRules | null {
  const all = [...new Set(entries.map((entry) => rulesOfEntry(book, entry)))]
  const texts = new Set(all.map((rules) => JSON.stringify(rules)))
  return texts.size === 1 ? (all[0] ?? null) : null
}

function rulesOfEntry(book: RulesBook, { path, showKey }: LibraryEntry): WishRules {
  return book.rulesOf(path, () => showKey)
}

/** Few rules are met by many videos: each two of them are compared once. */
function createIsOther(): (a: WishRules, b: WishRules) => boolean {
  const known = new Map<WishRules, Map<WishRules, boolean>>()
  return (a, b) => {
    const ofA = known.get(a) ?? new Map<WishRules, boolean>()
    const isOther = ofA.get(b) ?? textOf(a) !== textOf(b)
    known.set(a, ofA.set(b, isOther))
    return isOther
  }
}

function textOf({ wishes, ...rest }: WishRules): string {
  return JSON.stringify([formatWishes(wishes), rest])
}
