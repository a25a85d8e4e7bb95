/**
 * Folders in which something was written or taken away, and which server has not been told yet. In the database, so that a
 * command that ends, a server that is away and a crash lose none; each folder once, however many files it got.
 */
import type { Database } from '../../database/database.ts'
import type { Player } from '../../../shared/players/playerTable.ts'

export interface PlayerNews {
  add(player: Player, folder: string): void
  /** Oldest first. */
  of(player: Player): readonly News[]
  count(player: Player): number
  /** They were told; what came meanwhile stays. */
  told(player: Player, news: readonly News[]): void
  /** It is told no more. */
  forget(player: Player): void
}

export interface News {
  readonly folder: string
  readonly atMs: number
}

/** A server that was away for so long looks at everything by itself when it is back. */
const longestMs = 14 * 24 * 3_600_000
/** What the disk of the home loses in a power cut is no loss: nothing of the user's depends on it. */
const passing = { isDurable: false } as const

export function createPlayerNews(db: Database, { nowMs }: { readonly nowMs: () => number }): PlayerNews {
  return {
    add(player, folder) {
      db.transaction(() => {
        db.run('INSERT OR REPLACE INTO player_news (player, folder, at_ms) VALUES (?, ?, ?)', player, folder, nowMs())
      }, passing)
    },
    of(player) {
      db.transaction(() => {
        db.run('DELETE FROM player_news WHERE player = ? AND at_ms < ?', player, nowMs() - longestMs)
      }, passing)
      return db.all<{ folder: string; atMs: number }>(
        'SELECT folder, at_ms AS atMs FROM player_news WHERE player = ? ORDER BY at_ms, folder',
        player,
      )
    },
    count: (player) =>
      db.get<{ count: number }>('SELECT count(*) AS count FROM player_news WHERE player = ?', player)?.count ?? 0,
    told(player, news) {
      db.transaction(() => {
        for (const { folder, atMs } of news)
          db.run('DELETE FROM player_news WHERE player = ? AND folder = ? AND at_ms = ?', player, folder, atMs)
      }, passing)
    },
    forget(player) {
      db.run('DELETE FROM player_news WHERE player = ?', player)
    },
  }
}
