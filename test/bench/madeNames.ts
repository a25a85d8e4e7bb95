/** Release names of many habits with what each says, true by construction; the same for the same seed. */
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { dotted, titleName, type Pick as Draw } from './vocabulary.ts'

/** What a name says; a field that is left out is not asked for. */
export interface NameTruth {
  readonly type: 'movie' | 'episode'
  readonly title: string
  readonly year?: number
  readonly season?: number
  readonly episodes?: readonly number[]
  readonly absoluteEpisode?: number
  readonly date?: string
  readonly resolution?: number
  readonly source?: string
  readonly releaseGroup?: string
}

export interface MadeName {
  readonly name: string
  readonly truth: NameTruth
}

const of = <Value>(list: readonly Value[], pick: Draw): Value => list[pick(list.length)] as Value
const two = (number: number) => String(number).padStart(2, '0')
const groups = ['LUMEN', 'ORBiT', 'Tango', 'MiRAGE', 'KESTREL', 'HARBOR', 'SoRReL', 'VESPER'] as const
const heights = [2160, 1080, 720] as const
const sources = [
  ['BluRay', 'bluray'],
  ['WEB-DL', 'web'],
  ['AMZN.WEBRip', 'web'],
  ['HDTV', 'tv'],
  ['DVDRip', 'dvd'],
] as const
const codecs = ['x264', 'x265', 'H.264', 'HEVC', 'XviD'] as const
const extras = ['', '', '', 'PROPER.', 'REPACK.', 'EXTENDED.', 'GERMAN.', 'FRENCH.', 'iNTERNAL.'] as const

interface Tagged {
  readonly text: string
  readonly says: TagTruth
}
type TagTruth = Required<Pick<NameTruth, 'resolution' | 'source' | 'releaseGroup'>>

function tagged(pick: Draw): Tagged {
  const [written, source] = of(sources, pick)
  const [resolution, releaseGroup] = [of(heights, pick), of(groups, pick)]
  const text = `${of(extras, pick)}${resolution}p.${written}.${of(codecs, pick)}-${releaseGroup}`
  return { text, says: { resolution, source, releaseGroup } }
}

type Habit = (title: string, pick: Draw) => MadeName

const movies: readonly Habit[] = [
  (title, pick) => {
    const [year, { text, says }] = [1950 + pick(75), tagged(pick)]
    return { name: `${dotted(title)}.${year}.${text}.mkv`, truth: { type: 'movie', title, year, ...says } }
  },
  (title, pick) => {
    const year = 1950 + pick(75)
    return { name: `${title} (${year}) [1080p].mkv`, truth: { type: 'movie', title, year, resolution: 1080 } }
  },
]

const shows: readonly Habit[] = [
  (title, pick) => {
    const [season, episode, { text, says }] = [1 + pick(12), 1 + pick(24), tagged(pick)]
    const numbers = { season, episodes: [episode] }
    const name = `${dotted(title)}.S${two(season)}E${two(episode)}.${text}.mkv`
    return { name, truth: { type: 'episode', title, ...numbers, ...says } }
  },
  (title, pick) => {
    const [season, episode] = [1 + pick(12), 1 + pick(23)]
    const name = `${title} - ${season}x${two(episode)}-${two(episode + 1)} - The End.avi`
    return { name, truth: { type: 'episode', title, season, episodes: [episode, episode + 1] } }
  },
  (title, pick) => {
    const [date, { text, says }] = [[2000 + pick(25), 1 + pick(12), 1 + pick(28)].map(two), tagged(pick)]
    const truth = { type: 'episode', title, date: date.join('-'), ...says } as const
    return { name: `${dotted(title)}.${date.join('.')}.${text}.mkv`, truth }
  },
  (title, pick) => {
    const [episode, releaseGroup] = [1 + pick(99), of(groups, pick)]
    const truth = { type: 'episode', title, absoluteEpisode: episode, resolution: 1080, releaseGroup } as const
    return { name: `[${releaseGroup}] ${title} - ${two(episode)} [1080p][0A1B2C3D].mkv`, truth }
  },
]

export function madeNames(count: number, seed: number): readonly MadeName[] {
  const pick = createRandom(seed)
  return Array.from({ length: count }, () => of(pick(2) === 0 ? movies : shows, pick)(plainTitle(pick), pick))
}

/** Names cannot hold every sign of a title. */
function plainTitle(pick: Draw): string {
  return titleName(pick).replace(/[:?!()'’]/g, '')
}
