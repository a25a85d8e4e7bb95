/** Discs and the parts of films that were split. */
import { dotted, of, ownYear, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const twoYears = 'two years in a row: either may be the title'
const counted = 'a bare number behind a title may be an episode'

export const discs: readonly Habit[] = [
  {
    name: 'CD1 - Title, the disc first',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'number at end': counted,
      'padded number at end': counted,
      'number at start': 'behind a dash a number counts episodes',
    },
    make: (title, pick) => {
      const [part, year] = [1 + pick(4), yearOf(pick)]
      const disc = of([`CD${part}`, `CD ${part}`, `Disc ${part}`, `disk${part}`], pick)
      const [path, says] = of(
        [
          [`${disc} - ${title}.avi`, { title }],
          [`${disc} - ${title} (${year}).mkv`, { title, year }],
          [`${disc.replace(' ', '.')}.${dotted(title)}.${year}.DVDRip.XviD-LUMEN.avi`, { title, year }],
        ] as const,
        pick,
      )
      return { path, says: { type: 'movie', part, ...says } }
    },
  },
  {
    name: 'Title.year.Part.3.tags',
    leftOut: { 'only a year': twoYears },
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(6)]
      const said = of([`Part.${part}`, `PART${part}`, `RUSSiAN.PART${part}`, `GERMAN.Part${part}`], pick)
      const path = `${dotted(title)}.${year}.${said}.${of(['720p', '1080p'], pick)}.BluRay.x264-LUMEN.mkv`
      return { path, says: { type: 'movie', title, year, part, releaseGroup: 'LUMEN' } }
    },
  },
  {
    name: 'Title.year.SVCD-GROUP',
    leftOut: { 'only a year': twoYears },
    make: (title, pick) => {
      const [year, disc] = [yearOf(pick), of(['SVCD', 'VCD', 'KVCD', 'XVCD'], pick)]
      const group = of(['LUMEN', 'KESTREL'], pick)
      const path = `${dotted(title)}.${year}.${of(['', 'LiMiTED.'], pick)}${disc}-${group}`
      return { path, says: { type: 'movie', title, year, source: 'dvd', releaseGroup: group } }
    },
  },
  {
    name: 'Title SVCD at the very end',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'number at end': counted,
      'padded number at end': counted,
      part: 'a part before a tag may be an episode',
    },
    make: (title, pick) => {
      const disc = of(['SVCD', 'VCD', 'KVCD'], pick)
      const path = of([`${title} (${disc}).avi`, `${title} [${disc}].mpg`, `${dotted(title)}.${disc}.mpg`], pick)
      return { path, says: { type: 'movie', title, source: 'dvd', releaseGroup: null } }
    },
  },
  {
    name: 'Title.S01E02.SVCD',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const path = `${dotted(title)}.S${two(season)}E${two(episode)}.${of(['SVCD', 'VCD', 'KVCD'], pick)}.mpg`
      return { path, says: { type: 'tv', title, season, episodes: [episode], episodeTitle: null, source: 'dvd' } }
    },
  },
  {
    name: 'Title (year)/CD2/title, Title (year)/Disc 2/Title, Title (year)/CD2.avi',
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(4)]
      const folder = of([`CD${part}`, `cd${part}`, `Disc ${part}`, `DVD ${part}`], pick)
      const file = of([`${folder}/${title}`, `${folder}/${title.toLowerCase()}`, folder], pick)
      const path = `Movies/${title} (${year})/${file}.avi`
      return { path, says: { type: 'movie', title, year, part } }
    },
  },
  {
    name: 'Title (year) Part 1',
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(4)]
      const path = `${title} (${year}) ${of([`Part ${part}`, `part ${part}`, `- Part ${part}`], pick)}.mkv`
      return { path, says: { type: 'movie', title, year, part } }
    },
  },
  {
    name: 'Title (year) - [DVD9 PAL] - Disc 1',
    leftOut: { 'only a year': twoYears },
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(4)]
      const [size, disc] = [of(['DVD9', 'DVD5', 'DVD-9'], pick), of([`Disc ${part}`, `CD${part}`, `DVD ${part}`], pick)]
      const path = of(
        [
          `${title} (${year}) - [${size} PAL] - ${disc}.iso`,
          `${title} (${year}) [${size}] ${disc}.iso`,
          `${dotted(title)}.${year}.${size}.NTSC.${disc.replace(' ', '.')}.iso`,
        ],
        pick,
      )
      return { path, says: { type: 'movie', title, year, part, source: 'dvd' } }
    },
  },
]
