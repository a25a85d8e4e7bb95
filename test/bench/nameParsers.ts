/** Our parser and those people use, each saying what it read in one and the same words. Peers only where they are installed. */
import { askPython } from './askPython.ts'
import { cpuMs } from './clock.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'

/** A reading in the words of the shared scorer; a missing field was not read. */
export type Reading = Readonly<Record<string, unknown>>

export interface ReadAll {
  readonly readings: readonly Reading[]
  /** Warm, measured anew whenever it is asked: names in a second of one core's work, whatever else the machine does. */
  readonly namesPerSecond: () => number
}

export interface NameParser {
  readonly name: string
  /** null where it is not installed. */
  readAll(names: readonly string[]): Promise<ReadAll | null>
}

/** The engine compiles what is hot in threads of its own, whose work counts too, and again where another list takes other ways. */
const sliceMs = 1_000
const mostSlices = 8
/** Slices in a row that are hardly faster than those before: it is warm. */
const enoughEven = 2
const measuredMs = 200

export const ownParser: NameParser = {
  name: 'ours',
  readAll: async (names) => timed(names, (name) => parseRelease(name), ownReading),
}

export const peerParsers: readonly NameParser[] = [
  { name: 'parse-torrent-title', readAll: readWithTorrentTitle },
  { name: 'guessit', readAll: readWithGuessit },
]

function timed<Raw>(names: readonly string[], parse: (name: string) => Raw, reading: (raw: Raw) => Reading): ReadAll {
  const readings = names.map((name) => reading(parse(name)))
  warm(names, parse)
  return { readings, namesPerSecond: () => readForMs(measuredMs, names, parse) }
}

function warm(names: readonly string[], parse: (name: string) => unknown): void {
  let [fastest, even] = [0, 0]
  for (let slice = 0; slice < mostSlices && even < enoughEven; slice += 1) {
    const speed = readForMs(sliceMs, names, parse)
    even = speed < 1.05 * fastest ? even + 1 : 0
    fastest = Math.max(fastest, speed)
  }
}

/** Reads the list over and over for so long; how many names a second. */
function readForMs(ms: number, names: readonly string[], parse: (name: string) => unknown): number {
  let [done, spentMs] = [0, 0]
  while (spentMs < ms) {
    spentMs += cpuMs(() => {
      for (const name of names) parse(name)
    })
    done += names.length
  }
  return (1000 * done) / spentMs
}

function ownReading(release: ReturnType<typeof parseRelease>): Reading {
  const { season, lastSeason, audioCodecs, editions, languages, isProper, type } = release
  const last = lastSeason ?? season ?? -1
  const seasons = season === null ? [] : Array.from({ length: last - season + 1 }, (_, index) => season + index)
  const said = { season: seasons, audioCodec: audioCodecs, edition: editions, language: languages, proper: isProper }
  return { ...release, ...said, type: type === 'tv' ? 'episode' : 'movie' }
}

interface TorrentTitle {
  readonly parseTorrentTitle: (name: string) => Readonly<Record<string, unknown>>
}

const peerPackage = '@viren070/parse-torrent-title'

async function readWithTorrentTitle(names: readonly string[]): Promise<ReadAll | null> {
  const peer = await (import(peerPackage) as Promise<TorrentTitle>).catch(() => null)
  return peer && timed(names, peer.parseTorrentTitle, torrentTitleReading)
}

function torrentTitleReading(raw: Readonly<Record<string, unknown>>): Reading {
  const isEpisode = ['seasons', 'episodes', 'date'].some((field) => raw[field] !== undefined)
  return {
    ...raw,
    type: isEpisode ? 'episode' : 'movie',
    season: raw['seasons'],
    source: raw['quality'],
    videoCodec: raw['codec'],
    audioCodec: raw['audio'],
    releaseGroup: raw['group'],
    edition: raw['editions'],
    language: raw['languages'],
    streamingService: raw['network'],
    proper: raw['proper'] === true || raw['repack'] === true,
  }
}

const guessitProgram = `
import json, sys, time
from guessit import guessit
names = json.load(sys.stdin)
guessit(names[0])
start = time.perf_counter()
found = [guessit(name) for name in names]
print(json.dumps({"seconds": time.perf_counter() - start, "found": found}, default=str))`
/** It reads about a hundred names a second. */
const mostGuessed = 1_500

interface Guessed {
  readonly seconds: number
  readonly found: readonly Reading[]
}

async function readWithGuessit(names: readonly string[]): Promise<ReadAll | null> {
  const asked = names.slice(0, mostGuessed)
  const answer = await askPython<Guessed>(guessitProgram, asked)
  return answer && { readings: answer.found.map(guessitReading), namesPerSecond: () => asked.length / answer.seconds }
}

function guessitReading(raw: Reading): Reading {
  const other = [raw['other']].flat()
  return {
    ...raw,
    episodes: raw['episode'],
    absoluteEpisode: raw['absolute_episode'],
    resolution: raw['screen_size'],
    videoCodec: raw['video_codec'],
    audioCodec: raw['audio_codec'],
    releaseGroup: raw['release_group'],
    streamingService: raw['streaming_service'],
    proper: other.includes('Proper') || raw['proper_count'] !== undefined,
  }
}
