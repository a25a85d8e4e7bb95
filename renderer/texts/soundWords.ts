/** The sound tracks of a video, as they are chosen among. Pure. */
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
