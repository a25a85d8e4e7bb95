/** The words of what was written, and the versions that stood under its name: read again, and brought back. */
import type { RestoredVersion, Version, WrittenText } from '../../../shared/contract/runs/history.ts'
import { restoredKey } from '../../../shared/acts/fileKeys.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Runs } from '../../runs/runs.ts'
import type { Written } from '../../sidecar/history/history.ts'
import { hasItsName } from '../../sidecar/history/versionChain.ts'
import type { HistoryPages } from '../../sidecar/history/historyPages.ts'
import type { NotedAct, NotedActs } from '../acts/notedActs.ts'
import type { PageWindow } from '../page.ts'
import type { HistorySession } from './historySession.ts'
import { restoreVersion, type RestoreVersionParts } from './restoreVersion.ts'
import { versionActOf } from './versionAct.ts'
import { readWrittenWords, type WrittenWordsParts } from './writtenWords.ts'

export interface WrittenTextsParts extends WrittenWordsParts, RestoreVersionParts {
  readonly history: RestoreVersionParts['history'] & WrittenWordsParts['history']
  readonly runs: Pick<Runs, 'get'>
  readonly pages: Pick<HistoryPages, 'versions'>
  readonly taking: Pick<HistorySession, 'undo'>
  readonly acts: NotedActs
}

export interface WrittenTexts {
  text(query: PageWindow & { readonly rowId: number }, signal: AbortSignal): Promise<WrittenText>
  versions(rowId: number): Version[]
  restoreVersion(rowId: number): Promise<RestoredVersion>
}

export function createWrittenTexts(parts: WrittenTextsParts): WrittenTexts {
  const { history, pages } = parts

  function known(rowId: number): Written {
    const row = history.get(rowId)
    if (!row) throw new AppError('file.missing', 'The history knows nothing of this file any more.')
    return row
  }

  /** Taking it back is no act of its own: the version that it replaced stands again, or it is in the trash again. */
  function actOf(restored: RestoredVersion): NotedAct {
    const { rowId, name, replaced } = restored
    const act = { key: restoredKey(restored), words: { kind: 'restored', name } } as const
    if (replaced)
      return {
        ...act,
        async undo() {
          await restoreVersion(parts, known(replaced.rowId))
          parts.acts.forget(act.key)
        },
      }
    return {
      ...act,
      async take() {
        const taken = await parts.taking.undo({ kind: 'row', rowId }, { isWayBack: true })
        if (taken.kept.length === 0) parts.acts.forget(act.key)
        return taken
      },
    }
  }

  async function restore(rowId: number): Promise<RestoredVersion> {
    const wanted = known(rowId)
    const restored = await restoreVersion(parts, wanted)
    if (wanted.state !== 'written') parts.acts.note(actOf(restored))
    return restored
  }

  return {
    text: async ({ rowId, ...window }, signal) => readWrittenWords(parts, known(rowId), { ...window, signal }),
    versions: (rowId) =>
      pages.versions(rowId).map((row) => ({
        ...{ rowId: row.id, atMs: row.atMs, release: row.details.release },
        place: hasItsName(history, row) ? 'now' : row.trashPath === null ? 'gone' : 'trash',
        act: versionActOf(row.details, parts.runs.get(row.batchId)?.kind ?? null),
      })),
    restoreVersion: restore,
  }
}
