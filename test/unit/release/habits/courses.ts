/** Folders that count: the chapters of courses, volumes, seasons beside their year; and files that count in them. */
import { of, ownYear, three, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const nouns = 'Lantern Harbor Orchard Mirror Compass Meadow Canyon Feather Anthem Ladder Ferry Quarry'.split(' ')
const lessons = ['Getting Started', 'Loops', 'The Kettle', 'Working by Hand', 'Closing Words']
const ownNumbers = {
  'year at end': ownYear,
  'only a year': ownYear,
  company: 'a dot before a slash or a bracket may be of a number',
} as const

export const courses: readonly Habit[] = [
  {
    name: 'Course/01 - Loops/003 - Words, Course/2. Loops/4. Words, Course/Section 3/Lecture 12, Course/Module 2/2.3 Words',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const [loops, words] = [of(lessons, pick), of(lessons, pick)]
      const part = of(['Section', 'Module', 'Unit', 'Week', 'Chapter', 'Kapitel', 'Раздел'], pick)
      const path = of(
        [
          `${two(season)} - ${loops}/${three(episode)} - ${words}`,
          `${two(season)} ${loops}/${two(episode)} ${words}`,
          `${season}. ${loops}/${episode}. ${words}`,
          `${part} ${season}/${of(['Lecture', 'Lesson', 'Урок'], pick)} ${episode}`,
          `${part} ${season} - ${loops}/${two(episode)} - ${words}`,
          `${part} ${season}/${season}.${episode} ${words}`,
          `${part} ${season}/${season} - ${episode} - ${words}`,
        ],
        pick,
      )
      const seller = of(['', '', 'Udemy - ', 'Coursera - '], pick)
      return { path: `${seller}${title}/${path}.mp4`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title/Volume 2/07, Title/Band 2/07 - Words, TV/Title/2020 - Season 2/07',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const path = of(
        [
          `${title}/${of(['Volume', 'Vol', 'Band', 'Tome'], pick)} ${season}/${two(episode)}`,
          `${title}/Volume ${season} - The Kettle/${two(episode)} - Words`,
          `TV/${title}/${yearOf(pick)}${of([' - ', ' '], pick)}Season ${season}/${two(episode)}`,
          `TV/${title}/${yearOf(pick)} Staffel ${season}/${two(episode)} - Ernte`,
        ],
        pick,
      )
      return { path: `${path}.mkv`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'TV/Title/Season 3/07 - 10 Lanterns, TV/Title/Season 3/No. 7, Title Series 3.7 Words, Title/007 Words',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const inSeason = (file: string, own = episode) =>
        [`TV/${title}/Season ${season}/${file}.mkv`, { season, episodes: [own] }] as const
      const [path, says] = of(
        [
          inSeason(`${two(episode)} - ${31 + pick(60)} ${of(nouns, pick)}s`),
          inSeason(`${of(['No.', 'Nr.'], pick)} ${episode}`),
          inSeason(`Chapter ${episode} - The Kettle`),
          [
            `TV/${title}/Season ${season}/${two(episode)}${of(['+', ' & ', '&'], pick)}${two(episode + 1)} - The Kettle.mkv`,
            { season, episodes: [episode, episode + 1] },
          ],
          inSeason(`1-0${1 + (episode % 9)} The Kettle`, 1 + (episode % 9)),
          [`${title} Series ${season}.${episode} The Kettle.mp4`, { season }],
          [`${title}/${three(episode)} ${of(lessons, pick)}.mkv`, { season: null }],
          [`${title}/${three(episode)} ${of(lessons, pick)}.mkv`, { season: null }],
        ] as const,
        pick,
      )
      return { path, says: { type: 'tv', title, episodes: [episode], ...says } }
    },
  },
  {
    name: 'TV/Extras/Season 2/07, TV/480/Season 2/07 - Words, TV/Title/S1/T.W.S01E07, TV/Title/Title.204',
    make: (_, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const [first, second] = [of(nouns, pick), of(nouns, pick)]
      const own = `${first} ${second}`
      const odd = of(['Extras', 'Specials', 'Special', 'Shorts', 'Scenes', '480', '720', '1080'], pick)
      const short = of([`${first.charAt(0)}.${second.charAt(0)}.`, `${first.charAt(0)}${second.charAt(0)}.`], pick)
      const [title, path] = of(
        [
          [odd, `${odd}/Season ${season}/${two(episode)} - The Kettle`],
          [odd, `${odd}/Season ${season}/${season}x${two(episode)}`],
          [odd, `${odd}/Season ${season}/${two(episode)}`],
          [own, `${own}/Season ${season}/${short}S${two(season)}E${two(episode)}`],
          [own, `${own}/${first}.${second}.${season}${two(episode)}`],
        ] as const,
        pick,
      )
      return { path: `TV/${path}.mkv`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
]
