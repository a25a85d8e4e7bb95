/** How people write the number of an episode without a scheme: 'Title 43 END', 'Title season two episode seven'. */
import type { Pick } from '../../../bench/vocabulary.ts'
import { dotted, of, ownYear, teams, three, two } from './words.ts'
import type { Habit } from './habit.ts'

const numberNext = 'two numbers in a row: either may be the episode'
const ownNumbers = {
  'number at end': numberNext,
  'padded number at end': numberNext,
  'only a year': numberNext,
  'year at end': ownYear,
} as const
const hexOf = (pick: Pick) => (0x10000000 + pick(0x6fffffff)).toString(16).toUpperCase()

export const numbersOfUsers: readonly Habit[] = [
  {
    name: 'Title 43 END',
    leftOut: { ...ownNumbers, 'season word': 'the number behind "season" is one' },
    make: (title, pick) => {
      const count = 12 + pick(60)
      return {
        path: `${title} ${count} END${of(['', ' [720p]'], pick)}.avi`,
        says: { type: 'tv', title, absoluteEpisode: count },
      }
    },
  },
  {
    name: 'title-05, 【Team】Title - 05【tags】, (Te-am)Title_-_05_(checksum)',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      initials: 'dots beside underscores: either may part the words',
      'version in brackets': 'nothing stands between two brackets',
      'one letter': 'a letter behind a bracket may be anything',
      'other script': 'teams in round brackets write Latin titles',
      'padded number at end': numberNext,
    },
    make: (title, pick) => {
      const count = 1 + pick(9)
      const path = of(
        [
          `【${of(teams, pick)}】${title} - ${two(count)}【${of(['720p', '1080P'], pick)}】.mkv`,
          `(Te-Am)${title} - ${two(count)} (${hexOf(pick)}).avi`.replaceAll(' ', '_'),
        ],
        pick,
      )
      return { path, says: { type: 'tv', title, absoluteEpisode: count } }
    },
  },
  {
    name: '[Team] Title 01 ~ 25 + SP [tags]',
    leftOut: { ...ownNumbers, 'season word': 'the number behind "season" is one' },
    make: (title, pick) => {
      const last = 11 + pick(14)
      const more = of([' + SP', '+SP', ' + OVA', ' + Specials'], pick)
      const episodes = Array.from({ length: last }, (_, index) => index + 1)
      return {
        path: `[${of(teams, pick)}] ${title} 01 ~ ${last}${more} [BD 1080p]`,
        says: { type: 'tv', title, episodes },
      }
    },
  },
  {
    name: '灯火01, 灯火/灯火12',
    make: (_, pick) => {
      const title = of(['静夜灯', '海の見える丘', '조용한 등대', '港之灯'], pick)
      const count = 1 + pick(60)
      const path = count < 10 ? `${title}${of([two(count), three(count)], pick)}.mkv` : `${title}/${title}${count}.mp4`
      return { path, says: { type: 'tv', title, absoluteEpisode: count } }
    },
  },
  {
    name: 'Title season two episode seven',
    leftOut: { 'season word': 'two seasons: either may be the title', 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const words = 'one two three four five six seven eight nine ten'.split(' ')
      const [season, episode] = [1 + pick(5), 1 + pick(9)]
      const path = `${title} season ${words[season - 1] ?? ''} episode ${words[episode - 1] ?? ''}.avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title T02 C07',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const path = `${title} T${two(season)} C${two(episode)}.avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title - 2-07 - Words, Title.2.07.Words',
    leftOut: {
      ...ownNumbers,
      'number at start': numberNext,
      part: 'a part counts too',
      'roman numeral': numberNext,
      'season word': 'the number behind "season" is one',
      initials: 'the dots of the title beside those of the number',
      'version in brackets': 'the bracket may hold anything',
    },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(8), 1 + pick(9)]
      const path = of(
        [
          `${title} - ${season}-${two(episode)} - The Kettle.avi`,
          `${dotted(title)}.${season}.${two(episode)}.The.Kettle.avi`,
        ],
        pick,
      )
      return { path, says: { type: 'tv', season, episodes: [episode] } }
    },
  },
  {
    name: 'Title - Series 2 - 03',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear, 'season word': 'two seasons: either may be the title' },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(12)]
      const path = `${title} - Series ${season} - ${two(episode)}${of(['', ' - The Kettle'], pick)}.avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title - Book 1 - 01 - Words, Title Book 2 Water E05',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(4), 1 + pick(20)]
      const path = of(
        [
          `${title} - Book ${season} - ${two(episode)} - The Kettle.mkv`,
          `${title} - Book ${season} Water - ${two(episode)} - The Kettle.mkv`,
          `${title} Book ${season} Water E${two(episode)} The Kettle.mkv`,
        ],
        pick,
      )
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
]
