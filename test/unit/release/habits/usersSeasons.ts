/** How people write seasons, days and several episodes without a scheme: 'Title Season 10 Episode 17 and 18', 'Title/T3/07'. */
import { dotted, of, ownYear, showTags, teams, three, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const numberNext = 'two numbers in a row: either may be the episode'
const ownNumbers = {
  'number at end': numberNext,
  'padded number at end': numberNext,
  'only a year': numberNext,
  'year at end': ownYear,
} as const

export const seasonsOfUsers: readonly Habit[] = [
  {
    name: 'Title Season 10 Episode 17 and 18, Title 10x17 al 10x18',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear, 'season word': 'two seasons: either may be the title' },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(12), 1 + pick(22)]
      const next = `${of(['and', '&'], pick)} ${episode + 1}`
      const path = of(
        [
          `${title} Season ${season} Episode ${episode} ${next}${of(['', ' - The Kettle'], pick)}.mp4`,
          `${title} ${season}x${two(episode)} ${of(['al', 'to'], pick)} ${season}x${two(episode + 1)} [HDTV].mkv`,
        ],
        pick,
      )
      return { path, says: { type: 'tv', title, season, episodes: [episode, episode + 1] } }
    },
  },
  {
    name: 'Title.S06P1.tags',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const season = 1 + pick(9)
      const path = `${dotted(title)}.S${two(season)}${of(['P1', 'P2', 'Part1', 'PT2'], pick)}.${showTags(pick)}`
      return { path, says: { type: 'tv', title, season, episodes: [], isFullSeason: true } }
    },
  },
  {
    name: 'Title 25th June 2015 Episode 520',
    leftOut: { ...ownNumbers, 'number at start': numberNext },
    make: (title, pick) => {
      const [day, episode, year] = [4 + pick(15), 100 + pick(800), yearOf(pick)]
      const path = `${title} ${day}th June ${year} Episode ${episode}.mp4`
      return { path, says: { type: 'tv', title, date: `${year}-06-${two(day)}`, episodes: [episode] } }
    },
  },
  {
    name: 'Title - Act 26, Title - Session 05 - Words',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const count = 1 + pick(40)
      const word = of(['Act', 'Session', 'Layer', 'Phase', 'Lesson', 'Stage'], pick)
      const path = `${title} - ${word} ${two(count)}${of(['', ' - The Kettle', ' [1080p]'], pick)}.mkv`
      return { path, says: { type: 'tv', title, episodes: [count] } }
    },
  },
  {
    name: 'Title – 1×03 – Words',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const path = `${title} – ${season}×${two(episode)} – The Kettle.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: '[Team] Title - 07 (Season 2) [tags]',
    leftOut: { 'year at end': ownYear, 'season word': 'two seasons: either may be the title' },
    make: (title, pick) => {
      const [season, episode] = [2 + pick(4), 1 + pick(24)]
      const path = `[${of(teams, pick)}] ${title} - ${two(episode)} (Season ${season}) [1080p].mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Series/Title/T3/07',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(24)]
      const path = `Series/${title}/T${season}/${two(episode)}${of(['', ' - La noche'], pick)}.avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Anime/Title/035',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const count = 1 + pick(98)
      return {
        path: `Anime/${title}/${three(count)}.mkv`,
        says: { type: 'tv', title, absoluteEpisode: null, episodes: [count] },
      }
    },
  },
  {
    name: 'Title - Intégrale 4 saisons, Title All 4 Seasons, Title Complete 4 Seasons',
    leftOut: { ...ownNumbers, 'season word': 'two seasons: either may be the title' },
    make: (title, pick) => {
      const lastSeason = 2 + pick(9)
      const path = of(
        [
          `${title} - Intégrale ${lastSeason} saisons - VF - 720p`,
          `${title} - L'intégrale (${lastSeason} saisons)`,
          `${title} All ${lastSeason} Seasons 1080p`,
          `${title} Complete ${lastSeason} Seasons [720p]`,
          `${title} - Tutte le ${lastSeason} stagioni`,
          `${title} - Todas las ${lastSeason} temporadas`,
        ],
        pick,
      )
      return { path, says: { type: 'tv', title, season: 1, lastSeason, isFullSeason: true, episodes: [] } }
    },
  },
]
