/** A video by its title and episode, as the library names it: 'Copper and Rain' and 'S01E03', or 'Salt Road (2014)'. Pure. */
import type { Release } from '../../shared/release/release.ts'
import type { TitleFacts } from '../batch/stepOutcome.ts'

type NumberedVideo = Pick<Release, 'type' | 'season' | 'episodes' | 'date'>

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

/** 'S01E03', 'S01E03E04', 'E112', '2026-11-01', or '' where nothing numbers it. */
export function episodeCodeOf({ type, season, episodes, date }: NumberedVideo): string {
  if (type === 'movie') return ''
  if (episodes.length === 0) return date ?? ''
  const numbers = episodes.map((episode) => `E${twoDigits(episode)}`).join('')
  return season === null ? numbers : `S${twoDigits(season)}${numbers}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
