/** What lies in the folder of a show and says no more than a title, or a day. */
import type { Habit } from './habit.ts'
import { of, ownYear, two, yearOf } from './words.ts'

const ownYears = { 'year at end': ownYear, 'only a year': 'a folder of a year alone sorts its files' } as const
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
]
