/** What one search unit was spent on, for the ledger: the query without the key. */
import type { ChargedItem } from '../usage/usageLedger.ts'

const longestObject = 500

export function spentQuery(query: URLSearchParams): ChargedItem {
  const spent = new URLSearchParams(query)
  spent.delete('api_key')
  return { object: spent.toString().slice(0, longestObject), units: 1 }
}
