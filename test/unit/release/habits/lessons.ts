/** Counts of media libraries, lectures and recorders, and titles that speak of seasons and episodes. */
import { dotted, of, ownYear, showTags, two } from './words.ts'
import type { Habit } from './habit.ts'

const numberNext = 'two numbers in a row may be a season and an episode, or a run'
const ownNumbers = { 'only a year': ownYear, 'year at end': ownYear, 'number at end': numberNext, 'padded number at end': numberNext } as const // prettier-ignore
const nouns = 'Lantern Harbor Orchard Mirror Compass Meadow Canyon Feather Anthem Ladder Ferry Quarry'.split(' ')

export const lessons: readonly Habit[] = [
  {
    name: 'Title (7_10)-Words-Channel, Title (7:10), Title - Lecture 07 - Words, Title - 2.07 - Words',
    leftOut: {
      ...ownNumbers,
      'season word': 'a word for a season before a number counts it',
      company: 'a dot before a bracket may be of a number',
      part: 'two parts: either may be the title',
      'version in brackets': 'two brackets: the first may be another title',
    },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const all = episode + 1 + pick(9)
      const [path, says] = of(
        [
          [`${title} (${episode}_${all})-The Kettle-Arte.mp4`, { episodes: [episode] }],
          [`${title} (${episode}:${all}).mp4`, { episodes: [episode] }],
          [`${title} - Lecture ${two(episode)} - The Kettle.mp4`, { episodes: [episode] }],
          [`${title} - Lektion ${two(episode)} - Der Kessel.mp4`, { episodes: [episode] }],
          [`${title} - ${season}.${two(episode)} - The Kettle.mkv`, { season, episodes: [episode] }],
          [`${title}/Season ${season}/Episode ${of(['One', 'Two', 'Seven', 'Ten'], () => 2)}.mkv`, { season, episodes: [7] }], // prettier-ignore
        ] as const,
        pick,
      )
      return { path, says: { type: 'tv', title, ...says } }
    },
  },
  {
    name: 'Title_CHANNEL_2024_01_05_20_15_00.wtv, Title_(2024-01-05_20-15).mp4',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const [year, month, day] = [2004 + pick(20), two(1 + pick(12)), two(1 + pick(28))]
      const own = title.replaceAll(' ', '_')
      const path = of(
        [
          `${own}_${of(['ZDF', 'WNBC-DT', 'BBC1'], pick)}_${year}_${month}_${day}_20_15_00.wtv`,
          `${own}_(${year}-${month}-${day}_20-15).mp4`,
        ],
        pick,
      )
      return { path, says: { type: 'tv', title, date: `${year}-${month}-${day}`, episodeTitle: null } }
    },
  },
  {
    name: 'Second Season of Title, Anthems of the 2nd Season, The Episode - 18, S9e0ry',
    make: (_, pick) => {
      const noun = of(nouns, pick)
      const title = of([`${of(['Second', 'Third'], pick)} ${of(['Season', 'Series'], pick)} of ${noun}`, `${noun}s of the 2nd Season`, 'The Episode', `S${1 + pick(9)}e0${noun.slice(-2)}`], pick) // prettier-ignore
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const [path, says] = of(
        [
          [`[VesperSubs] ${title} - ${two(episode)} [1080p][0A1B2C3D].mkv`, { episodes: [episode] }],
          [`${dotted(title)}.S${two(season)}E${two(episode)}.${showTags(pick)}.mkv`, { season, episodes: [episode] }],
          [`TV/${title}/Season ${season}/${title} - ${season}x${two(episode)}.mkv`, { season, episodes: [episode] }],
          [`/home/somebody/library/${title} ${season}x${two(episode)}.avi`, { season, episodes: [episode] }],
        ] as const,
        pick,
      )
      return { path, says: { type: 'tv', title, ...says } }
    },
  },
]
