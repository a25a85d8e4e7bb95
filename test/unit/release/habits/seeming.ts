/** Films and shows whose names only seem to count an episode, to name a channel or to tell a language. */
import { dotted, filmTags, of, ownYear, showTags, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const ownYears = { 'only a year': ownYear, 'year at end': ownYear } as const

const counts = 'a number before tags of streaming counts an episode'
const loud = 'in capitals throughout no word stands out as a language'
const noCapitals = { 'one letter': loud, initials: loud, 'roman numeral': loud, 'other script': loud } as const

const episodeWords = [
  ['One', 1],
  ['Two', 2],
  ['Seven', 7],
] as const

export const seeming: readonly Habit[] = [
  {
    name: 'Movies/Title - Episode One - Words, Movies/Title (year)/Title - Episode Two: films, as with figures',
    leftOut: { ...ownYears, part: 'a part is counted too' },
    make: (title, pick) => {
      const [word, number] = of(episodeWords, pick)
      const behind = of(['', ' - The Wreck'], pick)
      const folder = of(['Movies', `Movies/${title} (${yearOf(pick)})`, 'Filme'], pick)
      const path = `${folder}/${title} - Episode ${of([word, `${number}`], pick)}${behind}.mkv`
      return { path, says: { type: 'movie', season: null, episodes: [] } }
    },
  },
  {
    name: '@channel - 1917 (2019), @channel 2012 (2009), @channel - 1917, [@channel] 1984: films called like a year',
    make: (_, pick) => {
      const channel = of(['@MoviesHub', '@harbor_films', '@Chan'], pick)
      const [title, year] = [of(['1917', '2012', '1984', '1922'], pick), yearOf(pick)]
      const [path, says] = of(
        [
          [`${channel} - ${title} (${year}) 1080p.mkv`, year],
          [`${channel} ${title} (${year}).mkv`, year],
          [`[${channel}] ${title}.${year}.${filmTags(pick)}.mkv`, year],
          [`${channel} - ${title}.mkv`, null],
          [`[${channel}] ${title} 1080p.mkv`, null],
        ] as const,
        pick,
      )
      return { path, says: { type: 'movie', title, year: says } }
    },
  },
  {
    name: '@Title.year.tags, @Title (year), @Title - (year): called so',
    make: (_, pick) => {
      const [title, year] = [of(['@Harbor', '@Kettle', '@Lantern'], pick), yearOf(pick)]
      const path = of(
        [`${title}.${year}.${filmTags(pick)}.mkv`, `${title} (${year}).mkv`, `${title} - (${year}) 1080p.mkv`],
        pick,
      )
      return { path, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Title Collection/Title (year) 02: a film of a series',
    leftOut: { ...ownYears, 'other script': 'the folder spells a title out that has no gaps' },
    make: (title, pick) => {
      const year = yearOf(pick)
      const folder = `${title} ${of(['Collection', 'Trilogy', 'Anthology', 'Saga'], pick)}`
      const path = `${folder}/${title} (${year}) ${two(1 + pick(9))}${of(['', ' - The Salt Kettle'], pick)}.mkv`
      return { path, says: { type: 'movie', title, year, episodes: [] } }
    },
  },
  {
    name: 'room.1408.dvdrip-group, mission.1812.720p-group, Movies/room.104.720p-group: films',
    make: (_, pick) => {
      const title = of(['room', 'mission', 'the.seven', 'silent.harbor'], pick)
      const isOnShelf = pick(2) === 0
      const number = isOnShelf ? of([104, 237, 1103, 1224], pick) : of([1408, 1812, 1307, 1618], pick)
      const tags = of(['dvdrip', '720p', '720p.bluray.x264'], pick)
      const path = `${isOnShelf ? 'Movies/' : ''}${title}.${number}.${tags}-${of(['kestrel', 'grp'], pick)}.mkv`
      return { path, says: { type: 'movie', title: `${title.replaceAll('.', ' ')} ${number}`, episodes: [] } }
    },
  },
  {
    name: 'Title.year.Words.S02E00 and Title/Title.year.Words.S02E05: the year of the show, and words of the episode',
    leftOut: { ...ownYears, part: 'a part ends a title', 'other script': 'Latin words behind are its second title' },
    make: (title, pick) => {
      const [year, season] = [yearOf(pick), 1 + pick(5)]
      const words = of(['The.Christmas.Invasion', 'Life.on.the.Moon', 'A.Quiet.Town'], pick)
      const nameOf = (pair: string) => `${dotted(title)}.${year}.${words}.${pair}.${showTags(pick)}.mkv`
      const [path, pair] = of(
        [
          [nameOf(`S${two(season)}E00`), [season, 0]],
          [nameOf(`S00E${two(season)}`), [0, season]],
          [`${title} (${year})/${nameOf(`S${two(season)}E05`)}`, [season, 5]],
          [`${title}/Season ${season}/${nameOf(`S${two(season)}E05`)}`, [season, 5]],
        ] as const,
        pick,
      )
      return { path, says: { type: 'tv', title, year, season: pair[0], episodes: [pair[1]] } }
    },
  },
  {
    name: 'Fighting.Irish.1080p.WEB, The.Wild.Irish.720p.BluRay: the title ends in it',
    make: (_, pick) => {
      const [title, tags] = [of(['Fighting Irish', 'The Wild Irish', 'Harbor of Irish'], pick), filmTags(pick)]
      const path = of([`${dotted(title)}.${tags}.mkv`, `${title} ${of(['1080p', '720p BluRay'], pick)}.mkv`], pick)
      return { path, says: { type: 'movie', title, languages: [] } }
    },
  },
  {
    name: 'Title.IRISH.tags, Title.Irish.English.tags, Title.year.Irish.tags: the language',
    leftOut: { ...ownYears, ...noCapitals, 'padded number at end': counts, 'number at end': counts, part: 'parts from the web are of a series' }, // prettier-ignore
    make: (title, pick) => {
      const [said, languages] = of(
        [
          ['IRISH', ['ga']],
          ['Irish.English', ['ga', 'en']],
          ['2011.Irish', ['ga']],
          ['English.Irish', ['en', 'ga']],
        ] as const,
        pick,
      )
      return { path: `${dotted(title)}.${said}.${filmTags(pick)}.mkv`, says: { type: 'movie', languages } }
    },
  },
]
