/** How Chinese and Japanese names count seasons, specials, films of a series and what is whole. */
import { dotted, of, showTags, teams, two, yearOf } from './words.ts'
import type { Habit, NamedTruth } from './habit.ts'

const han = ['安静的港', '灯火之城', '长夜', '纸船'] as const
const kana = ['静かな港', '光の橋', '海の見える丘'] as const
const own = [...han, ...kana] as const
const ownYear = 'two numbers in a row: either may be the year'
const box = ['[1080P]', '[BDRip 1080p]', '[WebRip 1080p HEVC-10bit AAC]'] as const

export const wholeWorks: readonly Habit[] = [
  {
    name: '灯火（全7季）, 灯火1-8季全, [Team] 灯火全集, 2018.灯火.12集全, 2018.灯火第二季第 5 集',
    make: (_, pick) => {
      const [title, last, year, episode] = [of(han, pick), 2 + pick(9), yearOf(pick), 2 + pick(60)]
      const team = of(teams, pick)
      return of<NamedTruth>(
        [
          { path: `${title}（全${last}季）`, says: { type: 'tv', title, season: 1, lastSeason: last } },
          { path: `${title}1-${last}季全`, says: { type: 'tv', title, season: 1, lastSeason: last } },
          {
            path: `[${team}] ${title}${of(['全集', '合集'], pick)} ${of(box, pick)}`,
            says: { type: 'tv', title, episodes: [], releaseGroup: team },
          },
          { path: `${year}.${title}.${episode}集全.4K`, says: { type: 'tv', title, year, resolution: 2160 } },
          {
            path: `${year}.${title}第二季第 ${episode} 集.mp4`,
            says: { type: 'tv', title, year, season: 2, episodes: [episode] },
          },
          { path: `[${team}] 剧场版合集 ${of(box, pick)}`, says: { type: 'movie' } },
        ],
        pick,
      )
    },
  },
  {
    name: '灯火 第15 海, 灯火01.海, 灯火 II - 07',
    make: (_, pick) => {
      const [title, episode, second] = [of(own, pick), 1 + pick(9), of(['II', 'III', 'IV'], pick)]
      return of<NamedTruth>(
        [
          { path: `${title} 第${10 + episode} 夜雨.mp4`, says: { type: 'tv', title, episodes: [10 + episode] } },
          { path: `${title}${two(episode)}.夜雨.mkv`, says: { type: 'tv', title, episodes: [episode] } },
          {
            path: `[${of(teams, pick)}] ${title} ${second} - ${two(episode)} ${of(box, pick)}.mkv`,
            says: { type: 'tv', title: `${title} ${second}`, otherTitle: null, episodes: [episode] },
          },
          {
            path: `[${of(teams, pick)}] ${title} / Night Harbor ${second} - ${two(episode)} ${of(box, pick)}.mkv`,
            says: { type: 'tv', title: `Night Harbor ${second}`, episodes: [episode] },
          },
          { path: `${title}2.mkv`, says: { type: 'movie', title: `${title}2` } },
        ],
        pick,
      )
    },
  },
  {
    name: '[Team] 劇場版 灯火 3 [1080p], [Team] Gekijouban Title 2, but 劇場版 灯火 - 03',
    leftOut: {
      'other script': 'its number may be glued',
      'year at end': ownYear,
      'only a year': ownYear,
      'season word': 'its number is that of a season',
      part: 'its number stands before the other',
    },
    make: (title, pick) => {
      const [team, digit, tags] = [of(teams, pick), 1 + pick(8), of(box, pick)]
      const film = of(['劇場版', '剧场版', '电影版'], pick)
      return of<NamedTruth>(
        [
          {
            path: `[${team}] ${film} ${of(own, pick)} ${digit} ${tags}`,
            says: { type: 'movie', episodes: [], releaseGroup: team },
          },
          {
            path: `[${team}] ${of(['Gekijouban', 'Gekijou-ban'], pick)} ${title} ${digit} ${tags}.mkv`,
            says: { type: 'movie', episodes: [] },
          },
          { path: `[${team}] ${title} - ${two(digit)} ${tags}.mkv`, says: { type: 'tv', title, episodes: [digit] } },
        ],
        pick,
      )
    },
  },
  {
    name: '[Team][灯火][852][2025.03.01][1080P], [Team][灯火][852]海[2025.03.01]',
    make: (_, pick) => {
      const [team, title, count] = [of(teams, pick), of(own, pick), of([7, 45, 141, 852, 1071], pick)]
      const day = `${2001 + pick(25)}.${two(1 + pick(12))}.${two(1 + pick(28))}`
      const between = of(['', '夜雨', '夜雨&海'], pick)
      return {
        path: `[${team}][${title}][${count}]${between}[${day}][AVC][1080P].mp4`,
        says: { type: 'tv', title, episodes: [count], date: day.replaceAll('.', '-'), releaseGroup: team },
      }
    },
  },
  {
    name: 'Title.S01SP02.2023.tags',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, special, year] = [1 + pick(9), 1 + pick(9), of(['', `.${yearOf(pick)}`], pick)]
      const path = `${dotted(title)}.S${two(season)}SP${two(special)}${year}.${showTags(pick)}.mkv`
      return { path, says: { type: 'tv', title, season: 0, episodes: [special] } }
    },
  },
  {
    name: '[Team] Night/Harbor [1080p], [Team] Lantern 1/2 - 07 [1080p], and folders of teams',
    make: (_, pick) => {
      const [team, episode, tags] = [of(teams, pick), 1 + pick(24), of(box, pick)]
      const [first, second] = [of(['Night', 'Lantern', 'Kettle Ride'], pick), of(['harbor gate', 'Zero Mirror'], pick)]
      const half = of(['1/2', '22/7', '3/4'], pick)
      return of<NamedTruth>(
        [
          {
            path: `[${team}] ${first}/${second} ${tags}`,
            says: { type: 'movie', title: `${first}/${second}`, releaseGroup: team },
          },
          {
            path: `[${team}] ${first} ${half} - ${two(episode)} ${tags}`,
            says: { type: 'tv', title: `${first} ${half}`, episodes: [episode], releaseGroup: team },
          },
          {
            path: `[${team}] ${first}/[${team}] ${first} - ${two(episode)} ${tags}.mkv`,
            says: { type: 'tv', title: first, episodes: [episode] },
          },
          {
            path: `[${team}] ${first}/${first} - ${two(episode)} ${tags}`,
            says: { type: 'tv', title: first, episodes: [episode] },
          },
          {
            path: `[${team}] ${first}/${two(episode)} - ${second} ${tags}.mkv`,
            says: { type: 'tv', title: first, episodes: [episode] },
          },
        ],
        pick,
      )
    },
  },
]
