import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storeTitle } from '../../../../service/catalogue/addTitle.ts'
import type { ServiceDatabase } from '../../../../service/catalogue/store/database.ts'
import { indexNames } from '../../../../service/search/indexNames.ts'
import { isOneEditApart } from '../../../../service/search/typoIndex.ts'
import { createTitleSearch } from '../../../../service/search/titleSearch.ts'
import { emptyCatalogue } from '../../../support/services/emptyCatalogue.ts'

const ai = { engine: 'ai', episodeScope: 'exact', languages: [], subtitlesPerPage: 10 } as const
const year = 2010

function storeNames(db: ServiceDatabase, names: readonly string[]): void {
  const unsaid = { originalName: null, firstAirDate: null, filmdbId: null, moviedbId: null, sdId: null }
  for (const name of names) storeTitle(db, { ...unsaid, type: 'movie', name, year })
}

function finder(db: ServiceDatabase) {
  const search = createTitleSearch(db)
  return (title: string) =>
    search.matchFilename(`${title.replaceAll(' ', '.')}.${year}.1080p.WEB-DL.x264-LUMEN.mkv`, ai).match?.title.name ??
    null
}

test('a stored name is found as it is at once, misspelt once it is indexed', () => {
  const db = emptyCatalogue()
  storeNames(db, ['Paper Lantern'])
  const found = finder(db)
  expect([found('Paper Lantern'), found('Papr Lantern')]).toEqual(['Paper Lantern', null])
  indexNames(db)
  expect(found('Papr Lantern')).toBe('Paper Lantern')
})

test('indexing again adds only what came since, as after an import that broke off', () => {
  const db = emptyCatalogue()
  const rows = () => db.get<{ thirds: number }>('SELECT COUNT(*) AS thirds FROM name_thirds')?.thirds
  storeNames(db, ['Paper Lantern', 'Jaws'])
  indexNames(db)
  indexNames(db)
  expect(rows()).toBe(3)
  storeNames(db, ['Glass Harbor'])
  indexNames(db)
  expect([rows(), finder(db)('Glas Harbor')]).toEqual([6, 'Glass Harbor'])
})

const words =
  'amber basin cedar drift ember fjord grove heron inlet jetty knoll lagoon marsh north osier prairie'.split(' ')
const names = words.flatMap((one, index) => words.slice(index + 1).map((other) => `${one} ${other}`))
const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
const mistake = fc.record({
  name: fc.constantFrom(...names),
  at: fc.nat(),
  kind: fc.constantFrom('add', 'drop', 'change', 'swap'),
  letter: fc.constantFrom(...letters),
})

/** Within the words, not at their borders: a name with another first word or number of words is another question. */
function misspelt({ name, at, kind, letter }: typeof mistake extends fc.Arbitrary<infer Made> ? Made : never): string {
  const index = 1 + (at % (name.length - 3))
  const [before, here, next, after] = [name.slice(0, index), name[index]!, name[index + 1]!, name.slice(index + 2)]
  if (kind === 'add') return before + letter + here + next + after
  if (kind === 'drop') return before + next + after
  return kind === 'swap' ? before + next + here + after : before + letter + next + after
}

test('a name with one mistake is always found, one with none of the names near is never', () => {
  const db = emptyCatalogue()
  db.transaction(() => storeNames(db, names))
  indexNames(db)
  const found = finder(db)
  const isPlain = (text: string) => /^[a-z]{2,} [a-z]{2,}$/.test(text)
  fc.assert(
    fc.property(mistake, (made) => {
      const wrong = misspelt(made)
      if (!isPlain(wrong) || names.includes(wrong)) return
      const near = names.filter((name) => isOneEditApart(name, wrong))
      expect(near).toContain(found(wrong))
    }),
    { numRuns: 300 },
  )
  const absent = fc
    .tuple(fc.stringMatching(/^[a-z]{4,9}$/), fc.stringMatching(/^[a-z]{4,9}$/))
    .map((two) => two.join(' '))
  fc.assert(
    fc.property(absent, (name) => {
      if (names.some((known) => known === name || isOneEditApart(known, name))) return
      expect(found(name)).toBeNull()
    }),
    { numRuns: 300 },
  )
})
