/** Which sound of a film is played: its usual one where it says so, else the first. Pure. */
import type { LibraryVideo } from '../../library/mediaFile.ts'

/** Counts the sound tracks of the file. */
export function soundTrackOf({ media }: LibraryVideo): number {
  const sounds = (media?.tracks ?? []).filter(({ kind }) => kind === 'audio')
  return Math.max(
    0,
    sounds.findIndex(({ isDefault }) => isDefault),
  )
}
