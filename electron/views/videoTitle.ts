/** A video by its title and episode, as the library names it: 'Copper and Rain' and 'S01E03', or 'Salt Road (2014)'. Pure. */
import type { Release } from '../../shared/release/release.ts'
import type { TitleFacts } from '../batch/stepOutcome.ts'

type NamedVideo = TitleFacts & Pick<Release, 'episodes'>

export interface VideoTitle {
  /** '' where no name tells it. */
  readonly title: string
  /** '' for a movie. */
  readonly code: string
}

export function videoTitleOf({ title, type, season, episodes, year }: NamedVideo): VideoTitle {
  const two = (number: number) => String(number).padStart(2, '0')
  const episode = episodes.map((number) => `E${two(number)}`).join('')
  const name = title ?? ''
  if (type === 'movie') return { title: name === '' || year === null ? name : `${name} (${year})`, code: '' }
  return { title: name, code: episode === '' ? '' : `${season === null ? '' : `S${two(season)}`}${episode}` }
}
