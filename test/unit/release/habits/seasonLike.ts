/** Titles that begin as a season is written, 'S4 Harbor', and seasons that are followed by words. */
import { dotted, filmTags, of, showTags, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const nouns = 'Lantern Harbor Orchard Mirror Compass Meadow Canyon Feather Anthem Ladder Ferry Quarry'.split(' ')

export const seasonLike: readonly Habit[] = [
  {
    name: 'S4 Title (year), S4.Title.S02E05, S4 Title/Season 2/05, [Team] S4 Title - 05',
    make: (_, pick) => {
      const noun = of(nouns, pick)
      const title = of([`S${1 + pick(9)} ${noun}`, `S${1 + pick(9)} ${noun} of Salt`, `S${1 + pick(9)}m0${noun.slice(3)}`], pick) // prettier-ignore
      const [year, season, episode] = [yearOf(pick), 1 + pick(9), 1 + pick(20)]
      const number = `S${two(season)}E${two(episode)}`
      const film = { type: 'movie', title, year } as const
      const show = { type: 'tv', title, season, episodes: [episode] } as const
      const [path, says] = of(
        [
          [`Movies/${title} (${year})/${title} (${year}).mkv`, film],
          [`${dotted(title)}.${year}.${filmTags(pick)}`, film],
          [`${year} - ${title}.mkv`, film],
          [`${dotted(title).toLowerCase()}.${year}.dvdrip.xvid-orbit.avi`, film],
          [`${dotted(title)}.${number}.${showTags(pick)}.mkv`, show],
          [`TV/${title}/Season ${season}/${two(episode)} - The Kettle.mkv`, show],
          [`TV/${title} (${year})/Season ${two(season)}/${number}.mkv`, show],
          [`TV/${title} Season ${season}/${two(episode)}.mkv`, show],
          [`[VesperSubs] ${title} - ${two(episode)} [1080p][0A1B2C3D].mkv`, { type: 'tv', title, episodes: [episode] }],
          [`Anime/${title}/${title} - ${two(episode)}.mkv`, { type: 'tv', title, episodes: [episode] }],
        ] as const,
        pick,
      )
      return { path, says }
    },
  },
  {
    name: 'Title/S4 Words/05, Title/S4/05, Title/S4 1080p/05 are of a season',
    leftOut: {
      'only a year': 'a folder of a year alone sorts its files',
      'year at end': 'a folder of a year tells shows apart',
      'number at end': 'two numbers: either may be the season',
      'season word': 'two seasons: either may be the title',
    },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const folder = of([`S${season} The ${of(nouns, pick)}`, `S${season}`, `S${season} 1080p`, `S${season} Complete`], pick) // prettier-ignore
      const path = `${of(['TV/', 'Anime/', ''], pick)}${title}/${folder}/${two(episode)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
]
