/** The sound tracks of a video, as they are chosen among. Pure. */
import type { VideoDetails } from '../../shared/contract/library.ts'
import type { Texts } from './Texts.ts'

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
