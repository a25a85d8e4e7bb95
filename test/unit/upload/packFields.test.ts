/** What is said of a pack, from what is known of its files. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packFields } from '../../../electron/upload/packFields.ts'
import { prefill, type Prefilled } from '../../../electron/upload/prefill.ts'
import { seasonNameOf } from '../../../shared/release/seasonName.ts'

function known(name: string, language: string | null = 'de', moviedbId: number | null = 7): Prefilled {
  return prefill({
    path: `/lib/${name}.srt`,
    hasVideo: true,
    media: null,
    ids: { filmdbId: null, moviedbId },
    sidecar: { language, isHearingImpaired: false, releaseName: name, name: `${name}.srt` },
    text: null,
    isMachineMade: false,
  })
}

const two = (number: number) => String(number).padStart(2, '0')

test('a pack is named after its season, whatever titles its episodes have, and spans its episodes', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{2,6}$/)
  const episodes = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 12 })
  fc.assert(
    fc.property(word, fc.integer({ min: 1, max: 30 }), episodes, fc.boolean(), (show, season, numbers, hasTitles) => {
      const names = numbers.map((episode) => {
        const title = hasTitles ? `.Part${String(episode)}x` : ''
        return `${show}.Road.S${two(season)}E${two(episode)}${title}.1080p.WEB-DL.x264-ORE`
      })
      const { fields, sureness } = packFields(names.map((name) => known(name)))
      const name = `${show}.Road.S${two(season)}.1080p.WEB-DL.x264-ORE`
      expect(fields).toMatchObject({ name, releases: [name], season, isFullSeason: false, language: 'de' })
      expect([fields.episodeFrom, fields.episodeEnd]).toEqual([Math.min(...numbers), Math.max(...numbers)])
      expect(sureness).toMatchObject({ episodes: 'sure', season: 'sure' })
    }),
    { numRuns: 60 },
  )
})

test.each([
  [['Show.S01E01E02.WEB-X', 'Show.S01E03-04.WEB-X'], 'Show.S01.WEB-X'],
  [['Show 1x01 720p', 'Show 1x02 720p'], 'Show S01 720p'],
  [['Show.S01E01.Pilot.WEB-X', 'Other.S01E02.WEB-X'], null],
  [['Film.2020.CD1', 'Film.2020.CD2'], null],
  [[], null],
])('%o together are %s', (names, name) => {
  expect(seasonNameOf(names)).toBe(name)
})

test('names that share nothing are all told, and are worth a look', () => {
  const files = [known('Show.S01E01.720p.WEB-A'), known('Schau.S01E02.1080p.WEB-B')]
  const { fields, sureness } = packFields(files)
  expect(fields.releases).toEqual(['Show.S01E01.720p.WEB-A', 'Schau.S01E02.1080p.WEB-B'])
  expect(sureness.releases).toBe('guessed')
})

test('files of several titles are no pack, by whichever number they are known; an unknown one belongs to the others', () => {
  const one = known('Show.S01E01.WEB-X')
  expect(() => packFields([one, known('Show.S01E02.WEB-X', 'de', 8)])).toThrow('belong to one title')
  const ofService = (serviceId: number) => {
    const { fields, sureness } = known('Show.S01E02.WEB-X', 'de', null)
    return { fields: { ...fields, serviceId }, sureness }
  }
  expect(() => packFields([ofService(1), ofService(2)])).toThrow('belong to one title')
  const unsaid = known('Show.S01E03.WEB-X', 'de', null)
  expect(packFields([unsaid, one, ofService(1)]).fields).toMatchObject({ moviedbId: 7 })
})

test('one file stays as it is; several seasons or languages are no pack; one language may be unknown', () => {
  const one = known('Show.S01E01.WEB-X')
  expect(packFields([one])).toBe(one)
  const seasons = [one, known('Show.S02E01.WEB-X')]
  expect(() => packFields(seasons)).toThrow('belong to one season')
  expect(() => packFields([one, known('Show.S01E02.WEB-X', 'fr')])).toThrow('in one language')
  const unsaid = packFields([known('Show.S01E01.WEB-X', null), known('Show.S01E02.WEB-X')])
  expect([unsaid.fields.language, unsaid.sureness.language]).toEqual(['de', one.sureness.language])
  expect(() => packFields([])).toThrow('Name at least one file')
})
