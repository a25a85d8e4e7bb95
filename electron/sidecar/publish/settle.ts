/**
 * The end of every write: by what stands on the disk a row becomes written or never begun, and a file that was moved aside
 * goes to the trash or back under its name. Each step can be killed and done again; nothing is ever put over a file.
 */
import { AppError } from '../../../shared/errors.ts'
import { isSameFile, sha256Of, type Disk } from '../../disk/disk.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import type { History, Written } from '../history/history.ts'
import { isGivenBack, versionChain } from '../history/versionChain.ts'
import { putBack, removePlaceholder } from './putInPlace.ts'
import type { Trash } from '../trash/trash.ts'
import { isUntouched, type Content } from './untouched.ts'

export interface SettleParts {
  readonly disk: Disk
  readonly history: History
  readonly trash: Trash
}

/** Takes the steps that put a row's file in place, and ends the row. @throws AppError as `diskErrorOf` has it */
export async function carryOut(
  parts: SettleParts,
  { id, path }: Pick<Written, 'id' | 'path'>,
  steps: () => Promise<void>,
): Promise<Written> {
  try {
    await steps()
    await parts.disk.syncFolderOf(path)
    return await finish(parts, id)
  } catch (thrown) {
    // Whatever stands on the disk now decides: a file that did get there counts as written and is not done twice.
    // Where even looking fails, the journal keeps the row open and the next start settles it.
    const settled = await settle(parts, id).catch(() => null)
    if (settled?.state !== 'written') throw diskErrorOf(thrown, path)
    return settled
  }
}

/** Decides one intended row: written when its bytes are under the final name, else it goes back to what it was before. */
export async function settle(parts: SettleParts, id: number): Promise<Written | null> {
  const { disk, history } = parts
  const row = history.get(id)
  if (row?.state !== 'intended' || (await isAway(disk, row))) return row
  if (await gotThere(parts, row)) {
    await removeTemp(disk, row)
    await disk.syncFolderOf(row.path)
    return finish(parts, id)
  }
  await clearPlaceholder(parts, row)
  await removeTemp(disk, row)
  await bringBack(parts, row)
  return history.advance(id, { state: row.trashPath === null ? 'abandoned' : stateInTrash(history, id) })
}

/**
 * The last word is not waited for where the file lies whole under its name and its folder was synced: a power cut then
 * leaves the row open, and `recover` finds those very bytes. With a file moved aside, a placeholder or a file that came
 * from the trash it is durable, because there recovering would take back what someone has changed meanwhile.
 */
async function finish({ disk, history, trash }: SettleParts, id: number): Promise<Written> {
  const row = history.get(id)
  if (!row) throw new AppError('internal', 'A file was written but its history row is gone.')
  const { asidePath, replacesId, placeholderPath, trashPath } = row
  if (asidePath !== null && replacesId !== null) {
    const earlier = await trash.take(asidePath, String(replacesId))
    history.advance(replacesId, { state: 'replaced', trashPath: earlier }, { isDurable: false })
    await disk.syncFolderOf(asidePath)
  }
  if (trashPath !== null) await trash.discard(trashPath)
  const isDurable = asidePath !== null || placeholderPath !== null || trashPath !== null
  const written = { state: 'written', asidePath: null, placeholderPath: null, trashPath: null } as const
  const finished = history.advance(id, written, { isDurable: false }) ?? row
  if (isDurable) await history.synced()
  return finished
}

/** With the video gone too, this is an empty mount point rather than a write that never happened. */
export async function isAway(disk: Pick<Disk, 'stat'>, row: Written): Promise<boolean> {
  for (const place of [row.videoPath, row.path, row.tempPath, row.asidePath])
    if (place !== null && (await disk.stat(place))) return false
  return true
}

/** A foreign file with the very same bytes is not ours: while our temporary file is there, it must be the same inode. */
async function gotThere(parts: SettleParts, row: Written): Promise<boolean> {
  const { disk } = parts
  const temp = row.tempPath === null ? null : await disk.stat(row.tempPath)
  if (temp && !isSameFile(temp, await disk.stat(row.path))) return false
  return isUntouched(disk, row.path, await contentOf(parts, row))
}

/** What comes back from the trash may be what a person had made of it. */
async function contentOf({ trash }: SettleParts, row: Written): Promise<Content> {
  const kept = row.trashPath === null ? null : await trash.read(row.trashPath).catch(() => null)
  return kept ? { sizeBytes: kept.length, sha256: sha256Of(kept) } : row
}

export async function clearPlaceholder({ disk, history }: SettleParts, row: Written): Promise<void> {
  if (row.placeholderPath === null) return
  await removePlaceholder(disk, row)
  history.advance(row.id, { placeholderPath: null })
}

/**
 * Puts a file that was moved aside back under the name it had. Where a newer file has come there, or another of its versions
 * stands, which may have another name, both are kept: the one that was aside in the trash.
 */
export async function bringBack(parts: SettleParts, row: Written): Promise<void> {
  const { disk, history } = parts
  const { id, asidePath } = row
  if (asidePath === null) return
  const owner = ownerOfAside(history, row)
  const mayGoBack = (await disk.stat(asidePath)) && !(await hasGivenWay(parts, owner))
  const isBack = mayGoBack && (await putBack(parts, { id, from: asidePath, to: owner.path }))
  if (!isBack) await keepInTrash(parts, owner, { asidePath, isOwn: owner.id === id })
  await disk.syncFolderOf(asidePath)
  history.advance(id, { asidePath: null, placeholderPath: null })
}

/** A later version of it stands, or the earlier one that an undo was going back to. */
async function hasGivenWay({ disk, history }: SettleParts, row: Written): Promise<boolean> {
  if (history.isReplaced(row.id)) return true
  const [, ...earlier] = versionChain(history, row)
  for (const version of earlier)
    if (version.state === 'written' || (isGivenBack(version) && (await disk.stat(version.path)))) return true
  return false
}

interface Aside {
  readonly asidePath: string
  readonly isOwn: boolean
}

/** Also finds what a killed run had moved to the trash already. */
async function keepInTrash(
  { history, trash }: SettleParts,
  { id }: Written,
  { asidePath, isOwn }: Aside,
): Promise<void> {
  const trashPath = await trash.take(asidePath, String(id))
  if (trashPath !== null) history.advance(id, { state: isOwn ? stateInTrash(history, id) : 'replaced', trashPath })
}

/** What gave way to a newer version of ours was not taken back, whatever moved it last. */
function stateInTrash(history: History, id: number): 'replaced' | 'undone' {
  return history.isReplaced(id) ? 'replaced' : 'undone'
}

/** A row on its way has moved the file that it replaces; any other row has moved its own. */
function ownerOfAside(history: History, row: Written): Written {
  const isOnItsWay = row.state === 'intended' || row.state === 'abandoned'
  return (isOnItsWay && row.replacesId !== null ? history.get(row.replacesId) : null) ?? row
}

async function removeTemp(disk: Disk, row: Written): Promise<void> {
  if (row.tempPath === null || !(await disk.stat(row.tempPath))) return
  await disk.unlink(row.tempPath)
}
