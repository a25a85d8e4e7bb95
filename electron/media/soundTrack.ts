/**
 * Which sound of a film is played, listened to and written down: the wished one, else in the language that it was made in where
 * the file says so, else its usual one, else the first that is of the film itself. Pure.
 */
import { satisfies, type LanguageTag } from '../../shared/language.ts'
import { isSpokenOver } from '../library/media/spokenOver.ts'
import type { LibraryVideo, MediaTrack } from '../library/mediaFile.ts'

/** 'original': in the language that it was made in; 'first', or a language whose track is listened to where there is one. */
export type SoundWish = string

/** Counts the sound tracks of the file. */
export function soundTrackOf({ media }: Pick<LibraryVideo, 'media'>, wish: SoundWish = 'original'): number {
  const sounds = soundsOf({ media })
  const find = (test: (sound: MediaTrack) => boolean) => sounds.findIndex(test)
  const wished = (sound: MediaTrack) => wish !== 'original' && speaks(sound, wish) && isOfFilm(sound)
  const places = [
    wish === 'first' ? 0 : find(wished),
    find((sound) => sound.isOriginal === true && isOfFilm(sound)),
    find((sound) => sound.isDefault && isOfFilm(sound)),
    find(isOfFilm),
  ]
  return places.find((place) => place >= 0) ?? 0
}

/** What is to be written down in a language is heard where it is spoken in that, and as everything else where it is nowhere. */
export function soundToWriteDown(
  { media }: Pick<LibraryVideo, 'media'>,
  { language, wish }: { readonly language: LanguageTag; readonly wish: SoundWish },
): number {
  const isSpoken = soundsOf({ media }).some((sound) => speaks(sound, language) && isOfFilm(sound))
  return soundTrackOf({ media }, isSpoken ? language : wish)
}

function soundsOf({ media }: Pick<LibraryVideo, 'media'>): readonly MediaTrack[] {
  return (media?.tracks ?? []).filter(({ kind }) => kind === 'audio')
}

function isOfFilm(sound: MediaTrack): boolean {
  return !isSpokenOver(sound)
}

function speaks({ language }: MediaTrack, wish: string): boolean {
  return language !== null && satisfies(language, wish)
}
