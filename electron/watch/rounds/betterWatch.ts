/** Which of our subtitles a better one may still come for, and when to look; in the app's database. Asks no service. */
import type { Database } from '../../database/database.ts'
import type { Candidate } from '../../matching/choose/ranking.ts'
import type { Written, WrittenDetails } from '../../sidecar/history/history.ts'
import { dayMs } from './retryCalendar.ts'
import type { Clock } from '../../../node/clock.ts'
import type { WatchHome } from '../watchHome.ts'
import type { WatchNotes } from '../watchNotes.ts'

export interface BetterCheck {
  readonly writtenId: number
  readonly looks: number
  readonly begunMs: number | null
  readonly isWanted: boolean
}

export interface BetterFound {
  readonly writtenId: number
  readonly offer: string
}

export interface BetterWatch {
  /** Watch mode chose this one by itself: looks for better ones begin, where there can be one. */
  add(row: Pick<Written, 'id' | 'details'>): void
  /** What a machine made, whoever ordered it: a person's work may still come. Each once, new ones only. */
  addMachineMade(): void
  due(nowMs: number): readonly BetterCheck[]
  begin(writtenIds: readonly number[]): void
  checkedInVain(look: BetterCheck, row: Pick<Written, 'atMs'>): void
  offer(writtenId: number, offer: string): void
  /** It cannot be looked at or fetched just now: the same again in an hour. */
  postpone(writtenId: number): void
  /** The user's answer to an offer is taken back. */
  offerAgain(writtenId: number, offer: string): void
  drop(writtenId: number): void
  offers(): readonly BetterFound[]
  /** The user wants the better one. */
  want(writtenId: number): void
}

export interface BetterWatchParts {
  readonly db: Database
  readonly notes: WatchNotes
  readonly clock: Pick<Clock, 'nowMs'>
  readonly home: Pick<WatchHome, 'settings'>
}

/** New releases get their subtitles in the first days; few looks, because each costs a search. */
const checkAfterDays = [1, 3, 7, 14, 30, 60]
const hourMs = 3_600_000
const clockToleranceMs = 5 * 60_000
const seenNote = 'better.seen'

export function createBetterWatch({ db, notes, clock, home }: BetterWatchParts): BetterWatch {
  const nowMs = () => clock.nowMs()
  /** For how long after it was written; 0: never. */
  const days = () => home.settings['watch.betterDays']
  const drop = (id: number) => {
    db.run('DELETE FROM watch_better WHERE written_id = ?', id)
  }
  function insert(id: number): void {
    if (days() < 1) return
    const next = nowMs() + dayMs
    db.run('INSERT OR IGNORE INTO watch_better (written_id, next_ms, set_ms) VALUES (?, ?, ?)', id, next, nowMs())
  }
  return {
    add({ id, details }) {
      if (canBeBettered(details)) insert(id)
    },
    addMachineMade() {
      const seen = Number(notes.get(seenNote) ?? 0)
      const news = db.all<{ id: number; machine: number }>(
        `SELECT id, json_extract(details, '$.isMachineMade') AS machine FROM written
           WHERE id > ? AND state = 'written' AND json_extract(details, '$.edited') IS NULL`,
        seen,
      )
      if (news.length === 0) return
      db.transaction(() => {
        for (const { id, machine } of news) if (machine === 1) insert(id)
        notes.set(seenNote, String(Math.max(...news.map(({ id }) => id))))
      })
    },
    due: (atMs) =>
      db
        .all<{ written_id: number; looks: number; begun_ms: number | null; is_wanted: number }>(
          `SELECT written_id, looks, begun_ms, is_wanted FROM watch_better
           WHERE next_ms <= ? OR set_ms > ? OR (is_wanted = 1 AND next_ms IS NULL) ORDER BY written_id`,
          atMs,
          atMs + clockToleranceMs,
        )
        .map((row) => ({
          writtenId: row.written_id,
          looks: row.looks,
          begunMs: row.begun_ms,
          isWanted: row.is_wanted === 1,
        })),
    begin(ids) {
      db.transaction(() => {
        for (const id of ids)
          db.run('UPDATE watch_better SET begun_ms = ? WHERE written_id = ? AND begun_ms IS NULL', nowMs(), id)
      })
    },
    checkedInVain({ writtenId, looks }, { atMs }) {
      const nextMs = nextCheckMs({ writtenMs: atMs, nowMs: nowMs(), looks: looks + 1, days: days() })
      if (nextMs === null) drop(writtenId)
      else
        db.run(
          'UPDATE watch_better SET looks = ?, next_ms = ?, set_ms = ?, begun_ms = NULL, is_wanted = 0 WHERE written_id = ?',
          looks + 1,
          nextMs,
          nowMs(),
          writtenId,
        )
    },
    offer(id, offer) {
      db.run(
        'UPDATE watch_better SET offer = ?, next_ms = NULL, begun_ms = NULL, set_ms = ? WHERE written_id = ?',
        offer,
        nowMs(),
        id,
      )
    },
    postpone(id) {
      const next = nowMs() + hourMs
      db.run('UPDATE watch_better SET next_ms = ?, set_ms = ? WHERE written_id = ?', next, nowMs(), id)
    },
    offerAgain(id, offer) {
      db.run(
        `INSERT INTO watch_better (written_id, set_ms, offer) VALUES (?, ?, ?)
         ON CONFLICT (written_id) DO UPDATE SET offer = excluded.offer, next_ms = NULL, is_wanted = 0`,
        id,
        nowMs(),
        offer,
      )
    },
    drop,
    offers: () =>
      db.all<BetterFound>(
        'SELECT written_id AS writtenId, offer FROM watch_better WHERE offer IS NOT NULL AND is_wanted = 0 ORDER BY written_id',
      ),
    want(id) {
      db.run('UPDATE watch_better SET is_wanted = 1 WHERE written_id = ? AND offer IS NOT NULL', id)
    },
  }
}

/** null: no more looks within these days. */
function nextCheckMs(of: {
  readonly writtenMs: number
  readonly nowMs: number
  readonly looks: number
  readonly days: number
}): number | null {
  const after = checkAfterDays[of.looks]
  if (after === undefined || after > of.days) return null
  return Math.max(of.writtenMs + after * dayMs, of.nowMs + dayMs)
}

function canBeBettered({ tier, isMachineMade }: WrittenDetails): boolean {
  return tier > 0 || isMachineMade
}

/** A nearer release, or a person's work instead of a machine's. Only what would be taken without asking. */
export function isBetter(candidate: Candidate, written: WrittenDetails): boolean {
  if (candidate.subtitle.id === written.subtitleId || candidate.tier > 1) return false
  if (candidate.isMachineMade !== written.isMachineMade) return written.isMachineMade
  return candidate.tier < written.tier
}
