/** The schema, step by step: a step that shipped is never edited, a change is a new step at the end. */
import { aiLostStarts, aiReplaces, aiTables } from './tables/service/ai.ts'
import { callsByContent, callsWithoutIds, callTables } from './tables/service/calls.ts'
import { checkupTables } from './tables/checkup.ts'
import { cleanTables } from './tables/clean.ts'
import { collectionTables } from './tables/service/collection.ts'
import { damageTables } from './tables/service/damages.ts'
import { doubtTables } from './tables/doubts.ts'
import { downloadTables } from './tables/service/downloads.ts'
import { draftTables } from './tables/drafts.ts'
import { findingTables } from './tables/findings.ts'
import { folderTables, removedFolderTables } from './tables/folders.ts'
import { handChoiceTables } from './tables/handChoices.ts'
import {
  historyTables,
  placeholdersByName,
  writtenByReplaced,
  writtenTrashedSince,
  writtenVideoContent,
} from './tables/history.ts'
import {
  libraryBySize,
  libraryMetAfter,
  libraryTables,
  libraryWithIdsFrom,
  libraryWithoutScans,
} from './tables/library.ts'
import { begunSeasonTables } from './tables/service/begunSeasons.ts'
import { learntNameTables } from './tables/service/learntNames.ts'
import { matchingTables } from './tables/service/matching.ts'
import { notFoundRefusals, notFoundTables } from './tables/service/notFound.ts'
import { playerTables } from './tables/players.ts'
import { quotaTables } from './tables/service/quota.ts'
import { renameTables, renamesOfFollowed } from './tables/renames.ts'
import { olderRunsEnded, outcomeTries, runTables, settledOutcomes } from './tables/runs.ts'
import { timingsByContent, timingTables } from './tables/timings.ts'
import { rulesTables } from './tables/rules.ts'
import { serviceHabitTables } from './tables/service/serviceHabits.ts'
import { settingsTables } from './tables/settings.ts'
import { watchIndexes, watchTables, watchMovesTakenBack, watchQuestionsTold, watchWishCodes } from './tables/watch.ts'
import { takenVideoTables } from './tables/takenVideos.ts'
import { unreadTables } from './tables/unread.ts'
import { uploadTables } from './tables/service/uploads.ts'

export const migrations: readonly string[] = [
  [settingsTables, libraryTables, matchingTables, quotaTables, downloadTables, historyTables].join('\n'),
  folderTables,
  aiTables,
  watchTables,
  uploadTables,
  serviceHabitTables,
  libraryWithoutScans,
  watchIndexes,
  renameTables,
  placeholdersByName,
  libraryWithIdsFrom,
  cleanTables,
  callTables,
  damageTables,
  aiLostStarts,
  writtenVideoContent,
  rulesTables,
  collectionTables,
  handChoiceTables,
  runTables,
  notFoundTables,
  checkupTables,
  playerTables,
  timingTables,
  callsByContent,
  callsWithoutIds,
  writtenByReplaced,
  writtenTrashedSince,
  libraryMetAfter,
  doubtTables,
  draftTables,
  takenVideoTables,
  unreadTables,
  renamesOfFollowed,
  libraryBySize,
  watchWishCodes,
  outcomeTries,
  watchMovesTakenBack,
  timingsByContent,
  watchQuestionsTold,
  removedFolderTables,
  findingTables,
  learntNameTables,
  aiReplaces,
  notFoundRefusals,
  begunSeasonTables,
  olderRunsEnded,
  settledOutcomes,
]
