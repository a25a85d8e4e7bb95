/**
 * Which sound of a film is played, listened to and written down: the wished one, else in the language that it was made in where
 * the file says so, else its usual one, else the first that is of the film itself. Pure.
 */
import { satisfies, type LanguageTag } from '../language.ts'
import { isSpokenOver } from './spokenOver.ts'

export interface SoundFacts {
  readonly language: LanguageTag | null
  readonly isDefault: boolean
  /** Absent where the file does not say so, both. */
  readonly isOriginal?: true
  readonly isCommentary?: true
  readonly name: string | null
}

/** 'original': in the language that it was made in; 'first', or a language whose track is listened to where there is one. */
export type SoundWish = string

/** Counts the sound tracks of the file. */
export function chosenSound(sounds: readonly SoundFacts[], wish: SoundWish = 'original'): number {
  const find = (test: (sound: SoundFacts) => boolean) => sounds.findIndex(test)
  const wished = (sound: SoundFacts) => wish !== 'original' && speaks(sound, wish) && isOfFilm(sound)
  const places = [
    wish === 'first' ? 0 : find(wished),
    find((sound) => sound.isOriginal === true && isOfFilm(sound)),
    find((sound) => sound.isDefault && isOfFilm(sound)),
    find(isOfFilm),
  ]
  return places.find((place) => place >= 0) ?? 0
}

/** What is to be written down in a language is heard where it is spoken in that, and as everything else where it is nowhere. */
export function soundToWrite(
  sounds: readonly SoundFacts[],
  { language, wish = 'original' }: { readonly language: LanguageTag | null; readonly wish?: SoundWish },
): number {
  const isSpoken = language !== null && sounds.some((sound) => speaks(sound, language) && isOfFilm(sound))
  return chosenSound(sounds, isSpoken ? language : wish)
}

function isOfFilm(sound: SoundFacts): boolean {
  return !isSpokenOver(sound)
}

function speaks({ language }: SoundFacts, wish: string): boolean {
  return language !== null && satisfies(language, wish)
}
