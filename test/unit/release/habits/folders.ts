/** What the folder of a file says where its own name is short. */
import { dotted, filmTags, of, ownYear, showTags, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

/** First letters, or the consonants of the last word: how releases shorten a title in the names of their files. */
function shortened(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ')
    .filter(Boolean)
  const letters =
    words.length > 1 ? words.map((word) => word.charAt(0)).join('') : (words[0] ?? '').replace(/(?<!^)[aeiou]/g, '')
  // 'scr' is a screener.
  return letters.length > 1 && letters !== 'scr' ? letters : dotted(title).toLowerCase()
}

export const folders: readonly Habit[] = [
  {
    name: 'Title.S03E10.tags/short.s03e10.tags',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const number = `s${two(season)}e${two(episode)}`
      const path = `${dotted(title)}.${number.toUpperCase()}.${showTags(pick)}/${shortened(title)}.${number}.720p-kestrel.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title.S03.tags/short.s03e10.tags',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const path = `${dotted(title)}.S${two(season)}.${showTags(pick)}/${shortened(title)}.s${two(season)}e${two(episode)}.720p-kestrel.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title.S03E10.tags/grp-short310',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const path = `${dotted(title)}.S${two(season)}E${two(episode)}.720p.HDTV.x264-KESTREL/kestrel-${shortened(title)}.${season}${two(episode)}.720p.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title.year.tags/grp-short.tags',
    make: (title, pick) => {
      const year = yearOf(pick)
      const path = `${dotted(title)}.${year}.${filmTags(pick)}/${of(['krl', 'vsp', 'hrb'], pick)}-${of([shortened(title), `repack-${shortened(title)}`, `${shortened(title)}.1080p`], pick)}.mkv`
      return { path, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Movies/Title (year)/Title',
    make: (title, pick) => {
      const year = yearOf(pick)
      return { path: `Movies/${title} (${year})/${title}.mkv`, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Movies/Title (year)/Title (year) - tags',
    make: (title, pick) => {
      const year = yearOf(pick)
      const path = `Movies/${title} (${year})/${title} (${year}) - ${of(['1080p', '[Bluray-1080p]', 'cd1', 'Extended Cut'], pick)}.mkv`
      return { path, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'TV/Title (year)/Season 01/Title - S01E02',
    make: (title, pick) => {
      const [year, season, episode] = [yearOf(pick), 1 + pick(9), 1 + pick(20)]
      const path = `TV/${title} (${year})/Season ${two(season)}/${title} - S${two(season)}E${two(episode)} - The Kettle.mkv`
      return { path, says: { type: 'tv', title, year, season, episodes: [episode] } }
    },
  },
  {
    name: 'TV/Title/Season 01/Title 102',
    leftOut: {
      'year at end': ownYear,
      'only a year': 'a number of four digits before one of three: either may be the title',
    },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const path = `TV/${title}/Season ${season}/${title} ${season}${two(episode)}.avi`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'number (year)/grp-number.tags',
    make: (_, pick) => {
      const [number, year] = [100 + pick(300), yearOf(pick)]
      const path = `${of(['Movies/', ''], pick)}${number} (${year})/kestrel-${number}.2160p.mkv`
      return { path, says: { type: 'movie', title: String(number), year, episodes: [] } }
    },
  },
  {
    name: 'Title/2/04 Words',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(12), 1 + pick(24)]
      const file = of([`${two(episode)} Kettle and Lantern`, `${two(episode)} - Kettle`, two(episode)], pick)
      const path = `${of(['TV/', 'Series/', ''], pick)}${title}/${season}/${file}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title/03 - Words',
    leftOut: {
      'year at end': ownYear,
      'only a year': 'a folder of a year alone sorts its files',
      'number at end': 'the number of the folder is as likely a season',
    },
    make: (title, pick) => {
      const episode = 1 + pick(60)
      const path = `${of(['TV/', ''], pick)}${title}/${two(episode)} - Kettle and Lantern.mkv`
      return { path, says: { type: 'tv', title, episodes: [episode], episodeTitle: 'Kettle and Lantern' } }
    },
  },
  {
    name: 'Title/2010/2010-11-23 - Words',
    leftOut: { 'year at end': ownYear, 'only a year': 'a folder of a year alone sorts its files' },
    make: (title, pick) => {
      const [year, day] = [2004 + pick(20), 10 + pick(18)]
      const path = `${of(['TV/', ''], pick)}${title}/${year}/${year}-11-${day} - Guest.mkv`
      return { path, says: { type: 'tv', title, date: `${year}-11-${day}`, episodeTitle: 'Guest' } }
    },
  },
  {
    name: 'Title (year) [tmdbid-1]/word.mkv',
    make: (title, pick) => {
      const [year, id] = [yearOf(pick), 100 + pick(90000)]
      const path = `Movies/${title} (${year}) [tmdbid-${id}]/${of(['kettle', 'ship', 'film', 'lantern'], pick)}.mkv`
      return { path, says: { type: 'movie', title, year, moviedbId: id } }
    },
  },
  {
    name: 'Movies/year/Title',
    leftOut: {
      'year at end': ownYear,
      'only a year': 'the folder may be of the same title',
      'padded number at end': 'counts a file as likely',
      'number at end': '104 is read as 1x04 even here',
    },
    make: (title, pick) => {
      const year = yearOf(pick)
      return { path: `${of(['Movies', 'Films'], pick)}/${year}/${title}.mkv`, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'TV/Title/17 Words',
    leftOut: { 'only a year': ownYear, 'year at end': ownYear },
    make: (title, pick) => {
      const episode = 10 + pick(80)
      const words = of(['Fall Out', 'The Kettle', 'Harvest', 'Am Hafen'], pick)
      return { path: `TV/${title}/${episode} ${words}.avi`, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: 'TV/Title (year)/Title.year.Part3',
    leftOut: { 'only a year': ownYear, 'year at end': ownYear, part: 'two parts: either may be the title' },
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(9)]
      const said = of([`Part${part}`, `Part.${part}`, `pt${part}`], pick)
      const path = `TV/${title} (${year})/${dotted(title)}.${year}.${said}.mkv`
      return { path, says: { type: 'tv', title, year, episodes: [part] } }
    },
  },
]
