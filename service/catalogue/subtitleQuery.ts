/** What a search by title asks of the titles that it found, and of the first one's subtitles. Pure. */
import { parseRelease } from '../../shared/release/parseRelease.ts'
import type { SubtitleFilter, SubtitleQuery, Title } from './records.ts'

/** Of a series for sure: 0 of both is also what clients send for a film, as its rows have them (API §4). */
export function isForSeries({ season = 0, episode = 0 }: Pick<SubtitleFilter, 'season' | 'episode'>): boolean {
  return season > 0 || episode > 0
}

/** Who asks for a season or an episode means the series among titles of one name. */
export function preferredFirst<Found extends Pick<Title, 'type'>>(
  titles: readonly Found[],
  filter: SubtitleFilter,
): readonly Found[] {
  if (!isForSeries(filter)) return titles
  return titles.toSorted((a, b) => Number(b.type === 'tv') - Number(a.type === 'tv'))
}

/** Of a series season and episode as asked, or, where only a file name was given, as the name says; a film has neither. */
export function filterFor(title: Pick<Title, 'type'>, { titles, filter }: Omit<SubtitleQuery, 'page'>): SubtitleFilter {
  if (title.type === 'movie') return withoutEpisode(filter)
  const isAsked = filter.season !== undefined || filter.episode !== undefined
  if (isAsked || titles.fileName === undefined) return filter
  const { season, episodes, absoluteEpisode } = parseRelease(titles.fileName)
  const episode = episodes[0] ?? absoluteEpisode
  return { ...filter, ...(season !== null && { season }), ...(episode !== null && { episode }) }
}

function withoutEpisode({ languages, fullSeasonOnly }: SubtitleFilter): SubtitleFilter {
  return { languages, ...(fullSeasonOnly !== undefined && { fullSeasonOnly }) }
}
