/**
 * Ids of paid calls. An id is on the disk, with the reservation, before its call is sent; the same call asked again while
 * its outcome is unknown gets the same id, so that a service which remembers ids charges it once (promise J1).
 */
import type { Database } from '../database/database.ts'

/** Two calls with the same words are one call: to this service, by this account, for this content. */
export interface RepeatableCall {
  readonly account: string
  readonly content: string
}

export interface RecordedCall extends RepeatableCall {
  readonly entryId: number
  readonly service: string
}

export interface EarlierCall {
  readonly requestId: string
  readonly madeMs: number
  /** Nobody knows whether it was charged; otherwise it was, and its service may give the same again. */
  readonly isLost: boolean
}

const hourMs = 3_600_000
/** Services remember ids for a day: one that may be forgotten just now is not used again. */
const idHoldsMs = 23 * hourMs
/** Clocks are set back a little. */
const clockToleranceMs = 5 * 60_000
/** Some services keep a failure under its id as well: sooner or later a call needs a new one. */
const mostRepeats = 20

/** The newest call of the same words that is worth repeating under its id; of searches only a lost one. */
export function earlierCall(
  db: Database,
  { service, account, content }: Omit<RecordedCall, 'entryId'>,
  nowMs: number,
): EarlierCall | null {
  const row = db.get<{ requestId: string; madeMs: number; isLost: number }>(
    `SELECT request_id AS requestId, made_ms AS madeMs, max(state = 'unknown') AS isLost
       FROM quota_calls JOIN quota_entries ON id = entry_id
      WHERE quota_calls.service = ?1 AND account = ?2 AND content = ?3 AND made_ms BETWEEN ?4 AND ?5
        AND (state = 'unknown' OR (state = 'settled' AND kind = 'download'))
      GROUP BY request_id HAVING (
        SELECT count(*) FROM quota_calls AS every
         WHERE every.service = ?1 AND every.account = ?2 AND every.content = ?3
           AND every.request_id = quota_calls.request_id) < ${String(mostRepeats)}
      ORDER BY made_ms DESC LIMIT 1`,
    ...[service, account, content, nowMs - idHoldsMs, nowMs + clockToleranceMs],
  )
  return row ? { ...row, isLost: row.isLost === 1 } : null
}

export function recordCall(
  db: Database,
  { entryId, service, account, content }: RecordedCall,
  { requestId, madeMs }: Pick<EarlierCall, 'requestId' | 'madeMs'>,
): void {
  db.run(
    'INSERT INTO quota_calls (entry_id, service, account, content, request_id, made_ms) VALUES (?, ?, ?, ?, ?, ?)',
    ...[entryId, service, account, content, requestId, madeMs],
  )
}

/** Takes away the ids that no service knows any more, once a day: it looks at all of them, and they do no harm meanwhile. */
export function forgettingOldCalls(db: Database): (nowMs: number) => void {
  let forgottenMs = -Infinity
  return (nowMs) => {
    if (Math.abs(nowMs - forgottenMs) < idHoldsMs) return
    db.run('DELETE FROM quota_calls WHERE made_ms < ?', nowMs - 2 * idHoldsMs)
    forgottenMs = nowMs
  }
}

/** What was asked by calls of which nobody knows whether they were charged, oldest first. */
export function lostContents(
  db: Database,
  { service, account }: Pick<RecordedCall, 'service' | 'account'>,
  nowMs: number,
): readonly string[] {
  const rows = db.all<{ content: string }>(
    `SELECT DISTINCT content FROM quota_calls JOIN quota_entries ON id = entry_id
      WHERE quota_calls.service = ? AND account = ? AND state = 'unknown' AND made_ms BETWEEN ? AND ?
      ORDER BY entry_id`,
    ...[service, account, nowMs - idHoldsMs, nowMs + clockToleranceMs],
  )
  return rows.map(({ content }) => content)
}

/**
 * The service said of a settled entry whether its id was charged before. One id is charged once: `before`, the first entry
 * of it paid, and not this one; otherwise this one did, and those of which nobody knew did not.
 */
export function countOnce(db: Database, entryId: number, isReplayed: boolean): void {
  // What has the same id has the same content, and that is what an index finds.
  const sameId = `SELECT every.entry_id
    FROM quota_calls AS this JOIN quota_calls AS every USING (service, account, content, request_id)
   WHERE this.entry_id = ?1`
  if (!isReplayed) {
    const sql = `UPDATE quota_entries SET state = 'settled', units_spent = 0 WHERE state = 'unknown' AND id IN (${sameId})`
    db.run(sql, entryId)
    return
  }
  const charged = `state IN ('settled', 'unknown') AND id IN (${sameId})`
  const entries = db.all<{ id: number; spent: number | null }>(
    `SELECT id, units_spent AS spent FROM quota_entries WHERE ${charged} ORDER BY id`,
    entryId,
  )
  const others = entries.filter(({ id }) => id !== entryId)
  // What the account had paid for in another way was free at its first call too.
  const wasFree = others.length > 0 && others.every(({ spent }) => spent === 0)
  db.run(
    `UPDATE quota_entries SET state = 'settled', units_spent = CASE WHEN id = ?2 THEN units ELSE 0 END WHERE ${charged}`,
    ...[entryId, wasFree ? null : (entries[0]?.id ?? null)],
  )
}

export interface RememberingServices {
  has(service: string): boolean
  add(service: string, nowMs: number): void
}

/** Kept for good: a service that remembered ids once is taken to go on doing so, and is not looked up again. */
export function rememberingServices(db: Database): RememberingServices {
  const known = new Set<string>()
  const has = (service: string): boolean => {
    if (known.has(service)) return true
    if (db.get('SELECT 1 FROM remembering_services WHERE service = ?', service) === undefined) return false
    known.add(service)
    return true
  }
  return {
    has,
    add(service, nowMs) {
      if (has(service)) return
      const write = () => db.run('INSERT OR REPLACE INTO remembering_services VALUES (?, ?)', service, nowMs)
      db.transaction(write, { isDurable: false })
    },
  }
}
