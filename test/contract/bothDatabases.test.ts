/** The same catalogue in SQLite and PostgreSQL: whatever is looked up, the answers are the same, also where a limit cuts ties. */
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { storeTitle } from '../../service/catalogue/addTitle.ts'
import type { ServiceDatabase } from '../../service/catalogue/store/database.ts'
import { lookUp, lookUpAll, type Lookup } from '../../service/catalogue/store/lookups.ts'
import { indexNames } from '../../service/search/indexNames.ts'
import {
  isKnownWord,
  misspeltNames,
  namesByKey,
  namesByWords,
  namesFrom,
  titlesByKey,
} from '../../service/search/nameIndex.ts'
import { createTitleSearch } from '../../service/search/titleSearch.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { openPostgres } from '../support/postgres/openDatabases.ts'
import { emptyCatalogue } from '../support/services/emptyCatalogue.ts'
import { isOnPostgres, placeArguments } from '../support/services/storeOfTests.ts'

/** More of each kind than any limit of a look-up lets through (nameIndex.ts: 120, 400, 300). */
const manyNames = [
  ...Array.from({ length: 150 }, () => 'Harbor'),
  ...Array.from({ length: 450 }, () => 'Harbor Lights'),
  ...Array.from({ length: 350 }, (_, at) => `Harbor Story ${at % 9}`),
  ...Array.from({ length: 20 }, (_, at) => `Story of ${at % 2 ? 'the' : 'a'} Harbor`),
]

function fill(db: ServiceDatabase): void {
  const unsaid = { originalName: null, firstAirDate: null, moviedbId: null, sdId: null }
  db.transaction(() => {
    for (const [at, name] of manyNames.entries()) {
      const type = at % 5 === 0 ? 'tv' : 'movie'
      storeTitle(db, { ...unsaid, name, type, year: 2000 + (at % 2), filmdbId: `tt${9_000_000 + at}` })
    }
    indexNames(db)
  })
}

function filledBoth() {
  const sqlite = emptyCatalogue()
  const postgres = openPostgres(placeArguments(tempFolder()).at(-1) ?? '')
  onTestFinished(() => postgres.close())
  fill(sqlite)
  fill(postgres)
  // What was changed lies elsewhere from then on: only an order that is said is kept.
  postgres.exec(
    // Of these alone: all tables of a server are those of all tests, and more than it can lock at once.
    'UPDATE names SET kind = kind WHERE id % 3 = 0; UPDATE titles SET type = type WHERE id % 3 = 1; ANALYZE names, titles',
  )
  return { sqlite, postgres }
}

const filters = [{}, { type: 'movie' }, { type: 'tv', years: [2000, 2001] }, { years: [2001, 2001] }] as const
const lookUps: Readonly<Record<string, (db: ServiceDatabase, filter: (typeof filters)[number]) => Lookup<unknown>>> = {
  'by key': (_, filter) => namesByKey('harbor', filter),
  'titles by key': (_, filter) => titlesByKey('harbor', filter),
  misspelt: (_, filter) => misspeltNames('harbor lghts', filter),
  'from a beginning': (_, filter) => namesFrom('harbor s', filter),
  'by words': ({ dialect }, filter) => namesByWords(dialect, ['story', 'harbor'], filter),
  'by small words too': ({ dialect }, filter) => namesByWords(dialect, ['story', 'of', 'the', 'harbor'], filter),
  'by the beginning of a word': ({ dialect }, filter) =>
    namesByWords(dialect, ['harbor', 'sto'], { ...filter, isLastOpen: true }),
}

/** Filling both takes most of it. */
const longestMs = 120_000

describe.skipIf(!isOnPostgres)('beside PostgreSQL (UNDERTITLE_STORE=postgres)', { timeout: longestMs }, () => {
  test('what a limit cuts off is the same in both, alone and in a crowd', () => {
    const { sqlite, postgres } = filledBoth()
    for (const [name, ask] of Object.entries(lookUps)) {
      const inBoth = filters.map((filter) => [sqlite, postgres].map((db) => lookUp(db, ask(db, filter))))
      for (const [ofSqlite, ofPostgres] of inBoth) expect([name, ofPostgres]).toEqual([name, ofSqlite])
      const crowd = lookUpAll(
        postgres,
        filters.map((filter) => ask(postgres, filter)),
      )
      expect([name, crowd]).toEqual([name, inBoth.map(([ofSqlite]) => ofSqlite)])
    }
  })

  test('whether a word is in any name, the index says: no server reads all names for one that is in none', () => {
    const postgres = openPostgres(placeArguments(tempFolder()).at(-1) ?? '')
    onTestFinished(() => postgres.close())
    postgres.exec(`INSERT INTO names (key, type, year, kind, title_id)
      SELECT 'name number ' || at, 0, 2000, 0, at FROM generate_series(1, 20000) AS at; ANALYZE names`)
    const known = (words: readonly string[]) =>
      lookUpAll(
        postgres,
        words.map((word) => isKnownWord(postgres.dialect, word)),
      )
    // What this session has not told the server's statistics yet, its own creating of indexes too, where that was just before.
    const timesRead = () =>
      postgres.get("SELECT seq_scan AS times FROM pg_stat_xact_user_tables WHERE relid = 'names'::regclass")
    postgres.transaction(() => {
      const before = timesRead()
      expect([known(['number', 'nowhere', '7']), known(['elsewhere'])]).toEqual([[true, false, true], [false]])
      expect(timesRead()).toEqual(before)
    })
  })

  test('a batch of names, typed texts and beginnings are answered alike', () => {
    const { sqlite, postgres } = filledBoth()
    const [one, other] = [createTitleSearch(sqlite), createTitleSearch(postgres)]
    const word = fc.constantFrom('Harbor', 'Harbr', 'Lights', 'Lghts', 'Story', '3', 'Sto', '2001', 'S01E02', "'", '\0')
    const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join('.'))
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), fc.constantFrom('ai', 'local'), (names, engine) => {
        const options = { engine, episodeScope: 'exact', languages: [], subtitlesPerPage: 5 } as const
        const alone = names.map((name) => one.matchFilename(name, options))
        expect(one.matchFilenames(names, options)).toEqual(alone)
        expect(other.matchFilenames(names, options)).toEqual(alone)
        for (const name of names) {
          expect(other.searchTitles(name, { limit: 10 })).toEqual(one.searchTitles(name, { limit: 10 }))
          expect(other.complete(name, { limit: 10 })).toEqual(one.complete(name, { limit: 10 }))
        }
      }),
      { numRuns: 15 },
    )
  })
})
