/** Several episodes in one file, and what only looks like several. */
import { dotted, of, ownYear, showTags, teams, two } from './words.ts'
import type { Habit } from './habit.ts'

export const episodeRuns: readonly Habit[] = [
  {
    name: 'Title - S08E03 - Episode 59',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode, count] = [1 + pick(9), 1 + pick(9), 20 + pick(80)]
      const path = `${title} - S${two(season)}E${two(episode)} - ${of(['Episode', 'Ep.', 'Chapter', 'Episodio'], pick)} ${count}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title S01E01 & 02',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, first] = [1 + pick(9), 1 + pick(20)]
      const path = `${title} S${two(season)}E${two(first)} & ${two(first + 1)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [first, first + 1] } }
    },
  },
  {
    name: '[Team] Title [01-12] [Season 2], [Team] Title - 13 to 24',
    leftOut: { 'year at end': ownYear, 'only a year': 'nothing but numbers behind the bracket: it may hold the title' },
    make: (title, pick) => {
      const [season, first, last] = [2 + pick(4), 1 + pick(12), 13 + pick(12)]
      const [numbers, says] = of(
        [
          [`[${two(first)}-${last}] [Season ${season}] [720p]`, { season }],
          [`- ${two(first)} to ${last} [720p]`, { season: null }],
        ] as const,
        pick,
      )
      const episodes = Array.from({ length: last - first + 1 }, (_, index) => first + index)
      return { path: `[${of(teams, pick)}] ${title} ${numbers}`, says: { type: 'tv', title, episodes, ...says } }
    },
  },
  {
    name: 'Title E01 à E12',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const last = 3 + pick(20)
      const path = `${title} E01 ${of(['à', 'a', 'to', '-', 'au', 'bis'], pick)} E${two(last)}.mkv`
      return { path, says: { type: 'tv', title, episodes: Array.from({ length: last }, (_, i) => i + 1) } }
    },
  },
  {
    name: 'Title S01E01 to E12',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, last] = [1 + pick(9), 3 + pick(20)]
      const path = `${title} S${two(season)}E01${of([' à ', ' to ', '-', ' - ', '~', ' bis '], pick)}E${two(last)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: Array.from({ length: last }, (_, i) => i + 1) } }
    },
  },
  {
    name: 'Title.S03E21.22.tags',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(22)]
      const path = `${dotted(title)}.S${two(season)}E${two(episode)}.${two(episode + 1)}.${showTags(pick)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode, episode + 1] } }
    },
  },
  {
    name: 'Title - 3x21-22',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(22)]
      const path = `${title} - ${season}x${two(episode)}${of(['-', `-${season}x`, 'x', '+'], pick)}${two(episode + 1)} - The Kettle.avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode, episode + 1] } }
    },
  },
  {
    name: 'Title - 3x04 y 3x05, Title 3x04 and 3x05, Title 3x04 e 3x05',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(22)]
      const both = [episode, episode + 1].map((number) => `${season}x${two(number)}`)
      const path = `${title}${of([' - ', ' '], pick)}${both.join(` ${of(['y', 'e', 'et', 'und', 'and', '&'], pick)} `)}${of(['', ' - The Kettle'], pick)}.avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode, episode + 1] } }
    },
  },
  {
    name: 'Title - 3x04 - E 1999 Words, Title 3x04 and Words: the title of an episode',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(22)]
      const words = of([' - And 3 More', ' and Kettle', ' - Y 2 Harbors', ' - Et Cetera'], pick)
      const path = `${title} - ${season}x${two(episode)}${words}.avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title.S01E01.Words.S01E02.Words',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, first] = [1 + pick(9), 1 + pick(22)]
      const number = (episode: number) => `S${two(season)}E${two(episode)}`
      const path = `${dotted(title)}.${number(first)}.Kettle.${number(first + 1)}.The.Lantern.${showTags(pick)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [first, first + 1], episodeTitle: 'Kettle' } }
    },
  },
  {
    name: 'Title.204-205.hdtv-group, Title 103&104 DVDRip',
    leftOut: {
      'year at end': ownYear,
      'only a year': 'two numbers in a row: either may be the title',
      'number at end': 'two numbers in a row: either may be the title',
      'padded number at end': 'a padded number counts episodes',
    },
    make: (title, pick) => {
      const [season, first] = [1 + pick(9), 1 + pick(22)]
      const [one, other] = [`${season}${two(first)}`, `${season}${two(first + 1)}`]
      const path = of(
        [
          `${dotted(title)}.${one}-${other}.hdtv-kestrel.avi`,
          `${title} ${one}&${other} DVDRip.avi`,
          `${title} ${one} & ${other}.avi`,
        ],
        pick,
      )
      return { path, says: { type: 'tv', title, season, episodes: [first, first + 1] } }
    },
  },
  {
    name: 'Title.Part.1.and.Part.2',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      part: 'the title counts parts itself',
      'number at end': 'a bare number is an episode',
      'padded number at end': 'a padded number counts episodes',
    },
    make: (title, pick) => {
      const first = 1 + pick(4)
      const run = of([`Part.${first}.and.Part.${first + 1}`, `Part.${first}.and.${first + 1}`], pick)
      const path = `${dotted(title)}.${run}.720p.HDTV.x264-LUMEN.mkv`
      return { path, says: { type: 'tv', title, episodes: [first, first + 1], releaseGroup: 'LUMEN' } }
    },
  },
]
