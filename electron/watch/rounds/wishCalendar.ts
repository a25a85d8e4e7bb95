/**
 * What is tried again when, per file and wish, in the app's database: waits outlive resets and restarts. A try that was
 * begun is known to have begun, so that a killed one goes on instead of being made, and paid, a second time (promise J1).
 */
import type { ErrorCode } from '../../../shared/errors.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import type { Database } from '../../database/database.ts'
import { isTry, nextTryMs, type WaitReason } from './retryCalendar.ts'

export interface WishEntry {
  readonly videoPath: string
  /** As the user writes it: 'pt-BR>pt'. */
  readonly wish: string
  readonly language: LanguageTag
  readonly reason: WaitReason
  readonly message: string
  readonly firstMs: number
  readonly triedMs: number
  readonly tries: number
  /** In a row, that say nothing about the file. */
  readonly failures: number
  readonly nextMs: number | null
  /** Of an error. */
  readonly code: ErrorCode | null
}

export interface EndedWish extends Pick<WishEntry, 'videoPath' | 'wish' | 'language' | 'reason' | 'message'> {
  readonly resumesAtMs: number | null
  /** Of an error: how soon it is tried again hangs on it. */
  readonly code?: ErrorCode | null
}

export type WishList = 'questions' | 'waiting'

export interface WishCalendar {
  /** Paths of videos of these roots with a wish whose time has come, or whose try was cut short. */
  due(nowMs: number, roots: readonly string[]): readonly string[]
  /** Wishes for which a translation was ordered, and which nothing else may meet meanwhile. */
  translating(): readonly WishEntry[]
  /** It is there. */
  met(videoPath: string, wish: string): void
  /** The next moment after this one; null when nothing waits. */
  nextMs(nowMs: number): number | null
  /** Durable: from here on only newer answers count for the wishes of these videos that are due. */
  begin(videoPaths: readonly string[], nowMs: number): void
  /** The moment since which answers count for this video; 0: any will do. */
  answersSinceMs(videoPath: string): number
  ended(wish: EndedWish, nowMs: number): void
  /** All wishes of this video that are not among these are met. */
  settle(videoPath: string, stillMissing: ReadonlySet<string>): void
  /** Something changed: the wishes of this video begin anew. */
  restart(videoPath: string): void
  moved(from: string, to: string): void
  list(list: WishList, window: { readonly offset: number; readonly limit: number }): readonly WishEntry[]
  count(list: WishList): number
  /** What waits for units of the service. */
  heldBack(): number
  find(videoPath: string, wish: string): WishEntry | null
  /** The user wants it looked for now, whatever was said before. */
  again(videoPath: string, wish: string, nowMs: number): void
  /** What waits for the service or its quota is due: another service, or another key, answers from now on. */
  retryHeldBack(nowMs: number): void
  /** The user does not want to be asked about it. */
  putAside(videoPath: string, wish: string): void
  /** It stands again as it did, where it is still open. */
  putBack(entry: WishEntry): void
  forgetOtherWishes(wishes: readonly string[]): void
}

interface Row {
  video_path: string
  wish: string
  language: string
  reason: WaitReason
  message: string
  first_ms: number
  tried_ms: number
  tries: number
  failures: number
  next_ms: number | null
  begun_ms: number | null
  code: ErrorCode | null
}

/** Clocks are set back a little all the time; more than this and a wait that began in the future is over. */
const clockToleranceMs = 5 * 60_000
const there = 'EXISTS (SELECT 1 FROM watch_videos AS v WHERE v.path = video_path AND v.is_gone = 0)'
/** Each part has an index of its own: asked at every turn, of every wish of the library. */
const isDue = `(begun_ms IS NOT NULL OR next_ms <= ?1 OR (tried_ms > ?1 + ${clockToleranceMs} AND next_ms IS NOT NULL))`
const asked = "('ask', 'translate', 'foreign-file', 'removed')"
export const inList: Readonly<Record<WishList, string>> = {
  questions: `reason IN ${asked} AND is_put_aside = 0 AND ${there}`,
  waiting: `next_ms IS NOT NULL AND ${there}`,
}
const orderOf: Readonly<Record<WishList, string>> = { questions: 'video_path, wish', waiting: 'next_ms, video_path' }

