/** How people name films and subtitle files without a scheme: '01 Title (year)', 'TITLE_D1', 'Title (year)/Part 1'. */
import { dotted, of, ownYear, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const twoYears = 'two years in a row: either may be the title'
const counted = 'a bare number behind a title may be an episode'
const numberNext = 'two numbers in a row: either may be the episode'

export const filmsOfUsers: readonly Habit[] = [
  {
    name: '[WORD] 2 (year)',
    make: (_, pick) => {
      const [word, number, year] = [of(['REC', 'Lumen', 'Haze'], pick), 2 + pick(5), yearOf(pick)]
      const path = of(
        [
          `[${word}] ${number} (${year}) 720p BluRay.mkv`,
          `[${word}].${number}.${year}.1080p.BluRay.x264-LUMEN.mkv`,
          `[${word}]${number}.${year}.1080p.BluRay.x264-LUMEN.mkv`,
          `[${word}]_${number}_(${year}).avi`,
        ],
        pick,
      )
      return { path, says: { type: 'movie', title: `[${word}] ${number}`, year } }
    },
  },
  {
    name: 'Title.LIMITED.year.tags',
    leftOut: {
      'year at end': twoYears,
      'only a year': twoYears,
      'one letter': 'a single letter before it',
      'roman numeral': 'a numeral is in capitals as well',
      initials: 'initials are in capitals as well',
    },
    make: (title, pick) => {
      const year = yearOf(pick)
      const word = of(['LIMITED', 'FESTIVAL', 'STV', 'DOCU', 'iNTERNAL', 'DUBBED', 'COMPLETE'], pick)
      return { path: `${dotted(title)}.${word}.${year}.BDRip.x264-LUMEN`, says: { type: 'movie', title, year } }
    },
  },
  {
    name: '01 Title (year), 2010. Title',
    leftOut: {
      'only a year': twoYears,
      'one letter': 'a single letter may be part of a list',
      'number at start': numberNext,
      'year at end': ownYear,
    },
    make: (title, pick) => {
      const year = yearOf(pick)
      const path = of([`0${1 + pick(9)} ${title} (${year}).mkv`, `${year}. ${title}.mkv`], pick)
      return { path, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Title Episode 4 - Words (year)',
    leftOut: { 'year at end': twoYears, 'only a year': twoYears, 'other script': 'the Latin words are the title' },
    make: (title, pick) => {
      const [number, year] = [1 + pick(9), yearOf(pick)]
      const path = `${title} Episode ${number} - The New Kettle (${year}).mkv`
      return { path, says: { type: 'movie', title: `${title} Episode ${number} - The New Kettle`, year, episodes: [] } }
    },
  },
  {
    name: 'Title%20(year)',
    leftOut: { 'only a year': twoYears },
    make: (title, pick) => {
      const year = yearOf(pick)
      return { path: `${encodeURIComponent(`${title} (${year})`)}.mkv`, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'TITLE_D1, Title_t01',
    leftOut: {
      'number at end': counted,
      'padded number at end': counted,
      'year at end': ownYear,
      'only a year': ownYear,
      'tag word': 'in capitals a word of the title may be a tag',
      'season word': 'a season of its own',
      initials: 'dots beside underscores: either may part the words',
      hyphen: 'a hyphen in a label may part a group',
      'version in brackets': 'labels have no brackets',
      'other script': 'labels are written in Latin letters',
      company: 'labels have no such signs',
      apostrophe: 'labels have no such signs',
      part: 'a part counts too',
    },
    make: (title, pick) => {
      const disc = 1 + pick(4)
      const label = title.toUpperCase().replaceAll(' ', '_')
      return of(
        [
          { path: `${label}_D${disc}.mkv`, says: { type: 'movie', title: title.toUpperCase(), part: disc } },
          { path: `${title.replaceAll(' ', '_')}_t0${disc}.mkv`, says: { type: 'movie', title, part: null } },
        ] as const,
        pick,
      )
    },
  },
  {
    name: 'Title (year)/Part 1',
    leftOut: { 'only a year': twoYears },
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(4)]
      const path = `Films/${title} (${year})/${of(['Part ', 'part', 'pt', 'Teil '], pick)}${part}.avi`
      return { path, says: { type: 'movie', title, year, part, episodes: [] } }
    },
  },
  {
    name: '(Title.year.tags) [01/90] - "title.part01.rar" yEnc',
    leftOut: {
      'only a year': twoYears,
      'number at end': counted,
      'padded number at end': counted,
      'number at start': counted,
      'year at end': twoYears,
      'other script': 'posts are named in Latin letters',
      'one letter': 'a box of too few words',
      part: counted,
    },
    make: (title, pick) => {
      const year = yearOf(pick)
      const path = `(${dotted(title)}.${year}.1080p.BluRay.x264-LUMEN) [01/90] - "${dotted(title).toLowerCase()}.part01.rar" yEnc (1/200)`
      return { path, says: { type: 'movie', title, year, releaseGroup: 'LUMEN' } }
    },
  },
  {
    name: 'Title (year)/a name that a camera, a disc or a copying program counts',
    leftOut: { 'only a year': twoYears },
    make: (title, pick) => {
      const year = yearOf(pick)
      const name = of(
        [
          'D1_t00.mkv',
          'B1_t03.mkv',
          'title_t00.mkv',
          'DJI_0042.MP4',
          'GH010123.MP4',
          '20240115_183045.mp4',
          'DSCN0012.MOV',
        ],
        pick,
      )
      return { path: `${title} (${year})/${name}`, says: { type: 'movie', title, year, episodes: [], date: null } }
    },
  },
]

export const sidecarsOfUsers: readonly Habit[] = [
  {
    name: 'Title (year)/Season 02/Subs/Title - S02E03/2_English',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [year, season, episode] = [yearOf(pick), 1 + pick(9), 1 + pick(20)]
      const name = of(['2_English.srt', 'English.srt', '3_eng.srt'], pick)
      const path = `${title} (${year})/Season ${two(season)}/Subs/${title} - S${two(season)}E${two(episode)}/${name}`
      return { path, says: { type: 'tv', title, year, season, episodes: [episode], languages: ['en'] } }
    },
  },
  {
    name: 'Title.en.forced, Title.pt-BR.sdh',
    leftOut: {
      'only a year': twoYears,
      'number at end': counted,
      'padded number at end': counted,
      'year at end': ownYear,
      part: 'a part at the end may be that of a file',
    },
    make: (title, pick) => {
      const [kind, isForced] = of(
        [
          ['forced', true],
          ['sdh', false],
          ['hi', false],
          ['cc', false],
        ] as const,
        pick,
      )
      const [code, language] = of(
        [
          ['en', 'en'],
          ['eng', 'en'],
          ['pt-BR', 'pt-BR'],
          ['de', 'de'],
        ] as const,
        pick,
      )
      const says = { title, languages: [language], isForced, isHearingImpaired: isForced ? null : true }
      return { path: `${title}.${code}.${kind}.srt`, says }
    },
  },
]
