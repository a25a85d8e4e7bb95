/**
 * Takes an undo back: what it moved to the trash stands beside its video again. What has come there since is kept; only a file
 * of the user's that the undo gave back, and that is still the version that was kept of it, makes way once more.
 */
import { dirname } from 'node:path'
import { AppError, toAppError, type ErrorCode } from '../../../shared/errors.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import type { Written } from '../history/history.ts'
import { isGivenBack, versionChain } from '../history/versionChain.ts'
import { bringBack } from '../publish/settle.ts'
import { isUntouched } from '../publish/untouched.ts'
import { moveAside, settleAside, trashAside, type FileFollower, type UndoParts } from './undo.ts'
import { restore } from './restore.ts'

export interface BroughtBack extends Pick<Written, 'path' | 'videoPath' | 'language'> {
  readonly rowId: number
  /** null: it is back. */
  readonly code: ErrorCode | null
  readonly message: string
}

export async function bringBackUndone(
  parts: UndoParts,
  rowIds: readonly number[],
  { signal, onFile }: FileFollower<BroughtBack> = {},
): Promise<readonly BroughtBack[]> {
  const results: BroughtBack[] = []
  for (const rowId of rowIds) {
    if (signal?.aborted) break
    const row = parts.history.get(rowId)
    if (!row || row.state === 'written') continue
    const { path, videoPath, language } = row
    const problem = await bringBackOne(parts, row).then(
      () => null,
      (thrown: unknown) => toAppError(diskErrorOf(thrown, path)),
    )
    const { code = null, message = '' } = problem ?? {}
    const brought = { rowId, path, videoPath, language, code, message }
    results.push(brought)
    onFile?.(brought)
  }
  return results
}

/**
 * The version that stands there now, of those that it had come in the place of, makes way again.
 * @throws AppError 'file.missing', 'file.foreign' where another file has its name, 'file.notWritable', 'disk.full'
 */
export async function bringBackOne(parts: UndoParts, row: Written): Promise<Written> {
  const { disk, history } = parts
  if (!(await disk.stat(row.videoPath)) && !(await isDriveThere(parts, row)))
    throw new AppError('file.missing', `The video is not there: ${row.videoPath}. Connect its drive first.`)
  const [, ...earlier] = versionChain(history, row)
  const standing = await standingAmong(parts, earlier)
  // Any other file under the name is kept: restoring says so by itself.
  try {
    const aside = standing ? await moveAside(parts, standing) : null
    const back = await restore(parts, row)
    if (standing && aside) await trashAside(parts, standing, { aside, state: 'replaced' })
    recordReplaced(parts, earlier)
    return back
  } catch (thrown) {
    const moved = standing && history.get(standing.id)
    if (moved) await bringBack(parts, moved)
    throw thrown
  }
}

/** An unmounted drive leaves an empty folder behind; where that holds anything, just the video is gone. */
async function isDriveThere({ disk, history }: UndoParts, { path, videoPath }: Written): Promise<boolean> {
  const names = await disk.names(history.rootOf(videoPath) ?? dirname(path)).catch(() => [])
  return names.length > 0
}

/** The version that stands under its name: as ours, or as the file of the user's that was given back. */
async function standingAmong(parts: UndoParts, versions: readonly Written[]): Promise<Written | null> {
  const { disk, history } = parts
  const known = versions.find(({ state }) => state === 'written')
  if (known) {
    const settled = await settleAside(parts, known)
    return settled.state === 'written' ? settled : null
  }
  const oldest = versions.at(-1)
  if (!oldest || !isGivenBack(oldest)) return null
  const isOwned = history.ownerOf(oldest.path) !== null
  return !isOwned && (await isUntouched(disk, oldest.path, oldest)) ? oldest : null
}

/** An undo had counted them as taken back. */
function recordReplaced({ history }: UndoParts, versions: readonly Written[]): void {
  for (const { id } of versions) if (history.get(id)?.state === 'undone') history.advance(id, { state: 'replaced' })
}
