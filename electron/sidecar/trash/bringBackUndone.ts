/**
 * Takes an undo back: what it moved to the trash stands beside its video again. What has come there since is kept; only a file
 * of the user's that the undo gave back, and that is still the version that was kept of it, makes way once more.
 */
import { AppError, toAppError, type ErrorCode } from '../../../shared/errors.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import type { Written } from '../history/history.ts'
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

/** @throws AppError 'file.missing', 'file.foreign' where another file has its name, 'file.notWritable', 'disk.full' */
export async function bringBackOne(parts: UndoParts, row: Written): Promise<Written> {
  const { disk, history } = parts
  if (!(await disk.stat(row.videoPath)))
    throw new AppError('file.missing', `The video is not there: ${row.videoPath}. Connect its drive first.`)
  const earlier = await earlierThere(parts, row)
  // Any other file under the name is kept: restoring says so by itself.
  try {
    const aside = earlier ? await moveAside(parts, earlier) : null
    const back = await restore(parts, row)
    if (earlier && aside) await trashAside(parts, earlier, { aside, state: 'replaced' })
    return back
  } catch (thrown) {
    const moved = earlier && history.get(earlier.id)
    if (moved) await bringBack(parts, moved)
    throw thrown
  }
}

/** The version that it had replaced, where that stands under its name now: as ours, or as the file that was given back. */
async function earlierThere(parts: UndoParts, { path, replacesId }: Written): Promise<Written | null> {
  const { disk, history } = parts
  const known = replacesId === null ? null : history.get(replacesId)
  if (known?.path !== path) return null
  const earlier = await settleAside(parts, known)
  const owner = history.ownerOf(path)
  if (owner) return owner.id === earlier.id ? earlier : null
  const isGivenBack = earlier.details.isAdopted === true && earlier.state === 'undone' && earlier.trashPath === null
  return isGivenBack && (await isUntouched(disk, path, earlier)) ? earlier : null
}
