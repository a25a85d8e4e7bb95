/** Folders that say the season in words and numerals of many languages, books with chapters, packs of seasons, and specials of holidays. */
import { dotted, of, ownYear, showTags, two } from './words.ts'
import type { Habit } from './habit.ts'

const ownNumbers = { 'only a year': ownYear, 'year at end': ownYear } as const
const numberNext = 'a number and a count in a row may be a run of episodes'
const ownCounts = { ...ownNumbers, 'number at end': numberNext, 'padded number at end': numberNext } as const

export const seasonFolders: readonly Habit[] = [
  {
    name: 'Title/2. Staffel/05 - Words, Title/Season Two/05, Title/Сезон 2/05, Title/シーズン2/05',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const [season, episode] = [2, 1 + pick(30)]
      const folder = of(
        ['2. Staffel', 'Staffel 2', 'Season Two', 'Second Season', '2nd Season', 'Series Two', 'Season II', 'Temporada 2', '2ª Temporada', 'Saison 02', 'Stagione 2', 'Sezon 2', 'Seizoen 2', 'Сезон 2', '2 сезон', 'シーズン2', '第2季', '第二季', '시즌 2', 'S2', 'Season 02 (2015)', 'Season 2 - The Kettle'], // prettier-ignore
        pick,
      )
      const file = of([two(episode), `${two(episode)} - The Kettle`, `${two(episode)}. Kettle and Lantern`, `Episode ${episode}`, `Folge ${episode}`, `E${two(episode)}`], pick) // prettier-ignore
      return { path: `${title}/${folder}/${file}.mkv`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Season 2/05 - Words, .1x05, Season 2/Words',
    make: (_, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const path = of(
        [`Season ${season}/${two(episode)} - The Kettle`, `${season}x${two(episode)}`, `S${two(season)}E${two(episode)} - The Kettle`], // prettier-ignore
        pick,
      )
      return { path: `${path}.mkv`, says: { type: 'tv', season, episodes: [episode] } }
    },
  },
  {
    name: 'Title Book 3 Chapter 4, Title/Book 3/Chapter 4 - Words',
    leftOut: ownCounts,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(5), 1 + pick(20)]
      const path = of(
        [
          `${title} Book ${season} Chapter ${episode}`,
          `${title} - Book ${season} Chapter ${two(episode)} - The Kettle`,
          `${title} Book ${season} - Chapter ${two(episode)}`,
          `${title}/Book ${season}/Chapter ${episode} - The Kettle`,
          `${title}/Book ${season} - Harvest/Chapter ${two(episode)}`,
        ],
        pick,
      )
      return { path: `${path}.mkv`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title III - 05, Title - Season III - 05, Title Season II Episode 3',
    leftOut: { ...ownCounts, 'roman numeral': 'two numerals in a row', 'season word': 'the numeral behind "season" is its number' }, // prettier-ignore
    make: (title, pick) => {
      const [numeral, season] = of([['II', 2], ['III', 3], ['IV', 4]] as const, pick) // prettier-ignore
      const episode = 1 + pick(20)
      const [path, says] = of(
        [
          [`${title} ${numeral} - ${two(episode)}`, { title: `${title} ${numeral}`, season: null }],
          [`[Kettle] ${title} ${numeral} - ${two(episode)} [1080p]`, { title: `${title} ${numeral}`, season: null }],
          [`${title} - Season ${numeral} - ${two(episode)}`, { title, season }],
          [`${title} Season ${numeral} Episode ${episode}`, { title, season }],
        ] as const,
        pick,
      )
      return { path: `${path}.mkv`, says: { type: 'tv', episodes: [episode], ...says } }
    },
  },
  {
    name: 'Title.S01-S09.COMPLETE/Title - 301, Complete/Title/Season 3/301, Title - Episode 2/2x14, Title/Series 3/Title - 3.4 - Words',
    leftOut: ownCounts,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(9)]
      const path = of(
        [
          `${dotted(title)}.S01-S09.COMPLETE.DVDRip/${season}${two(episode)} - The Kettle`,
          `${dotted(title)}.S01-S09.COMPLETE/${title} - ${season}${two(episode)}`,
          `Complete/${title}/Season ${season}/${season}${two(episode)} - The Kettle`,
          `${title} Complete/Season ${season}/${season}${two(episode)}`,
          `${title} - Episode ${episode}/${season}x${two(episode)}`,
          `${title}/Series ${season}/${title} - ${season}.${episode} - The Kettle`,
        ],
        pick,
      )
      return { path: `${path}.avi`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title - Christmas Special 2015, Title.Christmas.Special.2015.HDTV, Title/Specials/Christmas Special 2014',
    leftOut: { ...ownNumbers, 'tag word': 'a tag before the special may belong to either' },
    make: (title, pick) => {
      const year = 2005 + pick(19)
      const special = of(
        ['Christmas Special', 'Xmas Special', "New Year's Special", 'Halloween Special', 'Easter Special', 'Weihnachtsspecial', 'Especial de Navidad', 'Spécial Noël'], // prettier-ignore
        pick,
      )
      const path = of(
        [
          `${title} - ${special} ${year}`,
          `${title} ${special} ${year}`,
          `${title} - ${special}`,
          `${dotted(title)}.${dotted(special)}.${year}.${showTags(pick)}`,
          `TV/${title}/Specials/${title} - ${special} ${year}`,
          `TV/${title}/Specials/${special} ${year}`,
        ],
        pick,
      )
      const says = { title, year: null, season: 0, episodes: [], isFullSeason: false }
      return { path: `${path}.mkv`, says: { type: 'tv', ...says } }
    },
  },
  {
    name: 'Title Holiday Special (2015), a film',
    leftOut: { ...ownNumbers, 'other script': 'of two scripts the Latin words are the title' },
    make: (title, pick) => {
      const special = of(['Holiday Special', 'Christmas Special', 'Halloween Special'], pick)
      const path = of([`Movies/${title} ${special} (2015)/${title} ${special} (2015).mkv`, `Movies/${title} ${special} (2015).mkv`], pick) // prettier-ignore
      return { path, says: { title: `${title} ${special}`, year: 2015, season: null } }
    },
  },
  {
    name: '[Team] Title - OVA 04',
    leftOut: { ...ownNumbers, 'season word': 'a word for a season before a number counts it' },
    make: (title, pick) => {
      const episode = 1 + pick(12)
      const word = of(['OVA', 'OAD', 'ONA'], pick)
      const path = `[KettleSubs] ${title} - ${word} ${two(episode)}${of(['', ' [1080p]', ' [BD][720p]', ' (DVD)'], pick)}.mkv`
      return { path, says: { type: 'tv', title: `${title} - ${word}`, season: null, episodes: [episode] } }
    },
  },
  {
    name: '[Team] Title (year) - OVA 04',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const [year, episode] = [1990 + pick(34), 1 + pick(12)]
      const path = `[KettleSubs] ${title} (${year}) - ${of(['OVA', 'OAD'], pick)} ${two(episode)}${of(['', ' [1080p]', ' (DVD)'], pick)}.mkv`
      return { path, says: { type: 'tv', title, year, season: 0, episodes: [episode], absoluteEpisode: null } }
    },
  },
  {
    name: '[Team] Title - Special 02',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const episode = 1 + pick(12)
      const path = `[KettleSubs] ${title} - Special ${two(episode)}${of(['', ' [1080p]', ' (DVD)'], pick)}.mkv`
      return { path, says: { type: 'tv', title, season: 0, episodes: [episode] } }
    },
  },
]
