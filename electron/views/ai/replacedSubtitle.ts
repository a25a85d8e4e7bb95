/** The subtitle of ours that an ordered translation takes the place of: looked at before anything is paid for. */
import { AppError } from '../../../shared/errors.ts'
import { satisfies, type LanguageTag } from '../../../shared/language.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import { videoIdOf } from '../ids.ts'

export interface ToReplace {
  readonly videos: readonly LibraryVideo[]
  readonly to: LanguageTag
  readonly sidecarId: string
}

/** @throws AppError 'file.missing', 'input.invalid' where it is none of this language, 'file.foreign' where it is the user's */
export function replacedSubtitle(
  history: Pick<History, 'ownerOf'>,
  { videos: [video, ...others], to, sidecarId }: ToReplace,
): Written {
  const sidecar = video?.file.sidecars.find(({ path }) => videoIdOf(path) === sidecarId)
  if (!sidecar) throw new AppError('file.missing', 'The file is no longer there, or its drive is away. Scan again.')
  const isMeant = others.length === 0 && !sidecar.isForced && sidecar.language !== null
  if (!isMeant || !satisfies(sidecar.language, to))
    throw new AppError('input.invalid', 'A translation takes the place of one subtitle of its own language only.')
  const owner = history.ownerOf(sidecar.path)
  if (!owner) throw new AppError('file.foreign', 'This file is yours. Adopt it first: it is kept as version 1.')
  return owner
}
