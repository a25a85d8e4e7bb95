/**
 * The subtitles of ours that stand beside videos of the library just now: in slices, as it may be a whole library. A video
 * that a scan takes away meanwhile is passed over.
 */
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { LibrarySession } from '../library/librarySession.ts'

export interface OursBesideParts {
  readonly library: Pick<LibrarySession, 'has' | 'video'>
  readonly history: Pick<History, 'ownerOf'>
}

export async function oursBeside(
  { library, history }: OursBesideParts,
  entries: readonly LibraryEntry[],
): Promise<readonly Written[]> {
  const owners: Written[] = []
  for (const { id, profile } of entries) {
    if (profile.ours.size === 0 || !library.has(id)) continue
    for (const { path } of library.video(id).file.sidecars) {
      const owner = history.ownerOf(path)
      if (owner) owners.push(owner)
    }
    await yieldToEventLoop()
  }
  return owners
}
