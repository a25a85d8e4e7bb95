/** Whether the archives that were named, or none, are those that a database has moved its bytes to. */
import { AppError } from '../../../shared/errors.ts'
import type { ServiceDatabase } from '../store/database.ts'
import { fetchKept, proveArchives, type ArchiveStore } from './archiveStore.ts'
import { lastMoved } from './moveBlobs.ts'

/** Asks for what was moved last, and writes a few bytes. @throws AppError and ArchiveTrouble, with a sentence */
export async function requireArchives(db: ServiceDatabase, archives: ArchiveStore | null): Promise<void> {
  const key = lastMoved(db)
  if (archives === null) {
    if (key === null) return
    throw new AppError('input.invalid', 'Files of this catalogue are in archives beside it. Name them: --archives.')
  }
  // What must be there first: nothing is written into a place that is another one.
  if (key !== null) await fetchKept(archives, key)
  await proveArchives(archives)
}
