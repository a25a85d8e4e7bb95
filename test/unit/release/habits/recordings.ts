/** What apps and media libraries of broadcasters name the files that they fetch or record. */
import { of, ownYear, two } from './words.ts'
import type { Habit } from './habit.ts'

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
]
