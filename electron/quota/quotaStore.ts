/** The ledger's rows: the only statements on the quota tables. Decides nothing. */
import type { Database } from '../database/database.ts'
import { isSpent, unitsOfEntry } from '../database/spentEntries.ts'
import type { RepeatableCall } from './paidCalls.ts'
import type { KnownCounter, QuotaKind } from './quotaCounter.ts'

export interface Reservation {
  readonly kind: QuotaKind
  readonly units: number
  readonly batchId: string
  /** The file or question the units are for. */
  readonly subject: string
  readonly reason: string
  /** Address of the service. */
  readonly service: string
  /** Calls that are sent under an id of their own. */
  readonly call?: RepeatableCall
}

export type EntryState = 'reserved' | 'settled' | 'released' | 'unknown'

export interface QuotaEntry {
  readonly id: number
  readonly kind: QuotaKind
  readonly service: string
  readonly batchId: string
  readonly subject: string
  readonly reason: string
  readonly units: number
  /** null while reserved, and where it is not known. */
  readonly unitsSpent: number | null
  readonly state: EntryState
  readonly reservedMs: number
  readonly endedMs: number | null
}

export interface EntriesRequest {
  readonly offset: number
  readonly limit: number
  readonly batchId?: string | null
  readonly kind?: QuotaKind | null
}

export interface EntriesPage {
  readonly entries: readonly QuotaEntry[]
  readonly total: number
}

/** Units of a batch, those of which nobody knows whether the service counted them among them. */
export interface Spent {
  readonly search: number
  readonly download: number
  readonly ai: number
}

/**
 * Beside each counter, where the service said so, the time until which it wants no further call: `pause` because nothing is
 * left, `busy` because it has too much to do.
 */
export type CounterKind = QuotaKind | `${QuotaKind}-${'pause' | 'busy'}`

export interface StoredCounter extends KnownCounter {
  readonly service: string
  readonly kind: CounterKind
  /** Entries up to this one are counted in `remaining`. */
  readonly lastEntryId: number
}

export function insertEntry(db: Database, reservation: Reservation, nowMs: number): number {
  const { kind, service, batchId, subject, reason, units } = reservation
  return db.run(
    `INSERT INTO quota_entries (kind, service, batch_id, subject, reason, units, state, reserved_ms)
     VALUES (?, ?, ?, ?, ?, ?, 'reserved', ?)`,
    kind,
    service,
    batchId,
    subject,
    reason,
    units,
    nowMs,
  ).lastId
}

/** An entry is closed once; a second word about it changes nothing. */
export function closeEntry(
  db: Database,
  entry: {
    readonly id: number
    readonly state: EntryState
    readonly unitsSpent: number | null
    readonly endedMs: number
  },
): void {
  db.run(
    `UPDATE quota_entries SET state = ?, units_spent = ?, ended_ms = ? WHERE id = ? AND state = 'reserved'`,
    entry.state,
    entry.unitsSpent,
    entry.endedMs,
    entry.id,
  )
}

/** Of an entry that is closed already, only what it cost can still change. */
export function correctEntry(db: Database, id: number, unitsSpent: number): void {
  const sql = `UPDATE quota_entries SET state = 'settled', units_spent = ? WHERE id = ? AND state IN ('settled', 'unknown')`
  db.run(sql, unitsSpent, id)
}

export function loseOpenEntries(db: Database, nowMs: number): number {
  return db.run(`UPDATE quota_entries SET state = 'unknown', ended_ms = ? WHERE state = 'reserved'`, nowMs).changes
}

export function openEntries(db: Database, service: string, kind: QuotaKind): readonly number[] {
  const open = db.all<{ readonly id: number }>(
    `SELECT id FROM quota_entries WHERE service = ? AND kind = ? AND state = 'reserved'`,
    service,
    kind,
  )
  return open.map(({ id }) => id)
}

export function lastEntryId(db: Database): number {
  return db.get<{ id: number }>('SELECT COALESCE(MAX(id), 0) AS id FROM quota_entries')?.id ?? 0
}

/** Units that the service's number does not hold yet: everything reserved later, and what is still open. */
export function unitsSince(
  db: Database,
  { service, kind, lastEntryId }: Pick<StoredCounter, 'service' | 'kind' | 'lastEntryId'>,
): number {
  const row = db.get<{ units: number }>(
    `SELECT
       (SELECT COALESCE(SUM(${unitsOfEntry}), 0) FROM quota_entries
         WHERE service = ?1 AND kind = ?2 AND id > ?3) +
       (SELECT COALESCE(SUM(units), 0) FROM quota_entries
         WHERE service = ?1 AND kind = ?2 AND id <= ?3 AND state = 'reserved') AS units`,
    service,
    kind,
    lastEntryId,
  )
  return row?.units ?? 0
}

