/** What stands close to a title and is none of it, or looks so and is: heights, lists, nicknames, countries, groups. */
import type { Habit } from './habit.ts'
import { dotted, groups, of, ownYear, two, yearOf } from './words.ts'

const twoYears = 'two years in a row: either may be the title'
const numberNext = 'two numbers in a row: either may be the episode'
const heights = ['480', '720', '1080', '576'] as const

/** The first letters of the words, and a few of the last: 'slntlantern'. */
const nicknameOf = (first: string, second: string) => `${first.slice(0, 3)}${second}`.toLowerCase()

export const neighbours: readonly Habit[] = [
  {
    name: 'Words 480 (year), Words.720.S01E08',
    make: (_, pick) => {
      const [height, year, season, episode] = [of(heights, pick), yearOf(pick), 1 + pick(9), 1 + pick(20)]
      const word = of(['Ladder', 'Canyon', 'Paper Lantern', 'The Ferry'], pick)
      const title = `${word} ${height}`
      return of(
        [
          { path: `${title} (${year}).mkv`, says: { type: 'movie', title, year } },
          { path: `${title}, ${year}.avi`, says: { type: 'movie', title, year } },
          {
            path: `${dotted(title)}.${year}.DVDRip.XviD-LUMEN.avi`,
            says: { type: 'movie', title, year, source: 'dvd' },
          },
          {
            path: `${title} S${two(season)}E${two(episode)}.mkv`,
            says: { type: 'tv', title, season, episodes: [episode] },
          },
          { path: `${title} ${season}x${two(episode)}.mkv`, says: { type: 'tv', title, season, episodes: [episode] } },
        ] as const,
        pick,
      )
    },
  },
  {
    name: 'Title.1976.[1280x544].720p: what it is sold as',
    leftOut: { 'only a year': twoYears, 'year at end': twoYears },
    make: (title, pick) => {
      const [year, resolution] = [yearOf(pick), of([720, 1080] as const, pick)]
      const path = `${dotted(title)}.${year}.[1920x${790 + pick(20)}].${resolution}p.BRRip.x264-LUMEN.mkv`
      return { path, says: { type: 'movie', title, year, resolution } }
    },
  },
  {
    name: 'Movies/Title Trilogy/02 - Title II',
    leftOut: { 'only a year': ownYear, 'year at end': ownYear },
    make: (title, pick) => {
      const number = 1 + pick(9)
      const path = `Movies/${title} Trilogy/${two(number)} - The ${title}.mkv`
      return { path, says: { type: 'movie', title: `The ${title}`, episodes: [] } }
    },
  },
  {
    name: 'Long Title/Season 2/nickname.205',
    make: (_, pick) => {
      const [first, second] = [of(['Silent', 'Broken', 'Crimson'], pick), of(['Lantern', 'Harbor', 'Orchard'], pick)]
      const [title, season, episode] = [`${first} ${second}`, 1 + pick(9), 1 + pick(20)]
      const own = of(
        [nicknameOf(first, second), second.toLowerCase(), `${first.charAt(0)}${second.charAt(0)}`.toLowerCase()],
        pick,
      )
      const name = of([`${own}-${season}${two(episode)}.avi`, `${own}.s${two(season)}e${two(episode)}.mkv`], pick)
      return { path: `TV/${title}/Season ${season}/${name}`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title (year)/grp-title1080p',
    make: (_, pick) => {
      const [first, second, year] = [
        of(['Silent', 'Broken', 'Crimson'], pick),
        of(['Lantern', 'Harbor'], pick),
        yearOf(pick),
      ]
      const path = `Movies/${first} ${second} (${year})/abc-${first.toLowerCase()}${of(['1080p', '720p'], pick)}.mkv`
      return { path, says: { type: 'movie', title: `${first} ${second}`, year } }
    },
  },
  {
    name: 'Title (UK) S02E05, Title (US) - 2x05: which of two shows',
    leftOut: { 'only a year': ownYear, 'year at end': ownYear, 'version in brackets': 'two brackets' },
    make: (title, pick) => {
      const [season, episode, country] = [1 + pick(9), 1 + pick(20), of(['UK', 'US'], pick)]
      const path = of(
        [
          `${title} (${country}) S${two(season)}E${two(episode)}.mkv`,
          `${title} (${country}) - ${season}x${two(episode)} - Words.mkv`,
        ],
        pick,
      )
      return { path, says: { type: 'tv', title: `${title} (${country})`, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title.year.tags-GROUP (Other Words), tags-GROUP.[0A1B2C3D], (by group)',
    leftOut: { 'only a year': twoYears, 'year at end': twoYears },
    make: (title, pick) => {
      const [year, group] = [yearOf(pick), of(groups, pick)]
      const path = of(
        [
          `${title} (${year}) MULTI 1080p BluRay x264-${group}  (Les Autres Mots).mkv`,
          `${dotted(title)}.${year}.1080p.BluRay.FLAC2.0.x264-${group}.[87EFEFA9].mkv`,
          `${dotted(title)}.${year}.1080p.HDRip.x264 (by ${group}).mkv`,
        ],
        pick,
      )
      return { path, says: { type: 'movie', title, year, releaseGroup: group } }
    },
  },
  {
    name: 'Title (Part 2) (year), Title (Tome II) year',
    leftOut: { 'only a year': twoYears, 'year at end': twoYears, 'version in brackets': 'two brackets' },
    make: (title, pick) => {
      const [year, box] = [
        yearOf(pick),
        `(${of(['Part', 'Tome', 'Vol.', 'Teil', 'Chapter'], pick)} ${of(['2', 'II', '3'], pick)})`,
      ]
      const path = of([`${title} ${box} (${year}).mkv`, `${title} ${box} ${year} 1080p BluRay x264-LUMEN.mkv`], pick)
      return { path, says: { type: 'movie', title: `${title} ${box}`, year, otherTitle: null } }
    },
  },
  {
    name: 'Title CAM year, Title.VFQ, Title - Complete Movie',
    leftOut: {
      'only a year': twoYears,
      'year at end': ownYear,
      'roman numeral': 'a numeral is in capitals as well',
      'one letter': 'a letter is in capitals as well',
      initials: 'initials are in capitals as well',
      'number at end': numberNext,
      'padded number at end': numberNext,
      part: 'a numeral is in capitals as well',
    },
    make: (title, pick) => {
      const year = yearOf(pick)
      return of(
        [
          { path: `${title} CAM ${year}.avi`, says: { type: 'movie', title, year, source: 'cam' } },
          {
            path: `${title}.${of(['VFF', 'VFQ', 'VFI', 'TRUEFRENCH'], pick)}.avi`,
            says: { type: 'movie', title, languages: ['fr'] },
          },
          { path: `Movies/${title}/${title} - Complete Movie.mkv`, says: { type: 'movie', title } },
        ] as const,
        pick,
      )
    },
  },
  {
    name: 'title-of-1946-2002-1080p: hyphens part all words',
    make: (_, pick) => {
      const [own, year] = [1930 + pick(50), yearOf(pick)]
      const word = of(['compass', 'lantern', 'paper-harbor'], pick)
      const path = `${word}-of-${own}-${year}-1080p-bluray-x264-lumen.mp4`
      return { path, says: { type: 'movie', title: `${word}-of-${own}`, year } }
    },
  },
  {
    name: '2001 - The Kettle in Russian, 2006 - (900) Harbors',
    make: (_, pick) => {
      const [year, language] = [yearOf(pick), of(['Russian', 'French', 'Hindi', 'Spanish'], pick)]
      const noun = of(['Kettle', 'Harbor', 'Ladder'], pick)
      const title = of(
        [`The ${noun} in ${language}`, `(${100 * (1 + pick(9))}) ${noun}s`, `${2 + pick(20)},000 ${noun}s`],
        pick,
      )
      return { path: `${year} - ${title}.mkv`, says: { type: 'movie', title, year, languages: [] } }
    },
  },
  {
    name: 'Title.S01D03.DVD9, Title.S01E09.EE, Title.year.EE',
    leftOut: { 'only a year': ownYear, 'year at end': ownYear },
    make: (title, pick) => {
      const [season, number, year] = [1 + pick(9), 1 + pick(8), yearOf(pick)]
      return of(
        [
          {
            path: `${dotted(title)}.S${two(season)}D${two(number)}.German.ML.COMPLETE.PAL.DVD9-LUMEN`,
            says: { type: 'tv', title, season, part: number, languages: ['de'], releaseGroup: 'LUMEN' },
          },
          {
            path: `${dotted(title)}.S${two(season)}E${two(number)}.EE.1080p.WEB.h264-LUMEN.mkv`,
            says: { type: 'tv', title, season, episodes: [number], editions: [], languages: ['et'] },
          },
          {
            path: `${dotted(title)}.${year}.EE.1080p.BluRay.x264-LUMEN.mkv`,
            says: { type: 'movie', title, year, editions: ['extended'], languages: [] },
          },
        ] as const,
        pick,
      )
    },
  },
]
