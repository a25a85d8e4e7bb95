/** Runs, counts and days beside their season, and what a name says in front of them. */
import { dotted, of, ownYear, showTags, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

export const counted: readonly Habit[] = [
  {
    name: 'Title.01-15.2002, 灯 2기 03화',
    make: (_, pick) => {
      const [season, last] = [1 + pick(8), 2 + pick(40)]
      const title = of(['Тихий Маяк', 'Silent Lantern', 'Дом у Моря'], pick)
      if (pick(2) === 0)
        return {
          path: `조용한 등대 ${season}기 ${two(last)}화.mkv`,
          says: { type: 'tv', title: '조용한 등대', season, episodes: [last] },
        }
      const episodes = Array.from({ length: last }, (_unused, index) => index + 1)
      const sign = of(['.', ' '], pick)
      const path = [title.replaceAll(' ', sign), `01-${two(last)}`, '2002'].join(sign)
      return { path, says: { type: 'tv', title, year: 2002, episodes } }
    },
  },
  {
    name: 'Title.S02E04to06, Title - 1x03, 1x04, Title Season 2 Episode 4 & 5',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, first] = [1 + pick(9), 1 + pick(8)]
      const [second, third] = [first + 1, first + 2]
      const [path, episodes] = of(
        [
          [`${dotted(title)}.S${two(season)}E${two(first)}to${two(third)}.WEBRip.x264`, [first, second, third]],
          [`${title} - ${season}x${two(first)}, ${season}x${two(second)} - Both`, [first, second]],
          [`${title} Season ${season} Episode ${first} & ${second}`, second < 10 ? [first, second] : [first]],
        ] as const,
        pick,
      )
      return { path: `${path}.mkv`, says: { type: 'tv', title, season, episodes } }
    },
  },
  {
    name: 'Title/Season 1/03-04 Words, 03 - 04 - Words',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, first] = [1 + pick(2), 3 + pick(16)]
      const run = of([`${two(first)}-${two(first + 1)}`, `${two(first)} - ${two(first + 1)} -`], pick)
      const path = `${title}/Season ${season}/${run} Kettle and Lantern.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [first, first + 1] } }
    },
  },
  {
    name: 'Title/Season 2/[02x04] Words',
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(24)]
      const number = of([`${two(season)}x${two(episode)}`, `S${two(season)}E${two(episode)}`], pick)
      const path = `${title}/Season ${season}/[${number}] Kettle and Lantern.mkv`
      return { path, says: { type: 'tv', season, episodes: [episode], releaseGroup: null } }
    },
  },
  {
    name: 'Title (year)/Title - 03 (of 12) - Words',
    leftOut: { 'year at end': ownYear, 'only a year': 'the number may be part of the title' },
    make: (title, pick) => {
      const episode = 1 + pick(9)
      const path = `${title} (${yearOf(pick)})/${title} - ${two(episode)} (of ${10 + pick(9)}) - Kettle.mkv`
      return { path, says: { type: 'tv', title, episodes: [episode], releaseGroup: null } }
    },
  },
  {
    name: 'Title.Mon.14th.Mar.2016',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [day, year] = [10 + pick(18), 2010 + pick(12)]
      const weekday = of(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], pick)
      const path = `${dotted(title)}.${weekday}.${day}th.Mar.${year}.HDTV.x264.mkv`
      return { path, says: { type: 'tv', title, date: `${year}-03-${day}` } }
    },
  },
  {
    name: 'Title.180512.E04.720p-GROUP',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [episode, day] = [1 + pick(60), 10 + pick(18)]
      const path = `${dotted(title)}.1805${day}.E${two(episode)}.720p-LUMEN.mkv`
      return { path, says: { type: 'tv', title, episodes: [episode], date: `2018-05-${day}` } }
    },
  },
  {
    name: '[Team] Title - OVA2 [DVD]',
    leftOut: {
      'year at end': ownYear,
      'only a year': 'nothing but a year stands for the title',
      'number at end': 'a number before the dash counts episodes',
      'padded number at end': 'a number before the dash counts episodes',
    },
    make: (title, pick) => {
      const path = `[KettleSubs] ${title} - ${of(['OVA', 'OAD', 'ONA'], pick)}${1 + pick(6)} [DVD][480p].mkv`
      return { path, says: { type: 'tv', title, releaseGroup: 'KettleSubs' } }
    },
  },
  {
    name: 'Title.The.Rogue.Cut.year, Title.SUBFRENCH.year',
    leftOut: {
      'only a year': 'two years in a row: either may be the title',
      'year at end': ownYear,
      'padded number at end': 'a padded number counts episodes',
    },
    make: (title, pick) => {
      const year = yearOf(pick)
      const [word, says] = of(
        [
          ['The.Rogue.Cut', { editions: ['rogue'] }],
          ['SUBFRENCH', {}],
        ] as const,
        pick,
      )
      const path = `${dotted(title)}.${word}.${year}.1080p.BluRay.mkv`
      return { path, says: { type: 'movie', title, year, ...says } }
    },
  },
  {
    name: 'room.237.720p, small and signed by nobody',
    make: (_title, pick) => {
      const [word, number] = [of(['room', 'kettle', 'lantern', 'harbor'], pick), 101 + pick(59)]
      const path = `${word}.${number}.${of(['720p', '1080p', 'bluray.1080p'], pick)}.mkv`
      return { path, says: { type: 'movie', title: `${word} ${number}`, season: null, episodes: [] } }
    },
  },
  {
    name: 'Title - SP01 - Words',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const special = 1 + pick(20)
      const path = `${title} - SP${two(special)} - Kettle and Lantern.mkv`
      return { path, says: { type: 'tv', title, season: 0, episodes: [special] } }
    },
  },
  {
    name: 'Title - S02SP01 - Words, Title Specials 03 - Words',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const special = 1 + pick(20)
      const number = of([`- S0${1 + pick(9)}SP${two(special)}`, `Specials ${two(special)}`], pick)
      return {
        path: `${title} ${number} - Kettle and Lantern.mkv`,
        says: { type: 'tv', title, season: 0, episodes: [special] },
      }
    },
  },
  {
    name: 'Title.S04E55.2016.03.14, Title - S04E55 - 2016-03-14 - Words',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode, day] = [1 + pick(9), 10 + pick(80), 10 + pick(18)]
      const number = `S${two(season)}E${two(episode)}`
      const [path, episodeTitle] = of(
        [
          [`${dotted(title)}.${number}.2016.03.${day}.${showTags(pick)}`, null],
          [`${title} - ${number} - 2016-03-${day} - Kettle`, 'Kettle'],
        ] as const,
        pick,
      )
      const says = { title, year: null, season, episodes: [episode], date: `2016-03-${day}`, episodeTitle }
      return { path: `${path}.mkv`, says: { type: 'tv', ...says } }
    },
  },
  {
    name: 'Title.2014.01.12.2013.HDTV',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [day, year] = [10 + pick(18), 2011 + pick(10)]
      const path = `${dotted(title)}.${year}.01.${day}.${year - 1}.HDTV.x264-LUMEN.mkv`
      return { path, says: { type: 'tv', title, year: null, date: `${year}-01-${day}`, releaseGroup: 'LUMEN' } }
    },
  },
]
