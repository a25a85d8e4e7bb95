/**
 * Lets a subtitle that we wrote follow its video to another name: never over another file, never one that was edited
 * since, and a crash leaves it at one of the two places. The recipe is that of publishing: journal, link, sync, unlink.
 */
import { basename, dirname, join } from 'node:path'
import type { Database } from '../../database/database.ts'
import { systemCodeOf, type Disk } from '../../disk/disk.ts'
import type { FolderNames } from '../publish/folderNames.ts'
import type { History, Written } from '../history/history.ts'
import { moveRow } from '../history/writtenRows.ts'
import { putBack, putInPlace, removePlaceholder, type PlacingParts } from '../publish/putInPlace.ts'
import { isUntouched } from '../publish/untouched.ts'
import { recordMoved, type SidecarMove } from './movedSidecars.ts'
import type { Clock } from '../../../node/clock.ts'
import type { Ids } from '../../../node/ids.ts'

export interface MoveParts {
  readonly db: Database
  readonly disk: Disk
  readonly names: FolderNames
  readonly history: Pick<History, 'get' | 'advance'>
  readonly ids: Ids
  readonly clock: Pick<Clock, 'nowMs'>
}

/** 'noted': it stood at the new place already, as after a folder was renamed. */
export type Moved = 'moved' | 'noted' | 'left'

interface Journaled {
  written_id: number
  to_path: string
  video_path: string
  temp_path: string
  is_taken_back: number
}

/** Never rejects for a file that cannot be moved: it stays where it is. */
export async function moveSidecar(parts: MoveParts, move: SidecarMove): Promise<Moved> {
  return tryToMove(parts, move).catch(() => 'left')
}

async function tryToMove(parts: MoveParts, move: SidecarMove): Promise<Moved> {
  const { disk } = parts
  const { row, toPath } = move
  // One that could not be ended comes first: its journal names what it left aside.
  if (!journaled(parts, row.id)) {
    if (await isUntouched(disk, toPath, row)) {
      recordMove(parts, move, 'noted')
      return 'noted'
    }
    if (!(await isUntouched(disk, row.path, row)) || (await isTaken(parts, move))) return 'left'
    journal(parts, move)
  }
  return finishMove(parts, row)
}

/** At start: moves that a dead run had begun. */
export async function recoverMoves(parts: MoveParts): Promise<void> {
  for (const { written_id: id } of parts.db.all<Journaled>('SELECT * FROM watch_moves')) {
    const row = parts.history.get(id)
    if (row)
      await finishMove(parts, row).catch(() => undefined) // It stays open for the next start.
    else parts.db.run('DELETE FROM watch_moves WHERE written_id = ?', id)
  }
}

function journal({ db, ids }: MoveParts, { row, toPath, videoPath, isTakenBack = false }: SidecarMove): void {
  const tempPath = join(dirname(toPath), `.undertitle-${ids.newId()}.part`)
  db.run(
    `INSERT OR REPLACE INTO watch_moves (written_id, to_path, video_path, temp_path, is_taken_back)
      VALUES (?, ?, ?, ?, ?)`,
    ...[row.id, toPath, videoPath, tempPath, Number(isTakenBack)],
  )
}

function journaled({ db }: MoveParts, id: number): Journaled | undefined {
  return db.get<Journaled>('SELECT * FROM watch_moves WHERE written_id = ?', id)
}

/** Rejects where it could neither be ended nor taken back: the journal keeps the move open then. */
async function finishMove(parts: MoveParts, row: Written): Promise<Moved> {
  const { disk } = parts
  const open = journaled(parts, row.id)
  if (!open) return 'left'
  const { to_path: toPath, video_path: videoPath, temp_path: temp } = open
  const aside = join(dirname(row.path), basename(temp).replace(/\.part$/, '.old'))
  try {
    const isOver = (await disk.stat(aside)) !== null || (await isUntouched(disk, toPath, row))
    if (!isOver) await bringOver(parts, { id: row.id, from: row.path, to: toPath, temp })
    await disk.syncFolderOf(toPath)
  } catch (thrown) {
    // It may have got there all the same: the next start goes on then.
    if (await isUntouched(disk, toPath, row)) throw thrown
    await giveUp(parts, row.id, temp)
    return 'left'
  }
  await clearOldPlace(parts, row, aside)
  recordMove(parts, { row, toPath, videoPath, isTakenBack: open.is_taken_back === 1 }, 'moved')
  parts.names.added(toPath)
  return 'moved'
}

/** Forgets the move once nothing of it is left. */
async function giveUp({ db, disk, history }: MoveParts, id: number, temp: string): Promise<void> {
  await disk.unlink(temp).catch(ignoreMissing)
  const row = history.get(id)
  if (row) await removePlaceholder(disk, row)
  history.advance(id, { placeholderPath: null })
  db.run('DELETE FROM watch_moves WHERE written_id = ?', id)
}

/** Looking before deleting would lose a save in between: it is moved aside, looked at, and goes back when it was edited. */
async function clearOldPlace(parts: MoveParts, row: Written, aside: string): Promise<void> {
  const { disk } = parts
  const wasMoved = (await disk.stat(aside)) !== null
  if (!wasMoved && !(await isUntouched(disk, row.path, row))) return
  if (!wasMoved) await disk.rename(row.path, aside)
  if (await isUntouched(disk, aside, row)) await disk.unlink(aside)
  else await putBack(parts, { id: row.id, from: aside, to: row.path })
  await disk.syncFolderOf(row.path)
}

interface Way {
  /** The row that a placeholder is journaled in. */
  readonly id: number
  readonly from: string
  readonly to: string
  readonly temp: string
}

/** A copy where the places share no disk, or the disk knows no links: whole under a name of our own first. */
export async function bringOver(parts: PlacingParts & Pick<MoveParts, 'disk'>, way: Way): Promise<void> {
  const { disk } = parts
  const { id, from, to, temp } = way
  try {
    await disk.link(from, to)
    return
  } catch (thrown) {
    if (systemCodeOf(thrown) === 'EEXIST') throw thrown
  }
  await disk.unlink(temp).catch(ignoreMissing)
  await disk.writeNew(temp, await disk.read(from))
  await putInPlace(parts, { id, from: temp, to })
}

/** The history knows it at its new place from here on; durable. */
function recordMove({ db, history, clock }: MoveParts, move: SidecarMove, how: Exclude<Moved, 'left'>): void {
  const { row, toPath, videoPath, isTakenBack = false } = move
  db.transaction(() => {
    if (how === 'moved' || isTakenBack) recordMoved(db, move, clock.nowMs())
    moveRow(db, row.id, { path: toPath, videoPath })
    history.advance(row.id, { placeholderPath: null })
    db.run('DELETE FROM watch_moves WHERE written_id = ?', row.id)
  })
}

/** A new name that differs in case alone is taken by the file itself. */
async function isTaken({ names }: MoveParts, { row, toPath }: SidecarMove): Promise<boolean> {
  const occupant = await names.occupant(toPath)
  return occupant !== null && join(dirname(toPath), occupant) !== join(dirname(row.path), basename(row.path))
}

function ignoreMissing(thrown: unknown): void {
  if (systemCodeOf(thrown) !== 'ENOENT') throw thrown
}
