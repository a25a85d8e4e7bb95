import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { MemberQuery } from '../../../../electron/download/member/memberFit.ts'
import { pickFromArchive } from '../../../../electron/download/member/pickFromArchive.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'

const anything: MemberQuery = {
  season: null,
  episodes: [],
  absoluteEpisode: null,
  date: null,
  part: null,
  isPartListed: false,
  isEpisodeListed: false,
  episodeTitle: null,
  language: null,
  hearingImpaired: 'any',
  isForced: false,
  release: null,
}

function picked(names: readonly string[], want: Partial<MemberQuery>): string | null {
  const { index } = pickFromArchive(
    names.map((name) => ({ name })),
    { ...anything, ...want },
  )
  return index === null ? null : (names[index] ?? null)
}

const episode = (season: number, ...episodes: number[]): Partial<MemberQuery> => ({ season, episodes })

test.each<[string, readonly string[], Partial<MemberQuery>, string | null]>([
  ['the season and episode in the name', ['Show.S01E01.srt', 'Show.S01E10.srt'], episode(1, 1), 'Show.S01E01.srt'],
  ['a season folder above a number', ['S01/03.srt', 'S02/03.srt'], episode(2, 3), 'S02/03.srt'],
  ['a bare number before a title', ['04 - Rain.srt', '05 - Snow.srt'], episode(3, 5), '05 - Snow.srt'],
  ['a chapter as an episode', ['Chapter 4.srt', 'Chapter 5.srt'], episode(1, 5), 'Chapter 5.srt'],
  ['1x05 as an episode', ['1x04.srt', '1x05.srt'], episode(1, 5), '1x05.srt'],
  [
    'the absolute number of another count',
    ['Show - 25.ass', 'Show - 26.ass'],
    { ...episode(2, 1), absoluteEpisode: 26 },
    'Show - 26.ass',
  ],
  ['a double episode for one of its two', ['S01E01-E02.srt', 'S01E03.srt'], episode(1, 2), 'S01E01-E02.srt'],
  ['the single one before a double episode', ['S01E01-E02.srt', 'S01E02.srt'], episode(1, 2), 'S01E02.srt'],
  ['nothing when one half of a double video is missing', ['S01E01.srt', 'S01E02.srt'], episode(1, 1, 2), null],
  ['nothing of another season', ['Show.S02E05.srt'], episode(1, 5), null],
  ['nothing when an unnumbered file is left over', ['S01E02.srt', 'extras.srt'], episode(1, 1), null],
  ['the only file that says nothing', ['whatever.srt'], episode(1, 1), 'whatever.srt'],
  ['the disc of a movie in two files', ['Movie.CD1.srt', 'Movie.CD2.srt'], { part: 2 }, 'Movie.CD2.srt'],
  ['the part by a number glued to a word', ['gc1.en.srt', 'gc2.en.srt'], { part: 1, language: 'en' }, 'gc1.en.srt'],
  ['the part by a letter', ['film-a.srt', 'film-b.srt'], { part: 2 }, 'film-b.srt'],
  ['the part by a bare number', ['1.srt', '2.srt'], { part: 2 }, '2.srt'],
  ['the part by a padded number', ['film01.srt', 'film02.srt', 'film03.srt'], { part: 3 }, 'film03.srt'],
  ['the part by an English word', ['Film first half.srt', 'Film second half.srt'], { part: 2 }, 'Film second half.srt'],
  ['the part by a German word', ['Film Teil 1.srt', 'Film Teil 2.srt'], { part: 2 }, 'Film Teil 2.srt'],
  [
    'the part by a French word',
    ['Film première partie.srt', 'Film deuxième partie.srt'],
    { part: 1 },
    'Film première partie.srt',
  ],
  ['the part by a Spanish word', ['1ª parte.srt', '2ª parte.srt'], { part: 2 }, '2ª parte.srt'],
  ['the part by a Russian word', ['Фильм часть 1.srt', 'Фильм часть 2.srt'], { part: 1 }, 'Фильм часть 1.srt'],
  ['the part by a Roman number', ['Film I.srt', 'Film II.srt'], { part: 2 }, 'Film II.srt'],
  ['the part by its folder', ['CD1/film.srt', 'CD2/film.srt'], { part: 2 }, 'CD2/film.srt'],
  [
    'the part in its language',
    ['en/1.srt', 'en/2.srt', 'es/1.srt', 'es/2.srt'],
    { part: 2, language: 'es' },
    'es/2.srt',
  ],
  ['the part whatever its format', ['1.srt', '2.srt', '1.sub', '2.sub'], { part: 1 }, '1.srt'],
  ['no part where a count has a gap', ['film-1.srt', 'film-3.srt'], { part: 1 }, null],
  ['no part where two things are counted', ['1-1.srt', '1-2.srt', '2-1.srt', '2-2.srt'], { part: 1 }, null],
  ['no part where the words count nothing', ['film-day.srt', 'film-night.srt'], { part: 1 }, null],
  ['no part that a single name does not tell', ['film-2.srt'], { part: 1 }, null],
  ['no whole film for one of its parts', ['Film.1999.srt'], { part: 1 }, null],
  ['no rest of the files for a part that none is', ['Film.CD1.srt', 'Film.srt'], { part: 2 }, null],
  [
    'the only file of what is listed as this episode',
    ['84.en.srt'],
    { ...episode(1, 3), isEpisodeListed: true },
    '84.en.srt',
  ],
  [
    'a track number in the only file of it',
    ['Track 3.srt'],
    { ...episode(1, 1), isEpisodeListed: true },
    'Track 3.srt',
  ],
  ['a language and a number in it', ['english-2.srt'], { ...episode(1, 1), isEpisodeListed: true }, 'english-2.srt'],
  [
    'its number also for an absolute one',
    ['info.nfo', '7.ja.srt'],
    { absoluteEpisode: 12, isEpisodeListed: true },
    '7.ja.srt',
  ],
  ['nothing of which the listing says nothing', ['84.en.srt'], episode(1, 3), null],
  ['a padded number in it', ['06.srt'], { ...episode(1, 3), isEpisodeListed: true }, '06.srt'],
  ['the number zero in it', ['0.en.srt'], { ...episode(1, 1), isEpisodeListed: true }, '0.en.srt'],
  ['no word for an episode with another number', ['Episode 6.srt'], { ...episode(1, 3), isEpisodeListed: true }, null],
  ['no sign for an episode with another number', ['E7.srt'], { ...episode(1, 3), isEpisodeListed: true }, null],
  ['no season with another episode', ['S01E09.srt'], { ...episode(1, 3), isEpisodeListed: true }, null],
  ['no number behind a title', ['Show - 6.srt'], { ...episode(1, 3), isEpisodeListed: true }, null],
  ['no one of several numbers', ['5.srt', '6.srt'], { ...episode(1, 3), isEpisodeListed: true }, null],
  ['the single file of what is listed as this part', ['Film.srt'], { part: 2, isPartListed: true }, 'Film.srt'],
  ['nothing from two discs for a movie in one file', ['Movie.2010.CD1.srt', 'Movie.2010.CD2.srt'], {}, null],
  ['nothing from two movies for one', ['Alien.1979.srt', 'Aliens.1986.srt'], {}, null],
  ['srt before ass', ['Movie.2019.ass', 'Movie.2019.srt'], {}, 'Movie.2019.srt'],
  [
    'the full subtitle and not the forced one',
    ['Movie.2019.en.forced.srt', 'Movie.2019.en.srt'],
    {},
    'Movie.2019.en.srt',
  ],
  [
    'the full subtitle and not signs and songs',
    ['Movie.2019.en.Signs & Songs.srt', 'Movie.2019.en.srt'],
    {},
    'Movie.2019.en.srt',
  ],
  ['the film of that name', ['Signs (2002)/Signs.2002.en.srt'], {}, 'Signs (2002)/Signs.2002.en.srt'],
  ['nothing when only a forced one is there', ['Movie.2019.forced.srt'], {}, null],
  [
    'the forced one when it is wanted',
    ['Movie.2019.srt', 'Movie.2019.forced.srt'],
    { isForced: true },
    'Movie.2019.forced.srt',
  ],
  [
    'the language at the end of the name',
    ['Movie.2019.en.srt', 'Movie.2019.pt-BR.srt'],
    { language: 'pt-BR' },
    'Movie.2019.pt-BR.srt',
  ],
  ['the language of the folder', ['English/Movie.srt', 'German/Movie.srt'], { language: 'de' }, 'German/Movie.srt'],
  ['nothing in another language', ['Movie.2019.fr.srt'], { language: 'de' }, null],
  ['the plain file where no name says a language', ['Movie.2019.srt'], { language: 'de' }, 'Movie.2019.srt'],
  [
    'a word of the title not as a language',
    ['Show.S01E02.Let.It.srt'],
    { ...episode(1, 2), language: 'en' },
    'Show.S01E02.Let.It.srt',
  ],
  ['Hindi where Hindi is wanted', ['Movie.hi.srt', 'Movie.en.srt'], { language: 'hi' }, 'Movie.hi.srt'],
  [
    'the one for the deaf when preferred',
    ['S01E02.srt', 'S01E02.sdh.srt'],
    { ...episode(1, 2), hearingImpaired: 'prefer' },
    'S01E02.sdh.srt',
  ],
  [
    'nothing when only the one for the deaf will do',
    ['S01E02.srt'],
    { ...episode(1, 2), hearingImpaired: 'only' },
    null,
  ],
  ['no sample and no twin of macOS', ['sample.srt', '__MACOSX/._Movie.srt', 'Movie.srt'], {}, 'Movie.srt'],
  [
    'the title where the numbers count something else',
    ['11a - Kiss Kiss.srt', '11b - Little Bigfoot.srt'],
    { ...episode(1, 15), episodeTitle: 'Little Bigfoot' },
    '11b - Little Bigfoot.srt',
  ],
  [
    'no title against a clear number',
    ['S01E05.The.Long.Return.srt'],
    { ...episode(1, 9), episodeTitle: 'The Long Return' },
    null,
  ],
  ['nothing when two counts give two files', ['02.srt', '14.srt'], { ...episode(2, 2), absoluteEpisode: 14 }, null],
])('picks %s', (_what, names, want, expected) => {
  expect(picked(names, want)).toBe(expected)
})

