/** Names that went through many hands: posts, parts of archives, samples, files of groups, all grown together. */
import { dotted, filmTags, groups, of, ownYear, showTags, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const ownYears = { 'only a year': ownYear, 'year at end': ownYear } as const
const numberNext = 'a number before the word may count the season'
const smallTitle = 'silent harbor|copper kettle|amber lantern of salt|the quiet compass|tidewrack|m|12 meadows'.split(
  '|',
)

export const worn: readonly Habit[] = [
  {
    name: '[www.site.com] - [ Title.year.tags ] - "grp-short-720p.nfo" yEnc (1/2)',
    make: (title, pick) => {
      const year = yearOf(pick)
      const group = of(groups, pick)
      const file = of(['ex-harborsalt-720p.nfo', 'ex-hrb.r00', 'hrb720p.part01.rar', 'ex-harborsalt-1080p.sfv'], pick)
      const path = `[www.usenetsite.com] - [ ${dotted(title)}.${year}.1080p.BluRay.x264-${group} ] - "${file}" - 1,2 GB yEnc (1/2)`
      return { path, says: { type: 'movie', title, year, releaseGroup: group } }
    },
  },
  {
    name: 'Title.year.tags-GROUP.r00, Title.S01E02.tags-GROUP.part01.rar',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode, year, group] = [1 + pick(9), 1 + pick(20), yearOf(pick), of(groups, pick)]
      const ending = of(['r00', 'r07', 'part01.rar', 'part1.rar', 'rar'], pick)
      const tags = `720p.HDTV.x264-${group}.${ending}`
      if (pick(2) === 0)
        return { path: `${dotted(title)}.${year}.${tags}`, says: { type: 'movie', title, year, releaseGroup: group } }
      const path = `${dotted(title)}.S${two(season)}E${two(episode)}.${tags}`
      return { path, says: { type: 'tv', title, season, episodes: [episode], releaseGroup: group } }
    },
  },
  {
    name: '[Team]_Title.s01, no part of an archive',
    leftOut: ownYears,
    make: (title, pick) => {
      const season = 1 + pick(9)
      return { path: `[Kettle]_${dotted(title)}.s${two(season)}`, says: { type: 'tv', season, isFullSeason: true } }
    },
  },
  {
    name: '@Title.S01E05.tags, @Title (year): nobody sent it',
    leftOut: { ...ownYears, 'other script': 'its Latin part is the title' },
    make: (_, pick) => {
      const [season, episode, year] = [1 + pick(9), 1 + pick(20), yearOf(pick)]
      const title = of(['Midwatch', 'Harbor', 'Home'], pick)
      if (pick(3) === 0) return { path: `@${title} (${year}).mkv`, says: { type: 'movie', title, year } }
      const path = `@${title}.${of([`S${two(season)}E${two(episode)}`, `${season}x${two(episode)}`], pick)}.${showTags(pick)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: '@channel Title.S01E05.tags, @channel - Title (year)',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode, year] = [1 + pick(9), 1 + pick(20), yearOf(pick)]
      if (pick(2) === 0) return { path: `@kettle_films - ${title} (${year}).mkv`, says: { type: 'movie', title, year } }
      const path = `@kettle_films ${dotted(title)}.S${two(season)}E${two(episode)}.${showTags(pick)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'title.1103.dvdrip-group',
    make: (_, pick) => {
      const [season, episode, title] = [10 + pick(3), 1 + pick(24), of(smallTitle.slice(0, -1), pick)]
      const path = `${dotted(title)}.${season}${two(episode)}.${of(['dvdrip', 'bdrip.x264', '720p.bluray.x264'], pick)}-saints.avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'title.2049.1080p-group, title.1984.bdrip-group, title.3000.dvdrip-group: films',
    make: (_, pick) => {
      const number = of(['2049', '2077', '3000', '1984', '1917', '2012', '5000'], pick)
      const path = `${dotted(of(smallTitle, pick))}.${number}.${of(['dvdrip.xvid', 'bdrip.x264', '720p.bluray.x264'], pick)}-saints.avi`
      return { path, says: { type: 'movie', season: null, episodes: [] } }
    },
  },
  {
    name: 'Title - Episode One - Words, Title - Folge drei',
    leftOut: { ...ownYears, part: 'a part is counted too' },
    make: (title, pick) => {
      const [word, episode] = of([['Episode One', 1], ['Episode Two', 2], ['Episode Seven', 7], ['Folge drei', 3], ['Episodio cuatro', 4], ['Episodio sette', 7], ['Épisode deux', 2]] as const, pick) // prettier-ignore
      const path = `${title} - ${word}${of(['', ' - Departure', ' - The Wreck', ' [1080p]', ' (1080p)'], pick)}.mp4`
      return { path, says: { type: 'tv', title, season: null, episodes: [episode] } }
    },
  },
  {
    name: 'Title - Episode One - Words (year), Title Episode One (year): films',
    leftOut: ownYears,
    make: (_, pick) => {
      const [title, year] = [of(['Star Harbor', 'The Salt Road', 'Kettle'], pick), yearOf(pick)]
      const whole = of([`${title} - Episode One - The Wreck`, `${title} Episode One`, `${title} - Episode Two`], pick)
      return { path: `${whole} (${year}).mkv`, says: { type: 'movie', title: whole, year, episodes: [] } }
    },
  },
  {
    name: 'Title - Temporada 1 Capitol 5, Title Temporada 2 Capítol 12',
    leftOut: { ...ownYears, 'number at end': numberNext, 'padded number at end': numberNext, part: numberNext },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const path = `${title}${of([' - ', ' '], pick)}Temporada ${season}${of([' ', ' - ', ', '], pick)}${of(['Capitol', 'Capítol'], pick)} ${episode}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'The Capitol 2 (year), Capitol.Hill.year.tags: films',
    make: (_, pick) => {
      const [title, year] = [of(['The Capitol 2', 'Capitol Hill', 'Storming Capitol 7'], pick), yearOf(pick)]
      const path = of([`${title} (${year}).mkv`, `${dotted(title)}.${year}.${filmTags(pick)}.mkv`], pick)
      return { path, says: { type: 'movie', title, year, episodes: [] } }
    },
  },
  {
    name: 'sample-title.s01e02.tags-group, Title.year.tags/Sample/sample-title.year.tags',
    make: (_, pick) => {
      const [season, episode, title, year] = [1 + pick(9), 1 + pick(20), of(smallTitle, pick), yearOf(pick)]
      if (pick(2) === 0)
        return {
          path: `sample-${dotted(title)}.s${two(season)}e${two(episode)}.720p.web.h264-saints.mkv`,
          says: { type: 'tv', title, season, episodes: [episode] },
        }
      const name = `${dotted(title)}.${year}.720p.bluray.x264-saints`
      return { path: `${name}/Sample/sample-${name}.mkv`, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Sample.People.year.tags, The Sample (year), Sample-Free.year: called so',
    make: (_, pick) => {
      const [title, year] = [of(['Sample People', 'The Sample', 'Sample', 'Sample Free'], pick), yearOf(pick)]
      const path = of([`${title} (${year}).mkv`, `${dotted(title)}.${year}.${filmTags(pick)}.mkv`], pick)
      return { path, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'silentharbor2016brripxvidac3',
    make: (_, pick) => {
      const [title, year] = [of(['silentharbor', 'copperkettle', 'thequietcompass', 'tidewrack'], pick), yearOf(pick)]
      const [tags, source] = of([['brripxvidac3', 'bluray'], ['dvdripxvid', 'dvd'], ['1080pwebripx264aac', 'web'], ['720phdtvx264', 'tv']] as const, pick) // prettier-ignore
      return { path: `${title}${year}${tags}.avi`, says: { type: 'movie', title, year, source } }
    },
  },
  {
    name: 'Show.Name.S02.tags-GROUP/grp-sn203, sn203-grp, grp-sn0203, grp-sn.203, grp-s02e03',
    make: (_, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(24)]
      const [title, short] = of([['Silent Harbor', 'sh'], ['Copper Kettle', 'ck'], ['Amber Lantern', 'al'], ['Tidewrack', 'tdwrck']] as const, pick) // prettier-ignore
      const [pair, group] = [`${season}${two(episode)}`, of(['KRL', 'SAiNTS', 'VSP'], pick)]
      const grp = group.toLowerCase()
      const file = of([`${grp}-${short}${pair}`, `${short}${pair}-${grp}`, `${grp}-${short}0${pair}`, `${grp}-${short}.${pair}`, `${grp}-s${two(season)}e${two(episode)}`], pick) // prettier-ignore
      const path = `${dotted(title)}.S${two(season)}.${of(['DVDRip.XviD', '720p.HDTV.x264', '1080p.BluRay.x264'], pick)}-${group}/${file}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Show.Name.S04.tags-GROUP/grp-sn480, grp-sn720p, sh264-grp: no number of that season',
    make: (_, pick) => {
      const file = of(['krl-ck480', 'krl-ck720', 'ck720-krl', 'krl-ck305', 'krl-ck1080p'], pick)
      const season = of([4, 7], pick)
      const path = `Copper.Kettle.S${two(season)}.720p.HDTV.x264-KRL/${file}.mkv`
      return { path, says: { type: 'tv', title: 'Copper Kettle', season, episodes: [] } }
    },
  },
]
