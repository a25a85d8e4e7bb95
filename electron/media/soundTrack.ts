/** Which sound of a film is played and listened to: in the language it was made in where the file says so, else its usual one, else the first. Pure. */
import type { LibraryVideo } from '../library/mediaFile.ts'

/** Spoken over the film by those who made it, in whatever language. */
const commentary = /comment|kommentar|коммент/i

/** Counts the sound tracks of the file. */
export function soundTrackOf({ media }: LibraryVideo): number {
  const sounds = (media?.tracks ?? []).filter(({ kind }) => kind === 'audio')
  const ofFilm = sounds.findIndex(({ isOriginal, name }) => isOriginal === true && !commentary.test(name ?? ''))
  return ofFilm >= 0
    ? ofFilm
    : Math.max(
        0,
        sounds.findIndex(({ isDefault }) => isDefault),
      )
}
