/** Libraries in other languages, and days, channels and counts as recorders and sites of other lands write them. */
import { dotted, of, ownYear, two } from './words.ts'
import type { Habit } from './habit.ts'

const numberNext = 'two numbers in a row: either may be the episode'
const ownNumbers = {
  'number at end': numberNext,
  'padded number at end': numberNext,
  'only a year': numberNext,
  'year at end': ownYear,
} as const

const series = [
  'Сериалы',
  '电视剧',
  '드라마',
  'Seriale',
  'Serie TV',
  'Serier',
  'Diziler',
  'Doramas',
  'Novelas',
  'ドラマ',
]
const anime = ['动漫', 'Аниме', 'アニメ', '애니']
const films = ['Фильмы', '电影', '영화', 'Filmy', 'Filmek', '映画', 'Filmler']

export const shelvesAbroad: readonly Habit[] = [
  {
    name: 'Сериалы/Title/15.avi, 动漫/Title/1085.mkv, 드라마/Title/Title 07',
    leftOut: {
      ...ownNumbers,
      'one letter': 'a letter sorts titles',
      part: 'a part is an episode of a mini-series',
      'season word': 'the number behind "season" is one',
    },
    make: (title, pick) => {
      const episode = 10 + pick(60)
      const [shelf, file] = of(
        [
          [of(series, pick), String(episode)],
          [of(series, pick), `${title} ${episode}`],
          [of(anime, pick), String(1000 + episode)],
          [of(anime, pick), `${1000 + episode} - The Last Ferry`],
        ] as const,
        pick,
      )
      const count = anime.includes(shelf) ? 1000 + episode : episode
      return { path: `${shelf}/${title}/${file}.mkv`, says: { type: 'tv', title, episodes: [count] } }
    },
  },
  {
    name: 'Фильмы/Title 2.mkv, 电影/Title - 03 - Words.mkv',
    leftOut: { 'year at end': ownYear, 'only a year': 'nothing but a year stands for the title' },
    make: (title, pick) => {
      const path = `${of(films, pick)}/${title}${of(['', ' 2', ' 3'], pick)}.mkv`
      return { path, says: { type: 'movie', episodes: [], season: null } }
    },
  },
  {
    name: '灯火 第八季 第05期, 灯火 第2季 第12期',
    make: (_, pick) => {
      const [title, season, episode] = [of(['灯火之城', '夜之港', '银杏街'], pick), 1 + pick(9), 1 + pick(12)]
      const said = of([String(season), '一二三四五六七八九'.charAt(season - 1)], pick)
      const path = `${title} 第${said}季 第${of([two(episode), String(episode)], pick)}期.mp4`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title (1250) Words, Title (412) Words',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const episode = of([105, 412, 1250, 3999, 731], pick)
      return { path: `${title} (${episode}) The Last Ferry.mp4`, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: 'CHANNEL_20240105_201500_Title',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const date = `2024-${two(1 + pick(12))}-${two(1 + pick(28))}`
      const channel = of(['ARD', 'ZDF', 'RTL', 'ARTE', 'ORF1', 'KABC'], pick)
      const stamp = `${date.replaceAll('-', '')}_${of(['201500', '0630', '2015'], pick)}`
      return { path: `${channel}_${stamp}_${title.replaceAll(' ', '_')}.ts`, says: { type: 'tv', title, date } }
    },
  },
  {
    name: 'Title - 17⧸06⧸2024, Title 17⁄06⁄2024',
    leftOut: { ...ownNumbers, 'number at start': numberNext },
    make: (title, pick) => {
      const [day, month] = [two(13 + pick(15)), two(1 + pick(12))]
      const sign = of(['⧸', '⁄', '∕', '／'], pick)
      const path = `${title}${of([' - ', ' '], pick)}${day}${sign}${month}${sign}2024.mp4`
      return { path, says: { type: 'tv', title, date: `2024-${month}-${day}` } }
    },
  },
  {
    name: 'Title.1071.SUB.ITA.tags, Title_345_SUB_ITA',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const episode = of([1071, 345, 812, 1123], pick)
      const path = of([`${dotted(title)}.${episode}.SUB.ITA.1080p.mkv`, `${title} ${episode} SUB ITA.mp4`], pick)
      return { path, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: 'Show/Series 2 Christmas Special, Show/Season 3 - Halloween Special',
    leftOut: { ...ownNumbers, 'season word': 'the number behind "season" is one' },
    make: (title, pick) => {
      const special = of(['Christmas Special', 'Halloween Special'], pick)
      const path = `TV/${title}/${of(['Series', 'Season'], pick)} ${1 + pick(9)}${of([' ', ' - '], pick)}${special}.mkv`
      return { path, says: { type: 'tv', title, season: 0, episodes: [] } }
    },
  },
  {
    name: 'Title_1_05, Title 1_05',
    leftOut: {
      ...ownNumbers,
      'season word': 'the number behind "season" is one',
      part: numberNext,
      company: 'its last dot parts the number from it',
      initials: 'the last dot parts the number from it',
    },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(9)]
      const path = `${of([title, title.replaceAll(' ', '_')], pick)}_${season}_0${episode}.avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Show/Show 1.05 Words, TV/Show/Show 1.05 - Words',
    leftOut: { ...ownNumbers, 'season word': 'the number behind "season" is one', part: numberNext },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), two(1 + pick(24))]
      const file = `${title} ${season}.${episode}${of([' ', ' - '], pick)}The Last Ferry`
      const path = `${of(['', 'TV/'], pick)}${title}/${file}.avi`
      return { path, says: { type: 'tv', title, season, episodes: [Number(episode)], episodeTitle: 'The Last Ferry' } }
    },
  },
  {
    name: 'Title - Folge 1050 - Words (S26_E30)',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const [season, episode, count] = [1 + pick(30), 1 + pick(40), of([105, 345, 812, 1050, 3999], pick)]
      const path = `${title} - Folge ${count} - Am Hafen (S${two(season)}_E${two(episode)}).mp4`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: '[Team] Title 1⁄2 - 05: no day',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const episode = 1 + pick(24)
      const path = `[KettleSubs] ${title} 1⁄2 - ${two(episode)} [1080p].mkv`
      return { path, says: { type: 'tv', date: null, episodes: [episode] } }
    },
  },
]
