/** Invents titles and release names of many styles, the same for the same seed. */
import { createRandom } from '../support/make/worlds/makeWorld.ts'

export type Pick = (length: number) => number

export interface MadeTitle {
  /** 'tt…' */
  readonly filmdbId: string
  readonly type: 'movie' | 'tv'
  readonly name: string
  readonly year: number
}

const hotWords = (
  'Love Night Man Life Girl House Dark World Last Day Dead Time Lost Blood King Heart Black Home Story Summer City ' +
  'Dream Little War Secret Road Ghost Death Moon Star Fire Woman Boys Red Game Ship Island White Queen'
).split(' ')
const starts = 'b br c ch cl d dr f fl g gr h j k l m n p pr qu r s sh sk sl st t th tr v w'.split(' ')
const middles = 'a e i o u ai ea ee ou ia é ö ü'.split(' ')
const ends = 'n r l m s t d ck nd rt st sh th x ng rn ll mb'.split(' ')
const places = ['The * of the *', '* and *', "*'s *", '*: * *', 'A * in the *', '*, * & *', 'The * *', '* *', 'The *']
const groups = 'LUMEN ORBIT TANGO MIRAGE KESTREL HARBOR SORREL ARGON PIER RESIN VESPER CINDER'.split(' ')
const sources = 'BluRay WEB-DL WEBRip HDTV DVDRip BRRip'.split(' ')
const codecs = 'x264 x265 H.264 XviD HEVC'.split(' ')
const heights = '2160p 1080p 1080p 720p 720p 480p'.split(' ')
const wordsKnown = 30_000

const of = (list: readonly string[], pick: Pick) => list[pick(list.length)] ?? ''
const two = (number: number) => String(number).padStart(2, '0')

/** Few words are common and many are rare. */
function word(pick: Pick): string {
  const rank = Math.floor(Math.exp((pick(1000) / 1000) ** 0.4 * Math.log(wordsKnown)) * (0.5 + pick(1000) / 1000))
  if (rank <= hotWords.length) return hotWords[rank - 1] ?? 'Night'
  const own = createRandom(rank)
  const letters = Array.from({ length: 2 + own(2) }, () => of(starts, own) + of(middles, own)).join('') + of(ends, own)
  return letters.slice(0, 1).toUpperCase() + letters.slice(1)
}

export function titleName(pick: Pick): string {
  const name = of(places, pick).replaceAll('*', () => word(pick))
  return pick(25) === 0 ? `${name} ${2 + pick(8)}` : name
}

/** No two of the same name, type and year. */
export function* madeTitles(count: number, seed: number): Generator<MadeTitle> {
  const pick = createRandom(seed)
  const used = new Set<string>()
  for (let index = 1; index <= count; index += 1) {
    for (;;) {
      const title = { type: pick(100) < 22 ? 'tv' : 'movie', name: titleName(pick), year: 2025 - pick(60) } as const
      const key = `${title.type} ${title.name.toLowerCase()} ${title.year}`
      if (used.has(key)) continue
      used.add(key)
      yield { ...title, filmdbId: `tt${String(index).padStart(7, '0')}` }
      break
    }
  }
}

export function dotted(name: string): string {
  return name.replace(/[:,!?()'’]/g, '').replace(/\s+/g, '.')
}

export function tags(pick: Pick): string {
  return `${of(heights, pick)}.${of(sources, pick)}.${of(codecs, pick)}-${of(groups, pick)}`
}

export interface Numbered {
  readonly season: number
  readonly episode: number
}

export function releaseName(
  { name, year }: { readonly name: string; readonly year: number | null },
  place: Numbered | null,
  pick: Pick,
): string {
  const number = place ? `S${two(place.season)}E${two(place.episode)}` : (year ?? '')
  return [dotted(name), number, tags(pick)].filter((part) => part !== '').join('.')
}

/** A path as libraries have it, with the folders that matter; no extension. */
export function libraryPath(pick: Pick): string {
  const [name, year, season, episode] = [titleName(pick), 1950 + pick(75), 1 + pick(8), 1 + pick(24)]
  const plain = name.replace(/[:?]/g, ' -')
  const movie = releaseName({ name, year }, null, pick)
  const show = releaseName({ name, year: null }, { season, episode }, pick)
  const styles = [
    `Movies/${plain} (${year})/${plain} (${year})`,
    `Movies/${plain} (${year})/${movie}`,
    `Downloads/${movie}/${movie}`,
    `Downloads/${movie.toLowerCase()}`,
    `Movies/${plain} (${year}) [${of(heights, pick)}] [${of(groups, pick)}]`,
    `TV/${plain}/Season ${season}/${show}`,
    `TV/${plain}/Season ${two(season)}/${plain} - S${two(season)}E${two(episode)} - ${word(pick)} ${word(pick)}`,
    `TV/${dotted(name)}.S${two(season)}.${tags(pick)}/${show}`,
    `TV/${plain}/${season}x${two(episode)} ${word(pick)}`,
    `Anime/${plain}/[${of(groups, pick)}] ${plain} - ${two(episode)} [1080p]`,
    `Daily/${dotted(name)}.${year}.${two(1 + pick(12))}.${two(1 + pick(28))}.${tags(pick)}`,
  ]
  return of(styles, pick)
}
