/** Which wishes of a video the disk does not meet: worked out once for all videos that are alike and have the same rules. */
import { missing, type Gap } from '../../../wanted/missing.ts'
import { sameRules, type RulesBook } from '../../../wanted/rulesBook.ts'
import type { WishRules } from '../../../wanted/wish.ts'
import { onceFor, type ByRules, type CoverageProfile } from './coverageProfile.ts'
import type { LibraryEntry } from '../entries/libraryEntry.ts'

export type OpenWish = Pick<Gap, 'wish' | 'isForced'>

/** As `missing` says of the video itself: its gaps, then the forced subtitles that are welcome. */
export function createOpenWishes(
  book: RulesBook,
): (entry: Pick<LibraryEntry, 'path' | 'showKey' | 'profile'>) => readonly OpenWish[] {
  const byRules: ByRules<readonly OpenWish[]> = new Map()
  return ({ path, showKey, profile }) => {
    const readKey = () => showKey
    const rules = book.rulesOf(path, readKey)
    const open = onceFor(byRules, [rules, profile], () => openIn(profile, rules))
    return book.ignoresVideos ? open.filter(({ wish }) => !book.isIgnored(path, readKey, wish)) : open
  }
}

function openIn({ video }: CoverageProfile, rules: WishRules): readonly OpenWish[] {
  const { gaps, forced } = missing([video], sameRules(rules))
  return [...gaps, ...forced].map(({ wish, isForced }) => (isForced ? { wish, isForced } : { wish }))
}
