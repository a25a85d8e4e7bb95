/** Recorders that count their pieces, cameras of cars, media libraries that number what they send. */
import type { Habit } from './habit.ts'
import { of, ownYear, two } from './words.ts'

const ownYears = { 'year at end': ownYear, 'only a year': 'a year sorts recordings' } as const
const underscored = (text: string) => text.replaceAll(' ', '_')
/** 'The Quiet Lantern' → 'TheQuietLantern', and no sign at all. */
const glued = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
const dayOf = (pick: (length: number) => number) =>
  [2004 + pick(20), two(1 + pick(12)), two(1 + pick(28)), two(pick(24)), two(pick(60)), two(pick(60))] as const

export const piecesOfRecordings: readonly Habit[] = [
  {
    name: 'Title/2023-01-02.20.15.1-0.rec/00001.ts',
    leftOut: { ...ownYears, 'one letter': 'a letter sorts titles', 'number at start': 'a number counts folders' },
    make: (title, pick) => {
      const [year, month, day, hour, minute] = dayOf(pick)
      const folder = `${of(['', '%'], pick)}${of([title, underscored(title)], pick)}`
      const piece = of(['00001.ts', '00002.ts', '001.vdr'], pick)
      const path = `${of(['', 'video/', 'Recordings/'], pick)}${folder}/${year}-${month}-${day}.${hour}.${minute}.${1 + pick(60)}-0.rec/${piece.replace('001.vdr', '00003.ts')}`
      return { path, says: { type: 'tv', title, date: `${year}-${month}-${day}` } }
    },
  },
  {
    name: 'Title-1.ts, Title/Title-3.ts',
    leftOut: {
      'number at end': 'a run of two numbers',
      'padded number at end': 'a run of two numbers',
      'number at start': 'counts files in the folder of a show',
      'year at end': ownYear,
      'only a year': ownYear,
      part: 'a run of two numbers',
      'version in brackets': 'the counter stands behind a letter',
      company: 'the counter stands behind a letter',
      initials: 'the counter stands behind a letter',
    },
    make: (title, pick) => {
      const path = `${of(['', `${title}/`], pick)}${title}-${1 + pick(9)}.ts`
      return { path, says: { title, season: null, episodes: [], date: null } }
    },
  },
  {
    name: 'TitleWords-EpisodeWords-1234567-0.mpg, TitleWords-S02E05-1234567-0.mpg',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'number at end': 'glued to the words',
      'padded number at end': 'glued to the words',
      'number at start': 'glued to the words',
      part: 'a number at its end is a part',
      'one letter': 'no recorder of broadcasts met one',
      company: 'its sign is lost',
      'other script': 'these recorders keep Latin letters alone',
    },
    make: (title, pick) => {
      const [season, episode, number] = [1 + pick(9), 1 + pick(20), 10_000 + pick(9_000_000)]
      const words = of(['TheBigKettle', 'HarvestAtDawn', 'Pilot'], pick)
      const ids = `${number}-${pick(3)}.${of(['mpg', 'ts', 'mkv'], pick)}`
      const own = glued(title)
      const episodeTitle = words.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      return of(
        [
          { path: `${own}-${words}-${ids}`, says: { type: 'tv', title, season: null, episodeTitle } },
          {
            path: `${own}-S${two(season)}E${two(episode)}-${ids}`,
            says: { type: 'tv', title, season, episodes: [episode] },
          },
        ] as const,
        pick,
      )
    },
  },
  {
    name: '20230102_201510_NF.mp4, EVT_20230102_201510_F.mp4, 2023_0102_201510_001.MP4 say nothing',
    make: (_, pick) => {
      const [year, month, day, hour, minute, second] = dayOf(pick)
      const [date, clock] = [`${year}${month}${day}`, `${hour}${minute}${second}`]
      const side = of(['F', 'R', 'NF', 'PR', 'EF', 'A'], pick)
      const name = of(
        [
          `${date}_${clock}_${side}`,
          `${of(['EVT', 'EMR', 'PARK', 'REC', 'NOR'], pick)}_${date}_${clock}_${side}`,
          `${year}_${month}${day}_${clock}_${two(pick(99))}1`,
          `${of(['NO', 'EMR'], pick)}${date}-${clock}-000${100 + pick(900)}${side}`,
          `FILE${date.slice(2)}-${clock}${side.charAt(0)}`,
          `${date}${clock}_000${100 + pick(900)}${side.charAt(0)}`,
          `MOVI${1000 + pick(9000)}`,
        ],
        pick,
      )
      const path = `${of(['', 'DCIM/', 'Dashcam/Normal/'], pick)}${name}.${of(['MP4', 'mp4', 'ts', 'mov'], pick)}`
      return { path, says: { title: null, season: null, episodes: [], date: null } }
    },
  },
  {
    name: 'Channel_Title-Words-0123456789.mp4, Title_-_vom_02.01.2023.mp4, title-vom-2-januar-2023.mp4',
    leftOut: { ...ownYears, 'number at end': 'two numbers in a row', 'number at start': 'two numbers in a row' },
    make: (title, pick) => {
      const [year, month, day] = [2004 + pick(20), 1 + pick(12), two(10 + pick(18))]
      const date = `${year}-${two(month)}-${day}`
      const months = 'januar februar märz april mai juni juli august september oktober november dezember'.split(' ')
      const name = of(
        [
          `${underscored(title)}_-_vom_${day}.${two(month)}.${year}`,
          `${title} - vom ${day}. ${months[month - 1] ?? ''} ${year}`,
          `${title}-vom-${day}-${months[month - 1] ?? ''}-${year}`,
        ],
        pick,
      )
      return { path: `${name}.mp4`, says: { type: 'tv', title, date } }
    },
  },
  {
    name: 'ドラマ10「灯」(3).ts, 202301022015010102-灯[字].ts',
    make: (_, pick) => {
      const title = of(['静夜灯', '海の見える丘', '光の港', '約束の月'], pick)
      const [year, month, day, hour, minute] = dayOf(pick)
      const episode = 1 + pick(48)
      return of(
        [
          {
            path: `${of(['ドラマ10', '大河ドラマ', '夜ドラ'], pick)}「${title}」(${episode}).ts`,
            says: { type: 'tv', title, episodes: [episode] },
          },
          {
            path: `${year}${month}${day}${hour}${minute}01${1000 + pick(9000)}-${title}[字].ts`,
            says: { type: 'tv', title, date: `${year}-${month}-${day}` },
          },
        ] as const,
        pick,
      )
    },
  },
]