test('prefers the file of the same release group', () => {
  const names = ['Show.S01E01.1080p.WEB.x264-AAA.srt', 'Show.S01E01.1080p.WEB.x264-BBB.srt']
  const release = parseRelease('Show.S01E01.1080p.WEB.x264-BBB.mkv')

  expect(picked(names, { ...episode(1, 1), release })).toBe(names[1])
})

test('says why each file was chosen or left out', () => {
  const names = ['Show.S01E01.en.srt', 'Show.S01E02.en.srt', 'Show.S01E01.fr.srt', 'readme.nfo']
  const { candidates, rejected } = pickFromArchive(
    names.map((name) => ({ name })),
    { ...anything, ...episode(1, 1), language: 'en' },
  )

  expect(candidates).toEqual([{ index: 0, name: names[0], reasons: ['episode', 'language'] }])
  expect(rejected.map(({ reason }) => reason)).toEqual(['episode', 'language', 'not-a-subtitle'])
})

interface Vector {
  readonly id: string
  readonly files: readonly string[]
  readonly want: {
    readonly season?: number
    readonly episode?: number
    readonly episodeTitle?: string
    readonly language?: string
    readonly hi?: 'avoid'
    readonly forced?: boolean
  }
  readonly pick: string | null
}

const vectorsFile = new URL('../../../../shared/vectors/pack-file-choice.jsonl', import.meta.url)

test.skipIf(!existsSync(vectorsFile))('agrees with the shared vectors', () => {
  const lines = readFileSync(vectorsFile, 'utf8').split('\n').filter(Boolean)
  const wrong = lines
    .map((line) => JSON.parse(line) as Vector)
    .map(({ id, files, want, pick }) => ({ id, pick, got: picked(files, wantOf(want)) }))
    .filter(({ pick, got }) => got !== pick)

  expect(lines).toHaveLength(31)
  expect(wrong).toEqual([])
})

function wantOf(want: Vector['want']): Partial<MemberQuery> {
  return {
    season: want.season ?? null,
    episodes: want.episode === undefined ? [] : [want.episode],
    episodeTitle: want.episodeTitle ?? null,
    language: want.language ?? null,
    hearingImpaired: want.hi ?? 'any',
    isForced: want.forced ?? false,
  }
}
