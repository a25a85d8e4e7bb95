/** Whole records of videos of the library, in slices: the view keeps less. One that a scan takes away meanwhile is passed over. */
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { LibrarySession } from '../library/librarySession.ts'

export async function readVideos(
  library: Pick<LibrarySession, 'has' | 'video'>,
  entries: readonly Pick<LibraryEntry, 'id'>[],
  signal?: AbortSignal,
): Promise<readonly LibraryVideo[]> {
  const videos: LibraryVideo[] = []
  for (const { id } of entries) {
    signal?.throwIfAborted()
    if (library.has(id)) videos.push(library.video(id))
    await yieldToEventLoop()
  }
  return videos
}
