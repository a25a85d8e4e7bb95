/** What looks like the special of a holiday, a stage, a pack's number or a broadcaster, and is none. */
import { dotted, filmTags, of, two } from './words.ts'
import type { Habit } from './habit.ts'

const holidays = ['Christmas Special', 'Halloween Special', 'Easter Special', 'Xmas Special'] as const
const ownNumbers = {
  'year at end': 'a year behind the title may be that of the special',
  'only a year': 'a year alone may be that of the special',
  'number at end': 'the number of the title may be that of an episode',
} as const

export const alikes: readonly Habit[] = [
  {
    name: 'Show/Season 3/07 - Christmas Special, Show/Season 2/Show - 207 - Halloween Special',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const [season, episode, special] = [1 + pick(9), 1 + pick(24), of(holidays, pick)]
      const path = of(
        [
          `Season ${season}/${two(episode)} - ${special}`,
          `Season ${season}/${two(episode)}. ${special}`,
          `Season ${season}/${season}${two(episode)} - ${special}`,
          `Season ${season}/Episode ${episode} - ${special}`,
        ],
        pick,
      )
      return { path: `TV/${title}/${path}.mkv`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title.2013.12.25.Christmas.Special.720p',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const [year, day] = [2005 + pick(19), two(20 + pick(9))]
      const path = `${dotted(title)}.${year}.12.${day}.${dotted(of(holidays, pick))}.720p.HDTV.x264-VESPER.mkv`
      return { path, says: { type: 'tv', title, date: `${year}-12-${day}` } }
    },
  },
  {
    name: 'Words.Before.Christmas.Special.Edition.1993',
    make: (_, pick) => {
      const title = `${of(['The Lantern Before', 'Harbor', 'A Kettle', 'Copper'], pick)} ${of(['Christmas', 'Halloween', 'Easter'], pick)}`
      const year = 1950 + pick(70)
      const path = `${dotted(title)}.Special.Edition.${year}.${filmTags(pick)}.mkv`
      return { path, says: { type: 'movie', title, year, season: null, episodes: [] } }
    },
  },
  {
    name: 'Title.S01-S30/Words (2007)',
    make: (title, pick) => {
      const [last, year] = [of([20, 25, 30], pick), 1995 + pick(29)]
      const words = of(['Longer and Louder', 'The Kettle Movie', 'Lost in the Harbor'], pick)
      const path = `${dotted(title)}.S01-S${last}.1080p.WEB-DL.x264-VESPER/${words} (${year}).mkv`
      return { path, says: { episodes: [] } }
    },
  },
  {
    name: 'Movies/2018/Race 3, Title Stage 2',
    make: (_, pick) => {
      const [year, number] = [1990 + pick(34), 2 + pick(3)]
      const path = of(
        [
          `Hindi Movies/${year}/Race ${number}`,
          `Movies/Bollywood/${year}/Race.${number}.${year}.1080p.BluRay.x264-VESPER`,
          `${of(['Center', 'Main', 'Copper', 'The Last'], pick)} Stage ${number}`,
          `Movies/Drama/${year}/Stage ${number}`,
        ],
        pick,
      )
      return { path: `${path}.mkv`, says: { episodes: [], season: null } }
    },
  },
  {
    name: 'Words HD - 2024-01-05 - Words',
    make: (_, pick) => {
      const title = of(['Copper Chef', 'Kettle Kitchen', 'Lantern Live'], pick)
      const date = `20${two(10 + pick(14))}-${two(1 + pick(12))}-${two(1 + pick(28))}`
      return { path: `${title} HD - ${date} - Finale.mkv`, says: { type: 'tv', title: `${title} HD`, date } }
    },
  },
  {
    name: 'S01E01 - Words - Part One',
    make: (_, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(24)]
      const part = of(['Part One', 'Part Two', 'Teil Eins', 'Parte Due', 'Partie Deux'], pick)
      const path = `TV/S${two(season)}E${two(episode)} - ${of(['Pilot', 'The Kettle', 'Harbor Lights'], pick)} - ${part}.mkv`
      return { path, says: { title: null, season, episodes: [episode] } }
    },
  },
]
