/** What recorders, downloaders and sites write around a title: clocks, channels, wide signs, their own names. */
import type { Habit } from './habit.ts'
import { dotted, of, ownYear, two, yearOf } from './words.ts'

const underscored = (text: string) => text.replaceAll(' ', '_')
const dayOf = (pick: (length: number) => number) => [2000 + pick(25), two(1 + pick(12)), two(1 + pick(28))] as const
const ownYears = { 'year at end': ownYear, 'only a year': ownYear } as const
const numberNext = 'two numbers in a row may be a season and an episode, or a run'

export const stamps: readonly Habit[] = [
  {
    name: 'Title 2019-11-05 2000 - Words, Title - 2024-01-02 20 00 00 - Words, Title_20240102_20002100',
    leftOut: { ...ownYears, 'other script': 'guides of other countries write days of their own' },
    make: (title, pick) => {
      const [year, month, day] = dayOf(pick)
      const hour = two(18 + pick(6))
      const [path, episodeTitle] = of(
        [
          [`${title} ${year}-${month}-${day} ${hour}15 - The Kettle.ts`, 'The Kettle'],
          [`${title} - ${year}-${month}-${day} ${hour} 15 00 - The Kettle.ts`, 'The Kettle'],
          [`${title} - ${year}-${month}-${day} ${hour}-15-00.ts`, null],
          [`${underscored(title)}_${year}${month}${day}_${hour}152300.ts`, null],
        ] as const,
        pick,
      )
      return { path, says: { type: 'tv', title, date: `${year}-${month}-${day}`, episodeTitle } }
    },
  },
  {
    name: 'Title S02E05 2024-01-01 Words 2024-01-02-2000',
    leftOut: { ...ownYears },
    make: (title, pick) => {
      const [year, month, day] = dayOf(pick)
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const date = `${year}-${month}-${day}`
      const path = `${title} S${two(season)}E${two(episode)} ${date} The Kettle 2025-01-02-2030.mpg`
      return { path, says: { type: 'tv', title, year: null, season, episodes: [episode], date } }
    },
  },
  {
    name: 'Title_24.01.21_20-15_channel_90_TVOON_DE.mpg.HQ',
    leftOut: {
      ...ownYears,
      initials: 'dots beside underscores: either may part the words',
      company: 'recorders write no such signs',
      apostrophe: 'recorders write no such signs',
      'version in brackets': 'recorders write no brackets',
      'other script': 'a German recorder',
      'number at end': numberNext,
      'padded number at end': numberNext,
    },
    make: (title, pick) => {
      const [month, day] = [two(1 + pick(12)), two(1 + pick(28))]
      const quality = of(['.mpg.HQ', '.mpg.HD', '.mpg.HD.cut', '.mpg'], pick)
      const path = `${underscored(title)}_24.${month}.${day}_20-15_zdfneo_${30 + pick(90)}_TVOON_DE${quality}.avi`
      return { path, says: { type: 'tv', title, date: `2024-${month}-${day}`, episodeTitle: null } }
    },
  },
  {
    name: 'Title｜S02E05｜Words, as downloaders write a bar',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const path = `${title}｜S${two(season)}E${two(episode)}｜The Kettle [dQw4w9WgXcQ].mp4`
      return { path, says: { type: 'tv', title, season, episodes: [episode], episodeTitle: 'The Kettle' } }
    },
  },
  {
    name: 'Site_Title_-_05_720p_Team',
    leftOut: { initials: 'dots beside underscores: either may part the words', 'year at end': ownYear },
    make: (title, pick) => {
      const episode = 1 + pick(24)
      const site = of(['AnimePahe', 'AnimeKaizoku', 'AnimeOut'], pick)
      const path = `${site}_${underscored(title)}_-_${two(episode)}_720p_KettleSubs.mp4`
      return { path, says: { type: 'tv', title, absoluteEpisode: episode } }
    },
  },
  {
    name: 'Title -  夜之港 - 05 [1080P], the title once more for its readers',
    leftOut: {
      'other script': 'both titles are in another script',
      'year at end': ownYear,
      'only a year': 'a number is in no script',
    },
    make: (title, pick) => {
      const episode = 1 + pick(24)
      const eastern = of(['静夜灯', '海の見える丘', '葬送的光'], pick)
      const path = `[ANi] ${title} -  ${eastern} - ${two(episode)} [1080P][Baha][WEB-DL][AAC AVC][CHT].mp4`
      return { path, says: { type: 'tv', title, otherTitle: eastern, absoluteEpisode: episode } }
    },
  },
  {
    name: 'منارة الحلقة ٥: digits of Arabic and Persian keyboards',
    leftOut: {
      'number at end': numberNext,
      'padded number at end': numberNext,
      ...ownYears,
      'season word': 'two seasons',
    },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(99)]
      const zero = of(['٠', '۰'], pick).charCodeAt(0)
      const written = (number: number) =>
        String(number).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
      const path = `${title} الموسم ${written(season)} الحلقة ${written(episode)}.mp4`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title [tvdb4-12345]/Title 0061, ids of agents',
    leftOut: { 'padded number at end': numberNext, 'only a year': ownYear, 'year at end': ownYear },
    make: (title, pick) => {
      const episode = 10 + pick(60)
      const id = of(['tvdb4-81797', 'tvdb3-81797-s0e3', 'anidb2-8150', 'tvdb2-81797'], pick)
      const path = `Anime/${title} [${id}]/${title} - ${two(episode)}.mkv`
      return { path, says: { type: 'tv', title, absoluteEpisode: episode, releaseGroup: null } }
    },
  },
  {
    name: 'TitleBD1080.www.site.com, TitleM720.www.site.com',
    make: (title, pick) => {
      const glued = dotted(title).replace(/[^\p{L}]/gu, '')
      const words = `Silent${glued}a`
      const path = `${words}${of(['BD1080', 'M1080', 'M720'], pick)}.www.site.com.mkv`
      return { path, says: { type: 'movie', title: words } }
    },
  },
  {
    name: 'Title 2.serie 05.dil, (01.серия.из.16).year',
    leftOut: {
      ...ownYears,
      'number at end': numberNext,
      'padded number at end': numberNext,
      part: numberNext,
      'season word': 'two seasons',
    },
    make: (title, pick) => {
      const [season, episode, year] = [1 + pick(9), 1 + pick(16), yearOf(pick)]
      return of(
        [
          {
            path: `${title} ${season}.serie ${two(episode)}.dil CZ.avi`,
            says: { type: 'tv', title, season, episodes: [episode] },
          },
          {
            path: `${dotted(title)}.(${two(episode)}.серия.из.16).${year}.WEB-DLRip.avi`,
            says: { type: 'tv', title, year, episodes: [episode], episodeTitle: null },
          },
        ] as const,
        pick,
      )
    },
  },
]
