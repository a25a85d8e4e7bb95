/** The sound of a video: the tracks that are chosen among, and who hears them. Pure. */
import type { VideoDetails } from '../../shared/contract/library.ts'
import type { Texts } from './Texts.ts'

/** Its header is known, and names no sound. */
export function isSilent(tracks: VideoDetails['tracks']): boolean {
  return tracks.length > 0 && tracks.every(({ kind }) => kind !== 'audio')
}

/** 'Track 2 English · original', in the order of the file. */
export function soundNames({ desk, wording }: Texts, tracks: VideoDetails['tracks']): readonly string[] {
  return tracks
    .filter(({ kind }) => kind === 'audio')
    .map(({ language, isOriginal }, index) => {
      const spoken = language === null ? '' : wording.languageName(language)
      const track = desk.soundTrack({ number: String(index + 1), language: spoken }).trim()
      return isOriginal ? desk.soundOriginal({ track }) : track
    })
}

/** Who hears a film that is transcribed: nobody else, unless that is said. @param sentTo null: heard on this machine */
export function hearingWords(
  { ai }: Pick<Texts, 'ai'>,
  { isUnheard, sentTo }: { readonly isUnheard: boolean; readonly sentTo: string | null },
): string {
  if (isUnheard) return ai.unheard
  return sentTo === null ? ai.transcribeHint : ai.transcribeSent({ address: sentTo })
}
