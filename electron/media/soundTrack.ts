/**
 * Which sound of a film is played and listened to: the wished one, else in the language that it was made in where the file
 * says so, else its usual one, else the first that is of the film itself. Pure.
 */
import { satisfies } from '../../shared/language.ts'
import type { LibraryVideo, MediaTrack } from '../library/mediaFile.ts'

/** Spoken over the film by those who made it, or for those who cannot see it, in whatever language. */
const commentary = /comm?ent|komm?ent[aá]|комм?ент|解説|评论|評論|audio.?des[ck]ri|descripti/i

/** 'original': in the language that it was made in; 'first', or a language whose track is listened to where there is one. */
export type SoundWish = string

/** Counts the sound tracks of the file. */
export function soundTrackOf({ media }: LibraryVideo, wish: SoundWish = 'original'): number {
  const sounds = (media?.tracks ?? []).filter(({ kind }) => kind === 'audio')
  const find = (test: (sound: MediaTrack) => boolean) => sounds.findIndex(test)
  const isOfFilm = ({ isCommentary, name }: MediaTrack) => !isCommentary && !commentary.test(name ?? '')
  const wished = (sound: MediaTrack) => wish !== 'original' && speaks(sound, wish) && isOfFilm(sound)
  const places = [
    wish === 'first' ? 0 : find(wished),
    find((sound) => sound.isOriginal === true && isOfFilm(sound)),
    find((sound) => sound.isDefault && isOfFilm(sound)),
    find(isOfFilm),
  ]
  return places.find((place) => place >= 0) ?? 0
}

function speaks({ language }: MediaTrack, wish: string): boolean {
  return language !== null && satisfies(language, wish)
}
