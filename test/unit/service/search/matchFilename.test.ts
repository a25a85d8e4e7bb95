import { expect, test } from 'vitest'
import { addSubtitle } from '../../../../service/catalogue/addSubtitle.ts'
import type { NewSubtitle } from '../../../../service/catalogue/newSubtitle.ts'
import { addTitle, type NewTitle } from '../../../../service/catalogue/addTitle.ts'
import { addName, nameKinds } from '../../../../service/catalogue/names.ts'
import type { FilenameSearchOptions } from '../../../../service/catalogue/records.ts'
import { createTitleSearch } from '../../../../service/search/titleSearch.ts'
import { emptyCatalogue, srt } from '../../../support/services/emptyCatalogue.ts'

const local: FilenameSearchOptions = { engine: 'local', episodeScope: 'exact', languages: [], subtitlesPerPage: 10 }
const ai: FilenameSearchOptions = { ...local, engine: 'ai' }

type Given = Partial<NewTitle> & Pick<NewTitle, 'name'>

function searchOver(...titles: readonly Given[]) {
  const db = emptyCatalogue()
  const unsaid = { type: 'movie', originalName: null, year: null, firstAirDate: null } as const
  const ids = titles.map(
    (title) => addTitle(db, { ...unsaid, filmdbId: null, moviedbId: null, sdId: null, ...title }).id,
  )
  const search = createTitleSearch(db)
  const add = (index: number, subtitle: Partial<NewSubtitle>) =>
    addSubtitle(db, {
      titleId: ids[index]!,
      language: 'EN',
      releases: [],
      season: null,
      episodeFrom: null,
      episodeEnd: null,
      isFullSeason: false,
      isHearingImpaired: false,
      framerate: 0,
      comment: '',
      author: '',
      files: [{ path: 'a.srt', bytes: Buffer.from(srt()) }],
      ...subtitle,
    })
  const matched = (fileName: string, options = local) => {
    const { match } = search.matchFilename(fileName, options)
    return match && `${match.title.name} ${match.title.year ?? '?'} ${match.confidence}`
  }
  return { db, ids, search, add, matched }
}

const lantern = { name: 'The Paper Lantern', year: 2019 }
const street = { name: 'Tidewater Street', type: 'tv', year: 2020 } as const

test.each([
  ['The.Paper.Lantern.2019.1080p.WEB-DL.x264-LUMEN.mkv', 'The Paper Lantern 2019 high'],
  ['paper lantern (2019).mkv', 'The Paper Lantern 2019 high'],
  ['The.Paper.Lantern.2020.720p.mkv', 'The Paper Lantern 2019 medium'],
  ['The.Paper.Lantern.2021.720p.mkv', null],
  ['The.Paper.Lantern.1080p.BluRay.x264-ABC.mkv', 'The Paper Lantern 2019 high'],
  ['The.Paper.Lantern.S01E01.720p.mkv', null],
  ['Tidewater.Street.S01E02.720p.mkv', 'Tidewater Street 2020 high'],
  ['Tidewater.Street.2020.1080p.mkv', 'Tidewater Street 2020 low'],
  ['Tidewater.Street.1080p.mkv', null],
  ['The.Paper.Lamp.2019.1080p.mkv', null],
  ['holiday.mp4', null],
  ['', null],
])('by rules "%s" is %s', (fileName, expected) => {
  expect(searchOver(lantern, street).matched(fileName)).toBe(expected)
})

test('films of one name are told apart by the year; without it the choice is a guess with alternates', () => {
  const { search, matched } = searchOver(lantern, { ...lantern, year: 1987 })
  expect(matched('The.Paper.Lantern.1987.mkv')).toBe('The Paper Lantern 1987 high')
  const guess = search.matchFilename('The.Paper.Lantern.720p.mkv', local)
  expect(guess.match?.confidence).toBe('low')
  expect(guess.alternates).toHaveLength(1)
})

test('an episode number chooses the show, its absence the film of the same name', () => {
  const { matched } = searchOver({ name: 'Harbor', year: 2011 }, { name: 'Harbor', type: 'tv', year: 2011 })
  expect(matched('Harbor.S02E01.mkv')).toBe('Harbor 2011 high')
  const { match, alternates } = searchOver(
    { name: 'Harbor', year: 2011 },
    { name: 'Harbor', type: 'tv', year: 2011 },
  ).search.matchFilename('Harbor.2011.1080p.mkv', local)
  expect(match).toMatchObject({ title: { type: 'movie' }, confidence: 'high' })
  expect(alternates[0]?.title.type).toBe('tv')
})

