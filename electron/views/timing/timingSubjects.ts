/** Which subtitles a check of timing, or a move, is of. */
import { dirname, sep } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'

export interface TimingChoice {
  readonly videoId: string
  /** Whoever made it; null: all of ours in the video's folder. */
  readonly sidecarId: string | null
  /** The track that tells alone, of one subtitle. */
  readonly sound?: number | null
  /** Whether it listens closely where loudness cannot tell; as the settings say unless told. */
  readonly isClose?: boolean | undefined
}

/** `id` is null for a file of the user's. */
export type Subject = Pick<Written, 'videoPath' | 'path' | 'language'> & { readonly id: number | null }

export interface SubjectParts {
  readonly library: Pick<LibrarySession, 'has' | 'video'>
  readonly history: Pick<History, 'ownerOf' | 'list'>
}

/** @throws AppError 'file.missing' for a video or a subtitle that is not in the library */
export function subjectsOf(
  { library, history }: SubjectParts,
  { videoId, sidecarId }: TimingChoice,
): readonly Subject[] {
  const { path, sidecars } = library.video(videoId).file
  if (sidecarId === null) {
    const rows = history.list({ kind: 'folder', path: `${dirname(path)}${sep}` })
    return rows.filter((row) => library.has(videoIdOf(row.videoPath)) && history.ownerOf(row.path)?.id === row.id)
  }
  const sidecar = sidecars.find((each) => videoIdOf(each.path) === sidecarId)
  if (!sidecar) throw new AppError('file.missing', 'This subtitle is no longer there. Scan again to look for it.')
  return [
    history.ownerOf(sidecar.path) ?? {
      id: null,
      path: sidecar.path,
      videoPath: path,
      language: sidecar.language ?? '',
    },
  ]
}

export function notOurs(): AppError {
  return new AppError('file.foreign', 'Undertitle did not write this file, so its times are left as they are.')
}
