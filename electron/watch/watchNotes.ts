/** Small facts of watch mode that must outlive the app: when a folder was last checked whole, the last digest, a pause. */
import type { Database } from '../database/database.ts'

export interface WatchNotes {
  get(name: string): string | null
  set(name: string, value: string): void
}

export function createWatchNotes(db: Database): WatchNotes {
  return {
    get: (name) => db.get<{ value: string }>('SELECT value FROM watch_notes WHERE name = ?', name)?.value ?? null,
    set(name, value) {
      db.run('INSERT OR REPLACE INTO watch_notes (name, value) VALUES (?, ?)', name, value)
    },
  }
}

/** A moment that was noted, or null. */
export function notedTimeMs(notes: Pick<WatchNotes, 'get'>, name: string): number | null {
  const value = Number(notes.get(name) ?? Number.NaN)
  return Number.isFinite(value) ? value : null
}
