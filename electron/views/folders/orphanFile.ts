/** A subtitle that no video stands beside, as the library keeps it. */
import type { SkippedFile } from './folderStore.ts'

export function orphanFile(path: string): SkippedFile {
  return { kind: 'orphan', path, reason: 'orphan', message: 'A subtitle that belongs to no video of the library.' }
}
