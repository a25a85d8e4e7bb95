/**
 * What release names say about a cut and its source, kept once for each distinct saying: five million subtitles share some
 * ten thousand of them, so ranking needs neither parsing nor memory for each subtitle.
 */
import type { Release } from '../../shared/release/release.ts'
import { comparableOf, type Comparable } from '../../shared/release/similarity.ts'
import type { ServiceDatabase } from './store/database.ts'
import { rowsOfEach, type Lookup } from './store/lookups.ts'
import { createKept, createMemo } from './store/memo.ts'

const keptInMemory = 2048

/** Everything but the numbers, titles and dates that make each name its own; those are columns of the subtitle. */
const nothingStated: Release = {
  type: 'movie',
  title: null,
  otherTitle: null,
  year: null,
  season: null,
  lastSeason: null,
  episodes: [],
  absoluteEpisode: null,
  isFullSeason: false,
  episodeTitle: null,
  date: null,
  part: null,
  source: null,
  isRemux: false,
  resolution: null,
  videoCodec: null,
  audioCodecs: [],
  releaseGroup: null,
  editions: [],
  languages: [],
  streamingService: null,
  isProper: false,
  fps: null,
  isHearingImpaired: null,
  isForced: false,
  filmdbId: null,
  moviedbId: null,
  reasons: [],
}

const keptFields = [
  'part',
  'source',
  'isRemux',
  'resolution',
  'videoCodec',
  'releaseGroup',
  'editions',
  'streamingService',
  'isProper',
  'fps',
] as const satisfies readonly (keyof Release)[]

export interface FactFiler {
  /** The ids, separated by spaces, of what releases say; each as `factsOf` tells it. */
  idsOf(facts: readonly string[]): string
}

export function createFactFiler(db: ServiceDatabase): FactFiler {
  const known = createMemo<string, number>(keptInMemory)
  const idOf = (facts: string) => known(facts, () => factId(db, facts))

  return {
    idsOf([only, ...others]) {
      if (only === undefined) return ''
      return others.length === 0 ? String(idOf(only)) : [...new Set([only, ...others].map(idOf))].join(' ')
    },
  }
}

export interface ReleaseFacts {
  /** What the releases behind each text of ids can be compared by. */
  readAll(texts: Iterable<string>): Lookup<ReadonlyMap<string, readonly Comparable[]>>
}

const ofId = 'SELECT facts FROM release_facts WHERE id = ?'

export function createReleaseFacts(): ReleaseFacts {
  const known = createKept<string, readonly Comparable[]>(keptInMemory)

  return {
    *readAll(texts) {
      const read = new Map([...texts].map((text) => [text, known.get(text)] as const))
      const missing = [...read].flatMap(([text, facts]) => (facts === undefined ? [text] : []))
      const ids = [...new Set(missing.flatMap(idsIn))]
      const rows = yield* rowsOfEach<{ readonly facts: string }>(
        ofId,
        ids.map((id) => [Number(id)]),
      )
      const facts = new Map(ids.map((id, at) => [id, comparableIn(rows[at]?.[0]?.facts ?? '{}')]))
      for (const text of missing) {
        const said = idsIn(text).flatMap((id) => facts.get(id) ?? [])
        known.keep(text, said)
        read.set(text, said)
      }
      return new Map([...read].map(([text, said]) => [text, said ?? []]))
    },
  }
}

function idsIn(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ')
}

/** Our own JSON, written by `factsOf` below. */
function comparableIn(facts: string): Comparable {
  return comparableOf({ ...nothingStated, ...(JSON.parse(facts) as Partial<Release>) })
}

/** What is kept of a release, as text: equal for releases that say the same. */
export function factsOf(release: Release): string {
  const said = keptFields.filter((field) => String(release[field]) !== String(nothingStated[field]))
  return JSON.stringify(Object.fromEntries(said.map((field) => [field, release[field]])))
}

function factId(db: ServiceDatabase, facts: string): number {
  const known = db.get<{ id: number }>('SELECT id FROM release_facts WHERE facts = ?', facts)
  return known?.id ?? db.run('INSERT INTO release_facts (facts) VALUES (?)', facts).lastId
}
