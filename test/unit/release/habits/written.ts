/** One and the same name written otherwise: with underscores, in a folder of its own name, behind the name of a site. */
import { dotted, filmTags, of, ownYear, showTags, teams, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const underscored = (name: string) => name.replaceAll(' ', '_')
const rangeOf = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

export const written: readonly Habit[] = [
  {
    name: '[Team]_Title_-_01_~_12_[tags]',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [first, last] = [1 + pick(12), 13 + pick(14)]
      const path = `[${of(teams, pick)}] ${title} - ${two(first)} ${of(['~', '+'], pick)} ${two(last)} ${of(['[1080p]', '(BD 720p)', '[720p] [Batch]'], pick)}.mkv`
      return { path: underscored(path), says: { type: 'tv', title, episodes: rangeOf(first, last) } }
    },
  },
  {
    name: 'Title_-_Season_3_-_11_[tags]',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [2 + pick(3), 10 + pick(14)]
      const path = `[${of(teams, pick)}] ${title} Season ${season} - ${episode} [1080p].mkv`
      return { path: underscored(path), says: { type: 'tv', title, season, lastSeason: null, episodes: [episode] } }
    },
  },
  {
    name: '003._Title_-_Name_of_the_episode',
    leftOut: {
      'number at start': 'two numbers in a row: either may be the episode',
      'only a year': 'two numbers in a row: either may be the episode',
      'year at end': ownYear,
      initials: 'as many dots as underscores: either may part the words',
    },
    make: (title, pick) => {
      const episode = 3 + pick(200)
      const path = `${String(episode).padStart(3, '0')}. ${title} - The Kettle.avi`
      return { path: underscored(path), says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: 'a file in a folder of its own name',
    leftOut: { 'year at end': ownYear, 'only a year': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const [count, year] = [10 + pick(40), yearOf(pick)]
      const [name, says] = of(
        [
          [`[${of(teams, pick)}] ${title} - ${count} [720p]`, { title, episodes: [count] }],
          [`[${of(teams, pick)}] ${title} - 01-${count} [720p]`, { title, episodes: rangeOf(1, count) }],
          [`${title} - ${count} [DVD]`, { title, episodes: [count] }],
          [`${dotted(title)}.S02E${count}.${showTags(pick)}`, { title, season: 2, episodes: [count] }],
          [`${dotted(title)}.${year}.${filmTags(pick)}`, { title, year, type: 'movie' }],
        ] as const,
        pick,
      )
      return { path: `${name}/${name}.mkv`, says }
    },
  },
  {
    name: '[ www.Site ] - 003. Title - Name of the episode',
    leftOut: {
      'number at start': 'two numbers in a row: either may be the episode',
      'only a year': 'two numbers in a row: either may be the episode',
      'year at end': ownYear,
    },
    make: (title, pick) => {
      const episode = 3 + pick(200)
      const site = of(
        ['[ www.SomeSite.com ] - ', '[www.SomeSite.org] ', '[ www.SomeSite.cc ]_-_', 'www.SomeSite.net - '],
        pick,
      )
      const path = `${site}${String(episode).padStart(3, '0')}. ${title} - The Kettle.avi`
      return { path, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
]
