/** Chooses the name under which the service is asked for a file: its own, or one composed where that says too little, or too much. */
import { isNamedByFolder, type AskedRelease } from './askedRelease.ts'
import type { Release } from './release.ts'

/** `fileName` without folders; `release` as parsed from the whole path. */
export function searchNameOf(release: AskedRelease, fileName: string): string {
  return release.title === null || !isNamedByFolder(release) ? fileName : composedName(release, extensionOf(fileName))
}

/** The title and which part of it, and nothing else that a name tells of its file; null where no title is known. */
export function titleNameOf(release: AskedRelease): string | null {
  if (release.title === null) return null
  return `${dotted([release.title, release.year, numberingOf(release), release.date?.replaceAll('-', '.')])}.mkv`
}

function extensionOf(fileName: string): string {
  return /\.[a-z0-9]{2,4}$/i.exec(fileName)?.[0] ?? ''
}

function composedName(release: AskedRelease, extension: string): string {
  const name = dotted([
    release.title,
    release.year,
    numberingOf(release),
    release.date?.replaceAll('-', '.'),
    release.editions.join('.'),
    release.resolution === null ? null : `${release.resolution}p`,
    release.source === null ? null : sourceWords[release.source],
    release.videoCodec === null ? null : (codecWords[release.videoCodec] ?? release.videoCodec),
  ])
  return `${name}${release.releaseGroup === null ? '' : `-${release.releaseGroup}`}${extension}`
}

function dotted(parts: readonly (string | number | null | undefined)[]): string {
  return parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join('.')
    .replace(/[\s/\\:*?"<>|]+/g, '.')
    .replace(/\.{2,}/g, '.')
}

const sourceWords: Readonly<Record<NonNullable<Release['source']>, string>> = {
  bluray: 'BluRay',
  web: 'WEB',
  tv: 'HDTV',
  dvd: 'DVDRip',
  cam: 'CAM',
  telesync: 'TS',
  telecine: 'TC',
  workprint: 'WORKPRINT',
  vhs: 'VHSRip',
}
const codecWords: Readonly<Record<string, string>> = { h264: 'x264', h265: 'x265', xvid: 'XviD', divx: 'DivX' }

function numberingOf({ season, lastSeason, episodes }: AskedRelease): string | null {
  const two = (number: number) => String(number).padStart(2, '0')
  const [first, last] = [episodes[0], episodes.at(-1)]
  if (season === null) return first === undefined ? null : `E${two(first)}`
  if (lastSeason !== null) return `S${two(season)}-S${two(lastSeason)}`
  if (first === undefined || last === undefined) return `S${two(season)}`
  return last === first ? `S${two(season)}E${two(first)}` : `S${two(season)}E${two(first)}-E${two(last)}`
}
