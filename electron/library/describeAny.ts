/** A video wherever it lies: as the library knows it, or as far as its header, its name and the .nfo files about it tell. */
import { lstat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import type { LibraryIndex } from './libraryIndex.ts'
import type { LibraryVideo } from './mediaFile.ts'
import { readIds } from './media/readIds.ts'
import { readMediaInfo } from './media/readMediaInfo.ts'
import { kindOfFile } from './scan/fileNames.ts'

export async function describeAny(index: Pick<LibraryIndex, 'find'>, path: string): Promise<LibraryVideo> {
  const known = index.find(path)
  if (known) return known
  const root = dirname(path)
  const found = await lstat(path).catch(() => null)
  const file = { path, root, sizeBytes: found?.size ?? 0, modifiedMs: found?.mtimeMs ?? 0, sidecars: [] }
  const media = kindOfFile(basename(path)) === 'video' ? await readMediaInfo(path).catch(() => null) : null
  return { file, media, ids: (await readIds({ path, root })).ids }
}
