/**
 * A library of titles that look like numbers, years, tags and editions, each named in another of the ways of people and
 * releases, and what a catalogue holds beside them: remakes of other years, sequels, shows of like names. Seeded.
 */
import type { Pick } from '../../../bench/vocabulary.ts'
import { hardTitle } from '../hardTitles.ts'
import { createRandom } from './makeWorld.ts'

export interface HostileTitle {
  readonly type: 'movie' | 'tv'
  readonly name: string
  readonly year: number
}

export interface HostileVideo {
  readonly title: HostileTitle
  /** Relative to the library. */
  readonly path: string
  /** null for films. */
  readonly place: { readonly season: number; readonly episode: number } | null
}

export interface HostileLibrary {
  readonly videos: readonly HostileVideo[]
  /** Of nobody in the library. */
  readonly decoys: readonly HostileTitle[]
}

type Way = (title: HostileTitle, pick: Pick) => string

const two = (number: number) => String(number).padStart(2, '0')
const onDisk = (name: string) => name.replace(/[:/?*"<>|]/g, '').trim()
const dotted = (name: string) =>
  name
    .replace(/[:?!"'’()]/g, '')
    .replace(/[\s.]+/g, '.')
    .replace(/\.$/, '')
const withAnd = (name: string) => dotted(name.replaceAll('&', 'and'))
const sorted = (name: string) => name.replace(/^The (.+)$/, '$1, The')

/** Each with the year: where another film of that name exists, nothing else tells which one is meant. */
const filmWays: readonly Way[] = [
  ({ name, year }) => `Downloads/${dotted(name)}.${year}.1080p.BluRay.x264-LUMEN.mkv`,
  ({ name, year }) => `Downloads/${withAnd(name)}.${year}.2160p.WEB-DL.DDP5.1.HDR.H.265-KESTREL.mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} (${year})/${onDisk(name)} (${year}).mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} (${year})/${onDisk(name)} (${year}) - [Bluray-1080p][DTS 5.1].mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} (${year})/${onDisk(name)}.mkv`,
  ({ name, year }) => `Movies/${sorted(onDisk(name))} (${year})/movie.mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} [${year}] [720p].mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} ${year} 1080p BluRay x265 10bit-ORBIT.mkv`,
  ({ name, year }) => `${dotted(name).toLowerCase()}.${year}.dvdrip.xvid-orbit.avi`,
  ({ name, year }) => `${dotted(name).toUpperCase()}.${year}.BLURAY.1080P.X264-ORBIT.mkv`,
  ({ name, year }) => `${onDisk(name).replaceAll(' ', '_')}_(${year})_[720p]_[BluRay].mkv`,
  ({ name, year }) => `www.SomeSite.org - ${onDisk(name)} (${year}) 1080p WEBRip x264.mkv`,
  ({ name, year }) => `[ www.SomeSite.cc ] - ${dotted(name)}.${year}.720p.BRRip.mkv`,
  ({ name, year }) => `${dotted(name)}.${year}.German.DL.1080p.BluRay.x264-VESPER.mkv`,
  ({ name, year }) => `${dotted(name)}.${year}.PROPER.EXTENDED.720p.BluRay.x264-VESPER.mkv`,
  ({ name, year }) => `${dotted(name)}.${year}.1080p.BluRay.x264-VESPER/9f86d081884c7d659a2feaa0c55ad015.mkv`,
  ({ name, year }) =>
    `${dotted(name)}.${year}.1080p.BluRay.x264-VESPER/${dotted(name)}.${year}.1080p.BluRay.x264-VESPER.mkv`,
  ({ name, year }) => `${onDisk(name)} (${year}) (1080p BluRay x265 HEVC 10bit AAC 5.1 Tango) [QxR].mkv`,
  ({ name, year }) => `${onDisk(name)}.(${year}).FRENCH.BDRip.x264-ORBIT[rarbg].mkv`,
  ({ name, year }) => `${year} - ${onDisk(name)}.mkv`,
]

type Place = NonNullable<HostileVideo['place']>
type ShowWay = (title: HostileTitle, place: Place, pick: Pick) => string

const code = ({ season, episode }: Place) => `S${two(season)}E${two(episode)}`

const showWays: readonly ShowWay[] = [
  ({ name }, place) => `Downloads/${dotted(name)}.${code(place)}.720p.HDTV.x264-ORBIT.mkv`,
  ({ name }, place) => `Downloads/${withAnd(name)}.${code(place).toLowerCase()}.the.kettle.1080p.web.h264-orbit.mkv`,
  ({ name }, { season, episode }) =>
    `TV/${onDisk(name)}/Season ${season}/${onDisk(name)} - ${season}x${two(episode)} - The Kettle.mkv`,
  ({ name, year }, place) =>
    `TV/${onDisk(name)} (${year})/Season ${two(place.season)}/${onDisk(name)} (${year}) - ${code(place)} - The Kettle [WEBDL-1080p][EAC3 5.1][h264]-ORBIT.mkv`,
  ({ name, year }, place) => `TV/${onDisk(name)} (${year})/Season ${two(place.season)}/${code(place)}.mkv`,
  ({ name }, { season, episode }) => `TV/${onDisk(name)}/Season ${season}/${two(episode)} - The Kettle.mkv`,
  ({ name }, { season, episode }) => `TV/${onDisk(name)}/S${two(season)}/Episode ${episode}.mkv`,
  ({ name }, place) =>
    `${dotted(name)}.S${two(place.season)}.1080p.WEB-DL-VESPER/${dotted(name)}.${code(place)}.1080p.WEB-DL-VESPER.mkv`,
  ({ name }, place) => `${dotted(name)}.${code(place)}.1080p.WEB-DL-VESPER/9f86d081884c7d659a2feaa0c55ad015.mkv`,
  ({ name }, { season, episode }) => `${onDisk(name)} Season ${season} Episode ${episode}.mkv`,
  ({ name }, { season, episode }) =>
    `${onDisk(name)} - Temporada ${season} [HDTV 720p][Cap.${season}${two(episode)}][AC3 5.1 Castellano].avi`,
  ({ name }, { season, episode }) => `${onDisk(name)} - Staffel ${season} Folge ${episode}.mkv`,
  ({ name }, { season, episode }) => `[VesperSubs] ${onDisk(name)} S${season} - ${two(episode)} (1080p) [0A1B2C3D].mkv`,
  ({ name }, place) => `${onDisk(name).replaceAll(' ', '_')}_-_${code(place)}_-_The_Kettle_[720p].mkv`,
  ({ name }, place) => `www.SomeSite.org - ${onDisk(name)} ${code(place)} 1080p WEBRip x264.mkv`,
  ({ name }, place) => `${onDisk(name)} [${code(place)}] The Kettle.mkv`,
  ({ name }, place) => `${onDisk(name)} - ${code(place)}-ORBIT[rarbg].mkv`,
]

/** Every title is a film or a show, and every way is taken in turn. */
export function hostileLibrary(seed: number, titles: number): HostileLibrary {
  const pick = createRandom(seed)
  const used = new Set<string>()
  const videos: HostileVideo[] = []
  const decoys: HostileTitle[] = []
  for (let index = 0; used.size < titles; index += 1) {
    const { text: name } = hardTitle(index, pick)
    if (used.has(name.toLowerCase())) continue
    used.add(name.toLowerCase())
    const title = { type: pick(2) === 0 ? 'movie' : 'tv', name, year: 1990 + pick(34) } as const
    videos.push(title.type === 'movie' ? filmOf(title, pick) : episodeOf(title, pick))
    if (title.type === 'movie' && pick(3) === 0) decoys.push({ ...title, year: title.year + 3 + pick(6) })
    if (pick(3) === 0) decoys.push({ ...title, name: `${name} ${7 + pick(2)}`, year: title.year + 2 })
  }
  return { videos, decoys: decoys.filter(({ name, type }) => type === 'movie' || !used.has(name.toLowerCase())) }
}

function filmOf(title: HostileTitle, pick: Pick): HostileVideo {
  const way = filmWays[pick(filmWays.length)]!
  return { title, path: way(title, pick), place: null }
}

function episodeOf(title: HostileTitle, pick: Pick): HostileVideo {
  const place = { season: 1 + pick(5), episode: 1 + pick(20) }
  const way = showWays[pick(showWays.length)]!
  return { title, path: way(title, place, pick), place }
}
