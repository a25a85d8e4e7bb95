/** Words of a search that name an episode or a season: `s03e07`, `3x07`, `s03`. Pure. */

export interface EpisodeWord {
  readonly season: number
  /** null: the whole season. */
  readonly episode: number | null
  /** '3x07' may be letters of a name as well ('640x480'), 's03e07' is not. */
  readonly isNothingElse: boolean
}

export function episodeWordOf(text: string): EpisodeWord | null {
  const named = /^s(\d{1,4})(?:[ ._-]?e(\d{1,4}))?$/iu.exec(text)
  const match = named ?? /^(\d{1,4})x(\d{1,4})$/iu.exec(text)
  if (!match) return null
  const [, season, episode] = match
  return {
    season: Number(season),
    episode: episode === undefined ? null : Number(episode),
    isNothingElse: named !== null,
  }
}
