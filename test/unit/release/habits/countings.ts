/** Countings of some countries and kinds of shows that are taken for something else. */
import type { Habit } from './habit.ts'
import { dotted, of, ownYear, showTags, teams, three, two, yearOf } from './words.ts'

const counted = 'its own number before a count may be read as one of both'
const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const

export const countings: readonly Habit[] = [
  {
    name: 'Title 02 - 14 [DVD].mkv',
    leftOut: {
      'number at end': counted,
      'season word': 'the number of a season stands behind that word',
      'padded number at end': counted,
      'year at end': ownYear,
      'only a year': ownYear,
    },
    make: (title, pick) => {
      const [number, episode] = [`0${2 + pick(3)}`, 12 + pick(60)]
      const path = `${title} ${number} - ${episode}${of([' [DVD]', ' [1080p]', ''], pick)}.mkv`
      return { path, says: { type: 'tv', title: `${title} ${number}`, episodes: [episode] } }
    },
  },
  {
    name: 'Title.03von10.German',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const all = 4 + pick(20)
      const episode = 1 + pick(all - 1)
      const path = `${dotted(title)}.${two(episode)}von${two(all)}.German.DL.${showTags(pick)}`
      return { path, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: 'Title (1977) Part VI',
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(roman.length)]
      const path = `${title} (${year}) ${of(['Part', 'Pt'], pick)} ${roman[part - 1] ?? ''}.avi`
      return { path, says: { title, year, part } }
    },
  },
  {
    name: 'Series 7 Title (2001)',
    leftOut: { 'number at start': 'two numbers in a row', 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [word, number, year] = [of(['Series', 'Season'], pick), 2 + pick(8), yearOf(pick)]
      const path = of(
        [`${word} ${number} ${title} (${year}).mkv`, `${word}.${number}.${dotted(title)}.${year}.mkv`],
        pick,
      )
      return { path, says: { type: 'movie', title: `${word} ${number} ${title}`, year, season: null } }
    },
  },
  {
    name: '[LANTERN].2007.SPANISH.1080p',
    make: (_, pick) => {
      const title = of(['LANTERN', 'MIRROR', 'KETTLE', 'Orchard'], pick)
      const language = of(['SPANISH', 'FRENCH', 'GERMAN', 'iTALiAN', 'MULTi'], pick)
      const year = yearOf(pick)
      return { path: `[${title}].${year}.${language}.1080p.BluRay.x264.mkv`, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'ガリレオ 第二シーズン 第01話',
    make: (_, pick) => {
      const title = of(['静夜灯', '海の見える丘', '光の港', 'ハーバー'], pick)
      const [season, episode] = [2 + pick(4), 1 + pick(24)]
      const number = of([String(season), '〇一二三四五六'.charAt(season)], pick)
      const path = `${title} 第${number}${of(['シーズン', 'シリーズ'], pick)} 第${two(episode)}話.mp4`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title - Livre II - 045 - Words, Title/Livre II/045 - Words',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(roman.length), 1 + pick(100)]
      const book = `${of(['Livre', 'Book', 'Libro'], pick)} ${of([roman[season - 1] ?? '', String(season)], pick)}`
      const words = of(['La Potion', 'Le Serpent', 'Harvest'], pick)
      const path = of(
        [
          `${title} - ${book} - ${three(episode)} - ${words}.avi`,
          `TV/${title}/${book}/${three(episode)} - ${words}.avi`,
        ],
        pick,
      )
      return { path, says: { type: 'tv', title, season, episodes: [episode], episodeTitle: words } }
    },
  },
  {
    name: 'Title/Season 1/[05] Words, Title/Season 1/Chapter 5',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const file = of([`[${two(episode)}] Harvest`, `(${two(episode)}) The Kettle`, `Chapter ${episode}`], pick)
      return {
        path: `TV/${title}/Season ${season}/${file}.mkv`,
        says: { type: 'tv', title, season, episodes: [episode] },
      }
    },
  },
  {
    name: '[Team] Title (2019) - 01 ~ 12 [BD]',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [year, last] = [yearOf(pick), 11 + pick(14)]
      const episodes = Array.from({ length: last }, (_, index) => index + 1)
      const path = `[${of(teams, pick)}] ${title} (${year}) - 01 ${of(['~', '-'], pick)} ${last} [BD 1080p]`
      return { path, says: { type: 'tv', title, year, episodes } }
    },
  },
  {
    name: 'Title K02J05',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(20), 1 + pick(24)]
      const path = of([`${title} K${two(season)}J${two(episode)}.mkv`, `${dotted(title)}.K${two(season)}J${two(episode)}.FINNiSH.${showTags(pick)}`], pick) // prettier-ignore
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title - Special 3',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const episode = 1 + pick(20)
      return {
        path: `${title} - ${of([`Special ${episode}`, `SP${two(episode)}`], pick)}.mkv`,
        says: { type: 'tv', title, season: 0, episodes: [episode] },
      }
    },
  },
  {
    name: 'Title OVA 2',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [word, episode] = [of(['OVA', 'OAD'], pick), 1 + pick(9)]
      const path = of([`${title} ${word} ${episode}.mkv`, `${dotted(title)}.${word}.${episode}.mkv`], pick)
      return { path, says: { type: 'tv', title: `${title} ${word}`, episodes: [episode] } }
    },
  },
  {
    name: 'Title 007 - Mini-Series - Part 5',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [number, part] = [`00${1 + pick(9)}`, 1 + pick(8)]
      const path = `${title} ${number} - ${of(['Mini-Series', 'Miniseries'], pick)} - Part ${part}.mkv`
      return { path, says: { type: 'tv', title: `${title} ${number}`, episodes: [part] } }
    },
  },
]
