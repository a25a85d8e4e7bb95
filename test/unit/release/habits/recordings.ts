/** What apps and media libraries of broadcasters name the files that they fetch or record. */
import { of, ownYear, two } from './words.ts'
import type { Habit } from './habit.ts'

const run = 'a number, a dash and a count may be a run of episodes'
const underscored = (text: string) => text.replaceAll(' ', '_')

export const recordings: readonly Habit[] = [
  {
    name: 'Title_Series_6_-_07._Words_b0123456_original',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const season = 1 + pick(20)
      const episode = season + of([1, 2, -1], pick) || 4
      const words = of([`Episode ${episode}`, 'The Kettle', 'Harvest'], pick)
      const version = of(['p09b_editorial', 'b012ab34_original', 'm000x1y2_signed'], pick)
      const path = `${underscored(`${title} Series ${season} - ${two(episode)}. ${words}`)}_${version}.mp4`
      return { path, says: { type: 'tv', title, season, lastSeason: null, episodes: [episode] } }
    },
  },
  {
    name: 'Title-Folge_3_-_Words_(S01_E03)-0123456',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const words = of(['Der Kessel', 'Ernte', 'Am Hafen'], pick)
      const path = `${underscored(`${title}-Folge ${episode} - ${words} (S${two(season)} E${two(episode)})`)}-0${100000 + pick(800000)}.mp4`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'PlayOn - Title - S01E02, Netflix_Title_S01E02_Words',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const number = `S${two(season)}E${two(episode)}`
      const service = of(['Netflix', 'Hulu', 'PlayOn', 'HBO_Max'], pick)
      const path = of(
        [
          `PlayOn - ${title} - ${number}`,
          `PlayOn - ${title} - ${number} - The Kettle`,
          `${service}_${underscored(title)}_${number}_The_Kettle`,
          `${service}_${underscored(title)}_${number}`,
        ],
        pick,
      )
      return { path: `${path}.mp4`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title 2024-01-16 (afl. 6789)',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [day, episode] = [10 + pick(18), 2100 + pick(7000)]
      const number = of([`afl. ${episode}`, `Folge ${episode}`, `Ep. ${episode}`], pick)
      const path = `${title} 2024-01-${day} (${number}).mkv`
      return { path, says: { type: 'tv', title, date: `2024-01-${day}`, episodes: [episode] } }
    },
  },
  {
    name: '20240115-200000-Title, 20240107_2000_灯(1)「Words」',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear, 'number at start': 'two numbers in a row' },
    make: (title, pick) => {
      const [day, hour, episode] = [10 + pick(18), `${10 + pick(14)}${10 + pick(50)}`, 1 + pick(48)]
      const date = `2024-01-${day}`
      const [eastern, words] = [of(['静夜灯', '海の見える丘', '光の港'], pick), of(['約束の月', '都へゆく'], pick)]
      const number = of([`(${episode})`, `#${episode}`, `第${episode}話`], pick)
      const stamp = of([`202401${day}_${hour}_`, `202401${day}${hour}-`, `2024年01月${day}日20時00分00秒-`], pick)
      const counted = of([`${eastern}${number}「${words}」[字]`, `大河ドラマ「${eastern}」${number}`], pick)
      if (pick(2) === 0)
        return { path: `${stamp}${counted}.ts`, says: { type: 'tv', title: eastern, date, episodes: [episode] } }
      return { path: `202401${day}-${hour}00-${title}.mpg`, says: { type: 'tv', date, episodes: [] } }
    },
  },
  {
    name: '01. Title - 1 серия',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'number at start': 'a number behind the number of a list is a second one',
    },
    make: (title, pick) => {
      const episode = 1 + pick(9)
      const number = of([`${episode} серия`, `Episode ${episode}`], pick)
      return { path: `0${episode}. ${title} - ${number}.avi`, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: 'Title - 13 af 13',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'number at end': run,
      'padded number at end': run,
      part: run,
    },
    make: (title, pick) => {
      const all = 4 + pick(30)
      const path = `${title} - ${all} ${of(['af', 'von', 'of'], pick)} ${all}.${of(['avi', 'mkv', 'mp4'], pick)}`
      return { path, says: { type: 'tv', title, episodes: [all] } }
    },
  },
]
