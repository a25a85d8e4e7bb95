/** Seasons, episodes and dates in words and orders of several languages. */
import { dotted, of, ownYear, teams, two } from './words.ts'
import type { Habit } from './habit.ts'

const pairOf = (season: number, episode: number) => ({ type: 'tv', season, episodes: [episode] }) as const

export const tongues: readonly Habit[] = [
  {
    name: 'Title T2x05, S02F05, 시즌2',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(24)]
      const path = of(
        [
          `${title} T${season}x${two(episode)}.mkv`,
          `${title} - S${two(season)}F${two(episode)} - Der Kessel.mkv`,
          `${title} 시즌${season} E${two(episode)}.mkv`,
          `${title} - Staffel ${two(season)} - ${two(episode)} - Der Kessel.avi`,
          `${title} - Saison ${season} - ${two(episode)} - La Bouilloire.avi`,
        ],
        pick,
      )
      return { path, says: { ...pairOf(season, episode), title } }
    },
  },
  {
    name: 'Title seria 3 odc 7, Title.Saeson.2.Afsnit.3',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(24)]
      const path = of(
        [
          `${title} seria ${season} odc ${episode}.avi`,
          `${title} Seria ${season} Odcinek ${two(episode)}.mkv`,
          `${dotted(title)}.Saeson.${season}.Afsnit.${episode}.mkv`,
        ],
        pick,
      )
      return { path, says: { ...pairOf(season, episode), title } }
    },
  },
  {
    name: 'Title [7.16-17] Words',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [season, first] = [1 + pick(9), 1 + pick(24)]
      const [open, close] = of(['[]', '()'], pick)
      const run = `${open}${season}.${two(first)}-${two(first + 1)}${close}`
      const path = `${title} ${run}${of([' The Kettle', ' - The Kettle', ''], pick)}.avi`
      return { path, says: { type: 'tv', title, season, episodes: [first, first + 1] } }
    },
  },
  {
    name: 'Title Capitulo 155',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const episode = 1 + pick(300)
      const path = `${title} ${of(['Capitulo', 'Capítulo', '- Capitulo', 'Episodio'], pick)} ${episode}.avi`
      return { path, says: { type: 'tv', title, season: null, episodes: [episode] } }
    },
  },
  {
    name: 'Title.48.serya',
    leftOut: {
      'number at end': 'two numbers in a row may be a date or a season',
      'padded number at end': 'two numbers in a row may be a date or a season',
      'year at end': ownYear,
      'season word': 'the number behind "season" is one',
    },
    make: (title, pick) => {
      const episode = 1 + pick(60)
      const word = of(['serya', 'seriya', 'serija', 'серия'], pick)
      const path = `${dotted(title)}.${two(episode)}.${word}.WEB-DL.1080p.mkv`
      return { path, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: '[Team] Title Season 3 - 5 [tags]',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [2 + pick(4), 6 + pick(4)]
      const path = `[${of(teams, pick)}] ${title} Season ${season} - ${episode} ${of(['[1080p][Multiple Subtitle]', '(720p)', ''], pick)}.mkv`
      return { path, says: { ...pairOf(season, episode), title, lastSeason: null } }
    },
  },
  {
    name: 'Title Season 11 5',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [11 + pick(9), 1 + pick(9)]
      return { path: `${title} Season ${season} ${episode}.mp4`, says: { ...pairOf(season, episode), title } }
    },
  },
  {
    name: '[Team] Title 3rd Season - 12.5',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const episode = 1 + pick(24)
      const path = `[${of(teams, pick)}] ${title} 3rd Season - ${two(episode)}.5 [720p].mkv`
      return { path, says: { ...pairOf(3, episode + 0.5), title } }
    },
  },
  {
    name: '[Team] Title - 01 & 02',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const first = 1 + pick(20)
      const path = `[${of(teams, pick)}] ${title} - ${two(first)} ${of(['&', '~'], pick)} ${two(first + 1)} [720p].mkv`
      return { path, says: { type: 'tv', title, episodes: [first, first + 1] } }
    },
  },
  {
    name: 'Title [day] [tags]',
    leftOut: { 'year at end': ownYear, 'only a year': 'the number before a day is the year of the show' },
    make: (title, pick) => {
      const day = `${2005 + pick(20)}-${two(1 + pick(12))}-${two(1 + pick(28))}`
      return { path: `${title} [${day}] [720p].mkv`, says: { type: 'tv', title, year: null, date: day } }
    },
  },
  {
    name: 'Title CD 1 of 2',
    leftOut: {
      'year at end': ownYear,
      'number at end': 'a bare number behind a title may be an episode',
      'padded number at end': 'a bare number behind a title may be an episode',
    },
    make: (title, pick) => {
      const part = 1 + pick(2)
      const path = `${title} ${of(['CD', 'Disc', 'DVD'], pick)} ${part} of 2.avi`
      return { path, says: { type: 'movie', title, part, episodes: [] } }
    },
  },
  {
    name: 'Title.Part.10.tags of a disc',
    leftOut: {
      'year at end': ownYear,
      part: 'two parts in a row: either may be the episode',
      'only a year': 'films sorted by year have it in front of their title',
      'padded number at end': 'two numbers in a row: either may be the episode',
    },
    make: (title, pick) => {
      const episode = 10 + pick(6)
      const path = `${dotted(title)}.Part.${episode}.The.Kettle.${of(['HDDVD', 'BluRay', 'DVDRip'], pick)}.720p.mkv`
      return { path, says: { ...pairOf(1, episode), title } }
    },
  },
  {
    name: 'Title 0987 [tags]',
    leftOut: {
      'year at end': ownYear,
      'only a year': 'the number behind a year is the episode of that year',
      'number at end': 'two numbers in a row: either may be the episode',
      'padded number at end': 'two numbers in a row: either may be the episode',
    },
    make: (title, pick) => {
      const count = 970 + pick(29)
      return {
        path: `${title} 0${count} [1080p].mkv`,
        says: { type: 'tv', title, episodes: [count], absoluteEpisode: count },
      }
    },
  },
  {
    name: 'Title [HDTV][Cap.402], Title 4x02 [HDTV][Cap.402]',
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const chapter = `[HDTV${of(['', ' 720p'], pick)}][Cap.${season}${two(episode)}]`
      const path = of([`${title} ${chapter}.avi`, `${title} ${season}x${two(episode)} ${chapter}.avi`], pick)
      return { path, says: { type: 'tv', season, episodes: [episode], releaseGroup: null } }
    },
  },
  {
    name: 'Title S1B3, Title.S01B03',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(9)]
      const said = of([`S${season}B${episode}`, `S${two(season)}B${two(episode)}`, `s${season}b${episode}`], pick)
      const path = of(
        [`${title} ${said}.mp4`, `${dotted(title)}.${said}.1080p.WEB-DL.mkv`, `${title} - ${said}.mkv`],
        pick,
      )
      return { path, says: { ...pairOf(season, episode), title } }
    },
  },
]
