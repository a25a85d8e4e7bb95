/** What stands beside the year of a film or show: numbers, letters of seasons, languages and words that are the title's. */
import { dotted, of, ownYear, showTags, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const numberNext = 'two numbers in a row: either may be the episode'
const ownNumbers = { 'number at start': numberNext, 'number at end': numberNext, 'padded number at end': numberNext }
const ownYears = { 'only a year': ownYear, 'year at end': ownYear } as const
const noCapitals = 'in capitals throughout no word stands out as a language'

export const besideYears: readonly Habit[] = [
  {
    name: 'Title (year) 05, Title (year) 12 - Words',
    make: (title, pick) => {
      const [year, episode] = [yearOf(pick), 1 + pick(40)]
      const path = `${title} (${year}) ${two(episode)}${of(['', '', ' - The Salt Kettle', ' - Der Hafen'], pick)}.avi`
      return { path, says: { type: 'tv', title, year, season: null, episodes: [episode] } }
    },
  },
  {
    name: 'Movies/Title (year) 05, Title (year) 10bit, Title (year) 720 and Title (year) 60 fps are films',
    make: (title, pick) => {
      const year = yearOf(pick)
      const name = of(['10bit', '720', '1080', '60 fps', '5.1', '3D', '[1080p]', '2 CD'], pick)
      const path =
        pick(3) === 0 ? `Movies/${title} (${year}) ${two(1 + pick(9))}.mkv` : `${title} (${year}) ${name}.mkv`
      return { path, says: { type: 'movie', title, year, episodes: [] } }
    },
  },
  {
    name: 'Title S02 (year) Hindi Complete tags.mkv',
    make: (title, pick) => {
      const [season, year] = [1 + pick(9), yearOf(pick)]
      const rest = of(['Hindi Complete 720p WEB-DL', '1080p WEB-DL', 'Complete', '', 'HDRip x264'], pick)
      return {
        path: `${title} S${two(season)} (${year}) ${rest}.mkv`,
        says: { type: 'tv', title, year, season, episodes: [], isFullSeason: true },
      }
    },
  },
  {
    name: 'Title.year.Words.S01E04: the title goes on up to the number',
    leftOut: { ...ownYears, part: 'a part ends a title', 'other script': 'Latin words behind are its second title' },
    make: (title, pick) => {
      const [year, season, episode] = [yearOf(pick), 1 + pick(5), 1 + pick(20)]
      const whole = `${title} ${year} ${of(['The Salt Kettle Story', 'Life on the Moon', 'A Quiet Town'], pick)}`
      const number = `S${two(season)}E${two(episode)}`
      const path = of([`${dotted(whole)}.${number}.${showTags(pick)}.mkv`, `${whole} ${number} 1080p.mkv`], pick)
      return { path, says: { type: 'tv', title: whole, year: null, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title.year.GERMAN.S01E04, Title.year.S01E04, Title.year.PROPER.S01E04: the year of the show',
    leftOut: ownYears,
    make: (title, pick) => {
      const [year, season, episode] = [yearOf(pick), 1 + pick(5), 1 + pick(20)]
      const between = of(['', 'GERMAN.', 'FLEMISH.', 'PROPER.', 'UNCUT.', 'German.DL.', 'US.', 'iNTERNAL.'], pick)
      const path = `${dotted(title)}.${year}.${between}S${two(season)}E${two(episode)}.${showTags(pick)}.mkv`
      return { path, says: { type: 'tv', title, year, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title ITA ENG year, Title.GER.ENG.year',
    leftOut: { ...ownYears, 'one letter': noCapitals, initials: noCapitals, 'other script': noCapitals, 'only a year': noCapitals, 'roman numeral': noCapitals, 'number at end': noCapitals, 'padded number at end': noCapitals, part: noCapitals }, // prettier-ignore
    make: (title, pick) => {
      const year = yearOf(pick)
      const [codes, languages] = of([['ITA ENG', ['it', 'en']], ['GER ENG', ['de', 'en']], ['RUS ENG', ['ru', 'en']], ['ITA ENG SPA', ['it', 'en', 'es']]] as const, pick) // prettier-ignore
      const path = of([`${title} ${codes} ${year} 1080p.mkv`, `${dotted(`${title} ${codes}`)}.${year}.1080p.mkv`], pick)
      return { path, says: { type: 'movie', title, year, languages: [...languages] } }
    },
  },
  {
    name: 'Title.S54E12.2021-05-28.2000, the hour behind the day',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(60), 1 + pick(30)]
      const date = `20${two(5 + pick(20))}-${two(1 + pick(12))}-${two(1 + pick(28))}`
      const path = `${title}.S${two(season)}E${two(episode)}.${date}.${of(['2000', '1930', '2015'], pick)}.ts`
      return { path, says: { type: 'tv', title, year: null, season, episodes: [episode], date } }
    },
  },
  {
    name: 'Title.year.EXTENDED.PART1.tags',
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(3)]
      const [cut, edition] = of([['EXTENDED', 'extended'], ['UNRATED', 'unrated'], ['THEATRICAL', 'theatrical'], ['REMASTERED', 'remastered']] as const, pick) // prettier-ignore
      const path = `${dotted(title)}.${year}.${cut}.PART${part}.1080p.BluRay.x264-KESTREL.mkv`
      return { path, says: { type: 'movie', title, year, part, editions: [edition] } }
    },
  },
  {
    name: 'The.Irish.Words.year.IRISH.tags, a language whose name is in titles',
    make: (_, pick) => {
      const [year, title] = [yearOf(pick), of(['An Irish Harbor', 'Luck of the Irish', 'The Irish Kettle'], pick)]
      const isSaid = pick(2) === 0
      const path = `${dotted(title)}.${year}.${isSaid ? 'IRISH.' : ''}1080p.WEB-DL.x264-KESTREL.mkv`
      return { path, says: { type: 'movie', title, year, languages: isSaid ? ['ga'] : [] } }
    },
  },
]

export const listsAndDiscs: readonly Habit[] = [
  {
    name: 'Title - Specials - 04 - Words',
    leftOut: { ...ownYears, 'one letter': 'one letter before a dash may be a label' },
    make: (title, pick) => {
      const episode = 1 + pick(20)
      return {
        path: `${title} - Specials - ${two(episode)} - The Salt Kettle.mkv`,
        says: { type: 'tv', title, season: 0, episodes: [episode] },
      }
    },
  },
  {
    name: 'The Specials (year), The.Specials.year.tags: a film',
    make: (_, pick) => {
      const [year, title] = [yearOf(pick), of(['The Specials', 'Kettle Specials', 'Two Specials'], pick)]
      const path = of([`${title} (${year}).mkv`, `${dotted(title)}.${year}.1080p.BluRay.x264-KESTREL.mkv`], pick)
      return { path, says: { type: 'movie', title, year, season: null } }
    },
  },
  {
    name: 'EN - Title (year), 4K-DE - Title (year), FR - Title S01E02: lists of streams',
    leftOut: ownYears,
    make: (title, pick) => {
      const label = of(['EN', 'DE', 'FR', '4K-EN', '4K-DE', 'TR', 'PL', 'NL'], pick)
      const [year, season, episode] = [yearOf(pick), 1 + pick(9), 1 + pick(20)]
      if (pick(2) === 0)
        return { path: `${label} - ${title} (${year}).mkv`, says: { type: 'movie', title, year, otherTitle: null } }
      const path = `${label} - ${title} S${two(season)} E${two(episode)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'It - Words (year), IT - Words (year), Up - Words (year), PI - Words (year): no label',
    make: (_, pick) => {
      const year = yearOf(pick)
      const title = `${of(['It', 'IT', 'Up', 'UP', 'PI', 'De', 'En', 'No', 'M', 'X'], pick)} - ${of(['Chapter Two', 'The Salt Harbor', 'A Kettle'], pick)}`
      return { path: `${title} (${year}).mkv`, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Show/Show 3/07 - Words',
    leftOut: { ...ownYears, ...ownNumbers, 'season word': 'the number behind it is that of a season' },
    make: (title, pick) => {
      const [season, episode] = [2 + pick(8), 1 + pick(20)]
      const path = `${title}/${title} ${season}/${two(episode)}${of([' - ', '. '], pick)}The Salt Kettle.avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Movies/Film/Film 2/01 - Words: a film of a series',
    leftOut: { ...ownYears, ...ownNumbers },
    make: (title, pick) => {
      const path = `Movies/${title}/${title} ${2 + pick(8)}/${two(1 + pick(9))} - The Salt Kettle.mkv`
      return { path, says: { season: null } }
    },
  },
  {
    name: 'Title (year)/VIDEO_TS/VIDEO_TS.IFO, Title (year)/BDMV/STREAM/00001.m2ts',
    make: (title, pick) => {
      const year = yearOf(pick)
      const [place, source] = of(
        [
          ['VIDEO_TS/VIDEO_TS.IFO', 'dvd'],
          ['VIDEO_TS/VTS_01_1.VOB', 'dvd'],
          ['BDMV/STREAM/00001.m2ts', 'bluray'],
          ['BDMV/index.bdmv', 'bluray'],
        ] as const,
        pick,
      )
      return { path: `${title} (${year})/${place}`, says: { type: 'movie', title, year, source } }
    },
  },
  {
    name: 'Title.year.DVDRip/Stream/title.mkv, Title (year)/Stream/words.mkv: no disc',
    make: (title, pick) => {
      const year = yearOf(pick)
      const path = `${title} (${year})/Stream/${title} (${year}).mkv`
      return { path, says: { type: 'movie', title, year, source: null } }
    },
  },
]
