/** What recorders write beside a title: the day and the hour, the channel, the number that a guide of programmes gives. */
import { of, ownYear, three, two } from './words.ts'
import type { Habit } from './habit.ts'

const numberNext = 'two numbers in a row may be a season and an episode, or a run'
const ownNumbers = {
  'year at end': ownYear,
  'only a year': ownYear,
  'number at end': numberNext,
  'padded number at end': numberNext,
} as const
const eastern = ['静夜灯', '海の見える丘', '静かな港', '光の港'] as const
const words = ['約束の月', '都へゆく', '雨', '橋'] as const
const dayOf = (pick: (count: number) => number) => [2004 + pick(20), two(1 + pick(12)), two(1 + pick(28))] as const

export const guides: readonly Habit[] = [
  {
    name: '2024年01月05日20時15分00秒-題 #3 語[字], 題(7) 語, 題EP07, 題(07), 枠「題」(2024.01.05)',
    make: (_, pick) => {
      const [title, own] = [of(eastern, pick), of(words, pick)]
      const episode = 1 + pick(48)
      const [year, month, day] = dayOf(pick)
      const date = `${year}-${month}-${day}`
      const [path, says] = of(
        [
          [`${year}年${month}月${day}日20時15分00秒-${title} #${episode} ${own}[字].ts`, { episodes: [episode], date }],
          [`${year}${month}${day}-2015-${title}(${episode}) ${own}.ts`, { episodes: [episode], date }],
          [`${title}(${episode}) ${own}.ts`, { episodes: [episode] }],
          [`${title}（${episode}）「${own}」.ts`, { episodes: [episode] }],
          [`${date} ${title} #${episode} ${own}.ts`, { episodes: [episode], date }],
          [`${year}${month}${day} ${title} 第${episode}話.ts`, { episodes: [episode], date }],
          [`アニメ ${title} #${episode}.ts`, { episodes: [episode] }],
          [
            `조용한 등대 2${String(year).slice(3)}${month}${day}.avi`,
            { title: '조용한 등대', date: `202${String(year).slice(3)}-${month}-${day}` },
          ],
          [`${title}EP${two(episode)}.mp4`, { episodes: [episode] }],
          [`${title}E${two(episode)}.mp4`, { episodes: [episode] }],
          [`${title}(0${1 + (episode % 9)}).mp4`, { episodes: [1 + (episode % 9)] }],
          [`大河ドラマ「${title}」 (${year}.${month}.${day}).ts`, { date }],
        ] as const,
        pick,
      )
      return { path, says: { type: 'tv', title, ...says } }
    },
  },
  {
    name: 'Title - Words-2024-01-05-2015, 1001_20240105201500_Title, Title2024-01-0520-15, Channel HD - Title - 2024-01-05',
    leftOut: {
      ...ownNumbers,
      'number at start': 'a number behind a number is a second one',
      company: 'a dot glued to a day may be of a number',
      initials: 'a dot glued to a day may be of a number',
      'version in brackets': 'a bracket glued to a day',
      part: 'a number glued to a day',
      'other script': 'glued to words of another it is a second title',
    },
    make: (title, pick) => {
      const [year, month, day] = dayOf(pick)
      const date = `${year}-${month}-${day}`
      const path = of(
        [
          `${title} - The Kettle-${date}-2015.ts`,
          `${1 + pick(9000)}_${year}${month}${day}201500_${title.replaceAll(' ', '_')}.mpg`,
          `${title.replaceAll(' ', '-')} am Hafen${date}20-15.ts`,
          `${of(['Das Erste', 'Channel 4', 'BBC One', 'ORF1'], pick)} HD - ${title} - ${date}.ts`,
          `${date} 20-15 ${title}.ts`,
          `${title} (${year}) - ${date} 20 15 00 - Episode ${month}-${day}.ts`,
        ],
        pick,
      )
      const isGlued = path.includes(' am Hafen')
      return { path, says: { type: 'tv', title: isGlued ? `${title} am Hafen` : title, date, episodes: [] } }
    },
  },
  {
    name: 'Title S02E03 Words-2024-01-05-2015, Title s02e03 Words (2024-01-05), Title - 7. Folge 7, Title (12) - Words, Title 12av24',
    leftOut: {
      ...ownNumbers,
      part: 'two numbers of a title',
      company: 'a dot before a number may be of one',
      'version in brackets': 'two brackets: the first may be another title',
      'season word': 'a word for a season before a number counts it',
    },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 10 + pick(30)]
      const [year, month, day] = dayOf(pick)
      const date = `${year}-${month}-${day}`
      const number = `S${two(season)}E${two(episode)}`
      const [path, says] = of(
        [
          [`${title} ${number} The Kettle-${date}-2015.ts`, { season, year: null }],
          [`${title} ${number} The Kettle (${date}).ts`, { season, date, year: null }],
          [`${title} - ${number} - The Kettle_${year}${month}${day}_20${day}.ts`, { season, date, year: null }],
          [`${title} - ${number} - ${1930 + pick(80)}.ts`, { season, year: null }],
          [`${title} - ${episode}. ${of(['Folge', 'Episode'], pick)} ${episode}.mp4`, {}],
          [`${title} (${episode}) - Der Kessel.mp4`, {}],
          [`${title} ${episode}av${episode + 4}.mp4`, {}],
        ] as const,
        pick,
      )
      return { path, says: { type: 'tv', title, episodes: [episode], ...says } }
    },
  },
  {
    name: 'clips of cameras, telephones and recorders of screens',
    make: (_, pick) => {
      const [year, month, day] = dayOf(pick)
      const number = `${1000 + pick(9000)}`
      const name = of(
        [
          `IMG_E${number}.MOV`,
          `C${number}.MP4`,
          `GP01${number}.MP4`,
          `M2U0${number}.MPG`,
          `P101${number}.MOV`,
          `1${two(pick(99))}_${number}.MOV`,
          `PXL_${year}${month}${day}_20150012${pick(9)}.TS.mp4`,
          `${year}${month}${day}_201500_HDR.mp4`,
          `OBS ${year}-${month}-${day} 20-15-00.mkv`,
          `Replay_${year}-${month}-${day}_20-15-00.mp4`,
          `${number}_${year}${month}${day}201500.mpg`,
          `GMT${year}${month}${day}-201500_Recording_1920x1080.mp4`,
        ],
        pick,
      )
      return { path: `Family/${name}`, says: { type: 'movie', date: null, episodes: [], year: null, ...titleOf } }
    },
  },
  {
    name: 'anime/Title/Specials/[Team] Title SP01, (Team) Title 07 [0A1B2C3D], [Team][205][11]',
    leftOut: {
      ...ownNumbers,
      'number at start': numberNext,
      'season word': 'a word for a season before a number counts it',
    },
    make: (title, pick) => {
      const episode = 1 + pick(24)
      const [path, says] = of(
        [
          [`Anime/${title}/Specials/[VesperSubs] ${title} SP${two(episode)}.mkv`, { title, season: 0 }],
          [`(Vesper) ${title} ${two(episode)} [0A1B2C3D].mkv`, { title }],
          [`[Vesper][${three(205 + pick(90))}][${two(episode)}][1080p].mkv`, {}],
          [`[夜雨][${2004 + pick(20)}][${two(episode)}].mp4`, { title: '夜雨' }],
        ] as const,
        pick,
      )
      return { path, says: { type: 'tv', episodes: [episode], ...says } }
    },
  },
]

/** Nothing of the folder is a title of a clip. */
const titleOf = { title: null } as const
