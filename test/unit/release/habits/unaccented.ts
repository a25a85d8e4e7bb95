/** What people leave out or write in a manner of their own: accents, half numbers, the scheme of a mini-series. */
import { dotted, of, ownYear, teams, three, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const numberNext = 'two numbers in a row: either may be the episode'
const ownNumbers = {
  'number at end': numberNext,
  'padded number at end': numberNext,
  'only a year': numberNext,
  'year at end': ownYear,
} as const

export const unaccented: readonly Habit[] = [
  {
    name: 'Title tap 05, Title.dil.05, Title - Tap 3, Title 05 resz, Title - 3. dil',
    leftOut: { ...ownNumbers, 'season word': 'the number behind "season" is one' },
    make: (title, pick) => {
      const episode = 1 + pick(9)
      const count = two(episode)
      const name = of(
        [
          `${title} ${of(['Tap', 'tap', 'Dil', 'osa'], pick)} ${count}`,
          dotted(`${title} dil ${count}`),
          `${title} - Tap ${episode}`,
          `${title} ${count} ${of(['resz', 'dil'], pick)}`,
          `${title} - ${episode}. ${of(['dil', 'resz'], pick)}`,
        ],
        pick,
      )
      return { path: `${name}.avi`, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: 'Title del 2 av 3, Title Teil 1 von 3',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const last = 2 + pick(6)
      const episode = 1 + pick(last - 1)
      const [word, joint] = of(
        [
          ['del', 'av'],
          ['Teil', 'von'],
          ['dil', 'z'],
          ['partie', 'sur'],
        ] as const,
        pick,
      )
      const path = `${title} ${word} ${episode} ${joint} ${last}.mp4`
      return { path, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: 'Title.Miniseries.Part.2, Title (year) (Mini-Series) Part 2',
    leftOut: {
      'only a year': ownYear,
      'year at end': ownYear,
      'padded number at end': numberNext,
      part: 'two parts: either may be the title',
      'season word': '"season" and "series" both count',
    },
    make: (title, pick) => {
      const [episode, year] = [1 + pick(6), yearOf(pick)]
      const word = of(['Miniseries', 'Mini-Series', 'Mini Series'], pick)
      const name = of(
        [
          dotted(`${title} ${word} Part ${episode} 720p`),
          `${title} (${year}) (${word}) Part ${episode}`,
          `${title} - ${word} - Part ${episode}`,
        ],
        pick,
      )
      return { path: `${name}.mkv`, says: { type: 'tv', title, season: 1, episodes: [episode] } }
    },
  },
  {
    name: 'Title S01E12.5, Title 1x12.5 - Recap',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(4), 1 + pick(24)]
      const name = of(
        [
          `[${of(teams, pick)}] ${title} - S${two(season)}E${two(episode)}.5 [1080p]`,
          `${title} ${season}x${two(episode)}.5 - Recap`,
          `${title} - S${two(season)}E${two(episode)}.5`,
        ],
        pick,
      )
      return { path: `${name}.mkv`, says: { type: 'tv', title, season, episodes: [episode + 0.5] } }
    },
  },
  {
    name: 'Title - Special 01 - Words',
    leftOut: { 'only a year': ownYear, 'year at end': ownYear },
    make: (title, pick) => {
      const episode = 1 + pick(12)
      const path = `${title} - Special ${of([two(episode), String(episode)], pick)} - The Last Ferry.mkv`
      return { path, says: { type: 'tv', title, season: 0, episodes: [episode] } }
    },
  },
  {
    name: 'Anime/Title/14, Anime/Title/141 - Words',
    leftOut: { 'only a year': 'a folder that is only a year sorts what is in it', 'year at end': ownYear },
    make: (title, pick) => {
      const episode = 10 + pick(600)
      const count = of([String(episode), three(episode)], pick)
      const path = `Anime/${title}/${count}${of(['', ' - The Last Ferry', ' [720p]'], pick)}.mkv`
      return { path, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: '$ (year), ???.year.tags',
    make: (_, pick) => {
      const [signs, year] = [of(['$', '???', '!', '%', '$$', '*'], pick), yearOf(pick)]
      const name = of([`${signs} (${year})`, `${signs}.${year}.1080p.BluRay.x264-LUMEN`, `${signs} ${year}`], pick)
      return { path: `${name}.mkv`, says: { type: 'movie', title: signs, year } }
    },
  },
]

export const beside: readonly Habit[] = [
  {
    name: 'Title.S01E02.tags-GROUP.HI, Title (year).HI',
    leftOut: { 'only a year': ownYear, 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode, year] = [1 + pick(9), 1 + pick(20), yearOf(pick)]
      const name = of(
        [`${dotted(title)}.S${two(season)}E${two(episode)}.720p.HDTV.x264-LUMEN`, `${title} (${year})`],
        pick,
      )
      return { path: `${name}.HI.srt`, says: { title, languages: [], isHearingImpaired: true } }
    },
  },
  {
    name: 'Title.year.tags/Subs/3_eng,English [SDH]',
    leftOut: { 'only a year': ownYear, 'year at end': ownYear },
    make: (title, pick) => {
      const year = yearOf(pick)
      const name = of(['3_eng,English [SDH]', '2_English [SDH]', 'English [SDH]', 'English[CC]'], pick)
      const path = `${dotted(title)}.${year}.1080p.BluRay.x264-LUMEN/Subs/${name}.srt`
      return { path, says: { type: 'movie', title, year, languages: ['en'], isHearingImpaired: true } }
    },
  },
]