export function createWishCalendar(db: Database): WishCalendar {
  const rowOf = (videoPath: string, wish: string) =>
    db.get<Row>('SELECT * FROM watch_wishes WHERE video_path = ? AND wish = ?', videoPath, wish)

  return {
    due: (nowMs, roots) =>
      db
        .all<{ video_path: string }>(
          `SELECT DISTINCT video_path FROM watch_wishes WHERE ${isDue} AND EXISTS (SELECT 1 FROM watch_videos AS v
             WHERE v.path = video_path AND v.is_gone = 0 AND v.root IN (SELECT value FROM json_each(?2)))`,
          nowMs,
          JSON.stringify(roots),
        )
        .map((row) => row.video_path),
    translating: () =>
      db.all<Row>(`SELECT * FROM watch_wishes WHERE reason = 'translating' ORDER BY video_path, wish`).map(entryOf),
    met(videoPath, wish) {
      db.run('DELETE FROM watch_wishes WHERE video_path = ? AND wish = ?', videoPath, wish)
    },
    nextMs: (nowMs) =>
      db.get<{ next: number | null }>(
        `SELECT min(next_ms) AS next FROM watch_wishes WHERE next_ms > ? AND ${there}`,
        nowMs,
      )?.next ?? null,
    begin(videoPaths, nowMs) {
      db.transaction(() => {
        for (const path of videoPaths)
          db.run(
            `UPDATE watch_wishes SET begun_ms = ?1 WHERE video_path = ?2 AND begun_ms IS NULL AND reason NOT IN ('quota', 'error') AND ${isDue}`,
            nowMs,
            path,
          )
      })
    },
    answersSinceMs: (videoPath) =>
      db.get<{ since: number | null }>(
        'SELECT max(begun_ms) AS since FROM watch_wishes WHERE video_path = ?',
        videoPath,
      )?.since ?? 0,
    ended({ videoPath, wish, language, reason, message, resumesAtMs, code = null }, nowMs) {
      const known = rowOf(videoPath, wish)
      if (known && isReportedAgain(known, reason, nowMs)) {
        db.run(
          'UPDATE watch_wishes SET reason = ?, message = ?, code = ? WHERE video_path = ? AND wish = ?',
          ...[reason, message, code, videoPath, wish],
        )
        return
      }
      const firstMs = known?.first_ms ?? nowMs
      const failures = reason === 'error' ? (known?.failures ?? 0) + 1 : 0
      const nextMs = nextTryMs({ reason, nowMs, firstMs, resumesAtMs, failures, code })
      db.run(
        `INSERT INTO watch_wishes (video_path, wish, language, reason, message, first_ms, tried_ms, tries, failures, next_ms, code)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (video_path, wish) DO UPDATE SET
           language = excluded.language, reason = excluded.reason, message = excluded.message,
           tried_ms = excluded.tried_ms, tries = excluded.tries, failures = excluded.failures,
           next_ms = excluded.next_ms, code = excluded.code, begun_ms = NULL,
           told_ms = iif(excluded.reason IN ${asked}, told_ms, NULL)`,
        videoPath,
        wish,
        language,
        reason,
        message,
        firstMs,
        nowMs,
        (known?.tries ?? 0) + Number(isTry(reason)),
        failures,
        nextMs === null ? null : Math.round(nextMs),
        code,
      )
    },
    settle(videoPath, stillMissing) {
      for (const { wish } of db.all<Row>('SELECT * FROM watch_wishes WHERE video_path = ?', videoPath))
        if (!stillMissing.has(wish))
          db.run('DELETE FROM watch_wishes WHERE video_path = ? AND wish = ?', videoPath, wish)
    },
    restart(videoPath) {
      db.run('DELETE FROM watch_wishes WHERE video_path = ?', videoPath)
    },
    moved(from, to) {
      db.transaction(() => {
        db.run('UPDATE OR IGNORE watch_wishes SET video_path = ? WHERE video_path = ?', to, from)
        db.run('UPDATE OR IGNORE match_rejections SET video_path = ? WHERE video_path = ?', to, from)
        db.run('UPDATE OR IGNORE hand_choices SET video_path = ? WHERE video_path = ?', to, from)
        db.run('UPDATE OR REPLACE not_found SET video_path = ? WHERE video_path = ?', to, from)
      })
    },
    list: (list, { offset, limit }) =>
      db
        .all<Row>(
          `SELECT * FROM watch_wishes WHERE ${inList[list]} ORDER BY ${orderOf[list]} LIMIT ? OFFSET ?`,
          limit,
          offset,
        )
        .map(entryOf),
    count: (list) => countWhere(db, inList[list]),
    heldBack: () => countWhere(db, `reason = 'quota' AND ${inList.waiting}`),
    find(videoPath, wish) {
      const row = rowOf(videoPath, wish)
      return row ? entryOf(row) : null
    },
    again(videoPath, wish, nowMs) {
      db.run(
        `UPDATE watch_wishes SET reason = 'no-candidate', first_ms = ?1, tried_ms = ?1, next_ms = ?1, is_put_aside = 0
         WHERE video_path = ?2 AND wish = ?3`,
        nowMs,
        videoPath,
        wish,
      )
    },
    retryHeldBack(nowMs) {
      db.run("UPDATE watch_wishes SET next_ms = ?1 WHERE reason IN ('error', 'quota') AND next_ms > ?1", nowMs)
    },
    putAside(videoPath, wish) {
      db.run(
        'UPDATE watch_wishes SET is_put_aside = 1, next_ms = NULL WHERE video_path = ? AND wish = ?',
        videoPath,
        wish,
      )
    },
    putBack({ videoPath, wish, reason, message, code, firstMs, triedMs, nextMs }) {
      db.run(
        `UPDATE watch_wishes SET reason = ?, message = ?, code = ?, first_ms = ?, tried_ms = ?, next_ms = ?, is_put_aside = 0
         WHERE video_path = ? AND wish = ?`,
        ...[reason, message, code, firstMs, triedMs, nextMs, videoPath, wish],
      )
    },
    forgetOtherWishes(wishes) {
      db.run(`DELETE FROM watch_wishes WHERE wish NOT IN (${wishes.map(() => '?').join(', ')})`, ...wishes)
    },
  }
}

function countWhere(db: Database, where: string): number {
  return db.get<{ total: number }>(`SELECT count(*) AS total FROM watch_wishes WHERE ${where}`)?.total ?? 0
}

/** An answer that was known already, met again on the way: no try, and the wait goes on as it was. */
function isReportedAgain(known: Row, reason: WaitReason, nowMs: number): boolean {
  if (known.begun_ms !== null || !isTry(reason) || !isTry(known.reason)) return false
  return known.next_ms !== null && known.next_ms > nowMs
}

function entryOf(row: Row): WishEntry {
  const { wish, language, reason, message, tries, failures, code } = row
  const { video_path: videoPath, first_ms: firstMs, tried_ms: triedMs, next_ms: nextMs } = row
  return { videoPath, wish, language, reason, message, firstMs, triedMs, tries, failures, nextMs, code }
}
