/** Names as people write them in haste: boxes around titles and numbers, short folders of seasons, hours without dashes, numbers of lists. */
import { of, ownYear, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const ownNumbers = { 'only a year': ownYear, 'year at end': ownYear } as const
const numberNext = 'two numbers in a row may be a season and an episode, or a run'
const ownCounts = { ...ownNumbers, 'number at end': numberNext, 'padded number at end': numberNext } as const

export const loosely: readonly Habit[] = [
  {
    name: 'Title/Title (07) Words, Title/03. Серия третья',
    leftOut: { ...ownCounts, company: 'a dot before a bracket may be of a number', 'version in brackets': 'two brackets: the first may be another title', part: 'two parts in a row' }, // prettier-ignore
    make: (title, pick) => {
      const episode = 1 + pick(9)
      const path = of(
        [`${title}/${title} (${two(episode)}) Kettle and Lantern`, `${title}/${two(episode)}. Серия о чайнике`, `${title}/${two(episode)}. Kettle and Lantern`], // prettier-ignore
        pick,
      )
      return { path: `${path}.avi`, says: { type: 'tv', title, season: null, episodes: [episode] } }
    },
  },
  {
    name: 'ZDF HD 2024-01-06 20-15 Title, WDR_2023-05-14_2015_Title, 2023-05-14 20.15 Title',
    leftOut: { ...ownNumbers, 'number at start': 'a number behind the hour may be its seconds' },
    make: (title, pick) => {
      const station = of(['ZDF HD', 'WDR', 'Das Erste', 'BBC One', 'ORF 2'], pick)
      const date = `2023-${two(1 + pick(12))}-${two(1 + pick(28))}`
      const path = of(
        [`${station} ${date} 20-15 ${title}`, `${station}_${date}_2015_${title}`, `${date} 20.15 ${title}`, `${date} 20-15 ${title}`], // prettier-ignore
        pick,
      )
      return { path: `${path}.ts`, says: { type: 'tv', date, season: null, episodes: [], title } }
    },
  },
  {
    name: '[Two Words] 6x01, [Team] S06E01 - Words',
    make: (_, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const title = of(['Silent Harbor', 'The Copper Lantern', 'Night of Feathers'], pick)
      const number = of([`${season}x${two(episode)}`, `S${two(season)}E${two(episode)}`], pick)
      const [path, says] = of(
        [
          [`[${title}] ${number}`, { title, releaseGroup: null }],
          [`[Kettle] ${number} - The Kettle`, { title: null, releaseGroup: 'Kettle' }],
        ] as const,
        pick,
      )
      return { path: `${path}.mp4`, says: { type: 'tv', season, episodes: [episode], ...says } }
    },
  },
  {
    name: 'Title/Temp 6/Cap 1, Title/T6/T6E01',
    leftOut: { 'only a year': ownYear, 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const folder = of([`Temp ${season}`, `Temp. ${season}`, `T${season}`, `T${two(season)}`, `Phần ${season}`, `الجزء ${season}`], pick) // prettier-ignore
      const file = of([`Cap ${episode}`, `T${season}E${two(episode)}`, `E${two(episode)}`, `Capitulo ${episode}`, `Tập ${episode}`, `الحلقة ${episode}`], pick) // prettier-ignore
      return { path: `${title}/${folder}/${file}.mp4`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: '/home/somebody/temp 1/Title (year), tmp/Title.S01E02',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const [year, folder] = [yearOf(pick), of(['temp 1', 'temp', 'Temp 2', 'tmp'], pick)]
      return {
        path: `/home/somebody/${folder}/${title} (${year}).mkv`,
        says: { type: 'movie', title, year, season: null },
      }
    },
  },
  {
    name: '03 Title year, a list of films',
    leftOut: { ...ownNumbers, 'number at start': 'two numbers in a row: the first may be a season' },
    make: (title, pick) => {
      const [place, year] = [1 + pick(9), yearOf(pick)]
      const path = `${two(place)} ${title} ${year}.avi`
      return { path, says: { type: 'movie', title, year, episodes: [] } }
    },
  },
]
