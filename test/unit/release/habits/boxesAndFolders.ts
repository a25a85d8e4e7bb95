/** Numbers in a box with tags, files that only a folder names, and what stands around titles of other scripts. */
import type { Habit } from './habit.ts'
import { of, ownYear, three, two, yearOf } from './words.ts'

const folderOfShow = {
  'only a year': 'a folder of a year alone sorts its files',
  'number at start': 'counts files in the folder of a show',
  'one letter': 'a letter sorts titles',
  'year at end': ownYear,
} as const
const eastern = ['静夜灯', '海之丘', '光之港', '银杏街', '约定之月'] as const
const russian = ['Тихий Маяк', 'Дом у Моря', 'Город Фонарей', 'Соль и Песок'] as const

export const boxesAndFolders: readonly Habit[] = [
  {
    name: 'Complete/Title/301.mkv, Title/Complete/301.mkv, Series/Title/301.mkv',
    leftOut: folderOfShow,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(26)]
      const folder = of([`Complete/${title}`, `${title}/Complete`, `Series/${title}`, `TV/${title}`, title], pick)
      const path = `${folder}/${season}${two(episode)}.${of(['mkv', 'avi', 'mp4'], pick)}`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title - Episode 2/2x14.mkv: the number of the file is its own',
    leftOut: folderOfShow,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(26)]
      const path = `${title} - Episode ${1 + pick(9)}/${season}x${two(episode)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title/S 1/e5.mkv, Title/S.01/episode 5.mkv',
    leftOut: folderOfShow,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(26)]
      const folder = of([`S ${season}`, `S.${season}`, `s_${two(season)}`, `S ${two(season)}`], pick)
      const file = of([`e${episode}`, `E${two(episode)}`, `episode ${episode}`, `episode.${episode}`], pick)
      return { path: `TV/${title}/${folder}/${file}.mkv`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title (year)/Staffel 01/Episode 01 - Folge 1 [S01E01]',
    leftOut: { 'only a year': 'a folder of a year alone sorts its files' },
    make: (title, pick) => {
      const [year, season, episode] = [yearOf(pick), 1 + pick(9), 1 + pick(26)]
      const folder = of([`Staffel ${two(season)}`, `Season ${season}`, `Saison ${two(season)}`], pick)
      const first = of(['Episode', 'Folge', 'Épisode'], pick)
      const path = `${title} (${year})/${folder}/${first} ${two(episode)} - ${of(['Folge', 'The Kettle', 'Part'], pick)} [S${two(season)}E${two(episode)}].mp4`
      return { path, says: { type: 'tv', title, year, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title/[Team] 05 [720p]',
    leftOut: folderOfShow,
    make: (title, pick) => {
      const episode = 1 + pick(60)
      const team = of(['LanternRaws', 'Kettle', 'Harbor-Subs', 'vsp'], pick)
      const path = `${title}/[${team}] ${two(episode)}${of(['', 'v2'], pick)} ${of(['[720p]', '[1080p][HEVC]', '(BD 1080p)'], pick)}.mkv`
      return { path, says: { type: 'tv', title, episodes: [episode], releaseGroup: team } }
    },
  },
  {
    name: 'Title (year)/versions/1080p.mkv, Title (year)/Editions/Title.mkv',
    make: (title, pick) => {
      const year = yearOf(pick)
      const folder = of(['versions', 'Versions', 'Editions', 'Alternate Versions'], pick)
      const file = of(['1080p', title, `${title} (${year}) - 4K`], pick)
      return { path: `Movies/${title} (${year})/${folder}/${file}.mkv`, says: { type: 'movie', title, year } }
    },
  },
  {
    name: '[Team] Title [01 1080p HEVC], [Team] Title [13.5][1080p]',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear, 'season word': 'a word for a season before a number' },
    make: (title, pick) => {
      const episode = 1 + pick(99)
      const tags = of(['1080p HEVC', '720p x264', '1080p WEB-DL', 'HEVC 1080p AAC'], pick)
      return of(
        [
          { path: `[Kettle] ${title} [${two(episode)} ${tags}].mkv`, says: { type: 'tv', title, episodes: [episode] } },
          {
            path: `[Kettle] ${title} [${two(episode)}.5][1080p].mkv`,
            says: { type: 'tv', title, episodes: [episode + 0.5] },
          },
        ] as const,
        pick,
      )
    },
  },
  {
    name: '[Team] Title [NCOP01][1080p], [Team][Title][SP02][1080p]: extras of a disc',
    leftOut: {
      'number at end': 'a number before a box counts',
      'padded number at end': 'a number before a box counts',
      'number at start': 'a number of its own',
      'season word': 'a word for a season',
      'year at end': ownYear,
      'only a year': ownYear,
    },
    make: (title, pick) => {
      const extra = of(['NCOP', 'NCED02', 'NCOP1a', 'PV01', 'Menu01', 'CM', 'SP01', 'SP01_07', 'OVA', 'OVA02'], pick)
      const name = of([`[Kettle] ${title} [${extra}]`, `[Kettle][${title}][${extra}]`], pick)
      const path = `${name}${of(['[Ma10p_1080p][x265_flac]', '[1080p]', '[720p][x264_aac]'], pick)}.mkv`
      return { path, says: { type: 'tv', title, season: null, episodes: [], releaseGroup: 'Kettle' } }
    },
  },
  {
    name: '灯.第100集, 灯.100, 灯.BD中英双字, 灯8.0 Title/02',
    leftOut: {
      'other script': 'the second title is the Latin one',
      'one letter': 'a letter may belong to the first title',
      initials: 'letters may belong to the first title',
      'number at end': 'a number behind two titles counts',
      'padded number at end': 'a number behind two titles counts',
      'number at start': 'two numbers in a row',
      'only a year': ownYear,
      'year at end': ownYear,
    },
    make: (title, pick) => {
      const [own, episode] = [of(eastern, pick), 10 + pick(290)]
      const languages = of(['中英双字', '中文字幕', '国语中字', '中字', '双语字幕'], pick)
      return of(
        [
          { path: `${own}.第${episode}集.mkv`, says: { type: 'tv', title: own, episodes: [episode] } },
          { path: `${own}.${episode}.mkv`, says: { type: 'tv', title: own, episodes: [episode] } },
          { path: `${own}.${three(7 + pick(90))}.mp4`, says: { type: 'tv', title: own, season: null } },
          { path: `${own}.${of(['BD', 'HD', ''], pick)}${languages}.mkv`, says: { type: 'movie', title: own } },
          { path: `${own}${2 + pick(7)}.0 ${title}.mkv`, says: { title } },
        ] as const,
        pick,
      )
    },
  },
  {
    name: 'Маяк – 1 сезон 2 серия «…» / Title, Маяк: Эпизод 4 — Words (year)',
    make: (title, pick) => {
      const [own, year] = [of(russian, pick), yearOf(pick)]
      const [season, episode] = [1 + pick(9), 1 + pick(26)]
      const words = of(['«Брызги»', '«Новый год»'], pick)
      return of(
        [
          {
            path: `${own} ${of(['–', '-'], pick)} ${season} сезон ${episode} серия ${words} / ${title}.mp4`,
            says: { type: 'tv', title: own, season, episodes: [episode] },
          },
          {
            path: `${own}: Эпизод ${1 + pick(9)} — Новая надежда (${year}).mkv`,
            says: { type: 'movie', year, episodes: [] },
          },
        ] as const,
        pick,
      )
    },
  },
  {
    name: 'Title - 4.01.avi in a video alone',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'number at end': 'two numbers in a row',
      'padded number at end': 'two numbers in a row',
    },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(9)]
      return {
        path: `${title} - ${season}.${two(episode)}.avi`,
        says: { type: 'tv', title, season, episodes: [episode] },
      }
    },
  },
]
