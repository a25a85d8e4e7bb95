/** Labels of lists before titles, years in the titles of episodes, hyphens that part all words, and films' folders in two languages. */
import { dotted, filmTags, of, ownYear, showTags, two, yearOf } from './words.ts'
import type { Habit, NamedTruth } from './habit.ts'

const nouns = 'Lantern Harbor Orchard Mirror Compass Meadow Canyon Feather Anthem Ladder Ferry Quarry'.split(' ')
const names = ['The Kettle', 'Salt Garden', 'An Open Gate', 'Ferry Day'] as const
const script = 'its words may stand on either side of the bar'
const twoYears = 'two years in a row: either may be the title'
const hyphens = 'the hyphen of the title parts its words too'

export const labelled: readonly Habit[] = [
  {
    name: 'DE| Title 2001, NF|FHD| Title (2023), EN | Title S01E02, (4K) (DV) Title 2023',
    leftOut: { 'other script': script, 'only a year': twoYears, 'year at end': twoYears },
    make: (title, pick) => {
      const [year, season, episode] = [yearOf(pick), 1 + pick(9), 1 + pick(20)]
      const label = of(
        ['DE| ', 'N| ', '4K| ', 'NF|FHD| ', 'N|NF| ', '[4K][HDR][N]| ', 'EN | ', 'MULTI | ', 'FR | '],
        pick,
      )
      return of<NamedTruth>(
        [
          { path: `${label}${title} (${year})`, says: { type: 'movie', title, year } },
          {
            path: `${label}${title} S${two(season)}E${two(episode)}`,
            says: { type: 'tv', title, season, episodes: [episode] },
          },
          {
            path: `${of(['(4K) (DV) ', '(UHD) ', '(1080p) '], pick)}${title} (${year})`,
            says: { type: 'movie', title, year },
          },
          {
            path: `${of(['IT', 'US', 'UP'], pick)} | ${of(nouns, pick)} ${of(nouns, pick)} (${year})`,
            says: { type: 'movie', year },
          },
        ],
        pick,
      )
    },
  },
  {
    name: 'Title - S04E09 - The 2003 Words, Title.S01E05.Night.of.2010.1080p',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode, year] = [1 + pick(9), 1 + pick(20), yearOf(pick)]
      const [noun, number] = [of(nouns, pick), `S${two(season)}E${two(episode)}`]
      const says = { type: 'tv', title, season, episodes: [episode], year: null } as const
      return of<NamedTruth>(
        [
          { path: `${title} - ${number} - The ${year} ${noun}.mkv`, says },
          { path: `${dotted(title)}.${number}.The.${year}.${noun}.${showTags(pick)}.mkv`, says },
          { path: `${dotted(title)}.${number}.${noun}.of.${year}.${showTags(pick)}.mkv`, says },
          { path: `${dotted(title)}.${number}.${noun}.${year}.${showTags(pick)}.mkv`, says: { ...says, year } },
        ],
        pick,
      )
    },
  },
  {
    name: 'Title - 3-21 - Words, title-season-2-episode-6-15-words, Title Season 103 Episode 2',
    leftOut: {
      'number at end': twoYears,
      'padded number at end': twoYears,
      'year at end': twoYears,
      'only a year': twoYears,
      'number at start': hyphens,
      'season word': hyphens,
      'other script': hyphens,
      hyphen: hyphens,
      part: hyphens,
      company: hyphens,
      'version in brackets': hyphens,
      apostrophe: hyphens,
      initials: hyphens,
    },
    make: (title, pick) => {
      const [season, episode, name] = [1 + pick(9), 16 + pick(9), of(names, pick)]
      const small = title.toLowerCase().replaceAll(' ', '-')
      const says = { type: 'tv', title, season, episodes: [episode] } as const
      return of<NamedTruth>(
        [
          { path: `${title} - ${season}-${episode} - ${name}.avi`, says },
          {
            path: `${small}-season-${season}-episode-${episode}-40-${name.toLowerCase().replaceAll(' ', '-')}.mp4`,
            says: { type: 'tv', season, episodes: [episode] },
          },
          { path: `${title} Season 10${season} Episode ${episode}.mkv`, says: { ...says, season: 100 + season } },
          { path: `${title} - 1-2 - ${name}.avi`, says: { type: 'tv', title, episodes: [1, 2] } },
        ],
        pick,
      )
    },
  },
  {
    name: '2025-10-18_20-15_Title_season-1_words_episode-16, Name s01e04-One-s01e05-Two, TV/Title/407.Words.hdtv',
    make: (_, pick) => {
      const title = `${of(nouns, pick)} ${of(nouns, pick)}`
      const [season, episode] = [1 + pick(9), 1 + pick(15)]
      const day = `${2015 + pick(10)}-${two(1 + pick(12))}-${two(1 + pick(28))}`
      const says = { type: 'tv', title, season, episodes: [episode] } as const
      return of<NamedTruth>(
        [
          {
            path: `${day}_20-15_${title.replace(' ', '-')}_season-${season}_kettle_episode-${episode}_hr_hd.mp4`,
            says: { ...says, date: day },
          },
          {
            path: `${title.replace(' ', '.')}.s0${season}e${two(episode)}-Kettle.Day-s0${season}e${two(episode + 1)}-Salt.Gate.mkv`,
            says: { ...says, episodes: [episode, episode + 1] },
          },
          {
            path: `TV/${title}/${season}${two(episode)}.Kettle.Day.hdtv.x264-lumen.mkv`,
            says: { ...says, releaseGroup: 'lumen' },
          },
          {
            path: `Movies/${title}/${season}${two(episode)}.Kettle.Day.2004.DVDRip.x264-lumen.mkv`,
            says: { type: 'movie', year: 2004 },
          },
        ],
        pick,
      )
    },
  },
  {
    name: 'Title (2008) - Titel/Titel.cd1, Long Night (2009)/LongNight, The Gate (2005)/The.Gate.(V.O), Title (2008)/grp-tln-scr',
    make: (_, pick) => {
      const [first, second, third, year] = [of(nouns, pick), of(nouns, pick), of(nouns, pick), yearOf(pick)]
      const title = `The ${first} ${second}`
      const film = { type: 'movie', title, year } as const
      const foreign = of(['Stilles Licht', 'Tihi svetilnik', 'Kuća na moru'], pick)
      const initials = `t${first.charAt(0)}${second.charAt(0)}${third.charAt(0)}`.toLowerCase()
      return of<NamedTruth>(
        [
          { path: `Films/${title} (${year}) - ${foreign}/${foreign.replaceAll(' ', '.')}.XviD.CD1.avi`, says: film },
          { path: `Films/${title} (${year}) - ${foreign}/The${first}${second}.iso`, says: film },
          { path: `Films/${title} [${year}] - ${foreign}/The${first}${second.slice(0, -1)}.avi`, says: film },
          { path: `Films/${title} (${year})/${title.replaceAll(' ', '.')}.(V.O).[DvDRip].avi`, says: film },
          {
            path: `Films/${title} ${third} (${year})/nep-${initials}-scr.avi`,
            says: { ...film, title: `${title} ${third}` },
          },
          {
            path: `Films/${first} ${second}/${first}${second}.avi`,
            says: { type: 'movie', title: `${first} ${second}` },
          },
          {
            path: `Films/${title} (${year}) - ${foreign}/Other.Ferry.${year + 1}.${filmTags(pick)}.mkv`,
            says: { type: 'movie', title: 'Other Ferry', year: year + 1 },
          },
          {
            path: `Films/${first} (${year})/Open Gate.avi`,
            says: { type: 'movie', title: 'Open Gate', year: null },
          },
        ],
        pick,
      )
    },
  },
  {
    name: 'Title.HDLight720p, Title PAL DVD, Title/VIDEO_TS/VIDEO_TS.VOB',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      'tag word': 'its word may be a tag beside tags',
      'padded number at end': 'a number with a zero in front counts',
    },
    make: (title, pick) => {
      const year = yearOf(pick)
      return of<NamedTruth>(
        [
          {
            path: `${title}.TrueFrench.${of(['HDLight', 'mHD'], pick)}720p.mp4`,
            says: { type: 'movie', title, resolution: 720 },
          },
          {
            path: `${dotted(title)}.${of(['PAL.DVD', 'DVD.PAL', 'NTSC.DVD'], pick)}.mkv`,
            says: { type: 'movie', title, source: 'dvd' },
          },
          { path: `${title} (${year})/VIDEO_TS/VIDEO_TS.VOB`, says: { type: 'movie', title, year } },
        ],
        pick,
      )
    },
  },
]
