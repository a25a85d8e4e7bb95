/** Takes a file of the user's into the history as it stands, because they said so: it is version 1 from then on. */
import type { LibraryVideo, Sidecar } from '../library/mediaFile.ts'
import { adoptUsersFile } from '../sidecar/history/adoptUsersFile.ts'
import type { History, Written } from '../sidecar/history/history.ts'
import type { TextReader } from '../verify/textReader.ts'

export interface AdoptBesideParts {
  readonly reader: TextReader
  readonly history: Pick<History, 'adopt'>
}

export interface Adoption {
  /** The run that writes what comes in its place: taking that back gives the file back. */
  readonly batchId: string
  readonly video: LibraryVideo
  readonly sidecar: Pick<Sidecar, 'path' | 'language'>
  readonly bytes: Uint8Array
  readonly signal: AbortSignal
}

/** @throws AppError 'subtitle.unreadable' */
export async function adoptBeside({ reader, history }: AdoptBesideParts, adoption: Adoption): Promise<Written> {
  const { batchId, video, sidecar, bytes, signal } = adoption
  const { path, language } = sidecar
  const hints = { languageHint: language, fileName: path, fps: video.media?.fps ?? null }
  const { fingerprint, encoding } = await reader.prepare(bytes, hints, signal)
  const ofUser = { batchId, videoPath: video.file.path, path, bytes, language, fingerprint, encoding }
  return adoptUsersFile(history, ofUser)
}
