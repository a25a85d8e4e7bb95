/**
 * What release names say about a cut and its source, kept once for each distinct saying: five million subtitles share some
 * ten thousand of them, so ranking needs neither parsing nor memory for each subtitle.
 */
import { parseRelease } from '../../shared/release/parseRelease.ts'
import type { Release } from '../../shared/release/release.ts'
import type { ServiceDatabase } from './database.ts'

const keptInMemory = 4096

/** Everything but the numbers, titles and dates that make each name its own; those are columns of the subtitle. */
const nothingSaid: Release = {
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

/** The ids, separated by spaces, of what each release name says. `parsed` are names that are parsed already. */
export function factIdsOf(
  db: ServiceDatabase,
  releases: readonly string[],
  parsed: ReadonlyMap<string, Release> = new Map(),
): string {
  const ids = releases.map((name) => factId(db, factsOf(parsed.get(name) ?? parseRelease(name))))
  return [...new Set(ids)].join(' ')
}

export interface ReleaseFacts {
  /** The releases behind a text of ids, with nothing in the fields that facts do not keep. */
  read(factIds: string): readonly Release[]
}

export function createReleaseFacts(db: ServiceDatabase): ReleaseFacts {
  const known = new Map<string, Release>()

  function one(id: string): Release {
    const kept = known.get(id)
    if (kept) return kept
    const row = db.get<{ facts: string }>('SELECT facts FROM release_facts WHERE id = ?', Number(id))
    // Our own JSON, written by `factsOf` above.
    const release: Release = { ...nothingSaid, ...(JSON.parse(row?.facts ?? '{}') as Partial<Release>) }
    if (known.size >= keptInMemory) known.clear()
    known.set(id, release)
    return release
  }

  return { read: (factIds) => (factIds === '' ? [] : factIds.split(' ').map(one)) }
}

function factsOf(release: Release): string {
  const said = keptFields.filter((field) => String(release[field]) !== String(nothingSaid[field]))
  return JSON.stringify(Object.fromEntries(said.map((field) => [field, release[field]])))
}

function factId(db: ServiceDatabase, facts: string): number {
  const known = db.get<{ id: number }>('SELECT id FROM release_facts WHERE facts = ?', facts)
  return known?.id ?? db.run('INSERT INTO release_facts (facts) VALUES (?)', facts).lastId
}
