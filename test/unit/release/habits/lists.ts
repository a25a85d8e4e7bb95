/** Titles and years in another order, glued, in a second script, or signed by who sent them. */
import { dotted, filmTags, of, ownYear, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const nouns = 'Lantern Harbor Orchard Mirror Compass Meadow Canyon Feather Anthem Ladder Ferry Quarry'.split(' ')
const short = 'one word behind a year may be the whole of a title: "2012 Harbor"'
const words = ['静かな港', '光の橋', '安静的港', '조용한 등대'] as const

export const lists: readonly Habit[] = [
  {
    name: '2015.Title.1080p, 10-12-12.1996.BluRay, 1961 - 2007, Lanterns of 1942, SilentHarbor2019',
    make: (_, pick) => {
      const [first, second, year] = [of(nouns, pick), of(nouns, pick), yearOf(pick)]
      const old = 1921 + pick(50)
      const day = `${10 + pick(3)}-${10 + pick(3)}-${10 + pick(15)}`
      const [path, title, made] = of(
        [
          [`${year}.${first}.${second}.1080p.mkv`, `${first} ${second}`, year],
          [`${day}.${year}.${filmTags(pick)}.mkv`, day, year],
          [`${old} - ${year}.mkv`, String(old), year],
          [`${first}s of ${old}.mkv`, `${first}s of ${old}`, null],
          [`${first}s.of.${old}.${year}.${filmTags(pick)}.mkv`, `${first}s of ${old}`, year],
          [`${first}${second}${year}.mkv`, `${first}${second}`, year],
          [`夜雨${year}.mkv`, '夜雨', year],
        ] as const,
        pick,
      )
      return { path: `Movies/${path}`, says: { type: 'movie', title, year: made } }
    },
  },
  {
    name: '@channel - Title (2019), [@channel] Title 2019, Title-B1_t03',
    leftOut: { 'only a year': short },
    make: (title, pick) => {
      const year = yearOf(pick)
      const channel = of(['@harbor_films', '[@HarborFilms]', '@Kino2024'], pick)
      const [path, says] = of(
        [
          [`${channel} - ${title} (${year}) 720p.mkv`, { year }],
          [`${channel} ${dotted(title)}.${year}.${filmTags(pick)}.mkv`, { year }],
          [`${title} (${year})/${title} (${year})-B${1 + pick(4)}_t${two(pick(20))}.mkv`, { year }],
        ] as const,
        pick,
      )
      return { path, says: { type: 'movie', title, ...says } }
    },
  },
  {
    name: '[Eng Sub] Two Words 静かな港 07',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (_, pick) => {
      const title = `${of(nouns, pick)} ${of(['', 'of the ', 'and '], pick)}${of(nouns, pick)}`
      const episode = 1 + pick(40)
      const path = `${of(['[Eng Sub]', '[ENG SUB]', '[Indo Sub]'], pick)} ${title} ${of(words, pick)} ${two(episode)}.mp4`
      return { path, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
]
