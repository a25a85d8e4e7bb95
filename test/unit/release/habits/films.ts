/** Films, above all those whose title looks like something else. */
import { dotted, filmTags, of, ownYear, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const counted = 'a bare number behind a title may be an episode'

const film = (title: string, year: number) =>
  ({ type: 'movie', title, year, season: null, episodes: [], part: null }) as const

export const films: readonly Habit[] = [
  {
    name: 'Title (year)',
    make: (title, pick) => {
      const year = yearOf(pick)
      return {
        path: `${title} (${year})${of(['', ' [1080p]', ' (720p) (WEB)', ' {imdb-tt1234567}'], pick)}.mkv`,
        says: film(title, year),
      }
    },
  },
  {
    name: 'Title.year.tags',
    make: (title, pick) => {
      const year = yearOf(pick)
      return { path: `${dotted(title)}.${year}.${filmTags(pick)}.mkv`, says: film(title, year) }
    },
  },
  {
    name: 'Title year tags, with spaces',
    make: (title, pick) => {
      const year = yearOf(pick)
      return { path: `${title} ${year} 1080p BluRay x264-KESTREL.mkv`, says: film(title, year) }
    },
  },
  {
    name: 'Word Season year tags',
    make: (_, pick) => {
      const [title, year] = [
        of(['Copper Season', 'Off Season', 'The Long Season', 'Harvest Season', 'Silly Season'], pick),
        1950 + pick(75),
      ]
      const path = of(
        [
          `${dotted(title)}.${year}.${filmTags(pick)}`,
          `${title} ${year}`,
          `${title} (${year}) [1080p]`,
          `${title} ${year} 2160p WEB-DL H265 AAC`,
        ],
        pick,
      )
      return { path: `${path}.mkv`, says: film(title, year) }
    },
  },
  {
    name: 'Title - year - VOSTFR',
    leftOut: {
      'year at end': 'two years in a row: either may be the title',
      'only a year': 'two years in a row: either may be the title',
    },
    make: (title, pick) => {
      const year = yearOf(pick)
      return { path: `${title} - ${year} - ${of(['VOSTFR', 'VOSTA', 'FRENCH'], pick)}.avi`, says: film(title, year) }
    },
  },
  {
    name: 'www Site tld - Title (year)',
    make: (title, pick) => {
      const year = yearOf(pick)
      const site = of(['www SomeBlasters tel', 'www.SomeBlasters.hair', 'www SomeMv wtf', 'www.1SomeMV.cx'], pick)
      return { path: `${site} - ${title} (${year}) 1080p WEB-DL.mkv`, says: film(title, year) }
    },
  },
  {
    name: 'Title.tag at the very end',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'number at end': counted,
      'padded number at end': counted,
      initials: 'dots of initials and dots between words look alike',
    },
    make: (title, pick) => {
      const path = `${dotted(title)}.${of(['4k', 'UltraHD', 'MULTi', 'FRENCH', 'GERMAN', 'UHD', 'VOSTFR'], pick)}.mkv`
      return { path, says: { type: 'movie', title, season: null } }
    },
  },
  {
    name: 'Title Language Dubbed',
    leftOut: { 'padded number at end': counted, 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const language = of(
        [
          ['Hindi', 'hi'],
          ['Tamil', 'ta'],
          ['English', 'en'],
          ['German', 'de'],
        ] as const,
        pick,
      )
      return { path: `${title} ${language[0]} Dubbed.mkv`, says: { type: 'movie', title, languages: [language[1]] } }
    },
  },
  {
    name: 'Title *year* [tags]',
    make: (title, pick) => {
      const year = 1950 + pick(40)
      return {
        path: `${title} *${year}${of(['', `-${year + 20}`], pick)}* [720p] [BDRip] [AC-3] [XviD]`,
        says: { type: 'movie', title, year },
      }
    },
  },
  {
    name: 'Title.year.DVD9',
    make: (title, pick) => {
      const year = yearOf(pick)
      return {
        path: `${dotted(title)}.${year}.${of(['DVD9', 'DVD5', 'PAL.DVD9', 'NTSC.DVD5', 'COMPLETE.DVD9'], pick)}-KESTREL`,
        says: { ...film(title, year), source: 'dvd' },
      }
    },
  },
  {
    name: 'Movies/Word Season 2 (year)',
    make: (_, pick) => {
      const [title, year] = [`${of(['Copper', 'Open', 'Silly', 'Harvest'], pick)} Season ${2 + pick(4)}`, yearOf(pick)]
      return { path: `Movies/${title} (${year})/${title} (${year}) - Bluray-1080p.x264.mkv`, says: film(title, year) }
    },
  },
  {
    name: 'Title Episode 3 (year)',
    make: (_, pick) => {
      const [title, year] = [
        `${of(['Copper Harbor', 'Silent Meadow', 'The Kettle'], pick)} Episode ${1 + pick(9)}`,
        yearOf(pick),
      ]
      return { path: `${title} (${year})${of(['', ' [1080p]', ' 720p BluRay'], pick)}.mkv`, says: film(title, year) }
    },
  },
  {
    name: 'year - Title',
    leftOut: {
      'only a year': 'two years in a row: either may be the title',
      'one letter': 'a letter behind a dash may be anything',
    },
    make: (title, pick) => {
      const year = yearOf(pick)
      return { path: `${year} - ${title}.mkv`, says: film(title, year) }
    },
  },
  {
    name: 'Title, The (year)',
    make: (_, pick) => {
      const [title, article] = of(
        [
          ['Copper Harbor', 'The'],
          ['Quiet Compass 9', 'The'],
          ['Night of Salt', 'A'],
          ['Silent Lantern IV', 'The'],
          ['Stille Hafen', 'Der'],
          ['Corona Hueca', 'La'],
        ] as const,
        pick,
      )
      const year = yearOf(pick)
      const path = `${title}, ${article} (${year})`
      return { path: of([`${path}.mkv`, `Movies/${path}/movie.mkv`], pick), says: film(`${article} ${title}`, year) }
    },
  },
  {
    name: 'Movies/Series - 03 - Title, Movies/Series 03 - Title',
    leftOut: {
      part: 'a part may be that of the series',
      'season word': 'the number behind "season" is one',
      'year at end': ownYear,
      'only a year': ownYear,
    },
    make: (title, pick) => {
      const number = two(1 + pick(20))
      const series = of(['Harbor Saga', 'James Kettle', 'The Fast Lantern'], pick)
      const path = of(
        [`Movies/${series} - ${number} - ${title}.mkv`, `Movies/${series}/${series} - ${number} - ${title}.avi`],
        pick,
      )
      return { path, says: { type: 'movie', title, episodes: [] } }
    },
  },
  {
    name: 'Movies/Series.Episode.5.Title.year',
    leftOut: { 'only a year': 'two years: either may be the title' },
    make: (title, pick) => {
      const year = yearOf(pick)
      const path = `Movies/Orchard.Wars.Episode.${1 + pick(9)}.${dotted(title)}.${year}.mkv`
      return { path, says: { type: 'movie', year, episodes: [] } }
    },
  },
]
