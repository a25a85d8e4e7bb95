/**
 * Seasons of which one episode was asked for, and the others through it, until that has come to its end. A run that goes on
 * after one that was stopped asks in the same way: with fewer episodes left it would choose another, and pay more.
 */
import type { Database } from '../database/database.ts'
import type { SeasonKey } from './ask/seasonScouts.ts'

export interface BegunSeason {
  readonly key: SeasonKey
  /** Question of the episode that was asked for first. */
  readonly scout: string
}

export interface BegunSeasons {
  /** Season → question of its scout. */
  begunSeasons(service: string): ReadonlyMap<SeasonKey, string>
  /** On the disk no later than the next call that is paid. */
  beginSeasons(service: string, seasons: readonly BegunSeason[]): void
  endSeasons(service: string, keys: readonly SeasonKey[]): void
}

export function createBegunSeasons(db: Database): BegunSeasons {
  function forEach<Item>(items: readonly Item[], write: (item: Item) => void): void {
    if (items.length > 0) db.transaction(() => items.forEach(write), { isDurable: false })
  }

  return {
    begunSeasons(service) {
      const rows = db.all<BegunSeason>('SELECT season AS key, scout FROM begun_season WHERE service = ?', service)
      return new Map(rows.map(({ key, scout }) => [key, scout]))
    },
    beginSeasons(service, seasons) {
      forEach(seasons, ({ key, scout }) =>
        db.run('INSERT OR IGNORE INTO begun_season VALUES (?, ?, ?)', service, key, scout),
      )
    },
    endSeasons(service, keys) {
      forEach(keys, (key) => db.run('DELETE FROM begun_season WHERE service = ? AND season = ?', service, key))
    },
  }
}
