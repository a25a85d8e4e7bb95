/** Whether a text track inside a video would be saved for one of its wishes: worked out once for all videos that are alike. */
import type { RulesBook } from '../../../wanted/rulesBook.ts'
import { wishesWithTrack } from '../../../wanted/tracksForWishes.ts'
import type { Wish } from '../../../wanted/wish.ts'
import { onceFor, type ByRules } from './coverageProfile.ts'
import type { LibraryEntry } from '../entries/libraryEntry.ts'

/** As `tracksForWishes` says of the video itself. */
export function createTextInside(
  book: RulesBook,
): (entry: Pick<LibraryEntry, 'path' | 'showKey' | 'profile'>) => boolean {
  const byRules: ByRules<readonly Wish[]> = new Map()
  return ({ path, showKey, profile }) => {
    const readKey = () => showKey
    const rules = book.rulesOf(path, readKey)
    const wishes = onceFor(byRules, [rules, profile], () => wishesWithTrack(profile.video, rules))
    if (!book.ignoresVideos) return wishes.length > 0
    return wishes.some((wish) => !book.isIgnored(path, readKey, wish))
  }
}
