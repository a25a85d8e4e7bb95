/** How many languages count: the word for a season or an episode before its number, behind it, or glued to a count. */
import { dotted, of, ownYear, two } from './words.ts'
import type { Habit } from './habit.ts'

const rangeOf = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Words that stand before the number of an episode. */
const episodeWords = [
  'Puntata', 'Epizoda', 'Epizod', 'Afsnit', 'Επεισόδιο', 'Epeisodio', 'Епизод', 'Серія', 'Епізод', 'Епизода',
  'פרק', 'الحلقة', 'قسمت', 'ตอนที่', 'EP', 'tập', 'Tập', 'एपिसोड', 'Capítol', 'Epizód', 'Episodul', 'ح', 'Sērija', 'Серија',
] as const // prettier-ignore
const pairWords = [
  ['Stagione', 'Puntata'],
  ['Sezona', 'Epizoda'],
  ['Sezon', 'Epizod'],
  ['Sæson', 'Afsnit'],
  ['Σεζόν', 'Επεισόδιο'],
  ['Κύκλος', 'Επεισόδιο'],
  ['Сезон', 'Епизод'],
  ['Сезон', 'Серія'],
  ['Сезона', 'Епизода'],
  ['עונה', 'פרק'],
  ['الموسم', 'الحلقة'],
  ['الجزء', 'الحلقة'],
  ['فصل', 'قسمت'],
  ['Phần', 'Tập'],
  ['सीज़न', 'एपिसोड'],
  ['Temporada', 'Capítol'],
  ['シーズン', 'エピソード'],
  ['St.', 'Ep.'],
] as const
/** Languages that count '12. díl': the number, a dot or none, the word. */
const wordsBehind = ['díl', 'rész', 'epizoda', 'epizód', 'епизод', 'серія', 'afsnit', 'Folge', 'osa', 'dalis'] as const

const seriesOnly = 'a number before the word may be the last of the title'
const twoNumbers = { 'number at end': seriesOnly, 'padded number at end': seriesOnly, 'only a year': seriesOnly }

export const countingWords: readonly Habit[] = [
  {
    name: 'Title Επεισόδιο 12, Title - פרק 12',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const episode = 1 + pick(90)
      const path = `${title}${of([' ', ' - '], pick)}${of(episodeWords, pick)} ${episode}.mp4`
      return { path, says: { type: 'tv', title, season: null, episodes: [episode] } }
    },
  },
  {
    name: 'Title Sezona 2 Epizoda 5',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode, words] = [1 + pick(12), 1 + pick(30), of(pairWords, pick)]
      const path = `${title}${of([' ', ' - '], pick)}${words[0]} ${season}${of([' ', ' - ', ', '], pick)}${words[1]} ${episode}.avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title 5. díl',
    leftOut: { 'year at end': ownYear, ...twoNumbers, 'season word': 'the number behind "season" is one' },
    make: (title, pick) => {
      const episode = 1 + pick(90)
      const path = `${title} ${of(['', '- '], pick)}${episode}. ${of(wordsBehind, pick)}.avi`
      return { path, says: { type: 'tv', title, season: null, episodes: [episode] } }
    },
  },
  {
    name: 'Title 제3회, Title ตอนที่ 5, 제 3 화',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const episode = 1 + pick(90)
      const path = `${title} ${of([`제${episode}회`, `제 ${episode}회`, `${episode}회`, `제${episode}화`, `ตอนที่${episode}`], pick)}.mkv`
      return { path, says: { type: 'tv', title, season: null, episodes: [episode] } }
    },
  },
  {
    name: 'Title (20 серий), Title 5 серий из 5',
    leftOut: { 'year at end': ownYear, ...twoNumbers, 'season word': 'the number behind "season" is one' },
    make: (title, pick) => {
      const count = 5 + pick(16)
      const [said, season] = of(
        [
          [`(${count} серий)`, null],
          [`${count} серий из ${count}`, null],
          [`(3 сезон, ${count} серий)`, 3],
        ] as const,
        pick,
      )
      return { path: `${title} ${said} DVDRip.avi`, says: { type: 'tv', title, season, episodes: rangeOf(1, count) } }
    },
  },
  {
    name: 'Title.year.Folge.1240.tags',
    leftOut: {
      'only a year': 'two years in a row: either may be the title',
      'season word': 'a year behind "season" is one',
    },
    make: (title, pick) => {
      const [year, episode] = [1990 + pick(34), 100 + pick(1200)]
      const path = `${dotted(title)}.${year}.${of(['Folge', 'Avsnitt', 'Odcinek'], pick)}.${episode}.720p.WEB.x264.mkv`
      return { path, says: { type: 'tv', title, year, episodes: [episode] } }
    },
  },
  {
    name: '灯第二季05, منارة م3 ح12',
    make: (_, pick) => {
      const [season, episode] = [2 + pick(3), 1 + pick(24)]
      const title = of(['静夜灯', '长夜港', '海边的家'], pick)
      const numeral = of(['二', '三', '四'].slice(season - 2, season - 1), pick)
      const path = of(
        [
          `${title}第${numeral}季${two(episode)}.mp4`,
          `${title}第${numeral}季 ${two(episode)}.mp4`,
          `${title} م${season} ح${episode}.mp4`,
        ],
        pick,
      )
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title.Ep05of26.tags',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [episode, count] = [1 + pick(11), 12 + pick(20)]
      const said = of([`Ep${two(episode)}of${count}`, `E${two(episode)}of${count}`, `Ep.${episode}.of.${count}`], pick)
      return {
        path: `${dotted(title)}.${said}.The.Kettle.DVDRip.avi`,
        says: { type: 'tv', title, episodes: [episode] },
      }
    },
  },
  {
    name: 'Title Temp.3 Cap.305',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(12), 1 + pick(30)]
      const path = `${title} Temp.${season} Cap.${season}${two(episode)} [HDTV 720p][Castellano].avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
]
