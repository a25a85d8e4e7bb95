/** What lies in the folder of a show and says no more than a title, or a day. */
import type { Habit, NamedTruth } from './habit.ts'
import { of, ownYear, two, yearOf } from './words.ts'

const ownYears = { 'year at end': ownYear, 'only a year': 'a folder of a year alone sorts its files' } as const
const ownNumbers = {
  'number at end': 'two numbers in a row',
  'padded number at end': 'two numbers in a row',
  'season word': 'its number is that of a season',
  'number at start': 'a number in front may count the file',
} as const
const episodeTitles = ['The Long Kettle', 'Pilot', 'Am Hafen', 'Le Phare', 'Тихая ночь', 'Of Salt and Sand'] as const

export const inShows: readonly Habit[] = [
  {
    name: 'TV/Title/Words.mkv, TV/Title (year)/Words.mkv, TV/Title/Title - Words.mkv',
    leftOut: {
      ...ownYears,
      'one letter': 'a letter sorts titles',
      part: 'a part is an episode of a mini-series',
      'number at start': 'counts files in the folder of a show',
    },
    make: (title, pick) => {
      const year = yearOf(pick)
      const words = of(episodeTitles, pick)
      const [folder, file, stated] = of(
        [
          [title, words, null],
          [`${title} (${year})`, words, year],
          [title, `${title} - ${words}`, null],
        ] as const,
        pick,
      )
      const path = `${of(['TV', 'Series', 'TV Shows', 'Serien', 'media/tv'], pick)}/${folder}/${file}.mkv`
      return { path, says: { type: 'tv', title, year: stated, season: null, episodes: [], episodeTitle: words } }
    },
  },
  {
    name: 'TV/kind of shows/Title (year).mkv is a film',
    make: (title, pick) => {
      const year = yearOf(pick)
      const kind = of(['Drama', 'Comedy', 'Krimi', 'English', 'A-F', '90s', 'Kids'], pick)
      return { path: `TV/${kind}/${title} (${year}).mkv`, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Title/2024-01-05 - Words.mkv, Title/2024/…, Title/20240105 - Words [id].mp4',
    leftOut: { ...ownYears, 'one letter': 'a letter sorts titles' },
    make: (title, pick) => {
      const [year, month, day] = [2004 + pick(20), two(1 + pick(12)), two(1 + pick(28))]
      const words = of(episodeTitles, pick)
      const file = of(
        [
          `${year}-${month}-${day} - ${words}.mkv`,
          `${year}.${month}.${day} - ${words}.mkv`,
          `${year}${month}${day} - ${words} [dQw4w9WgXcQ].mp4`,
        ],
        pick,
      )
      const path = `${of(['', 'Videos/', 'YouTube/'], pick)}${title}/${file}`
      return { path, says: { type: 'tv', title, date: `${year}-${month}-${day}`, episodeTitle: words } }
    },
  },
  {
    name: 'sorted by year, channel or nothing/2024-01-05 - Title.mkv',
    leftOut: { ...ownYears, 'number at start': 'two numbers in a row may be a day and a count' },
    make: (title, pick) => {
      const [year, month, day] = [2004 + pick(20), two(1 + pick(12)), two(1 + pick(28))]
      const folder = of([String(year), `${year}${month}`, 'BBC', 'Recordings', 'Aufnahmen', 'PBS'], pick)
      return {
        path: `${folder}/${year}-${month}-${day} - ${title}.mkv`,
        says: { type: 'tv', title, date: `${year}-${month}-${day}` },
      }
    },
  },
  {
    name: 'TV/Title/Title 5.mkv, TV/Title/Title 5 - Words.mkv',
    leftOut: { ...ownYears, 'one letter': 'a letter sorts titles' },
    make: (title, pick) => {
      const [episode, words] = [1 + pick(120), of([...episodeTitles, null, null], pick)]
      const shelf = of(['TV', 'Series', 'TV Shows', 'Serien'], pick)
      const path = `${shelf}/${title}/${title} ${episode}${words === null ? '' : ` - ${words}`}.mkv`
      return { path, says: { type: 'tv', title, episodes: [episode], absoluteEpisode: episode, episodeTitle: words } }
    },
  },
  {
    name: 'Title/Title 5.mkv, Movies/Title/Title 5.mkv and TV/Title/Title 5 (year).mkv are films',
    leftOut: {
      ...ownYears,
      'number at end': 'two numbers in a row',
      'padded number at end': 'two numbers in a row',
      'season word': 'its number is that of a season',
    },
    make: (title, pick) => {
      const [number, year] = [2 + pick(8), yearOf(pick)]
      const film = `${title} ${number}`
      const [path, said] = of(
        [
          [`${title}/${film}.mkv`, null],
          [`Movies/${title}/${film}.mkv`, null],
          [`TV/${title}/${film} (${year}).mkv`, year],
        ] as const,
        pick,
      )
      return { path, says: { type: 'movie', title: film, year: said, episodes: [] } }
    },
  },
  {
    name: 'TV/Title/Title 2 - Part 1.mkv, TV/Title/Title 2 (Teil 1).mkv: the parts of the series "Title 2" are its episodes',
    leftOut: { ...ownYears, ...ownNumbers, part: 'two parts in a row' },
    make: (title, pick) => {
      const [number, part, shelf] = [2 + pick(8), 1 + pick(6), of(['TV', 'Series', 'Serien'], pick)]
      const word = of(['Part', 'part', 'Teil', 'Parte', 'Pt'], pick)
      const said = of([` - ${word} ${part}`, ` (${word} ${part})`, ` - ${word} ${['One', 'Two', 'Three', 'Four', 'Five', 'Six'][part - 1] ?? ''}`], pick) // prettier-ignore
      const path = `${shelf}/${title}/${title} ${number}${said}.mkv`
      return { path, says: { type: 'tv', title: `${title} ${number}`, season: 1, episodes: [part], part } }
    },
  },
  {
    name: 'TV/Title/Title 2 - CD1.avi, TV/Title/Title 2 [Disc 1].avi: two discs are no two times the second episode',
    leftOut: { ...ownYears, ...ownNumbers, part: 'a part is an episode of a mini-series' },
    make: (title, pick) => {
      const [number, part, word] = [2 + pick(8), 1 + pick(3), of(['CD', 'Disc ', 'cd', 'DVD ', 'Disk '], pick)]
      const said = of([` - ${word}${part}`, ` [${word}${part}]`, ` (${word}${part})`], pick)
      const path = `${of(['TV', 'Serien'], pick)}/${title}/${title} ${number}${said}.avi`
      return { path, says: { title: `${title} ${number}`, episodes: [], absoluteEpisode: null, part } }
    },
  },
  {
    name: 'TV/Title/Title 12 - Part 1.mkv, TV/Title/Title 5 - Part of Words.mkv are episodes, Movies/Title/Title 5 - CD1.avi is none',
    leftOut: {
      ...ownYears,
      ...ownNumbers,
      part: 'a part is an episode of a mini-series',
      'one letter': 'a letter sorts titles',
    },
    make: (title, pick) => {
      const [many, few, disc] = [10 + pick(80), 2 + pick(8), 1 + pick(2)]
      const words = of(['Part of the Sea', 'Partners', 'Disco Night', 'Teilen', 'Parting Ways'], pick)
      return of<NamedTruth>(
        [
          { path: `TV/${title}/${title} ${many} - Part ${disc}.mkv`, says: { type: 'tv', title, episodes: [many] } },
          {
            path: `TV/${title}/${title} ${few} - ${words}.mkv`,
            says: { type: 'tv', title, episodes: [few], episodeTitle: words },
          },
          {
            path: `Movies/${title}/${title} ${few} - CD${disc}.avi`,
            says: { type: 'movie', title: `${title} ${few}`, episodes: [], part: disc },
          },
        ],
        pick,
      )
    },
  },
  {
    name: 'TV/Title/Season 2/Extras/05 - Words.mkv, TV/Title S02/Extras/Words.mkv: of the show, and of no season',
    leftOut: { ...ownYears, 'one letter': 'a letter sorts titles', part: 'a part is an episode of a mini-series' },
    make: (title, pick) => {
      const season = 1 + pick(9)
      const folder = of([`${title}/Season ${season}`, `${title}/Staffel ${season}`, `${title}/S${two(season)}`, `${title} S${two(season)} 1080p BluRay x264-LUMEN`], pick) // prettier-ignore
      const words = of(['Making Of', 'The Kettle Crew', 'Gag Reel', 'Am Set', 'Un jour de tournage'], pick)
      const before = of(['', `${two(1 + pick(12))} - `, `${two(1 + pick(12))}. `, `${title} - ${two(1 + pick(12))} - `], pick) // prettier-ignore
      const path = `${of(['TV', 'Serien'], pick)}/${folder}/${of(['Extras', 'Featurettes', 'Bonus'], pick)}/${before}${words}.mkv`
      return {
        path,
        says: { type: 'tv', title, season: null, episodes: [], absoluteEpisode: null, episodeTitle: words },
      }
    },
  },
  {
    name: 'TV/Title/Season 2/05 - Words.mkv and TV/Title/Season 2/Extras/Title S00E03 - Words.mkv are what their numbers say',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(12)]
      return of<NamedTruth>(
        [
          {
            path: `TV/${title}/Season ${season}/${two(episode)} - The Kettle.mkv`,
            says: { type: 'tv', title, season, episodes: [episode], episodeTitle: 'The Kettle' },
          },
          {
            path: `TV/${title}/Season ${season}/Extras/${title} - S00E${two(episode)} - The Kettle.mkv`,
            says: { type: 'tv', title, season: 0, episodes: [episode], episodeTitle: 'The Kettle' },
          },
        ],
        pick,
      )
    },
  },
  {
    name: 'TV/Title/Extras/Words.mkv, TV/Title/Featurettes/02 - Words.mkv',
    leftOut: { ...ownYears, 'one letter': 'a letter sorts titles', part: 'a part is an episode of a mini-series' },
    make: (title, pick) => {
      const folder = of(['Extras', 'extras', 'Featurettes', 'Behind The Scenes', 'Deleted Scenes', 'Bonus'], pick)
      const words = of(['Making Of', 'The Kettle Crew', 'Gag Reel', 'Am Set', 'Un jour de tournage'], pick)
      const before = of(['', `${title} - `, `${two(1 + pick(12))} - `, `${two(1 + pick(12))}. `], pick)
      const path = `${of(['TV', 'Series', 'Serien'], pick)}/${title}/${folder}/${before}${words}.mkv`
      return {
        path,
        says: { type: 'tv', title, season: null, episodes: [], absoluteEpisode: null, episodeTitle: words },
      }
    },
  },
  {
    name: 'TV/Title/Extras/S00E03 - Words.mkv is what its number says',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode] = [pick(3), 1 + pick(12)]
      const path = `TV/${title}/Extras/${title} - S${two(season)}E${two(episode)} - The Kettle.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode], episodeTitle: 'The Kettle' } }
    },
  },
]
