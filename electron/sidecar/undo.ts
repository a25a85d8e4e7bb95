/** Takes written files away again, newest first, and brings back what they had replaced. Files edited since are kept. */
import { dirname, join } from 'node:path'
import { AppError, toAppError } from '../../shared/errors.ts'
import type { Disk } from './disk.ts'
import { diskErrorOf } from './diskErrors.ts'
import type { History, HistoryScope, Written } from './history.ts'
import { bringBack } from './recover.ts'
import type { Trash } from './trash.ts'

export interface UndoParts {
  readonly disk: Disk
  readonly history: History
  readonly trash: Trash
  readonly newId: () => string
}

export interface Undone {
  readonly path: string
  /** kept: edited since we wrote it; gone: somebody had removed it already; failed: see message. */
  readonly outcome: 'removed' | 'restored' | 'kept' | 'gone' | 'failed'
  readonly message: string | null
}

export async function undo(parts: UndoParts, scope: HistoryScope): Promise<readonly Undone[]> {
  const results: Undone[] = []
  for (const row of parts.history.list(scope)) results.push(await undoOne(parts, row))
  return results
}

async function undoOne(parts: UndoParts, row: Written): Promise<Undone> {
  try {
    return { path: row.path, outcome: await takeAway(parts, row), message: null }
  } catch (thrown) {
    await bringBack(parts, parts.history.get(row.id) ?? row)
    const { code, message } = toAppError(diskErrorOf(thrown, row.path))
    return { path: row.path, outcome: code === 'file.changed' ? 'kept' : 'failed', message }
  }
}

async function takeAway(parts: UndoParts, row: Written): Promise<'removed' | 'restored' | 'gone'> {
  const { disk, history, trash, newId } = parts
  if (!(await disk.look(row.path))) {
    history.advance(row.id, { state: 'undone' })
    return 'gone'
  }
  const aside = join(dirname(row.path), `.undertitle-${newId()}.old`)
  history.advance(row.id, { asidePath: aside })
  await disk.rename(row.path, aside)
  if ((await disk.sha256(aside)) !== row.sha256) {
    throw new AppError('file.changed', `You have edited ${row.path} since, so it is kept.`)
  }
  const trashPath = await trash.take(aside, String(row.id))
  history.advance(row.id, { state: 'undone', asidePath: null, trashPath })
  const isRestored = await bringEarlierBack(parts, row)
  await disk.syncFolderOf(row.path)
  return isRestored ? 'restored' : 'removed'
}

async function bringEarlierBack({ history, trash }: UndoParts, row: Written): Promise<boolean> {
  const earlier = row.replacesId === null ? null : history.get(row.replacesId)
  if (!earlier?.trashPath) return false
  await trash.restore(earlier.trashPath, earlier.path)
  history.advance(earlier.id, { state: 'written' })
  return true
}