test.each([
  ['Søren & the Łódź Ghosts', 'Soren.and.the.Lodz.Ghosts.2019.mkv'],
  ['Harbor II', 'Harbor.2.2019.mkv'],
  ['Müllers Büro', 'Muellers.Buero.2019.mkv'],
  ['かがみの孤城', 'かがみの孤城.2019.mkv'],
  ['S.H.E.D.', 'S.H.E.D.2019.1080p.mkv'],
])('by rules "%s" is found in "%s"', (name, fileName) => {
  expect(searchOver({ name, year: 2019 }).matched(fileName)).toBe(`${name} 2019 high`)
})

test.each([
  ['The.Papre.Lantern.2019.mkv', 'The Paper Lantern 2019 medium'],
  ['Teh.Paper.Lantern.2019.mkv', 'The Paper Lantern 2019 medium'],
  ['The.Paper.Lantrn.1080p.mkv', 'The Paper Lantern 2019 low'],
  ['Tidewatter.Street.S01E01.mkv', 'Tidewater Street 2020 low'],
  ['Stalker.of.Harbor.2010.mkv', null],
  ['Steklyannaya.gavan.2010.mkv', 'Glass Harbor 2010 high'],
  ['El.puerto.de.cristal.2010.mkv', 'Glass Harbor 2010 high'],
  ['Long.Night.in.the.Harbor.2012.mkv', 'Long Cold Night in the Harbor 2012 low'],
  ['Long.Night.in.the.Harbor.mkv', null],
  ['Keepers.of.the.2014.mkv', 'Keepers of the Lighthouse 2014 low'],
  ['Keepers.the.Lighthouse.2015.mkv', null],
  ['Tide.of.2013.mkv', null],
  ['Rocky.Road.3.2001.mkv', null],
])('spelling-tolerant search reads "%s" as %s, rules alone do not', (fileName, expected) => {
  const russian = { name: 'Glass Harbor', originalName: 'Стеклянная гавань', year: 2010 }
  const more = [
    { name: 'Long Cold Night in the Harbor', year: 2012 },
    { name: 'Rocky Road 2', year: 2001 },
    { name: 'Keepers of the Lighthouse', year: 2014 },
    { name: 'Tide of One Night', year: 2013 },
  ]
  const { db, ids, matched } = searchOver(lantern, street, russian, ...more)
  const title = { titleId: ids[2]!, type: 'movie', year: 2010 } as const
  addName(db, title, { name: 'El puerto de cristal', kind: nameKinds.translated })
  expect(matched(fileName, ai)).toBe(expected)
  expect(matched(fileName, local)).toBeNull()
})

test('a word that exists elsewhere is no spelling mistake unless the year says so', () => {
  const { matched } = searchOver({ name: 'The Long Night', year: 2010 }, { name: 'Fading Light', year: 1999 })
  expect(matched('The.Long.Light.720p.mkv', ai)).toBeNull()
})

test('an article decides between names that differ in nothing else', () => {
  const { matched } = searchOver(
    { name: 'The Last', year: 2018, filmdbId: 'tt1' },
    { name: 'Last', year: 2018, filmdbId: 'tt2' },
  )
  expect(matched('The.Last.2018.mkv')).toBe('The Last 2018 high')
  expect(matched('Last.2018.mkv')).toBe('Last 2018 high')
})

test('of shows with one name, the one with a subtitle for the episode comes first', () => {
  const { add, matched } = searchOver({ ...street, year: 1999 }, street, { ...street, year: 2008 })
  add(0, { season: 1, isFullSeason: true, files: [{ path: 'b.srt', bytes: Buffer.from(srt('b')) }] })
  add(1, { season: 4, episodeFrom: 2, episodeEnd: 2 })
  expect(matched('Tidewater.Street.S04E02.mkv')).toBe('Tidewater Street 2020 low')
})

test('of more shows with one name than are looked at, the newest are', () => {
  const shows = Array.from({ length: 130 }, (_, index) => ({ ...street, year: 1895 + index, filmdbId: `tt${index}` }))
  const { add, matched } = searchOver(...shows)
  expect(matched('Tidewater.Street.S01E01.mkv')).toBe('Tidewater Street 2024 low')
  add(20, { season: 1, episodeFrom: 1, episodeEnd: 1 })
  expect(matched('Tidewater.Street.S01E01.mkv')).toBe('Tidewater Street 1915 low')
})

