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
]
