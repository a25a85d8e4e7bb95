/** Titles that end or begin with a number of their own, beside the number of an episode, a season or a channel. */
import { dotted, of, ownYear, showTags, teams, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const threeNumbers = 'three numbers in a row: which belongs to the title stays open'
const onlyYear = 'two years in a row: either may be the title'
/** Titles behind which a further number would be a third. */
const withoutNumbers = {
  'number at end': threeNumbers,
  'padded number at end': threeNumbers,
  part: threeNumbers,
  'year at end': ownYear,
  'only a year': onlyYear,
} as const

const ownNumber = (pick: (below: number) => number) => of([2, 5, 8, 13, 60, 104, 571], pick)

export const numberedTitles: readonly Habit[] = [
  {
    name: 'Title N.1x02.tags',
    leftOut: { ...withoutNumbers, 'season word': 'the number behind "season" is one' },
    make: (title, pick) => {
      const [number, season, episode] = [ownNumber(pick), 1 + pick(9), 1 + pick(24)]
      const path = `${dotted(title)}.${number}.${season}x${two(episode)}.${showTags(pick)}.mkv`
      return { path, says: { type: 'tv', title: `${title} ${number}`, season, episodes: [episode] } }
    },
  },
  {
    name: '[Team] Title N count [tags]',
    leftOut: { ...withoutNumbers, 'season word': 'the number behind "season" is one' },
    make: (title, pick) => {
      const [number, count] = [ownNumber(pick), of([7, 24, 264, 681, 1004], pick)]
      const path = of(
        [
          `[${of(teams, pick)}] ${title} ${number} ${two(count)} [1080p].mkv`,
          `[${of(teams, pick)}]_${title.replaceAll(' ', '_')}_${number}_${two(count)}_[720p].mkv`,
        ],
        pick,
      )
      return { path, says: { type: 'tv', title: `${title} ${number}`, absoluteEpisode: count } }
    },
  },
  {
    name: '[Team] N Words [tags]',
    make: (_, pick) => {
      const title = `${12 + pick(300)} ${of(['Lanterns', 'Copper Harbors', 'Nights of Winter', 'Kettles and Salt'], pick)}`
      const path = `[${of(teams, pick)}] ${title} ${of(['(1080p)', '[BD 720p]', '[Dual Audio] [x264]'], pick)}.mkv`
      return { path, says: { type: 'movie', title, episodes: [], absoluteEpisode: null } }
    },
  },
  {
    name: 'Title N/Title N - count',
    leftOut: { ...withoutNumbers, 'season word': 'the number behind "season" is one' },
    make: (title, pick) => {
      const [number, count] = [of([60, 104, 571], pick), 10 + pick(40)]
      const team = `[${of(teams, pick)}] `
      const path = of(
        [
          `${title} ${number}/${title} ${number} - ${count}.mkv`,
          `${team}${title} ${number}/${team}${title} ${number} - ${count} (1080p).mkv`,
        ],
        pick,
      )
      return { path, says: { type: 'tv', title: `${title} ${number}`, episodes: [count], absoluteEpisode: count } }
    },
  },
  {
    name: 'Title 1-2 - 045',
    leftOut: { ...withoutNumbers, 'season word': 'the number behind "season" is one' },
    make: (title, pick) => {
      const [number, count] = [of(['1-2', '2-3', '3-4'], pick), 1 + pick(90)]
      const path = `${title} ${number} - 0${two(count)}${of(['', ' - Salt and Kettles', ' [480p]'], pick)}.avi`
      return { path, says: { type: 'tv', title: `${title} ${number}`, absoluteEpisode: count } }
    },
  },
  {
    name: 'Title N Saison 1',
    leftOut: { ...withoutNumbers, 'season word': 'the number behind "season" is one' },
    make: (title, pick) => {
      const [number, season] = [of([2, 5, 8, 13], pick), 1 + pick(9)]
      const word = of(['Saison', 'Staffel', 'Stagione', 'SAISON'], pick)
      const path = of(
        [
          `${title} ${number} ${word} ${season} 1080p WEB.mkv`,
          `${dotted(title)}.${number}.${word}.${season}.720p.WEB.mkv`,
        ],
        pick,
      )
      return { path, says: { type: 'tv', title: `${title} ${number}`, season, episodes: [] } }
    },
  },
  {
    name: 'Title (year) (tags with counts of channels)',
    make: (title, pick) => {
      const year = yearOf(pick)
      const sound = of(['AC3 5.1x2+2.0x3', 'FLACx2, AC3 2.0+5.1x2', 'DTS 7.1x2', 'AAC5.1x264'], pick)
      const path = `${title} (${year}) (BDRip 1920x1036p x265 HEVC ${sound})(Dual Audio).mkv`
      return { path, says: { type: 'movie', title, year, season: null, episodes: [] } }
    },
  },
  {
    name: 'Series/Title/Title.12.Name.of.the.episode',
    leftOut: {
      'year at end': ownYear,
      'only a year': onlyYear,
      part: 'two numbers in a row: either may be the episode',
    },
    make: (title, pick) => {
      const episode = 10 + pick(30)
      const path = `Series/${title}/${dotted(title)}.${episode}.The.Kettle.avi`
      return { path, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: 'Title 451 - 1 von 2',
    leftOut: { ...withoutNumbers, 'season word': 'the number behind "season" is one' },
    make: (title, pick) => {
      const [own, all] = [of([104, 451, 7, 30, 300], pick), 2 + pick(11)]
      const episode = 1 + pick(Math.min(all - 1, 6))
      const path = `${title} ${own} - ${episode} ${of(['von', 'of', 'av'], pick)} ${all}.mkv`
      return { path, says: { type: 'tv', title: `${title} ${own}`, episodes: [episode] } }
    },
  },
  {
    name: 'Movies/Title 237, Movies/year/Title 104',
    leftOut: withoutNumbers,
    make: (title, pick) => {
      const own = of([104, 237, 115, 312, 206], pick)
      const path = of([`Movies/${title} ${own}.mkv`, `Movies/2023/${title} ${own}.mkv`], pick)
      return { path, says: { type: 'movie', title: `${title} ${own}` } }
    },
  },
]
