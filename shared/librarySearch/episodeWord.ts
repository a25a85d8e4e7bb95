/** Words of a search that name an episode or a season: `s03e07`, `3x07`, `s03`. Pure. */

export interface EpisodeWord {
  readonly season: number
  /** null: the whole season. */
  readonly episode: number | null
}

export function episodeWordOf(text: string): EpisodeWord | null {
  const match = /^s(\d{1,4})(?:[ ._-]?e(\d{1,4}))?$/iu.exec(text) ?? /^(\d{1,4})x(\d{1,4})$/iu.exec(text)
  if (!match) return null
  const [, season, episode] = match
  return { season: Number(season), episode: episode === undefined ? null : Number(episode) }
}
