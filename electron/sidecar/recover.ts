/** After a crash: looks at every file that was on its way, and makes each either written or never begun. */
import type { Disk } from './disk.ts'
import type { History, Written } from './history.ts'

interface RecoverParts {
  readonly disk: Disk
  readonly history: History
}

/**
 * Settles all that an earlier run left open; touches only what the journal names. A row whose drive is away
 * or cannot be read stays open for the next start. Returns how many could be settled.
 */
export async function recover(parts: RecoverParts): Promise<number> {
  const open = parts.history.list({ kind: 'all' }, ['intended'])
  const moved = parts.history.list({ kind: 'all' }).filter((row) => row.asidePath !== null)
  const outcomes = await Promise.allSettled([
    ...open.map((row) => settle(parts, row.id)),
    ...moved.map((row) => bringBack(parts, row)),
  ])
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

/** Decides one intended row by what stands on the disk: written when our bytes are under the final name, else abandoned. */
export async function settle(parts: RecoverParts, id: number): Promise<Written | null> {
  const row = parts.history.get(id)
  if (row?.state !== 'intended' || (await isAway(parts.disk, row))) return row
  if (await gotThere(parts.disk, row)) {
    await removeTemp(parts.disk, row)
    await parts.disk.syncFolderOf(row.path)
    if (row.replacesId !== null) parts.history.advance(row.replacesId, { state: 'replaced' })
    parts.history.advance(id, { state: 'written' })
  } else {
    await takeBack(parts, row)
    parts.history.advance(id, { state: 'abandoned' })
  }
  return parts.history.get(id)
}

/** With the video gone too, this is an empty mount point rather than a write that never happened. */
async function isAway(disk: Disk, row: Written): Promise<boolean> {
  const places = [row.videoPath, row.path, row.tempPath, row.asidePath].filter((place) => place !== null)
  const found = await Promise.all(places.map((place) => disk.look(place)))
  return found.every((entry) => entry === null)
}

/** A foreign file with the very same bytes is not ours: while our temporary file is there, it must be the same inode. */
async function gotThere(disk: Disk, row: Written): Promise<boolean> {
  const there = await disk.look(row.path)
  if (!there?.isFile || there.sizeBytes !== row.sizeBytes) return false
  const temp = row.tempPath === null ? null : await disk.look(row.tempPath)
  if (temp && temp.inode !== there.inode) return false
  return (await disk.sha256(row.path)) === row.sha256
}

async function takeBack(parts: RecoverParts, row: Written): Promise<void> {
  const { disk } = parts
  const there = await disk.look(row.path)
  if (row.hasPlaceholder && there?.isFile && there.sizeBytes === 0) await disk.unlink(row.path)
  await removeTemp(disk, row)
  if (row.asidePath !== null) await bringBack(parts, row)
}

/** Puts a file that was moved aside back under its name; when a newer one has come there, both are kept. */
export async function bringBack({ disk, history }: RecoverParts, row: Written): Promise<void> {
  if (row.asidePath === null) return
  if (await disk.look(row.asidePath)) {
    if (await disk.look(row.path)) return
    await disk.rename(row.asidePath, row.path)
    await disk.syncFolderOf(row.path)
  }
  history.advance(row.id, { asidePath: null })
}

async function removeTemp(disk: Disk, row: Written): Promise<void> {
  if (row.tempPath === null || !(await disk.look(row.tempPath))) return
  await disk.unlink(row.tempPath)
}
