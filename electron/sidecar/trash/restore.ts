/** Brings a file back from the trash: whole or not at all, never over anything, by the recipe of publishing. */
import { dirname, join } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import type { Written } from '../history/history.ts'
import { putInPlace } from '../publish/putInPlace.ts'
import { carryOut, type SettleParts } from '../publish/settle.ts'
import type { Ids } from '../../../node/ids.ts'

export interface RestoreParts extends SettleParts {
  /** A short random text, different each time. */
  readonly ids: Ids
}

/**
 * The row counts as written again, and its place in the trash is empty.
 * @throws AppError 'file.missing' where it is not in the trash, 'file.foreign' where the name is taken, 'disk.full',
 * 'file.notWritable': it is in the trash still then.
 */
export async function restore(parts: RestoreParts, { id, path, trashPath, details }: Written): Promise<Written> {
  if (trashPath === null) throw new AppError('file.missing', 'This file is no longer in the trash.')
  const bytes = await parts.trash.read(trashPath)
  const modifiedMs = details.isAdopted ? await parts.trash.modifiedMs(trashPath) : null
  const tempPath = join(dirname(path), `.undertitle-${parts.ids.newId()}.part`)
  parts.history.advance(id, { state: 'intended', tempPath })
  return carryOut(parts, { id, path }, async () => {
    await parts.disk.writeNew(tempPath, bytes)
    // The user's own file is the one that it was, for backups and media servers too. A disk that sets no dates gives it today's.
    if (modifiedMs !== null) await parts.disk.setModified(tempPath, modifiedMs).catch(() => undefined)
    await putInPlace(parts, { id, from: tempPath, to: path })
  })
}
