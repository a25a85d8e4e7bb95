/** A video by its title and episode, as the library names it: 'Copper and Rain' and 'S01E03', or 'Salt Road (2014)'. Pure. */
import type { Release } from '../../shared/release/release.ts'
import type { TitleFacts } from '../batch/titleNames.ts'
import { absoluteBeside } from '../matching/choose/numbers.ts'
import { editionWord } from './library/entries/releaseWords.ts'

type NumberedVideo = Pick<Release, 'type' | 'season' | 'episodes' | 'absoluteEpisode' | 'date'>

export interface VideoTitle {
  /** '' where no name tells it. */
  readonly title: string
  /** '' for a movie, and where its name tells no episode. */
  readonly code: string
}

export function videoTitleOf(video: TitleFacts & NumberedVideo): VideoTitle {
  const { title, type, year } = video
  const name = title ?? ''
  if (type === 'movie') return { title: name === '' || year === null ? name : `${name} (${year})`, code: '' }
  return { title: name, code: episodeCodeOf(video) }
}

/** 'S01E03', 'S01E03E04', 'S02E04 (30)' where 30 is its number through all seasons, 'E112', '2026-11-01'; '' without a number. */
export function episodeCodeOf(video: NumberedVideo): string {
  const { type, season, date } = video
  if (type === 'movie') return ''
  const episodes = episodesOf(video)
  if (episodes.length === 0) return date ?? ''
  const numbers = episodes.map((episode) => `E${twoDigits(episode)}`).join('')
  const absolute = absoluteBeside({ ...video, episodes })
  return `${season === null ? '' : `S${twoDigits(season)}`}${numbers}${absolute === null ? '' : ` (${absolute})`}`
}

/** 'CD1' of a movie in several files, 'Final Cut' of one in several cuts; '' for all others. */
export function partCodeOf({ type, part, editions }: Pick<Release, 'type' | 'part' | 'editions'>): string {
  if (type !== 'movie') return ''
  return [...editions.map(editionWord), ...(part === null ? [] : [`CD${part}`])].join(' ')
}

/** Where a name counts through all seasons alone, that is its number. */
export function episodesOf({
  episodes,
  absoluteEpisode,
}: Pick<Release, 'episodes' | 'absoluteEpisode'>): readonly number[] {
  return episodes.length > 0 || absoluteEpisode === null ? episodes : [absoluteEpisode]
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
