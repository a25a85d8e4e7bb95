/** Wishes that a run lacks and another one met, or took over: what its rows say from then on, and once that file is undone. */
import type { Value } from '../../node/sqlite/statements.ts'
import type { Database } from '../database/database.ts'
import { standsNow } from '../database/laterVersions.ts'
import type { Outcome } from './run.ts'

export type WishPlace = Pick<Outcome, 'videoPath' | 'wish'>

const unmet = "('waiting', 'review', 'failed', 'missing', 'stopped')"

const metLater = 'A later run has written it.'
const metOtherwise = 'A subtitle is there by now.'
const takenOver = 'A later run has taken it over.'

/** Of a row that is no wish of its run any more, but was settled by nobody: the run that took it over tells what becomes of it. */
export const isTakenOver = `state = 'skipped' AND message = '${takenOver}'`

const covered = "state = 'skipped', reason = 'covered', code = NULL, at_ms = ?1, message = ?2"
/** What it came to before stays beside it: that is what its run has to tell. */
const coveredNow = `UPDATE outcome SET was_state = state, was_reason = reason, was_code = code, was_message = message, ${covered}`

/** A wish waits in one run, the last that put it off; once it is met, no run lacks it any more. */
export function coverOthers(db: Database, id: string, { videoPath, wish, state }: Outcome, atMs: number): void {
  const ofOthers = 'run_id <> ?3 AND video_path = ?4 AND wish = ?5'
  if (state === 'written') cover(db, ofOthers, [atMs, metLater, id, videoPath, wish])
  if (state === 'waiting')
    db.run(`${coveredNow} WHERE ${ofOthers} AND state = 'waiting'`, atMs, takenOver, id, videoPath, wish)
}

/** By whatever way. */
export function coverMet(db: Database, { videoPath, wish }: WishPlace, atMs: number): void {
  cover(db, 'video_path = ?3 AND wish = ?4', [atMs, metOtherwise, videoPath, wish])
}

/** All that this run has written. */
export function coverWritten(db: Database, id: string, atMs: number): void {
  const met = "SELECT video_path, wish FROM outcome WHERE run_id = ?3 AND state = 'written'"
  cover(db, `run_id <> ?3 AND (video_path, wish) IN (${met})`, [atMs, metLater, id])
}

function cover(db: Database, where: string, values: readonly Value[]): void {
  db.run(`${coveredNow} WHERE ${where} AND state IN ${unmet}`, ...values)
  db.run(`UPDATE outcome SET at_ms = ?1, message = ?2 WHERE ${where} AND ${isTakenOver}`, ...values)
}

/**
 * A file was taken away or came back: where nothing stands any more of what runs wrote for its wishes, other runs lack these
 * again; what came back meets them. What had waited stays with the run that took it over: nothing is fetched again by itself.
 */
export function settleAgain(db: Database, turned: Outcome, atMs: number): void {
  const { videoPath, path, writtenId, state } = turned
  const isBack = state === 'written' && isThere(db, writtenId)
  const wishes = db.all<{ wish: string; isMet: number }>(
    `SELECT wish, max(${standsNow('id = outcome.written_id')}) AS isMet FROM outcome
      WHERE video_path = ?1 AND state = 'written' AND ${isNoUndo}
        AND wish IN (SELECT wish FROM outcome WHERE video_path = ?1 AND path = ?2 AND state = 'written' AND ${isNoUndo})
      GROUP BY wish`,
    ...[videoPath, path],
  )
  const ofWish = `video_path = ?3 AND wish = ?4 AND ${isNoUndo}`
  for (const { wish, isMet } of wishes) {
    if (isBack) cover(db, ofWish, [atMs, metLater, videoPath, wish])
    else if (isMet === 0) uncover(db, `${ofWish} AND message = '${metLater}'`, [atMs, takenOver, videoPath, wish])
  }
}

/** Files that an undo has not come to, or has left alone, are told by the undo itself. */
const isNoUndo = "EXISTS (SELECT 1 FROM batch WHERE batch.id = outcome.run_id AND batch.kind IS NOT 'undo')"

function isThere(db: Database, writtenId: number | null): boolean {
  return db.get("SELECT 1 FROM written WHERE id = ? AND state = 'written'", writtenId) !== undefined
}

function uncover(db: Database, where: string, values: readonly Value[]): void {
  db.run(`UPDATE outcome SET at_ms = ?1, message = ?2 WHERE ${where} AND was_state = 'waiting'`, ...values)
  db.run(
    `UPDATE outcome SET state = was_state, reason = was_reason, code = was_code, message = was_message, at_ms = ?1,
       was_state = NULL, was_reason = NULL, was_code = NULL, was_message = '' WHERE ${where} AND was_state IS NOT NULL`,
    ...values,
  )
}
