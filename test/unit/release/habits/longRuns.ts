/** Daily series that count beyond a thousand, counts of all episodes in several languages, and stages of sports. */
import { dotted, of, ownYear, three, two } from './words.ts'
import type { Habit } from './habit.ts'

const numberNext = 'two numbers in a row may be a season and an episode, or a run'
const ownNumbers = { 'only a year': ownYear, 'year at end': ownYear } as const
const ownCounts = { ...ownNumbers, 'number at end': numberNext, 'padded number at end': numberNext, 'season word': 'a word for a season before a number counts it' } as const // prettier-ignore

export const longRuns: readonly Habit[] = [
  {
    name: 'Title S01E1234, Title.S02E4012, TV/Title/Season 18/Title - 4012 - Words',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(30), 1000 + pick(8000)]
      const path = of(
        [
          `${title} S${two(season)}E${episode}`,
          `${dotted(title)}.S${two(season)}E${episode}.GERMAN.720p.WEB.x264-KESTREL`,
          `${title}/Staffel ${season}/${title} - S${two(season)}E${episode} - Der Kessel`,
          `TV/${title}/Season ${season}/${title} ${season}x${episode}`,
        ],
        pick,
      )
      return { path: `${path}.mkv`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title Folge 2012, Title - Episode 1987 - Words, Title - Folge 4012 - (S18E12)',
    leftOut: { ...ownCounts, part: 'two parts in a row: either may be the episode' },
    make: (title, pick) => {
      const [count, season, episode] = [
        of([1903, 1987, 2012, 2024, 3999, 4012, 7654], pick),
        1 + pick(20),
        1 + pick(99),
      ]
      const pair = `S${two(season)}E${two(episode)}`
      const [path, says] = of(
        [
          [`${title} Folge ${count}`, { season: null, episodes: [count] }],
          [`${title} (Folge ${count})`, { season: null, episodes: [count] }],
          [`${title} - Episode ${count} - The Kettle`, { season: null, episodes: [count] }],
          [`${title} - Capítulo ${count}`, { season: null, episodes: [count] }],
          [`${title} odc. ${count}`, { season: null, episodes: [count] }],
          [`${title} - Folge ${count} - (${pair})`, { season, episodes: [episode], absoluteEpisode: count }],
          [`${title} - Episode ${count} (${pair})`, { season, episodes: [episode], absoluteEpisode: count }],
        ] as const,
        pick,
      )
      return { path: `${path}.mp4`, says: { type: 'tv', title, year: null, ...says } }
    },
  },
  {
    name: 'Title 120 de 169, Title (12 de 60), Title 3 von 8, Title 3 di 8, Title - 3 of 8 - Words',
    leftOut: { ...ownCounts, part: 'a part and a count: either may be the episode', company: 'a dot before a bracket may be of a number' }, // prettier-ignore
    make: (title, pick) => {
      const episode = 1 + pick(160)
      const all = episode + 1 + pick(60)
      const word = of(['de', 'di', 'von', 'of', 'van', 'od'], pick)
      const path = of(
        [`${title} ${episode} ${word} ${all}`, `${title} (${episode} ${word} ${all})`, `${title} - ${three(episode)} ${word} ${all}`, `${title} - ${episode} ${word} ${all} - The Kettle`], // prettier-ignore
        pick,
      )
      return { path: `${path}.avi`, says: { type: 'tv', title, season: null, episodes: [episode] } }
    },
  },
  {
    name: 'Title 2023 Stage 12, Title 2023-24 Matchday 12, Title 2023 Etappe 12, Sports/Title/2023/Stage 05',
    leftOut: ownCounts,
    make: (title, pick) => {
      const [year, round] = [2010 + pick(15), 1 + pick(21)]
      const word = of(['Stage', 'Etappe', 'Etape', 'Étape', 'Tappa', 'Etapa', 'Matchday', 'Spieltag', 'Round'], pick)
      const path = of(
        [
          `${title} ${year} ${word} ${round}`,
          `${title} ${year} - ${word} ${two(round)} - Lantern to Harbor`,
          `${dotted(title)}.${year}.${word}.${two(round)}.1080p.WEB.h264-VESPER`,
          `${title} ${year}-${two((year + 1) % 100)} ${word} ${round} Lantern vs Harbor`,
          `Sports/${title}/${year}/${of(['Stage', 'Round', 'Etappe'], pick)} ${two(round)}`,
        ],
        pick,
      )
      return { path: `${path}.mkv`, says: { type: 'tv', title, season: year, episodes: [round] } }
    },
  },
  {
    name: 'Title Etappe 12, Title - Stage 5',
    leftOut: { ...ownCounts, part: 'a part and a stage: either may be the episode' },
    make: (title, pick) => {
      const [word, round] = [of(['Etappe', 'Etape', 'Tappa', 'Etapa', 'Spieltag', 'Giornata'], pick), 1 + pick(21)] // prettier-ignore
      const path = of([`${title} ${word} ${round}`, `${title} - ${of(['Stage', word], pick)} ${round} - Lantern to Harbor`, `${title} Jornada ${round} Lantern vs Harbor`], pick) // prettier-ignore
      return { path: `${path}.mkv`, says: { type: 'tv', title, season: null, episodes: [round] } }
    },
  },
]