test('an id in the name decides, whatever the words say', () => {
  const { matched } = searchOver(lantern, { name: 'Other', year: 2000, filmdbId: 'tt9000009' })
  expect(matched('Some Name (2000) {imdb-tt9000009}.mkv')).toBe('Other 2000 high')
})

test('exact scope lists what covers the episode, title scope lists everything', () => {
  const { add, search } = searchOver(street)
  add(0, { season: 1, isFullSeason: true, author: 'pack' })
  add(0, { season: 1, episodeFrom: 1, episodeEnd: 3, author: 'range' })
  add(0, { season: 1, episodeFrom: 2, episodeEnd: 2, author: 'single' })
  add(0, { season: 1, episodeFrom: 4, episodeEnd: 4, author: 'other' })
  add(0, { season: 2, isFullSeason: true, author: 'other season' })
  const authors = (options: FilenameSearchOptions) =>
    search.matchFilename('Tidewater.Street.S01E02.mkv', options).subtitles.map((one) => one.subtitle.author)
  expect([...authors(local)].sort()).toEqual(['pack', 'range', 'single'])
  expect(authors(local).at(-1)).toBe('pack')
  expect(authors({ ...local, episodeScope: 'title' })).toHaveLength(5)
})

test('the very release first, then the nearest; languages and the page size limit the list', () => {
  const { add, search } = searchOver(lantern)
  const web = 'The.Paper.Lantern.2019.1080p.WEB-DL.x264-LUMEN'
  add(0, { releases: ['The.Paper.Lantern.2019.720p.HDTV.x264-OTHER'], author: 'tv' })
  add(0, { releases: ['The.Paper.Lantern.2019.720p.WEB-DL.x264-LUMEN'], author: 'group' })
  add(0, { releases: ['Unknown', web.toLowerCase().replaceAll('.', ' ')], author: 'same' })
  add(0, { releases: [web], language: 'ES', author: 'spanish' })
  const found = search.matchFilename(`${web}.mkv`, { ...local, languages: ['EN'], subtitlesPerPage: 2 }).subtitles
  expect(found.map((one) => one.subtitle.author)).toEqual(['same', 'group'])
  expect(found[0]?.matchScore).toBe(1)
  expect(found[1]?.matchScore).toBeLessThan(1)
})

test('the answer names the season and episode, and the engine that found the title', () => {
  const { search } = searchOver(street)
  expect(search.matchFilename('Tidewater.Street.S03E07.mkv', ai).match).toMatchObject({
    season: 3,
    episode: 7,
    engine: 'local',
  })
  expect(search.matchFilename('Tidewaterr.Street.S03E07.mkv', ai).match?.engine).toBe('ai')
})

test('a number that counts through all seasons is placed by the lengths that packs tell, and guessed without them', () => {
  const { add, search } = searchOver(street)
  const files = [1, 2, 3].map((episode) => ({ path: `S01E0${episode}.srt`, bytes: Buffer.from(srt(`${episode}`)) }))
  add(0, { season: 1, isFullSeason: true, language: 'ES', files })
  add(0, { season: 2, episodeFrom: 1, episodeEnd: 1, author: 'first' })
  add(0, { season: 2, episodeFrom: 2, episodeEnd: 2, author: 'second' })
  add(0, { season: 3, episodeFrom: 1, episodeEnd: 1, author: 'third season' })
  const found = (number: number) => search.matchFilename(`Tidewater Street - 0${number} [1080p].mkv`, local)
  expect(found(5).match).toMatchObject({ season: 2, episode: 2, confidence: 'high' })
  expect(found(5).subtitles.map(({ subtitle }) => subtitle.author)).toEqual(['second'])
  expect(found(6).match).toMatchObject({ season: 3, episode: 1, confidence: 'low' })
  expect(found(2).match).toMatchObject({ season: null, episode: 2, confidence: 'high' })
  expect(found(7).match).toMatchObject({ season: null, episode: 7 })
})

test('a catalogue that counts through all seasons itself is taken at its word', () => {
  const { add, search } = searchOver(street)
  const files = [1, 2].map((episode) => ({ path: `S01E0${episode}.srt`, bytes: Buffer.from(srt(`${episode}`)) }))
  add(0, { season: 1, isFullSeason: true, files })
  add(0, { season: 2, episodeFrom: 1, episodeEnd: 9 })
  add(0, { episodeFrom: 5, episodeEnd: 5, author: 'absolute' })
  const { match, subtitles } = search.matchFilename('Tidewater Street - 05 [1080p].mkv', local)
  expect(match).toMatchObject({ season: null, episode: 5 })
  expect(subtitles.map(({ subtitle }) => subtitle.author)).toContain('absolute')
})
