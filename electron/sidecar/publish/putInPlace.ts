/**
 * Gives a file of ours its name, never over anything that has the name already: by a link, and where links are impossible
 * over an empty file of our own that was created exclusively and journaled first (promise F1).
 */
import { isSameFile, systemCodeOf, type Disk } from '../../disk/disk.ts'
import { diskErrorOf, foreignFile } from '../../disk/diskErrors.ts'
import type { History, Written } from '../history/history.ts'

export interface PlacingParts {
  readonly disk: Pick<Disk, 'link' | 'unlink' | 'createEmpty' | 'stat' | 'rename'>
  readonly history: Pick<History, 'advance'>
}

export interface Placing {
  /** The row that the placeholder is journaled in. */
  readonly id: number
  readonly from: string
  readonly to: string
}

/** File systems without hard links answer one of these (exFAT, FAT, many network shares). */
const noLinkCodes = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL'])

/** The folder is not synced yet. Rejects where the name is taken: `from` is there still then. */
export async function putInPlace(parts: PlacingParts, placing: Placing): Promise<void> {
  const { disk } = parts
  try {
    await disk.link(placing.from, placing.to)
  } catch (thrown) {
    if (!noLinkCodes.has(systemCodeOf(thrown))) throw thrown
    await renameOverPlaceholder(parts, placing)
    return
  }
  await disk.unlink(placing.from)
}

async function renameOverPlaceholder({ disk, history }: PlacingParts, { id, from, to }: Placing): Promise<void> {
  history.advance(id, { placeholderPath: to })
  try {
    await disk.createEmpty(to)
  } catch (thrown) {
    // Somebody else's, however empty: nothing may remove it later.
    if (systemCodeOf(thrown) === 'EEXIST') history.advance(id, { placeholderPath: null })
    throw thrown
  }
  if ((await disk.stat(to))?.sizeBytes !== 0) throw foreignFile(to)
  await disk.rename(from, to)
}

/** Gives a file that was moved aside its name back; false where a newer one has it: both are there still then. */
export async function putBack(parts: PlacingParts, placing: Placing): Promise<boolean> {
  const { disk } = parts
  const [aside, there] = [await disk.stat(placing.from), await disk.stat(placing.to)]
  if (isSameFile(aside, there)) {
    await disk.unlink(placing.from) // Killed between the two steps of a link.
    return true
  }
  try {
    await putInPlace(parts, placing)
    return true
  } catch (thrown) {
    if (diskErrorOf(thrown, placing.to).code !== 'file.foreign') throw thrown
    return false
  }
}

/** Takes our empty file away again, if it is there and nobody has written into it. The journal is the caller's. */
export async function removePlaceholder(
  disk: Pick<Disk, 'stat' | 'unlink'>,
  { placeholderPath }: Pick<Written, 'placeholderPath'>,
): Promise<void> {
  if (placeholderPath === null) return
  const there = await disk.stat(placeholderPath)
  if (there?.isFile && there.sizeBytes === 0) await disk.unlink(placeholderPath)
}
