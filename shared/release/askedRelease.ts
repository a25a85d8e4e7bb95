/** What of a release a service is asked by: a few fields, so that they can be kept for every video of a library. */
import type { Reason, Release } from './release.ts'

export interface AskedRelease extends Pick<
  Release,
  | 'type'
  | 'title'
  | 'year'
  | 'season'
  | 'lastSeason'
  | 'episodes'
  | 'absoluteEpisode'
  | 'date'
  | 'part'
  | 'source'
  | 'resolution'
  | 'videoCodec'
  | 'releaseGroup'
  | 'editions'
  | 'filmdbId'
  | 'moviedbId'
> {
  readonly reasons: readonly Pick<Reason, 'field' | 'from'>[]
}

/** Equal texts become one. */
export type Intern = (text: string) => string

/** Its reasons are those that decide about the name to ask by. */
export function askedRelease(release: Release, intern: Intern): AskedRelease {
  const { type, year, season, lastSeason, episodes, absoluteEpisode, date, part } = release
  const { source, resolution, editions, filmdbId, moviedbId } = release
  const kept = (text: string | null) => (text === null ? null : intern(text))
  return {
    ...{ type, year, season, lastSeason, absoluteEpisode, date, part, source, resolution, filmdbId, moviedbId },
    title: kept(release.title),
    videoCodec: kept(release.videoCodec),
    releaseGroup: kept(release.releaseGroup),
    episodes: episodes.length === 0 ? nothing : episodes,
    editions: editions.length === 0 ? nothing : editions,
    reasons: isNamedByFolder(release) ? byFolder : nothing,
  }
}

const nothing: readonly never[] = []
const byFolder: AskedRelease['reasons'] = [{ field: 'title', from: 'folder' }]

const lookUpFields: ReadonlySet<string> = new Set(['title', 'season', 'episodes', 'year', 'date'])

/** The file's own name says too little to be asked by. */
export function isNamedByFolder({ reasons }: Pick<AskedRelease, 'reasons'>): boolean {
  return reasons.some(({ field, from }) => from === 'folder' && lookUpFields.has(field))
}

/** The number that may count through all seasons: said to, or alone ('Title E15', 'Title - Episode 15'); null where a season or a day stands beside it. */
export function countOf({ season, episodes, absoluteEpisode, date }: Counted): number | null {
  if (season !== null || date !== null) return null
  return absoluteEpisode ?? (episodes.length === 1 ? (episodes[0] ?? null) : null)
}

type Counted = Pick<Release, 'season' | 'episodes' | 'absoluteEpisode' | 'date'>
