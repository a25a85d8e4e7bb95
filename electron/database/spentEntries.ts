/** Which entries of the ledger count as spent, and how much each: a call whose answer never came may have been charged. */
export const isSpent = "state IN ('settled', 'unknown')"
export const unitsOfEntry = 'coalesce(units_spent, units)'
