/** How a video and a release are named in lists: title, number, and the release in a few words. Pure. */
import type { VideoWords } from '../../../shared/contract/plan.ts'
import type { Release, Source } from '../../../shared/release/release.ts'
import { absoluteBeside } from '../../matching/choose/numbers.ts'
import { nameOfPath } from '../folders/folderPaths.ts'

const sourceWords: Readonly<Record<Source, string>> = {
  bluray: 'BluRay',
  web: 'WEB',
  tv: 'TV',
  dvd: 'DVD',
  cam: 'CAM',
  telesync: 'TS',
  telecine: 'TC',
  workprint: 'WP',
  vhs: 'VHS',
}

type ReleaseWords = Pick<Release, 'resolution' | 'source' | 'isRemux' | 'releaseGroup'>

/** 'WEB · KESTREL' of a subtitle, '1080p WEB · KESTREL' of a video; '' where the name tells none of it. */
export function releaseWords({ resolution, source, isRemux, releaseGroup }: ReleaseWords, hasLines = true): string {
  const lines = hasLines && resolution !== null ? `${resolution}p` : ''
  const made = source === null ? '' : `${sourceWords[source]}${isRemux ? ' Remux' : ''}`
  const words = [lines, made].filter((word) => word !== '').join(' ')
  return [words, releaseGroup ?? ''].filter((word) => word !== '').join(' · ')
}

/** 'S02E04', 'S02E04 (30)' where 30 is its number through all seasons. */
export function episodeCode(release: Release): string {
  const { season, episodes, absoluteEpisode, date } = release
  const absolute = absoluteBeside(release)
  const numbers = episodes.map((episode) => `E${twoDigits(episode)}`).join('')
  if (numbers !== '')
    return `${season === null ? '' : `S${twoDigits(season)}`}${numbers}${absolute === null ? '' : ` (${absolute})`}`
  if (absoluteEpisode !== null) return String(absoluteEpisode)
  return date ?? ''
}

/** @param title The one that the service knows it by; null where nobody asked. */
export function videoWordsOf(path: string, release: Release, title: string | null): VideoWords {
  const file = nameOfPath(path)
  const isEpisode = release.type === 'tv'
  const words = releaseWords(release)
  return {
    title: title ?? release.title ?? file,
    year: isEpisode ? null : release.year,
    code: isEpisode ? episodeCode(release) : '',
    name: isEpisode ? (release.episodeTitle ?? '') : '',
    release: words === '' ? file : words,
  }
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
