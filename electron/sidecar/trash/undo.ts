/** Takes written files away again, newest first, and brings back what they had replaced. Files edited since are kept. */
import { dirname, join } from 'node:path'
import { AppError, toAppError, type ErrorCode } from '../../../shared/errors.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import type { Written } from '../history/history.ts'
import type { HistoryScope } from '../history/historyScope.ts'
import { isOfTheUser, versionChain } from '../history/versionChain.ts'
import { restore, type RestoreParts } from './restore.ts'
import { wayBack, type WayBack } from './wayBack.ts'
import { bringBack } from '../publish/settle.ts'
import { isUntouched } from '../publish/untouched.ts'

export type UndoParts = RestoreParts

export interface Undone extends Pick<Written, 'path' | 'videoPath' | 'language'> {
  /** The version that stood there, and comes back where the undo is taken back. */
  readonly rowId: number
  /** kept: edited since we wrote it; gone: somebody had removed it already; failed: see message. */
  readonly outcome: 'removed' | 'restored' | 'kept' | 'gone' | 'failed'
  /** The earlier version that stands there again, maybe under another name; null where none does. */
  readonly back: Pick<Written, 'path' | 'videoPath' | 'language'> | null
  /** Of what was kept or failed. */
  readonly code: ErrorCode | null
  readonly message: string | null
}

/** How a work over many files is followed, and ended between two of them. */
export interface FileFollower<Result> {
  readonly signal?: AbortSignal | undefined
  readonly onFile?: (result: Result) => void
}

/** One result a file; of what was stopped, those that it came to. Versions that were made of a run's file since go with it. */
export async function undo(
  parts: UndoParts,
  scope: HistoryScope,
  { signal, onFile }: FileFollower<Undone> = {},
): Promise<readonly Undone[]> {
  const results: Undone[] = []
  for (const row of parts.history.standing(scope)) {
    if (signal?.aborted) break
    const undone = await undoOne(parts, row, wayBack(versionChain(parts.history, row), scope))
    results.push(undone)
    onFile?.(undone)
  }
  return results
}

async function undoOne(parts: UndoParts, row: Written, way: WayBack<Written>): Promise<Undone> {
  const { id: rowId, path, videoPath, language } = row
  const about = { rowId, path, videoPath, language }
  try {
    const outcome = await takeAway(parts, row, way)
    for (const { id } of way.between) parts.history.advance(id, { state: 'undone' })
    const back = outcome === 'restored' ? (way.back ?? row) : null
    return { ...about, outcome, back, code: null, message: null }
  } catch (thrown) {
    // Where even that fails the journal has it, and the next start brings it back.
    await bringBack(parts, parts.history.get(row.id) ?? row).catch(() => undefined)
    const { code, message } = toAppError(diskErrorOf(thrown, row.path))
    return { ...about, outcome: code === 'file.changed' ? 'kept' : 'failed', back: null, code, message }
  }
}

async function takeAway(
  parts: UndoParts,
  given: Written,
  { back }: WayBack<Written>,
): Promise<'removed' | 'restored' | 'gone'> {
  if (isOfTheUser(given)) return giveBack(parts, given)
  const row = await settleAside(parts, given)
  if (row.state !== 'written') return isStanding(parts, back) ? 'restored' : 'removed'
  if (back && (await isLostToUser(parts, row, back))) throw usersFileGone(row)
  const aside = await moveAside(parts, row)
  if (aside === null) return 'gone'
  // Killed before the earlier one stands, the next start puts this one back: the name is never left empty.
  const isBack = await bringEarlierBack(parts, back)
  await trashAside(parts, row, { aside, state: 'undone' })
  return isBack ? 'restored' : 'removed'
}

/**
 * What an earlier try left aside, because it could neither go on nor back, comes to its end first: another name aside
 * would leave the journal without the file that lies under the first.
 */
export async function settleAside(parts: UndoParts, row: Written): Promise<Written> {
  if (row.asidePath === null) return row
  await bringBack(parts, row)
  return parts.history.get(row.id) ?? row
}

/**
 * Frees its name. The journal has it until `trashAside`: where nothing else stands under the name by then, it comes back.
 * @returns where it is now; null where somebody had removed it already
 * @throws AppError 'file.changed' where it was edited since, 'file.missing' where nobody can say whether it was removed
 */
export async function moveAside(parts: UndoParts, row: Written): Promise<string | null> {
  const { disk, history, ids } = parts
  const there = await disk.stat(row.path)
  if (!there) {
    if (!(await disk.stat(row.videoPath))) throw notThere(row, await missingFolderOf(disk, row.videoPath))
    history.advance(row.id, { state: 'undone' })
    return null
  }
  if (!there.isFile) throw edited(row)
  const aside = join(dirname(row.path), `.undertitle-${ids.newId()}.old`)
  history.advance(row.id, { asidePath: aside })
  await disk.rename(row.path, aside)
  if (!(await isUntouched(disk, aside, row))) throw edited(row)
  return aside
}

export interface TakenAside {
  readonly aside: string
  /** replaced: another version of ours stands under its name now. */
  readonly state: 'undone' | 'replaced'
}

export async function trashAside(
  { disk, history, trash }: UndoParts,
  row: Written,
  { aside, state }: TakenAside,
): Promise<void> {
  const trashPath = await trash.take(aside, String(row.id))
  await disk.syncFolderOf(row.path)
  history.advance(row.id, { state, asidePath: null, trashPath })
}

function edited({ path }: Written): AppError {
  return new AppError('file.changed', `You have edited ${path} since, so it is kept.`)
}

/** Nobody can say whether the file was removed or its drive is away: nothing is noted. */
function notThere({ path }: Written, folder: string | null): AppError {
  // In one sentence for all that lies in it: many files are told of at once.
  if (folder !== null)
    return new AppError('file.missing', `${folder} is not there now. If it is on a drive, connect it, then undo again.`)
  return new AppError(
    'file.missing',
    `Neither the subtitle nor its video is there: ${path}. If they are on a drive, connect it, then undo again.`,
  )
}

/** The outermost folder that is not there; null where that of the file is. */
async function missingFolderOf(disk: UndoParts['disk'], path: string): Promise<string | null> {
  let missing: string | null = null
  for (let folder = dirname(path); !(await disk.stat(folder)) && folder !== missing; folder = dirname(folder))
    missing = folder
  return missing
}

/** Nothing could stand there afterwards, where the user had a file once. */
async function isLostToUser({ disk, history }: UndoParts, { path }: Written, back: Written): Promise<boolean> {
  if (!isOfTheUser(back) || history.get(back.id)?.trashPath) return false
  return back.path === path || !(await disk.stat(back.path))
}

function usersFileGone({ path }: Written): AppError {
  return new AppError(
    'file.missing',
    `Your own file that this one replaced is no longer in the trash, so this one stays: ${path}`,
  )
}

function isStanding({ history }: UndoParts, version: Written | null): boolean {
  return version !== null && history.get(version.id)?.state === 'written'
}

/** What was deleted for good does not come back. */
async function bringEarlierBack(parts: UndoParts, version: Written | null): Promise<boolean> {
  const earlier = version && parts.history.get(version.id)
  if (!earlier?.trashPath) return false
  const back = await restore(parts, earlier)
  if (isOfTheUser(back)) giveBack(parts, back)
  return true
}

/** A file that the user had taken over is theirs again, and stays where it is. */
function giveBack({ history }: UndoParts, row: Written): 'restored' {
  history.advance(row.id, { state: 'undone' })
  return 'restored'
}
