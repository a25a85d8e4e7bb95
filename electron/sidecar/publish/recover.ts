/** After a crash: looks at every file that was on its way, and brings each to the end that the disk allows. */
import type { Written } from '../history/history.ts'
import { bringBack, clearPlaceholder, isAway, settle, type SettleParts } from './settle.ts'

/**
 * Settles all that an earlier run left open; touches only what the journal names. A row whose drive is away
 * or cannot be read stays open for the next start. Returns how many could be settled.
 */
export async function recover(parts: SettleParts): Promise<number> {
  let settled = 0
  for (const row of parts.history.unsettled()) {
    const isSettled = await recoverOne(parts, row).catch(() => false)
    if (isSettled) settled += 1
  }
  return settled
}

async function recoverOne(parts: SettleParts, row: Written): Promise<boolean> {
  if (await isAway(parts.disk, row)) return false
  if (row.state === 'intended') {
    await settle(parts, row.id)
    return true
  }
  await clearPlaceholder(parts, row)
  await bringBack(parts, row)
  return true
}
