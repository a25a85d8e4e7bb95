/** Sites that grew together with a title, counts in brackets at its end, and two languages in one word. */
import { dotted, filmTags, of, ownYear, showTags, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const numberNext = 'two numbers in a row: either may be the episode'
const ownNumbers = {
  'number at end': numberNext,
  'padded number at end': numberNext,
  'only a year': numberNext,
  'year at end': ownYear,
} as const

const sites = [
  'KettleHub.Com',
  'HDLantern4u.Tv',
  'Orchardflix.In',
  'MkvHarbor.Net',
  'KettleMovies.Ws',
  'tamilblasters.Org',
]
const plainSites = ['KettleHub.com', 'orchardmovies.net', 'HarborTorrents.org', 'MkvLantern.Com']

export const grownTogether: readonly Habit[] = [
  {
    name: 'SiteHub.Com_Title.year, Site4u.Tv-Title.year, SiteMovies.com.Title.year',
    leftOut: { 'only a year': 'a year right behind a site may be that of a film called so', 'year at end': ownYear },
    make: (title, pick) => {
      const year = yearOf(pick)
      const front = of([`${of(sites, pick)}${of(['_', '-', '__'], pick)}`, `${of(plainSites, pick)}.`], pick)
      return { path: `${front}${dotted(title)}.${year}.${filmTags(pick)}.mkv`, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'TheFilmmakers.com.year and Movies.in.Title are called so',
    make: (_, pick) => {
      const year = yearOf(pick)
      const title = of(['Filmmakers.com', 'Lanternhub.com', 'Films.in.Amber', 'Cinema.to.Harbor', 'Movie.Tv'], pick)
      return { path: `${title}.${year}.${filmTags(pick)}.mkv`, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Title (3512), Title (512), Title (3512) - Words',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const episode = of([101, 345, 512, 999, 1234, 3512, 4999], pick)
      const behind = of(['', '', ' - The Last Ferry'], pick)
      const shelf = of(['', '', 'Serien/', `TV/${title}/`], pick)
      return { path: `${shelf}${title} (${episode})${behind}.mp4`, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: 'Title_4200_-_Folge_4200, Title 4200 - Folge 4200',
    leftOut: { ...ownNumbers, 'season word': 'a number behind it is that of a season' },
    make: (title, pick) => {
      const episode = of([105, 812, 1234, 3512, 4200], pick)
      const word = of(['Folge', 'Episode', 'Odcinek'], pick)
      const name = `${title} ${episode} - ${word} ${episode}`
      const path = `${of([name, name.replaceAll(' ', '_')], pick)}.mp4`
      return { path, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: 'Title VF, Title 345 VF, Title S01E02 VF',
    leftOut: {
      ...ownNumbers,
      initials: 'a title in capitals does not set a tag off',
      'roman numeral': 'a numeral is in capitals as well',
    },
    make: (title, pick) => {
      const [season, episode, count] = [1 + pick(9), 1 + pick(24), of([105, 345, 500, 1071], pick)]
      const [behind, says] = of(
        [
          ['', { type: 'movie' }],
          [` ${count}`, { type: 'tv', episodes: [count] }],
          [` S${two(season)}E${two(episode)}`, { type: 'tv', season, episodes: [episode] }],
        ] as const,
        pick,
      )
      return { path: `${title}${behind} VF.mkv`, says: { ...says, title, languages: ['fr'] } }
    },
  },
  {
    name: 'Title.S01E02.chs&eng.ass, Title.S01E02.简英.ass, Title (year).es-419.srt',
    leftOut: { 'only a year': ownYear, 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(24)]
      const [code, languages] = of(
        [
          ['chs&eng', ['zh-Hans', 'en']],
          ['cht&jpn', ['zh-Hant', 'ja']],
          ['chi_eng', ['zh-Hans', 'en']],
          ['zh-en', ['zh-Hans', 'en']],
          ['简英', ['zh-Hans', 'en']],
          ['繁日', ['zh-Hant', 'ja']],
          ['简体&英文', ['zh-Hans', 'en']],
          ['jpsc', ['zh-Hans', 'ja']],
          ['en+fr', ['en', 'fr']],
          ['es-419', ['es-419']],
          ['es-419.sdh', ['es-419']],
          ['zh-CN', ['zh-Hans']],
        ] as const,
        pick,
      )
      const path = `${dotted(title)}.S${two(season)}E${two(episode)}.${showTags(pick)}.${code}.ass`
      return { path, says: { type: 'tv', title, season, episodes: [episode], languages } }
    },
  },
]
