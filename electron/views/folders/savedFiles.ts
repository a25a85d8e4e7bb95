/** Texts that were saved into a folder, as a screen tells of them: names, never paths. Pure. */
import type { SavedFiles } from '../../../shared/contract/search.ts'
import type { SavedTexts } from '../../download/saveTexts.ts'
import { folderNameOf, nameOfPath } from './folderPaths.ts'

export function savedFilesOf({ paths, failed }: SavedTexts, folder: string): SavedFiles {
  return { names: paths.map(nameOfPath), folder: folderNameOf(paths[0] ?? folder), failed: failed.map(nameOfPath) }
}
