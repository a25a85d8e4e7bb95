import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importPaths } from '../../../../service/catalogue/import/import.ts'
import { createTitleSearch } from '../../../../service/search/titleSearch.ts'
import { emptyCatalogue, folderOf, srt } from '../../../support/services/emptyCatalogue.ts'

const title = (name: string, year: number, type = 'movie') => ({ type, name, year })
const lines = [
  { title: title('Harbor', 2001), language: 'EN', releases: ['Harbor.2001.720p.BluRay-A'] },
  { title: title('Harbor', 2001), language: 'EN', releases: ['Harbor.2001.1080p.WEB-B'] },
  { title: title('Harbor', 1990), language: 'ES', releases: [] },
  { title: title('Harbour', 2001), language: 'EN', releases: [] },
  { title: title('Harbor Lights', 2001), language: 'EN', releases: [] },
  { title: title('Harbor', 2015, 'tv'), language: 'EN', season: 1, episode: 1, releases: ['Harbor.S01E01.720p-C'] },
  { title: title('Harbor', 2015, 'tv'), language: 'EN', season: 1, full_season: true, releases: ['Harbor.S01.720p-C'] },
].map((line) => JSON.stringify({ ...line, files: ['a.srt'] }))
const questions = [
  'Harbor.2001.1080p.WEB-B.mkv',
  'Harbor.mkv',
  'Harbr.2001.mkv',
  'Harbor.S01E01.720p-C.mkv',
  'Harbor.1991.mkv',
]

async function answersOf(imported: readonly string[]) {
  const db = emptyCatalogue()
  const folder = folderOf({ 'list.jsonl': imported.join('\n'), 'a.srt': srt() })
  await importPaths(db, [join(folder, 'list.jsonl')])
  const search = createTitleSearch(db)
  const options = { engine: 'ai', episodeScope: 'exact', languages: [], subtitlesPerPage: 10 } as const
  const matches = questions.map((question) => search.matchFilename(question, options))
  const named = matches.map(({ match, alternates, subtitles }) => ({
    titles: [match, ...alternates].map(
      (one) => one && [one.title.name, one.title.year, one.title.type, one.confidence],
    ),
    subtitles: subtitles.map((one) => [one.subtitle.releases, one.subtitle.isFullSeason, one.matchScore]),
  }))
  const typed = search.searchTitles('harbor', { limit: 10 }).map((one) => [one.name, one.year, one.type])
  const begun = search.complete('har', { limit: 10 }).map((one) => [one.name, one.year, one.type])
  return { named, typed, begun }
}

test('neither the order of an import nor doubled lines change an answer', async () => {
  const expected = await answersOf(lines)
  const shuffled = fc.tuple(
    fc.shuffledSubarray(lines, { minLength: lines.length }),
    fc.array(fc.constantFrom(...lines), { maxLength: 4 }),
  )
  await fc.assert(
    fc.asyncProperty(shuffled, async ([all, doubled]) => {
      expect(await answersOf([...all, ...doubled])).toEqual(expected)
    }),
    { numRuns: 12 },
  )
})
