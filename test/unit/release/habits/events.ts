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
  {
    name: 'League 2023-24 12. Spieltag, League.2023.12e.journée',
    leftOut: { 'year at end': 'two years in a row', 'only a year': 'two years in a row' },
    make: (title, pick) => {
      const [season, round] = [2010 + pick(15), 1 + pick(38)]
      const years = of([`${season}`, `${season}-${season - 1999}`], pick)
      const said = of([`${round}. Spieltag`, `${round}a giornata`, `${round}ª jornada`, `${round}e journée`, `${round}. kolejka`], pick) // prettier-ignore
      const path = of([`${title} ${years} ${said} Harbor vs Orchard 720p`, `${title} - ${years} - ${said}`], pick)
      return { path: `${path}.mkv`, says: { type: 'tv', title, season, episodes: [round] } }
    },
  },
]
