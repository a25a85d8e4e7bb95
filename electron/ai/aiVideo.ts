/** The video that a result is for, as the library knows it. */
import { dirname } from 'node:path'
import type { LibraryIndex } from '../library/libraryIndex.ts'
import { noIds, type LibraryVideo } from '../library/mediaFile.ts'

/** One that no scan has seen was named by hand, or its folder was taken out of the library. */
export function aiVideo(libraryIndex: Pick<LibraryIndex, 'find'>, path: string): LibraryVideo {
  const file = { path, root: dirname(path), sizeBytes: 0, modifiedMs: 0, sidecars: [] }
  return libraryIndex.find(path) ?? { file, media: null, ids: noIds }
}