/** The counter of a kind and what stands beside it: three rows at most. */
export function readCounters(db: Database, service: string, kind: QuotaKind): readonly StoredCounter[] {
  return db.all<StoredCounter>(
    `SELECT service, kind, unit_limit AS "limit", remaining, resets_at_ms AS resetsAtMs, stale_at_ms AS staleAtMs,
            learned_ms AS learnedMs, last_entry_id AS lastEntryId
       FROM quota_counters WHERE service = ?1 AND kind IN (?2, ?2 || '-pause', ?2 || '-busy')`,
    service,
    kind,
  )
}

export function deleteCounter(db: Database, service: string, kind: CounterKind): void {
  db.run('DELETE FROM quota_counters WHERE service = ? AND kind = ?', service, kind)
}

export function writeCounter(db: Database, counter: StoredCounter): void {
  db.run(
    `INSERT OR REPLACE INTO quota_counters
       (service, kind, unit_limit, remaining, resets_at_ms, stale_at_ms, learned_ms, last_entry_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    counter.service,
    counter.kind,
    counter.limit,
    counter.remaining,
    counter.resetsAtMs,
    counter.staleAtMs,
    counter.learnedMs,
    counter.lastEntryId,
  )
}

export function unitsSpentIn(db: Database, batchId: string): Spent {
  const rows = db.all<{ kind: QuotaKind; units: number }>(
    `SELECT kind, SUM(${unitsOfEntry}) AS units FROM quota_entries
      WHERE batch_id = ? AND ${isSpent} GROUP BY kind`,
    batchId,
  )
  const unitsOf = (kind: QuotaKind) => rows.find((row) => row.kind === kind)?.units ?? 0
  return { search: unitsOf('search'), download: unitsOf('download'), ai: unitsOf('ai') }
}

/** As `unitsByDay` counts, of what was reserved behind this entry. */
export function unitsSpentSince(
  db: Database,
  { service, kind, lastEntryId }: Pick<StoredCounter, 'service' | 'kind' | 'lastEntryId'>,
): number {
  const row = db.get<{ units: number }>(
    `SELECT COALESCE(SUM(${unitsOfEntry}), 0) AS units FROM quota_entries
      WHERE service = ? AND kind = ? AND id > ? AND ${isSpent}`,
    service,
    kind,
    lastEntryId,
  )
  return row?.units ?? 0
}

export interface SpentBy {
  readonly service: string
  readonly kind: QuotaKind
  readonly sinceMs: number
}

/** A run may spend for so long after it began. */
const longestRunMs = 86_400_000

/** Units of runs of these commands, reserved since then; what is under way, and an answer that never came, counts as spent. */
export function unitsSpentBy(db: Database, commands: readonly string[], { service, kind, sinceMs }: SpentBy): number {
  const row = db.get<{ units: number }>(
    `SELECT COALESCE(SUM(${unitsOfEntry}), 0) AS units FROM quota_entries
      WHERE service = ?1 AND kind = ?2 AND reserved_ms >= ?3 AND batch_id IN (
        SELECT id FROM batch WHERE started_ms >= ?4 AND command IN (SELECT value FROM json_each(?5)))`,
    ...[service, kind, sinceMs, sinceMs - longestRunMs, JSON.stringify(commands)],
  )
  return row?.units ?? 0
}

const asked = '(?1 IS NULL OR batch_id = ?1) AND (?2 IS NULL OR kind = ?2)'

export function entriesPage(db: Database, { offset, limit, batchId, kind }: EntriesRequest): EntriesPage {
  const only = [batchId ?? null, kind ?? null] as const
  const entries = db.all<QuotaEntry>(
    `SELECT id, kind, service, batch_id AS batchId, subject, reason, units, units_spent AS unitsSpent, state,
            reserved_ms AS reservedMs, ended_ms AS endedMs
       FROM quota_entries WHERE ${asked} ORDER BY id DESC LIMIT ?3 OFFSET ?4`,
    ...only,
    limit,
    offset,
  )
  const counted = db.get<{ total: number }>(`SELECT COUNT(*) AS total FROM quota_entries WHERE ${asked}`, ...only)
  return { entries, total: counted?.total ?? 0 }
}

/** Units of one day (UTC, as the service counts) and kind. */
export interface SpentOnDay {
  /** 'YYYY-MM-DD' */
  readonly day: string
  readonly service: string
  readonly kind: QuotaKind
  readonly units: number
}

/** Days on which something was spent since then, oldest first; units whose answer never came count as spent. */
export function unitsByDay(db: Database, sinceMs: number): readonly SpentOnDay[] {
  return db.all<SpentOnDay>(
    `SELECT date(reserved_ms / 1000, 'unixepoch') AS day, service, kind, SUM(${unitsOfEntry}) AS units
       FROM quota_entries WHERE reserved_ms >= ? AND ${isSpent} GROUP BY 1, 2, 3 ORDER BY 1`,
    sinceMs,
  )
}
