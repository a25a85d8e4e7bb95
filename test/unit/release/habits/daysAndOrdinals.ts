/** Days with names of months, and ordinals of seasons and episodes, in several languages. */
import { of, ownYear, two } from './words.ts'
import type { Habit } from './habit.ts'

const january = [
  'Januar',
  'janvier',
  'de enero de',
  'gennaio',
  'de janeiro de',
  'stycznia',
  'января',
  'Ocak',
  'januari',
] as const
const arabic = ['منارة هادئة', 'بيت البحر', 'ليل طويل'] as const
const arabicSeasons = ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس'] as const

export const daysAndOrdinals: readonly Habit[] = [
  {
    name: 'Title - 12 janvier 2024',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [day, year] = [1 + pick(28), 2015 + pick(10)]
      const path = `${title} - ${day} ${of(january, pick)} ${year}.mp4`
      return { path, says: { type: 'tv', title, date: `${year}-01-${two(day)}` } }
    },
  },
  {
    name: 'منارة الموسم الثاني الحلقة 5',
    make: (_, pick) => {
      const [title, season, episode] = [of(arabic, pick), 1 + pick(5), 1 + pick(40)]
      const word = of(['الموسم', 'الجزء'], pick)
      const path = `${title} ${word} ${arabicSeasons[season - 1]} الحلقة ${episode}.mp4`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Maják 5 серия 2 сезон, Bölüm 34 Sezon 2',
    make: (_, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(40)]
      const path = of(
        [`Тихий Маяк ${episode} серия ${season} сезон.avi`, `Тихий Маяк Bölüm ${episode} Sezon ${season}.mp4`],
        pick,
      )
      return { path, says: { type: 'tv', title: 'Тихий Маяк', season, episodes: [episode] } }
    },
  },
  {
    name: 'Le.5.mai.2011.1080p: a film named by a day',
    make: (_, pick) => {
      const day = 1 + pick(28)
      const months = ['de.octubre', 'mai', 'marzo', 'Juli', 'luglio', 'марта', 'апреля', 'April'] as const
      const title = `${of(['', 'Le.', 'Der.'], pick)}${day}.${of(months, pick)}`
      const year = 1990 + pick(30)
      const path = `${title}.${year}.${of(['1080p.BluRay', 'DVDRip', '720p.WEB-DL'], pick)}.x264-GRP.mkv`
      return { path, says: { type: 'movie', title: title.replaceAll('.', ' '), year } }
    },
  },
  {
    name: 'La quinta stagione (2012): a film',
    make: (_, pick) => {
      const title = of(['La quinta stagione', 'La segunda temporada', 'The Second Season', 'Die zweite Staffel'], pick)
      const year = 1990 + pick(30)
      const path = of([`${title} (${year}).mkv`, `${title.replaceAll(' ', '.')}.${year}.1080p.WEB-DL.mkv`], pick)
      return { path, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Title 3 von 6, 12 af 24, Серия 10 из 16',
    leftOut: {
      'number at end': 'two numbers and a count may be the run "2 - 3 of 5"',
      'padded number at end': 'two numbers and a count may be the run "2 - 3 of 5"',
      part: 'two numbers and a count may be the run "2 - 3 of 5"',
      'year at end': ownYear,
      'only a year': 'two numbers and a count may be a run',
    },
    make: (title, pick) => {
      const all = 5 + pick(20)
      const episode = 1 + pick(all - 1)
      const place = of([`${episode} von ${all}`, `${episode} af ${all}`, `Серия ${episode} из ${all}`], pick)
      return { path: `${title} - ${place}.avi`, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: 'Title - Terza puntata, Segunda temporada',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const at = pick(4)
      const [third, season] = [
        ['Prima', 'Seconda', 'Terza', 'Quarta'][at],
        ['Primera', 'Segunda', 'Tercera', 'Cuarta'][at],
      ]
      const words = [
        [`${title} - ${third} puntata.mp4`, { type: 'tv', title, episodes: [at + 1] }],
        [`${title} - ${season} temporada.mp4`, { type: 'tv', title, season: at + 1 }],
      ] as const
      const [path, says] = of(words, pick)
      return { path, says }
    },
  },
]
