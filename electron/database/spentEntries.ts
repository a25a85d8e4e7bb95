/** Which entries of the ledger count as spent, and how much each: a call whose answer never came may have been charged. */
export const isSpent = "state IN ('settled', 'unknown')"
export const unitsOfEntry = 'coalesce(units_spent, units)'

/** Whether a batch has spent any. @param batchId the expression that names it */
export function hasSpent(batchId: string): string {
  return `EXISTS (SELECT 1 FROM quota_entries WHERE batch_id = ${batchId} AND ${isSpent} AND ${unitsOfEntry} > 0)`
}
