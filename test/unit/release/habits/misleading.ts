/** Numbers, years and dots that say something else than they seem to. */
import { dotted, filmTags, of, ownYear, showTags, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const plain = ['Silent Lantern', 'The Copper Kettle', 'Harbor of Salt', 'Quiet Compass'] as const
/** With letters of their own, as the channels of these countries show them. */
const northern = ['Forhøret', 'Blå Øjne', 'Lärare på Ön', 'Tystnaden Före Åskan'] as const
const rangeOf = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const film = (title: string, year: number) => ({ type: 'movie', title, year, season: null, episodes: [] }) as const

export const misleading: readonly Habit[] = [
  {
    name: '01. Title year tags, films in a list',
    make: (_, pick) => {
      const [title, year, place] = [of(plain, pick), yearOf(pick), 1 + pick(12)]
      const path = of(
        [
          `${two(place)}. ${title} ${year} BDRip 1080p.mkv`,
          `${place}. ${title}. ${year}. 1080p. HEVC.mkv`,
          `0${1 + pick(9)}.${dotted(title)}.${year}.BDRip.1080p.mkv`,
        ],
        pick,
      )
      return { path, says: film(title, year) }
    },
  },
  {
    name: 'Title.year.PART2.tags',
    leftOut: { part: 'two parts in a row: either may be the title’s' },
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(4)]
      const path = `${dotted(title)}.${year}.${of(['PART', 'Part', 'part'], pick)}${part}.${filmTags(pick)}.mkv`
      return { path, says: { ...film(title, year), part } }
    },
  },
  {
    name: 'Title.year.PAL.DVD.Language-GROUP',
    make: (title, pick) => {
      const year = yearOf(pick)
      const [language, tag] = of(
        [
          ['Hungarian', 'hu'],
          ['German', 'de'],
          ['SPANISH', 'es'],
        ] as const,
        pick,
      )
      const path = `${dotted(title)}.${year}.${of(['ReTaiL.PAL.DVD', 'PAL.DVD', 'CUSTOM.NTSC.DVD'], pick)}.${language}-KESTREL`
      return { path, says: { ...film(title, year), source: 'dvd', languages: [tag], releaseGroup: 'KESTREL' } }
    },
  },
  {
    name: 'Title 1080 Words.year.1080p',
    make: (_, pick) => {
      const year = yearOf(pick)
      const title = `${of(plain, pick)} ${of([1080, 720, 480], pick)} ${of(['Lanterns', 'Harbors', 'Kettles'], pick)}`
      return { path: `${dotted(title)}.${year}.${filmTags(pick)}.mkv`, says: film(title, year) }
    },
  },
  {
    name: 'Title of the 1985-ös, a year in a sentence',
    make: (_, pick) => {
      const title = `${of(plain, pick)} - Az ${1950 + pick(60)}-${of(['ös', 'es', 'as'], pick)} magyar verseny`
      return { path: `${title}${of(['', ' 720p', ' 1080p'], pick)}.mkv`, says: { type: 'movie', title, year: null } }
    },
  },
  {
    name: 'Title - 2.0 Words (Not) Words',
    make: (_, pick) => {
      const title = `${of(plain, pick)} - ${1 + pick(3)}.0 ${of(['Sail On', 'You Can Stay'], pick)}`
      return { path: `${title} 1080p.mkv`, says: { type: 'movie', title, episodes: [] } }
    },
  },
  {
    name: 'Cup.year.Words.date.tags',
    make: (_, pick) => {
      const [year, month, day] = [2010 + pick(15), two(1 + pick(12)), two(1 + pick(28))]
      const cup = `${of(['Lantern Cup', 'Harbor Open'], pick)} ${year} ${of(['Mens Final', 'Second Stage'], pick)}`
      const date = of([`${year}.${month}.${day}`, `${year}${month}${day}`], pick)
      const path = `${dotted(cup)}.${date}.${showTags(pick)}.mkv`
      return { path, says: { type: 'tv', title: cup, date: `${year}-${month}-${day}` } }
    },
  },
  {
    name: 'Title.S07ALL.tags',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const season = 1 + pick(12)
      const path = `${dotted(title)}.S${two(season)}${of(['ALL', 'COMPLETE', 'Komplett'], pick)}.German.Dubbed.${showTags(pick)}`
      return { path, says: { type: 'tv', title, season, isFullSeason: true } }
    },
  },
  {
    name: 'Title (001-500) [tags]',
    leftOut: {
      'year at end': ownYear,
      'only a year': 'the brackets behind a year may hold its months',
      'version in brackets': 'two brackets in a row: either may be the title’s',
    },
    make: (title, pick) => {
      const last = 24 + pick(400)
      const path = `${title} (001-${String(last).padStart(3, '0')}) ${of(['[Complete Series]', '[1080p]', '(Dual Audio)'], pick)}`
      return { path, says: { type: 'tv', title, episodes: rangeOf(1, last) } }
    },
  },
  {
    name: 'Forhøret [TV2].tags, a channel',
    make: (_, pick) => {
      const [title, year, channel] = [of(northern, pick), yearOf(pick), 1 + pick(9)]
      const said = of([`[TV${channel}]`, `(TV ${channel})`, `[TV-${channel}]`, `(TV${channel})`], pick)
      if (pick(2) === 0) return { path: `${title} ${said} 1080p.mkv`, says: { ...film(title, year), year: null } }
      return { path: `${title} (${year}) ${said} 1080p.mkv`, says: film(title, year) }
    },
  },
  {
    name: 'Новости (ТВ-1) 2020.05.04, the channel of a daily show',
    make: (_, pick) => {
      const [title, channel] = [of(['Новости', 'Вечерний Выпуск'], pick), 1 + pick(5)]
      const [year, month, day] = [2010 + pick(15), two(1 + pick(12)), two(1 + pick(28))]
      const said = of([`(ТВ-${channel})`, `[ТВ ${channel}]`, `(TV-${channel})`], pick)
      const date = `${year}.${month}.${day}`
      const path = of([`${title} ${said} ${date} 1080p.mkv`, `${title} ${date} ${said}.mkv`], pick)
      return { path, says: { type: 'tv', title, season: null, episodes: [], date: `${year}-${month}-${day}` } }
    },
  },
]
