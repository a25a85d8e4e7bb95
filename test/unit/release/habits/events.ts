/** Fights and races: numbered, and no episodes. */
import { of } from './words.ts'
import type { Habit } from './habit.ts'

export const events: readonly Habit[] = [
  {
    name: 'Event.218.PPV.tags',
    leftOut: {
      part: 'a part before tags of television is an episode',
      'year at end': 'the number behind a year is the episode of that year',
      'only a year': 'the number behind a year is the episode of that year',
    },
    make: (title, pick) => {
      const count = 100 + pick(250)
      const name = title.replace(/[()'’.]/g, '').replace(/\s+/g, '.')
      return {
        path: `${name}.${count}.PPV.${of(['HDTV.x264', '720p.WEB.h264', '1080p.HDTV.H264'], pick)}-KESTREL.mkv`,
        says: { title: `${title} ${count}`, season: null, episodes: [] },
      }
    },
  },
]
