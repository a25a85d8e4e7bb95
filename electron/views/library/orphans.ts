/** Subtitles of ours that no video stands beside any more: into the trash, or after a video that has another name. */
import type { TakenBack } from '../../../shared/contract/runs/history.ts'
import { givenKey } from '../../../shared/acts/fileKeys.ts'
import { AppError } from '../../../shared/errors.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import { subjectOf, subjectOfVideo } from '../../sidecar/history/subjectOf.ts'
import type { SidecarMove } from '../../sidecar/rename/movedSidecars.ts'
import type { Moved } from '../../sidecar/rename/moveSidecar.ts'
import { placeBeside } from '../../watch/follow/followVideo.ts'
import type { NotedActs } from '../acts/notedActs.ts'
import type { FolderStore } from '../folders/folderStore.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { HistorySession } from '../history/historySession.ts'
import type { Topics } from '../topics.ts'
import type { LibraryEntry } from './entries/libraryEntry.ts'
import type { LibrarySession } from './librarySession.ts'

export interface OrphansParts {
  readonly store: Pick<FolderStore, 'ourOrphans' | 'dropSkipped'>
  readonly history: Pick<History, 'get'>
  readonly taking: Pick<HistorySession, 'takeAll'>
  readonly library: Pick<LibrarySession, 'entries' | 'entry' | 'video' | 'recordWritten' | 'recordRemoved'>
  readonly mover: { move(move: SidecarMove): Promise<Moved> }
  readonly acts: NotedActs
  readonly topics: Pick<Topics, 'changed'>
}

export interface Belonging {
  readonly videoId: string
  readonly name: string
}

export interface Orphans {
  /** Of ours, among those that the search finds. */
  count(search: string): number
  /** All that the search finds, or those of these that still are. @throws AppError 'file.missing' for none */
  trash(order: { readonly search: string; readonly rowIds: readonly number[] | null }): Promise<TakenBack>
  /** Videos of the same film or episode that have no such subtitle. */
  videosFor(rowId: number): readonly Belonging[]
  /** @throws AppError 'file.changed' where it was edited, or the name is taken */
  give(order: { readonly rowId: number; readonly videoId: string }): Promise<{ readonly name: string }>
  /** Back to where it lay, as long as the app is open. */
  giveBack(rowId: number): Promise<void>
}

export function createOrphans(parts: OrphansParts): Orphans {
  const { store, library, topics } = parts
  const before = new Map<number, Pick<SidecarMove, 'toPath' | 'videoPath'>>()

  function orphan(rowId: number): Written {
    const [id] = orphansAmong([rowId])
    const row = id === undefined ? null : parts.history.get(id)
    if (row?.state !== 'written') throw noSuchFile()
    return row
  }

  /** A list may be older than the disk: what is no orphan any more is passed over. */
  function orphansAmong(rowIds: readonly number[]): readonly number[] {
    const all = new Set(store.ourOrphans(''))
    const those = rowIds.filter((rowId) => all.has(rowId))
    if (those.length === 0) throw noSuchFile()
    return those
  }

  async function moveTo(row: Written, place: Omit<SidecarMove, 'row'>): Promise<void> {
    if ((await parts.mover.move({ row, ...place })) === 'left')
      throw new AppError('file.changed', 'It was edited, or another file has its name: it stays where it is.')
    topics.changed('history')
    topics.changed('library')
  }

  async function giveBack(rowId: number): Promise<void> {
    const place = before.get(rowId)
    const row = parts.history.get(rowId)
    if (!place || row?.state !== 'written') throw new AppError('input.invalid', 'This can no longer be undone.')
    await moveTo(row, { ...place, isTakenBack: true })
    before.delete(rowId)
    library.recordRemoved(row)
    library.recordWritten({ videoPath: place.videoPath, path: place.toPath, language: row.language })
    parts.acts.forget(givenKey(rowId))
  }

  return {
    count: (search) => store.ourOrphans(search).length,
    async trash({ search, rowIds: named }) {
      const rowIds = named === null ? store.ourOrphans(search) : orphansAmong(named)
      const taken = await parts.taking.takeAll(rowIds)
      topics.changed('library')
      return taken
    },
    videosFor(rowId) {
      const row = orphan(rowId)
      const subject = subjectOfVideo(row.videoPath)
      return [...library.entries()]
        .filter((entry) => subjectOf(entry.asked) === subject && hasRoom(library, entry, row))
        .map(({ id, path }) => ({ videoId: id, name: nameOfPath(path) }))
    },
    async give({ rowId, videoId }) {
      const row = orphan(rowId)
      const videoPath = library.entry(videoId).path
      const toPath = placeBeside(row.path, row.videoPath, videoPath)
      if (toPath === null)
        throw new AppError('input.invalid', 'This subtitle is no longer beside the video. Scan again.')
      await moveTo(row, { toPath, videoPath })
      before.set(rowId, { toPath: row.path, videoPath: row.videoPath })
      store.dropSkipped([row.path])
      library.recordWritten({ videoPath, path: toPath, language: row.language })
      const name = nameOfPath(toPath)
      parts.acts.note({ key: givenKey(rowId), words: { kind: 'renamed', name }, undo: () => giveBack(rowId) })
      return { name }
    },
    giveBack,
  }
}

function noSuchFile(): AppError {
  return new AppError('file.missing', 'The file is no longer there.')
}

function hasRoom(library: OrphansParts['library'], { id, path }: LibraryEntry, row: Written): boolean {
  const place = placeBeside(row.path, row.videoPath, path)
  return place !== null && !library.video(id).file.sidecars.some((sidecar) => sidecar.path === place)
}
