/** The commands of history and trash, with those of orphans, and the functions that answer them. Mapping only. */
import type { actsCommands } from '../../../shared/contract/acts.ts'
import type { ActsSession } from '../../views/acts/actsSession.ts'
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { historyCommands } from '../../../shared/contract/runs/history.ts'
import type { orphanCommands } from '../../../shared/contract/videos/orphans.ts'
import type { CleaningSession } from '../../views/history/cleaningSession.ts'
import type { HistorySession } from '../../views/history/historySession.ts'
import type { WrittenTexts } from '../../views/history/writtenTexts.ts'
import type { StrayRenames } from '../../views/library/entries/strayRenames.ts'
import { orphanHandlersOf, type OrphanDomains } from './orphanHandlers.ts'
import type { RunsSession } from '../../views/runs/runsSession.ts'
import type { OutsidePrograms } from '../../views/library/outsidePrograms.ts'

export interface HistoryDomains extends OrphanDomains {
  readonly acts: ActsSession
  readonly history: HistorySession
  readonly runs: RunsSession
  readonly texts: WrittenTexts
  readonly cleaning: CleaningSession
  readonly strays: StrayRenames
  readonly outside: OutsidePrograms
  readonly signal: AbortSignal
}

export function historyHandlersOf(
  domains: HistoryDomains,
): HandlersFor<typeof historyCommands & typeof orphanCommands & typeof actsCommands> {
  const { acts, history, runs, texts, cleaning, strays, outside, signal } = domains
  return {
    ...orphanHandlersOf(domains),
    'acts.last': async ({ except }) => acts.last(except),
    'acts.undo': ({ key }) => acts.undo(key),
    'history.page': async (query) => history.page(query),
    'history.row': async ({ rowId }) => history.row(rowId),
    'history.batches': async () => history.batches(),
    'history.countUndo': async ({ scope }) => history.countUndo(scope),
    // A run's titles go with its files.
    'history.undo': ({ scope, ...way }) =>
      scope.kind === 'batch' ? runs.undo(scope.batchId, way) : history.undo(scope, way),
    'history.removed': async ({ rowId }) => cleaning.removed(rowId),
    'history.restoreDelivered': ({ rowId }) => cleaning.restore(rowId, signal),
    'history.renames': async (window) => strays.page(window),
    'subtitles.showInFolder': ({ file }) => outside.showSubtitle(file).then(() => ({})),
    'subtitles.dragOut': ({ file }) => outside.dragSubtitle(file).then(() => ({})),
    'history.text': (query) => texts.text(query, signal),
    'history.versions': async ({ rowId }) => texts.versions(rowId),
    'history.restoreVersion': ({ rowId }) => texts.restoreVersion(rowId),
    'trash.page': async (query) => history.trash(query),
    'trash.runs': async () => history.trashRuns(),
    'trash.restoreRun': ({ batchId }) => history.restoreRun(batchId),
    'trash.restoreRows': ({ rowIds }) => history.restoreRows(rowIds),
    'trash.empty': () => history.emptyTrash(),
  }
}
