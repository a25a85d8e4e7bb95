/** The schema, step by step: a step that shipped is never edited, a change is a new step at the end. */
import { historyTables } from './tables/history.ts'
import { libraryTables } from './tables/library.ts'
import { matchingTables } from './tables/matching.ts'
import { quotaTables } from './tables/quota.ts'

export const migrations: readonly string[] = [[libraryTables, matchingTables, quotaTables, historyTables].join('\n')]
