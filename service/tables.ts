/** Every table beside the catalogue's own, in the order in which they may refer to each other. A shipped step is never edited. */
import { aiTables, sentTextTables } from './ai/tables.ts'
import { uploadTables } from './uploads/tables.ts'
import { requestIdTables } from './usage/requestIds.ts'
import { operatorTables, usageByAccount, usageTables } from './usage/tables.ts'

export const serviceTables: readonly string[] = [
  usageTables,
  uploadTables,
  aiTables,
  requestIdTables,
  usageByAccount,
  sentTextTables,
  operatorTables,
]
