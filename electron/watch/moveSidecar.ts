/**
 * Lets a subtitle that we wrote follow its video to another name: never over another file, never one that was edited
 * since, and a crash leaves it at one of the two places. The recipe is that of publishing: journal, link, sync, unlink.
 */
import { basename, dirname, join } from 'node:path'
import type { Database } from '../database/database.ts'
import { systemCodeOf, type Disk } from '../sidecar/disk.ts'
import type { FolderNames } from '../sidecar/folderNames.ts'
import type { History, Written } from '../sidecar/history.ts'

export interface MoveParts {
  readonly db: Database
  readonly disk: Disk
  readonly names: FolderNames
  readonly history: Pick<History, 'get'>
  readonly newId: () => string
}

export interface SidecarMove {
  readonly row: Written
  readonly toPath: string
  readonly videoPath: string
}

/** 'noted': it stood at the new place already, as after a folder was renamed. */
export type Moved = 'moved' | 'noted' | 'left'

interface Journaled {
  written_id: number
  to_path: string
  video_path: string
  temp_path: string
}

/** Never rejects for a file that cannot be moved: it stays where it is. */
export async function moveSidecar(parts: MoveParts, move: SidecarMove): Promise<Moved> {
  const { disk } = parts
  const { row, toPath } = move
  if (await isOurs(disk, toPath, row)) {
    note(parts, move)
    return 'noted'
  }
  if (!(await isOurs(disk, row.path, row)) || (await isTaken(parts, move))) return 'left'
  journal(parts, move)
  return finishMove(parts, move.row)
}

/** At start: moves that a dead run had begun. */
export async function recoverMoves(parts: MoveParts): Promise<void> {
  for (const { written_id: id } of parts.db.all<Journaled>('SELECT * FROM watch_moves')) {
    const row = parts.history.get(id)
    if (row) await finishMove(parts, row).catch(() => undefined)
    else parts.db.run('DELETE FROM watch_moves WHERE written_id = ?', id)
  }
}

function journal({ db, newId }: MoveParts, { row, toPath, videoPath }: SidecarMove): void {
  const tempPath = join(dirname(toPath), `.undertitle-${newId()}.part`)
  db.run('INSERT OR REPLACE INTO watch_moves VALUES (?, ?, ?, ?)', row.id, toPath, videoPath, tempPath)
}

async function finishMove(parts: MoveParts, row: Written): Promise<Moved> {
  const { db, disk } = parts
  const open = db.get<Journaled>('SELECT * FROM watch_moves WHERE written_id = ?', row.id)
  if (!open) return 'left'
  const { to_path: toPath, video_path: videoPath, temp_path: temp } = open
  try {
    if (!(await isOurs(disk, toPath, row))) await bringOver(disk, { from: row.path, to: toPath, temp })
    await disk.syncFolderOf(toPath)
    if (await isOurs(disk, row.path, row)) await disk.unlink(row.path)
    note(parts, { row, toPath, videoPath })
    return 'moved'
  } catch {
    await disk.unlink(temp).catch(() => undefined)
    db.run('DELETE FROM watch_moves WHERE written_id = ?', row.id)
    return 'left'
  }
}

interface Way {
  readonly from: string
  readonly to: string
  readonly temp: string
}

/** A copy where the places share no disk, or the disk knows no links: whole under a name of our own first. */
export async function bringOver(disk: Disk, { from, to, temp }: Way): Promise<void> {
  try {
    await disk.link(from, to)
    return
  } catch (thrown) {
    if (systemCodeOf(thrown) === 'EEXIST') throw thrown
  }
  await disk.unlink(temp).catch(ignoreMissing)
  await disk.writeNew(temp, await disk.read(from))
  try {
    await disk.link(temp, to)
    await disk.unlink(temp)
  } catch (thrown) {
    if (systemCodeOf(thrown) === 'EEXIST') throw thrown
    await disk.createEmpty(to)
    await disk.rename(temp, to)
  }
}

/** The history knows it at its new place from here on; durable. */
function note({ db }: MoveParts, { row, toPath, videoPath }: SidecarMove): void {
  db.transaction(() => {
    db.run('UPDATE written SET path = ?, video_path = ? WHERE id = ?', toPath, videoPath, row.id)
    db.run('DELETE FROM watch_moves WHERE written_id = ?', row.id)
  })
}

async function isOurs(disk: Disk, path: string, row: Written): Promise<boolean> {
  const there = await disk.look(path)
  if (!there?.isFile || there.sizeBytes !== row.sizeBytes) return false
  return (await disk.sha256(path)) === row.sha256
}

/** A new name that differs in case alone is taken by the file itself. */
async function isTaken({ names }: MoveParts, { row, toPath }: SidecarMove): Promise<boolean> {
  const occupant = await names.occupant(toPath)
  return occupant !== null && join(dirname(toPath), occupant) !== join(dirname(row.path), basename(row.path))
}

function ignoreMissing(thrown: unknown): void {
  if (systemCodeOf(thrown) !== 'ENOENT') throw thrown
}
