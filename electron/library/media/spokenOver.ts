/** Which tracks are spoken over a film, by their flags and names. Pure. */
import type { MediaTrack } from '../mediaFile.ts'

const commentary = /comm?ent|komm?ent[aá]|kommentt|комм?ент|解説|解说|评论|評論|コメンタリ|코멘터리/i
const description = /audio.?des[ck]ri|descripti/i

type Named = Pick<MediaTrack, 'isCommentary' | 'name'>

/** What somebody says about the film is not what is said in it, in whatever language. */
export function isCommentary({ isCommentary: isSaid, name }: Named): boolean {
  return isSaid === true || commentary.test(name ?? '')
}

/** A commentary, or told for those who cannot see the film. */
export function isSpokenOver(track: Named): boolean {
  return isCommentary(track) || description.test(track.name ?? '')
}
