/** Which tracks are spoken over a film, by their flags and names. Pure. */
const commentary = /comm?ent|komm?ent[aá]|kommentt|комм?ент|解説|解说|评论|評論|コメンタリ|코멘터리/i
const description = /audio.?des[ck]ri|descripti/i

interface Named {
  /** As the file says; absent where it does not. */
  readonly isCommentary?: true
  readonly name: string | null
}

/** What somebody says about the film is not what is said in it, in whatever language. */
export function isCommentary({ isCommentary: isSaid, name }: Named): boolean {
  return isSaid === true || commentary.test(name ?? '')
}

/** A commentary, or told for those who cannot see the film. */
export function isSpokenOver(track: Named): boolean {
  return isCommentary(track) || description.test(track.name ?? '')
}
