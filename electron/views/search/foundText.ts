/** A subtitle that a search by hand found, and what its rows say. Pure. */
import type { SubtitleRow, TitleRow } from '../../../shared/contract/search.ts'
import { readSubtitle } from '../../matching/choose/listedTexts.ts'
import type { ListedSubtitle, TitleMatch } from '../../serviceClient/listing.ts'

export interface FoundText {
  readonly subtitle: ListedSubtitle
  readonly title: TitleMatch
  /** The part that was asked for: of a pack it is what is wanted first. */
  readonly season: number | null
  readonly episode: number | null
}

export interface Numbers {
  readonly season: number | null
  /** Empty where it is a whole season, or nothing says so. */
  readonly episodes: readonly number[]
}

/** By the service's fields, else by the release name. */
export function numbersOf(subtitle: ListedSubtitle): Numbers {
  const { releases, fields } = readSubtitle(subtitle)
  const named = releases[0]?.release
  const season = fields.season ?? named?.season ?? null
  if (subtitle.isFullSeason) return { season, episodes: [] }
  return { season, episodes: fields.episodes.length > 0 ? fields.episodes : (named?.episodes ?? []) }
}

/** The names under which the library may have its title. */
export function namesOf({ subtitle, title }: FoundText): readonly string[] {
  const { releases } = readSubtitle(subtitle)
  const named = releases.flatMap(({ release }) => [release.title, release.otherTitle].filter((name) => name !== null))
  return [title.name, ...named]
}

export function titleFacts({ name, type, year, filmdbId }: TitleMatch): Omit<TitleRow, 'id'> {
  return { name, type, year, filmdbId }
}

export function subtitleFacts(subtitle: ListedSubtitle): Omit<SubtitleRow, 'id' | 'isCached'> {
  const { releaseNames, fileName, language, season, episodeFrom, episodeEnd, isFullSeason, fps } = subtitle
  return {
    release: releaseNames[0] ?? fileName,
    releases: [...releaseNames],
    language,
    season,
    episodeFrom,
    episodeEnd,
    isFullSeason,
    isHearingImpaired: subtitle.isHearingImpaired === true,
    isMachineMade: subtitle.isMachineMade,
    fps,
    author: subtitle.author,
    comment: subtitle.comment,
    files: subtitle.files?.length ?? null,
  }
}
