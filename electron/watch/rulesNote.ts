/** For which rules everything was looked at: one note of a home, for its window and its command alike. */
import { formatWish } from '../wanted/parseWishes.ts'
import type { WantedRules } from '../wanted/wantedRules.ts'
import type { WatchedVideos } from './follow/watchedVideos.ts'
import type { WishCalendar } from './rounds/wishCalendar.ts'
import type { WatchNotes } from './watchNotes.ts'

export interface NotedRules {
  readonly rules: Pick<WantedRules, 'fingerprint' | 'book' | 'isOfRun'>
  readonly notes: WatchNotes
  readonly calendar: Pick<WishCalendar, 'forgetOtherWishes'>
}

const rulesNote = 'rules'
/** The rules of nobody. */
const noRules = ''

/** A watch over the whole library: other rules than before mean another look at all of it. Answers whether they do. */
export function noteRulesOfAll(noted: NotedRules, videos: Pick<WatchedVideos, 'checkAllAgain'>): boolean {
  const { rules, notes } = noted
  const now = rules.fingerprint()
  if (notes.get(rulesNote) === now) return false
  notes.set(rulesNote, now)
  forgetOthers(noted)
  videos.checkAllAgain()
  return true
}

/**
 * A watch over some folders, perhaps with rules of its run alone: unless they are those that all was looked at for, whoever
 * watches the whole library next looks at it again. What wishes of others wait for outlives rules of one run.
 */
export function noteRulesOfSome(noted: NotedRules): void {
  const { rules, notes } = noted
  if (rules.isOfRun || notes.get(rulesNote) !== rules.fingerprint()) notes.set(rulesNote, noRules)
  if (!rules.isOfRun) forgetOthers(noted)
}

function forgetOthers({ rules, calendar }: NotedRules): void {
  calendar.forgetOtherWishes(rules.book().wishes.map(formatWish))
}
