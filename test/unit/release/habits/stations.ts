/** Broadcasters and hours beside the titles of recordings, and second copies of files. */
import { of, ownYear, two } from './words.ts'
import type { Habit } from './habit.ts'

const stations = ['Das Erste', 'ZDF', 'ORF 2', 'ORF2', 'BBC One', 'BBC1', 'Channel 4', 'arte', 'Rai 1', 'TF1', 'SRF 1', 'France 3', 'RTL', 'ZDF HD', 'Kabel Eins', 'Antena 3'] as const // prettier-ignore
const ownNumbers = { 'only a year': ownYear, 'year at end': ownYear } as const
/** Behind its hour or its station a title may begin with a number, and end with what looks like a count. */
const numbered = {
  ...ownNumbers,
  'number at end': 'a bare number behind a title may be an episode',
  'padded number at end': 'a padded number counts episodes',
} as const

export const stationsAndCopies: readonly Habit[] = [
  {
    name: '20.15 Das Erste - Title, ZDF 20.15 - Title, 20.15 Uhr - Title',
    leftOut: numbered,
    make: (title, pick) => {
      const [station, hour] = [of(stations, pick), `${of(['06', '20', '22', '9'], pick)}${of(['.', ':', '-'], pick)}${of(['15', '00', '45'], pick)}`] // prettier-ignore
      const path = of(
        [`${hour} ${station} - ${title}`, `${station} ${hour} - ${title}`, `${hour} - ${station} - ${title}`, `20.15 Uhr - ${title}`, `Aufnahmen/${hour} ${station} - ${title}`], // prettier-ignore
        pick,
      )
      return { path: `${path}.mkv`, says: { title, season: null, episodes: [], date: null } }
    },
  },
  {
    name: '2024-01-05 20-15 - ZDF - Title, ZDF - 2024-01-05 20-15 - Title, Title - ZDF - 2024-01-05 - 20-15',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const [station, date, hour] = [of(stations, pick), `2024-${two(1 + pick(12))}-${two(1 + pick(28))}`, of(['20-15', '20_15', '06-00'], pick)] // prettier-ignore
      const path = of(
        [
          `${date} ${hour} - ${station} - ${title}`,
          `${station} - ${date} ${hour} - ${title}`,
          `${station} - ${date} - ${title}`,
          `${title} - ${station} - ${date} - ${hour}`,
          `${title} - ${station} - ${date}`,
        ],
        pick,
      )
      return { path: `${path}.ts`, says: { type: 'tv', title, date, season: null, episodes: [] } }
    },
  },
  {
    name: 'Copy of Title (year), Title S01E02 - Copy, Kopie von Title',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const number = `S${two(season)}E${two(episode)}`
      const [before, behind] = [of(['Copy of', 'Kopie von', 'Copia de', 'Copie de'], pick), of(['Copy', 'Kopie', 'Copy (2)', 'копия'], pick)] // prettier-ignore
      const [path, says] = of(
        [
          [`${before} ${title} ${number}`, { type: 'tv', season, episodes: [episode] }],
          [`${before} ${title} (2014)`, { type: 'movie', year: 2014, episodes: [] }],
          [`${title} (2014) - ${behind}`, { type: 'movie', year: 2014, episodes: [] }],
          [`${title} - ${number} - ${behind}`, { type: 'tv', season, episodes: [episode], episodeTitle: null }],
        ] as const,
        pick,
      )
      return { path: `${path}.mkv`, says: { title, ...says } }
    },
  },
  {
    name: 'Title_ZDF_2024-01-05_20-15-00, 2024-01-05_20-15-00_ZDF_Title, Title, ZDF, 20240105_201500',
    leftOut: { ...ownNumbers, 'one letter': 'beside day and clock a letter is the mark of a camera' },
    make: (title, pick) => {
      const station = of(stations, pick)
      const [month, day] = [two(1 + pick(12)), two(1 + pick(28))]
      const [date, clock] = [
        `2024-${month}-${day}`,
        `${of(['06', '20', '22'], pick)}-${of(['15', '00', '45'], pick)}-00`,
      ]
      const compact = `2024${month}${day}_${clock.replaceAll('-', '')}`
      const path = of(
        [
          `${title}_${station}_${date}_${clock}`,
          `${date}_${clock}_${station}_${title}`,
          `${title}, ${station}, ${compact}`,
        ],
        pick,
      )
      return { path: `${path}.ts`, says: { type: 'tv', title, date, season: null, episodes: [] } }
    },
  },
  {
    name: '05.01.2024 20.15 Title, Rec_20240105_2015_Title',
    leftOut: { ...ownNumbers, 'number at start': 'without a sign a number goes on with the clock' },
    make: (title, pick) => {
      const [month, day] = [two(1 + pick(12)), two(13 + pick(15))]
      const [hour, minute] = [of(['06', '20', '22'], pick), of(['15', '00', '45'], pick)]
      const path = of(
        [
          `${day}.${month}.2024 ${hour}.${minute} ${title}`,
          `${day}.${month}.2024 ${hour}:${minute} Uhr - ${title}`,
          `Rec_2024${month}${day}_${hour}${minute}_${title}`,
        ],
        pick,
      )
      return {
        path: `${path}.ts`,
        says: { type: 'tv', title, date: `2024-${month}-${day}`, season: null, episodes: [] },
      }
    },
  },
]
