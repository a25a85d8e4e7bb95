/**
 * Where an episode that counts through all seasons stands in its show, by how long the seasons before it are. Pure.
 * A length is only as good as what tells it: a season pack holds the last episode, single subtitles may lack it.
 */

/** The episodes of one season that the catalogue has subtitles for. */
export interface SeasonSpan {
  readonly season: number
  readonly first: number
  readonly last: number
  /** Every number from the first to the last is there, and a whole season pack ends with the last. */
  readonly isTold: boolean
}

export interface PlaceInShow {
  readonly season: number
  readonly episode: number
  /** Every season before has its length told; else the place is a guess. */
  readonly isTold: boolean
}

/** null where the number needs no season, or the seasons do not reach as far. @param spans in any order. */
export function placeInShow(spans: readonly SeasonSpan[], absolute: number): PlaceInShow | null {
  const seasons = spans.filter(({ season }) => season > 0).sort((a, b) => a.season - b.season)
  const [first] = seasons
  // Without the first season nobody can count; within it the number is the episode's own.
  if (first?.season !== 1 || absolute <= first.last) return null
  return countedOn(seasons, absolute) ?? placeByLengths(seasons, absolute)
}

/** Seasons that go on counting where the one before ended hold the number itself. */
function countedOn(seasons: readonly SeasonSpan[], absolute: number): PlaceInShow | null {
  const holding = seasons.filter(({ first, last }) => first > 1 && first <= absolute && absolute <= last)
  const [only] = holding
  if (!only || holding.length > 1) return null
  const before = seasons.filter(({ season }) => season < only.season)
  return before.every(({ last }) => last < only.first)
    ? { season: only.season, episode: absolute, isTold: before.at(-1)?.last === only.first - 1 }
    : null
}

function placeByLengths(seasons: readonly SeasonSpan[], absolute: number): PlaceInShow | null {
  let passed = 0
  for (const [index, { season, first, last }] of seasons.entries()) {
    if (season !== index + 1 || first !== 1) return null
    const episode = absolute - passed
    if (episode <= last) return { season, episode, isTold: seasons.slice(0, index).every((before) => before.isTold) }
    passed += last
  }
  return null
}
