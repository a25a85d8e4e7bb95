/** Names in two scripts at once, and what only releases of other scripts write. */
import { dotted, filmTags, of, showTags, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const eastern = ['静夜灯', '海の見える丘', '长夜港', '雾中的钟声'] as const
const russian = ['Тихий Маяк', 'Дом у Моря', 'Последний Фонарь'] as const
const arabic = ['منارة هادئة', 'بيت البحر', 'ليل طويل'] as const
const latin = ['Silent Lantern', 'The Copper Kettle', 'Harbor of Salt', 'Quiet Compass'] as const
const rangeOf = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

export const scripts: readonly Habit[] = [
  {
    name: '灯3.Title.year.tags, the number of a sequel',
    make: (_, pick) => {
      const [title, year] = [of(latin, pick), yearOf(pick)]
      const path = `${of(eastern, pick)}${of(['2', '3', '1-5'], pick)}.${dotted(title)}.${year}.${filmTags(pick)}.mkv`
      return { path, says: { type: 'movie', title, year } }
    },
  },
  {
    name: '灯S02.year.tags, 灯第2季.全12集',
    make: (_, pick) => {
      const [title, year, season, last] = [of(eastern, pick), yearOf(pick), 1 + pick(9), 2 + pick(40)]
      const path = of(
        [
          `${title}S${two(season)}.${year}.1080p.WEB-DL.x265.AC3-KESTREL`,
          `${title}第${season}季.${year}.1080p`,
          `${title}（第${season}季）.1080p`,
        ],
        pick,
      )
      const isWhole = pick(2) === 0
      if (isWhole)
        return { path: `${title}.全${last}集.${year}.1080p`, says: { type: 'tv', title, episodes: rangeOf(1, last) } }
      return { path, says: { type: 'tv', title, season, episodes: [] } }
    },
  },
  {
    name: 'Title.year.tags￡GROUP',
    make: (title, pick) => {
      const year = yearOf(pick)
      const path = `${dotted(title)}.${year}.1080p.BluRay.x265.DTS￡${of(['Kestrel', 'cXcY@KESTREL'], pick)}`
      return { path, says: { type: 'movie', title, year, audioCodecs: ['dts'] } }
    },
  },
  {
    name: 'منارة [09][م1] tags',
    make: (_, pick) => {
      const [title, season, first] = [of(arabic, pick), 1 + pick(9), 1 + pick(60)]
      const [numbers, last] = of(
        [
          [two(first), first],
          [`${two(first)}-${two(first + 1)}`, first + 1],
          [`${two(first)} ${two(first + 1)} ${two(first + 2)}`, first + 2],
          [`${two(first)}-${two(first + 1)}-${two(first + 2)}`, first + 2],
        ] as const,
        pick,
      )
      const path = `${title} [${numbers}]${of(['', '[2025]', ' [2025]'], pick)}[م${season}][1080p][H264]${of(['', ' Silent Lantern'], pick)}`
      return { path, says: { type: 'tv', title, season, episodes: rangeOf(first, last) } }
    },
  },
  {
    name: 'منارة الموسم 2 الحلقة 5',
    make: (_, pick) => {
      const [title, season, episode] = [of(arabic, pick), 1 + pick(9), 1 + pick(40)]
      const path = `${title} الموسم ${season} الحلقة ${episode} ${of(['', '1080p WEB-DL'], pick)}.mp4`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Маяк 2006г. tags',
    make: (_, pick) => {
      const [title, year] = [of(russian, pick), yearOf(pick)]
      const path = `${title} ${of([`${year}г.`, `${year} г.`, `(${year}г)`], pick)} BDRip 1080p.mkv`
      return { path, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Маяк / Title (people) [year, tags]',
    make: (_, pick) => {
      const [other, title, year] = [of(russian, pick), of(latin, pick), yearOf(pick)]
      const people = of(['Иван Петров / Ivan Petrov', 'Иван Петров, Анна Орлова / Ivan Petrov, Anna Orlova'], pick)
      const path = `${other} / ${title} (${people}) [${year}, США, драма, BDRip 1080p] Dub + Sub (Rus, Eng)`
      return { path, says: { type: 'movie', title, otherTitle: other, year } }
    },
  },
  {
    name: 'Маяк / Фонарь / Title / Сезон: 3 / Серии: 1-10 из 10',
    make: (_, pick) => {
      const [title, year, season, last] = [of(latin, pick), yearOf(pick), 1 + pick(9), 2 + pick(20)]
      const path = `${of(russian, pick)} / Огни / ${title} / Сезон: ${season} / Серии: 1-${last} из ${last} (Иван Петров) [${year}, США, WEB-DL 1080p] MVO`
      return { path, says: { type: 'tv', title, year, season, episodes: rangeOf(1, last) } }
    },
  },
  {
    name: 'Маяк / Title [TV+Special] [12+1 из 12+1]',
    make: (_, pick) => {
      const [title, year, last, specials] = [of(latin, pick), yearOf(pick), 2 + pick(60), 1 + pick(9)]
      const counted = of(
        [`${last}+${specials} из ${last}+${specials}`, `1-${last}+${specials} из ${last + 9}+${specials}`],
        pick,
      )
      const path = `${of(russian, pick)} / ${title} [TV+Special] [${counted}] [RUS(int)] [${year}, BDRip]`
      return { path, says: { type: 'tv', title, year, episodes: rangeOf(1, last) } }
    },
  },
  {
    name: 'Title.S01.dubbed in one word',
    leftOut: { 'year at end': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const [dub, language] = of(
        [
          ['EngDub', 'en'],
          ['HunDub', 'hu'],
          ['ItaDub', 'it'],
        ] as const,
        pick,
      )
      const [season, year] = [1 + pick(9), yearOf(pick)]
      if (pick(2) === 0)
        return {
          path: `${dotted(title)}.${year}.${dub}.DVDRip.XviD-KESTREL`,
          says: { type: 'movie', title, year, languages: [language] },
        }
      return {
        path: `${dotted(title)}.S${two(season)}.${dub}.${showTags(pick)}`,
        says: { type: 'tv', title, season, languages: [language] },
      }
    },
  },
  {
    name: '灯S02.Title.year.tags, the Latin title behind the season',
    make: (_, pick) => {
      const [otherTitle, title, year, season] = [of(eastern, pick), of(latin, pick), yearOf(pick), 1 + pick(20)]
      const behind = of([dotted(title), `${dotted(title)}.${year}`], pick)
      const path = `${otherTitle}${of(['S', '.S'], pick)}${two(season)}.${behind}.2160p.WEB-DL.H265.AAC-KESTREL`
      return { path, says: { type: 'tv', title, otherTitle, season, episodes: [], episodeTitle: null } }
    },
  },
  {
    name: 'منارة هادئة Title year tags, منارة.Title.S01E02.tags',
    make: (_, pick) => {
      const [otherTitle, title, year] = [of(arabic, pick), of(latin, pick), yearOf(pick)]
      if (pick(2) === 0)
        return {
          path: `${otherTitle} ${title} ${year} ${of(['1080p', '720p WEB-DL'], pick)}.mkv`,
          says: { type: 'movie', title, otherTitle, year },
        }
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const path = `${dotted(otherTitle)}.${dotted(title)}.S${two(season)}E${two(episode)}.${showTags(pick)}`
      return { path, says: { type: 'tv', title, otherTitle, season, episodes: [episode] } }
    },
  },
  {
    name: 'Маяк (ТВ-2) / Title [12 из 12], Маяк (ТВ-2) [year, tags]',
    make: (_, pick) => {
      const [otherTitle, title, year, season, last] = [
        of(russian, pick),
        of(latin, pick),
        yearOf(pick),
        1 + pick(5),
        2 + pick(30),
      ]
      const said = of([`(ТВ-${season})`, `(TV-${season})`, `[ТВ-${season}]`], pick)
      if (pick(2) === 0)
        return {
          path: `${otherTitle} ${said} [${year}, BDRip] [1080p]`,
          says: { type: 'tv', title: otherTitle, year, season, episodes: [] },
        }
      const path = `${otherTitle} (ТВ-${season}) / ${title} [TV] [${last} из ${last}] [${year}, BDRip] [1080p]`
      return { path, says: { type: 'tv', title, otherTitle, year, season, episodes: rangeOf(1, last) } }
    },
  },
  {
    name: 'Title 第 05, [Team] 灯 第 [05], a counter that has lost its word',
    make: (_, pick) => {
      const [title, episode] = [of([...latin, ...eastern], pick), 1 + pick(60)]
      const path = of(
        [
          `[KESTREL] ${title} 第 [${two(episode)}][1080p].mkv`,
          `[KESTREL][${title} 第][${two(episode)}][1080p].mkv`,
          `[KESTREL] ${title} 第 - ${two(episode)} [1080p].mkv`,
        ],
        pick,
      )
      return { path, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: 'Title.year.iNTERNAL.year.RE-EDIT.tags',
    make: (_, pick) => {
      const [title, year] = [of(latin, pick), 1970 + pick(25)]
      const made = `${of(['iNTERNAL', 'INTERNAL', 'INT'], pick)}.${year + 1 + pick(25)}`
      const path = `${dotted(title)}.${year}.${made}.${of(['RE-EDIT.', 'REEDIT.', ''], pick)}DVDRip.XviD-KESTREL`
      return { path, says: { type: 'movie', title, year, releaseGroup: 'KESTREL' } }
    },
  },
  {
    name: 'Title!year tags',
    make: (_, pick) => {
      const [title, year] = [`${of(latin, pick)}${of(['!', '?', '!!', '?!'], pick)}`, yearOf(pick)]
      const path = of([`${title}${year} 1080p BluRay x264-KESTREL`, `${dotted(title)}${year}.1080p.WEB-DL.mkv`], pick)
      return { path, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Title.tags-GEO, a group called like the code of a language',
    leftOut: { 'year at end': 'two years in a row: either may be the title' },
    make: (title, pick) => {
      const [year, releaseGroup] = [yearOf(pick), of(['GEO', 'AZE', 'KAZ', 'UZB', 'BOS'], pick)]
      const path = `${dotted(title)}.${year}.${of(['German.', 'FRENCH.', ''], pick)}${of(['DVDRip.XviD', '1080p.BluRay.x264', '720p.WEB.H264'], pick)}-${releaseGroup}`
      return { path, says: { type: 'movie', title, year, releaseGroup } }
    },
  },
  {
    name: '[Team][灯 / Title][16][tags], both titles in one box',
    make: (_, pick) => {
      const [title, other, episode] = [of(latin, pick), of(eastern, pick), 1 + pick(60)]
      const [open, close] = of(['[]', '【】'] as const, pick)
      const team = of(
        [`${open}Harbor-Subs${close}`, `${open}夜港字幕组${close}`, `${open}夜港字幕组${close}★01月新番`],
        pick,
      )
      const path = `${team}${open}${other} / ${title}${close}${open}${two(episode)}${close}${open}1080p${close}.mp4`
      return { path, says: { type: 'tv', title, otherTitle: other, episodes: [episode] } }
    },
  },
  {
    name: '夜港电影www.site.com.Title.year.tags',
    make: (_, pick) => {
      const [title, year] = [of(latin, pick), yearOf(pick)]
      const site = `${of(['夜港电影', '长灯影院', '海影'], pick)}www.${of(['kettle8', 'yegang', 'h4rbor'], pick)}.${of(['com', 'net', 'cc'], pick)}`
      return { path: `${site}.${dotted(title)}.${year}.${filmTags(pick)}.mkv`, says: { type: 'movie', title, year } }
    },
  },
  {
    name: '灯(1)[字], [新]灯 #01「言葉」[字]: marks of Japanese guides',
    make: (_, pick) => {
      const [title, episode] = [of(eastern, pick), 1 + pick(24)]
      const mark = of(['[字]', '[デ]', '[解][字]', '[終]'], pick)
      const path = of(
        [
          `${title}(${episode})${mark}.ts`,
          `[新]${title} #${two(episode)}「言葉」${mark}.ts`,
          `${mark}${title}（${episode}）.ts`,
        ],
        pick,
      )
      return { path, says: { type: 'tv', title, episodes: [episode], releaseGroup: null } }
    },
  },
]
