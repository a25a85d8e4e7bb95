/** Slips of the hand, discs, seasons said twice, channels and pages of sites in names, and what only looks so. */
import { dotted, filmTags, groups, of, ownYear, showTags, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const ownYears = { 'only a year': ownYear, 'year at end': ownYear } as const
const inscript = { 'other script': 'Latin words beside it are taken for its second title' } as const
const seasonNext = 'a number before the word may count the season'
const lone = 'alone such a number counts an episode'

const pairs = [
  ['SO1E05', 1, 5],
  ['S01EO7', 1, 7],
  ['s1Oe1O', 10, 10],
  ['SO2EO3', 2, 3],
] as const

export const slips: readonly Habit[] = [
  {
    name: 'Title.SO1E05.tags, Title S01EO7: a letter for the zero',
    leftOut: ownYears,
    make: (title, pick) => {
      const [pair, season, episode] = of(pairs, pick)
      const path = of([`${dotted(title)}.${pair}.${showTags(pick)}.mkv`, `${title} ${pair}.mkv`, `${title} - ${pair} - The Kettle.mkv`], pick) // prettier-ignore
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'SO2.Harbor.year.tags, Studio54 (year), O1 (year), S0E (year): called so',
    make: (_, pick) => {
      const [year, title] = [yearOf(pick), of(['SO2 Harbor', 'Studio54', 'O1 Lantern', 'SOS5 Kettle', 'Leo2'], pick)]
      const path = of([`${title} (${year}).mkv`, `${dotted(title)}.${year}.${filmTags(pick)}.mkv`], pick)
      return { path, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Title - Season 2 - Disc 1/Title - Season 2 - Disc 1_t03: no episode of its own',
    leftOut: { ...ownYears, part: seasonNext, ...inscript },
    make: (title, pick) => {
      const [season, disc] = [1 + pick(9), 1 + pick(6)]
      const name = of([`${title} - Season ${season} - Disc ${disc}`, `${title} Season ${season} Disc ${disc}`], pick)
      const path = `${name}/${name}_t${two(pick(9))}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [] } }
    },
  },
  {
    name: 'Title - Season 2/Title - Season 2 - 07, Title - Season 2/Title Season 2 07 - Words: an episode',
    leftOut: { ...ownYears, part: seasonNext, ...inscript },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const file = of([`${title} - Season ${season} - ${two(episode)}`, `${title} Season ${season} ${two(episode)} - The Kettle`], pick) // prettier-ignore
      return {
        path: `${title} - Season ${season}/${file}.mkv`,
        says: { type: 'tv', title, season, episodes: [episode] },
      }
    },
  },
  {
    name: '夜之港.第二季.S02E36.tags, 夜之港 第2季 S02E36, 夜之港第二季.S02E03: the season twice',
    make: (_, pick) => {
      const title = of(['夜之港', '静夜灯', '海上灯塔'], pick)
      const [word, season] = of([['二', 2], ['三', 3], ['2', 2], ['十', 10]] as const, pick) // prettier-ignore
      const episode = 1 + pick(40)
      const pair = `S${two(season)}E${two(episode)}`
      const path = of([`${title}.第${word}季.${pair}.2024.2160p.WEB-DL.H265-KETTLE.mp4`, `${title} 第${word}季 ${pair}.mp4`, `${title}第${word}季.${pair}.1080p.mkv`], pick) // prettier-ignore
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: '第二季.S01E05, 夜之港.第三季.S01E02: another season than the letter says belongs to the title',
    make: (_, pick) => {
      const title = `${of(['夜之港', '静夜灯', '海上灯塔'], pick)} 第${of(['三', '四', '5'], pick)}季`
      const [season, episode] = [1 + pick(2), 1 + pick(40)]
      const path = `${title.replace(' ', '.')}.S${two(season)}E${two(episode)}.1080p.WEB-DL.mp4`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'ZDF_Title_20240105_2015, BBC One_Title_2024-01-05_20-15-00: the channel in a field of its own',
    leftOut: { ...ownYears, ...inscript, 'number at end': 'a number before the day is joined to it' },
    make: (title, pick) => {
      const channel = of(['ZDF', 'BBC One', 'ARD', 'ITV 2', 'France 2', 'TVP 1'], pick)
      const [year, month, day] = [2015 + pick(10), two(1 + pick(12)), two(1 + pick(28))]
      const stamp = of(
        [`${year}${month}${day}_2015`, `${year}-${month}-${day}_20-15-00`, `${year}${month}${day}_201500`],
        pick,
      )
      return { path: `${channel}_${title}_${stamp}.ts`, says: { type: 'tv', title, date: `${year}-${month}-${day}` } }
    },
  },
  {
    name: 'Vox_Lux_year, Arte_Povera_year_720p, SIC_Harbor_(year): films that begin like a channel',
    make: (_, pick) => {
      const [year, title] = [yearOf(pick), of(['Vox Lux', 'Arte Povera', 'Sic Harbor', 'ITV Lantern'], pick)]
      const name = title.replaceAll(' ', '_')
      const path = of([`${name}_${year}.mkv`, `${name}_${year}_720p.mp4`, `${name}_(${year})_[720p].mkv`], pick)
      return { path, says: { type: 'movie', title, year, date: null } }
    },
  },
  {
    name: 'KettleMovie18.Com-Title.year.tags, HarborFilms4.net_Title_year: a site whose word has a number',
    leftOut: ownYears,
    make: (title, pick) => {
      const [year, season, episode] = [yearOf(pick), 1 + pick(9), 1 + pick(20)]
      const site = of(['KettleMovie18.Com', 'HarborFilms4.net', 'VesperHub24.com', 'LanternFlix2.org'], pick)
      const before = `${site}${of(['-', '_'], pick)}${dotted(title)}`
      if (pick(2) === 0)
        return { path: `${before}.${year}.${filmTags(pick)}.mkv`, says: { type: 'movie', title, year } }
      const path = `${before}.S${two(season)}E${two(episode)}.${showTags(pick)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Harbor18.Com.year.tags, Film18.com.year, Kettle4.Net.Words.year: called so',
    make: (_, pick) => {
      const [year, title] = [yearOf(pick), of(['Harbor18 Com', 'Film18 com', 'Kettle4 Net Salt', 'Movie43 Com'], pick)]
      return {
        path: `${title.replaceAll(' ', '.')}.${year}.${filmTags(pick)}.mkv`,
        says: { type: 'movie', title, year },
      }
    },
  },
  {
    name: 'Watch Title (year) Online Free, Watch Title Online For Free, Watch-Title-year-Online: the name of a page',
    leftOut: { ...ownYears, ...inscript, 'padded number at end': lone, 'number at end': lone },
    make: (title, pick) => {
      const year = yearOf(pick)
      const [path, says] = of(
        [
          [`Watch ${title} (${year}) Online Free.mp4`, year],
          [`Watch ${title} ${year} Full Movie Online Free.mp4`, year],
          [`Watch ${title} (${year}) Online.mp4`, year],
          [`Watch ${title} Online For Free.mp4`, null],
          [`watch ${title} online free HD.mp4`, null],
        ] as const,
        pick,
      )
      return { path, says: { title, year: says } }
    },
  },
  {
    name: 'Watch Title (year), Watch.Me.Online.year.tags, The Online Watch (year): called so',
    leftOut: { ...ownYears, ...inscript },
    make: (given, pick) => {
      const [year, title] = [yearOf(pick), of([`Watch ${given}`, 'Watch Me Online', 'The Online Watch', 'Watch Online Harbor'], pick)] // prettier-ignore
      const path = of([`${title} (${year}).mkv`, `${dotted(title)}.${year}.${filmTags(pick)}.mkv`], pick)
      return { path, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Title (year)/video1, Title (year)/movie2, Title (year)/video01: named by the folder',
    leftOut: ownYears,
    make: (title, pick) => {
      const [year, file] = [yearOf(pick), of(['video1', 'video01', 'movie1', 'Film2', 'Video12'], pick)]
      return { path: `${title} (${year})/${file}.mp4`, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Movie 43 (year), Film 2 (year), Movies/Video 2/Video 2: called so',
    make: (_, pick) => {
      const [year, title] = [yearOf(pick), of(['Movie 43', 'Film 2', 'Video 21', 'Movie43', 'Videodrome'], pick)]
      const path = of([`${title} (${year}).mkv`, `${dotted(title)}.${year}.${filmTags(pick)}.mkv`, `Movies/${title} (${year})/${title}.mkv`], pick) // prettier-ignore
      return { path, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Title.year.CAM.NO.ADS-GROUP, Title (year) HDTS No Ads: no Norwegian',
    leftOut: ownYears,
    make: (title, pick) => {
      const year = yearOf(pick)
      const path = of([`${dotted(title)}.${year}.1080p.CAM.NO.ADS-${of(groups, pick)}.mkv`, `${title} (${year}) 720p HDTS x264 No Ads.mkv`], pick) // prettier-ignore
      return { path, says: { type: 'movie', title, year, languages: [] } }
    },
  },
  {
    name: 'Title.year.NO.tags, Title.year.NORWEGiAN.tags: Norwegian',
    leftOut: ownYears,
    make: (title, pick) => {
      const [year, said] = [yearOf(pick), of(['NORWEGiAN', 'Norwegian', 'NO'], pick)]
      const path = `${dotted(title)}.${year}.${said}.1080p.BluRay.x264-${of(groups, pick)}.mkv`
      return { path, says: { type: 'movie', title, year, languages: ['no'] } }
    },
  },
]
