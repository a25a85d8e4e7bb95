/** Which sound of a video of the library is played, listened to and written down. Pure. */
import type { LanguageTag } from '../../shared/language.ts'
import { chosenSound, soundToWrite, type SoundWish } from '../../shared/sound/soundChoice.ts'
import type { LibraryVideo, MediaTrack } from '../library/mediaFile.ts'

/** One that was not read yet may have some. */
export function isSilent({ media }: Pick<LibraryVideo, 'media'>): boolean {
  return media !== null && soundsOf({ media }).length === 0
}

/** Counts the sound tracks of the file. */
export function soundTrackOf({ media }: Pick<LibraryVideo, 'media'>, wish?: SoundWish): number {
  return chosenSound(soundsOf({ media }), wish)
}

export function soundToWriteDown(
  { media }: Pick<LibraryVideo, 'media'>,
  order: { readonly language: LanguageTag; readonly wish: SoundWish },
): number {
  return soundToWrite(soundsOf({ media }), order)
}

function soundsOf({ media }: Pick<LibraryVideo, 'media'>): readonly MediaTrack[] {
  return (media?.tracks ?? []).filter(({ kind }) => kind === 'audio')
}
