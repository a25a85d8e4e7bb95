/** The subtitles of ours that stand beside videos of the library just now. */
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import type { LibraryEntry } from '../library/libraryEntry.ts'

export interface OursBesideParts {
  readonly library: { video(videoId: string): LibraryVideo }
  readonly history: Pick<History, 'ownerOf'>
}

export function oursBeside(
  { library, history }: OursBesideParts,
  entries: readonly LibraryEntry[],
): readonly Written[] {
  return entries
    .filter(({ profile }) => profile.ours.size > 0)
    .flatMap(({ id }) => library.video(id).file.sidecars)
    .flatMap(({ path }) => history.ownerOf(path) ?? [])
}
