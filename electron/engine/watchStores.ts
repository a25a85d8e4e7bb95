/** What watch mode keeps in the database of a home, built once for whoever opens, shows or steers it. Composition only. */
import type { Database } from '../database/database.ts'
import { keepAliveClock } from '../../node/clock.ts'
import { createWatchedVideos, type WatchedVideos } from '../watch/follow/watchedVideos.ts'
import { createBetterWatch, type BetterWatch } from '../watch/rounds/betterWatch.ts'
import { createWishCalendar, type WishCalendar } from '../watch/rounds/wishCalendar.ts'
import type { WatchHome } from '../watch/watchHome.ts'
import { createWatchNotes, type WatchNotes } from '../watch/watchNotes.ts'

export interface WatchStores {
  readonly videos: WatchedVideos
  readonly calendar: WishCalendar
  readonly notes: WatchNotes
  readonly better: BetterWatch
}

export function openWatchStores(db: Database, home: Pick<WatchHome, 'settings'>): WatchStores {
  const notes = createWatchNotes(db)
  return {
    videos: createWatchedVideos(db),
    calendar: createWishCalendar(db),
    notes,
    better: createBetterWatch({ db, notes, clock: keepAliveClock, home }),
  }
}
