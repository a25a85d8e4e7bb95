/** Numbers of lists and teams around Chinese titles, files of German groups, and titles behind the number of an episode. */
import { of, ownYear, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const ownNumbers = { 'only a year': ownYear, 'year at end': ownYear } as const
const numberNext = 'a number before the word for a season may be its own'
const han = ['安静的港', '灯火之城', '长夜', '纸船', '银杏街'] as const
const latin = ['Silent Harbor', 'Copper Lantern', 'Night of Feathers'] as const

export const listed: readonly Habit[] = [
  {
    name: '10.灯火.2022, No.62｜灯火.2010, Top013.灯火.Title.2004, 灯火.中字.昆仑字幕组',
    make: (_, pick) => {
      const [title, other, year, place] = [of(han, pick), of(latin, pick), yearOf(pick), 10 + pick(90)]
      const dottedOther = other.replaceAll(' ', '.')
      const [path, says] = of(
        [
          [`${place}.${title}.${year} - 豆瓣7.4分.mp4`, { title, year }],
          [`No.${place}｜${title}.${year}.中字.1080p.x264.mkv`, { title, year }],
          [`Top0${place}.${title}.${dottedOther}.${year}.BluRay.1080p.x265.mkv`, { title: other, otherTitle: title, year }], // prettier-ignore
          [`${other}.中德双语.${of(['昆仑德语字幕组', '灯塔字幕组'], pick)}.mp4`, { title: other }],
        ] as const,
        pick,
      )
      return { path, says: { type: 'movie', episodes: [], ...says } }
    },
  },
  {
    name: '[Title][S2E01修正][1080P][字幕组]',
    make: (_, pick) => {
      const [title, season, episode] = [of(latin, pick), 1 + pick(9), 1 + pick(30)]
      const path = `[${title}][S${season}E${two(episode)}${of(['修正', '完', '终'], pick)}][双语特效1080P][小玩剧字幕组].mp4`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'grp-title-dl-hdtv-xvid-407',
    make: (_, pick) => {
      const [title, season, episode] = [of(latin, pick), 1 + pick(9), 1 + pick(30)]
      const [group, own] = [of(['tvs', 'itg', 'gdr', 'vs'], pick), title.toLowerCase().replaceAll(' ', of(['-', ''], pick))] // prettier-ignore
      const tags = of(['dl-hdtv-xvid', 'dubbed-bd-xvid', 'dd51-dl-7p-bd-x264', 'dl-720p-x264'], pick)
      const path = `${group}-${own}-${tags}-${season}${two(episode)}.avi`
      return { path, says: { type: 'tv', season, episodes: [episode] } }
    },
  },
  {
    name: 'S05E14 - Title - Words, 5x14 - Title - Words',
    leftOut: { ...ownNumbers, 'number at start': 'two numbers in a row', 'other script': 'of two scripts either may be the title', 'version in brackets': 'a bracket ends what an episode is called' }, // prettier-ignore
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const number = of([`S${two(season)}E${two(episode)}`, `${season}x${two(episode)}`], pick)
      const path = `${of(['', 'Downloads/', '/home/somebody/Videos/'], pick)}${number} - ${title} - Kettle and Lantern.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode], episodeTitle: 'Kettle and Lantern' } }
    },
  },
  {
    name: 'S05E14 - Words - Part 2, Season 5/S05E14 - Words - Words',
    make: (_, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const number = `S${two(season)}E${two(episode)}`
      const path = of(
        [`${number} - Kettle and Lantern - Part ${1 + pick(3)}`, `Season ${season}/${number} - Kettle - Lantern`, `${number} - Kettle and Lantern`], // prettier-ignore
        pick,
      )
      return { path: `${path}.mkv`, says: { type: 'tv', title: null, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title.Saison.5.-.14, Title.-.Staffel.5.-.14.-.Words',
    leftOut: { ...ownNumbers, 'season word': 'a word for a season before a number counts it', company: 'a dot before a dash may be of a number', initials: 'a dot before a dash may be of a number', 'version in brackets': 'dots beside brackets', 'number at end': numberNext, 'padded number at end': numberNext, part: numberNext }, // prettier-ignore
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 10 + pick(20)]
      const word = of(['Saison', 'Staffel', 'Season', 'Temporada', 'Stagione'], pick)
      const own = title.replaceAll(' ', '.')
      const path = of([`${own}.${word}.${season}.-.${episode}`, `${own}.-.${word}.${season}.-.${episode}.-.The.Kettle`], pick) // prettier-ignore
      return { path: `${path}.avi`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title (year) Teil 1, Title (year) - Partie 2',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(3)]
      const path = `${title} (${year})${of([' ', ' - '], pick)}${of(['Teil', 'Part', 'Partie', 'Parte', 'Часть'], pick)} ${part}.mkv` // prettier-ignore
      return { path, says: { type: 'movie', title, year, part } }
    },
  },
]
