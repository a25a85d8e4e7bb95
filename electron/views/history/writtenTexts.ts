/** The words of what was written, and the versions that stood under its name: read again, and brought back. */
import type { Version, WrittenText } from '../../../shared/contract/runs/history.ts'
import { AppError } from '../../../shared/errors.ts'
import { previewOf } from '../../../shared/subtitle/plainText.ts'
import type { Disk } from '../../disk/disk.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import type { ArchiveReader } from '../../download/archive/archiveReader.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import type { HistoryPages } from '../../sidecar/history/historyPages.ts'
import type { Trash } from '../../sidecar/trash/trash.ts'
import type { TrashCan } from '../../sidecar/trash/trashCan.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { PageWindow } from '../page.ts'
import type { Topics } from '../topics.ts'
import type { UndoRuns } from '../../batch/undoRuns.ts'

export interface WrittenTextsParts {
  readonly history: Pick<History, 'get' | 'ownerOf'>
  readonly pages: Pick<HistoryPages, 'versions'>
  readonly disk: Pick<Disk, 'read'>
  readonly trash: Pick<Trash, 'read'>
  readonly trashCan: Pick<TrashCan, 'restore'>
  readonly undoRuns: Pick<UndoRuns, 'undo'>
  /** Lends what reads a text in a thread of its own, for as long as the work takes. */
  readonly withReader: <Result>(work: (reader: Pick<ArchiveReader, 'prepare'>) => Promise<Result>) => Promise<Result>
  readonly library: Pick<LibrarySession, 'recordWritten' | 'recordRemoved'>
  readonly topics: Pick<Topics, 'changed'>
}

export interface WrittenTexts {
  text(query: PageWindow & { readonly rowId: number }, signal: AbortSignal): Promise<WrittenText>
  versions(rowId: number): Version[]
  restoreVersion(rowId: number): Promise<{ readonly name: string }>
}

export function createWrittenTexts(parts: WrittenTextsParts): WrittenTexts {
  const { history, pages, library } = parts

  function known(rowId: number): Written {
    const row = history.get(rowId)
    if (!row) throw new AppError('file.missing', 'The history knows nothing of this file any more.')
    return row
  }

  async function bytesOf({ state, path, trashPath }: Written): Promise<Uint8Array> {
    if (state !== 'written' && trashPath === null)
      throw new AppError('file.missing', 'This version was deleted for good, so its text is gone.')
    try {
      return await (state === 'written' || trashPath === null ? parts.disk.read(path) : parts.trash.read(trashPath))
    } catch (thrown) {
      throw diskErrorOf(thrown, path)
    }
  }

  /** What stands there goes to the trash, one version after the other, as far as the wanted one. */
  async function makeWay(wanted: Written): Promise<void> {
    for (;;) {
      const now = history.ownerOf(wanted.path)
      if (!now || now.id === wanted.id) return
      const [result] = await parts.undoRuns.undo({ kind: 'row', id: now.id })
      if (!result || result.outcome === 'kept' || result.outcome === 'failed')
        throw new AppError(result?.code ?? 'file.changed', result?.message ?? 'The file was changed, so it is kept.')
      library.recordRemoved(now)
    }
  }

  return {
    async text({ rowId, offset, limit }, signal) {
      const row = known(rowId)
      const bytes = await bytesOf(row)
      const hints = { languageHint: row.language, fileName: nameOfPath(row.path) }
      const { document, encoding } = await parts.withReader((reader) => reader.prepare(bytes, hints, signal))
      const cues = document.cues.slice(offset, offset + limit)
      return {
        cues: cues.map(({ startMs, endMs, text }) => ({ startMs, endMs, text: previewOf(text) })),
        total: document.cues.length,
        encoding,
      }
    },
    versions: (rowId) =>
      pages.versions(rowId).map(({ id, atMs, details, state, trashPath }) => ({
        ...{ rowId: id, atMs, release: details.release },
        place: state === 'written' ? 'now' : trashPath === null ? 'gone' : 'trash',
      })),
    async restoreVersion(rowId) {
      const wanted = known(rowId)
      try {
        await makeWay(wanted)
        const now = known(rowId)
        library.recordWritten(now.state === 'written' ? now : await parts.trashCan.restore(rowId))
      } finally {
        parts.topics.changed('history')
      }
      return { name: nameOfPath(wanted.path) }
    },
  }
}
