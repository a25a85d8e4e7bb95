/** Subtitle files without a line that can be shown: they stand for no language, and their names are taken all the same. Pure. */
import type { MediaFile, Sidecar } from './mediaFile.ts'

/** Those that have something to show. */
export function textsBeside({ sidecars }: Pick<MediaFile, 'sidecars'>): readonly Sidecar[] {
  return sidecars.some(({ isEmpty }) => isEmpty) ? sidecars.filter(({ isEmpty }) => !isEmpty) : sidecars
}

export function emptyBeside({ sidecars }: Pick<MediaFile, 'sidecars'>): readonly string[] {
  return sidecars.filter(({ isEmpty }) => isEmpty).map(({ path }) => path)
}
