/** A watched video as the library knows it, its sidecars in the languages that we wrote them in: a name may say less. */
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { withOwnLanguages } from '../../sidecar/history/ownLanguages.ts'
import type { WatchHome } from '../watchHome.ts'

/** null when it is not there. */
export function knownVideo(
  { libraryIndex, history }: Pick<WatchHome, 'libraryIndex' | 'history'>,
  path: string,
): LibraryVideo | null {
  const video = libraryIndex.find(path)
  return video && { ...video, file: withOwnLanguages(history, video.file) }
}
