/** A season said in one place and its episode in another. */
import { dotted, of, ownYear, showTags, teams, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const pairOf = (season: number, episode: number) =>
  ({ type: 'tv', season, episodes: [episode], absoluteEpisode: null }) as const
const onlyYear = 'two years in a row: either may be the title'

export const seasonsAndNumbers: readonly Habit[] = [
  {
    name: 'title.423.720p-group, all small',
    leftOut: {
      'year at end': ownYear,
      'only a year': 'a number behind a year is the episode of that year',
      'number at end': 'two numbers in a row: either may be the episode',
      'padded number at end': 'two numbers in a row: either may be the episode',
      'number at start': 'a first number may be the place in a list',
      'other script': 'groups write Latin letters only',
      part: 'two numbers in a row: either may be the episode',
    },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(8), 1 + pick(19)]
      const path = `${dotted(title)}.${season}${two(episode)}.${of(['720p', 'dvdrip.xvid', '720p.bluray.x264'], pick)}-${of(['kestrel', 'lumen'], pick)}.mkv`
      return { path: path.toLowerCase(), says: { type: 'tv', title: title.toLowerCase(), season, episodes: [episode] } }
    },
  },
  {
    name: 'Title S2 (year) - 11',
    make: (title, pick) => {
      const [season, year, episode] = [2 + pick(5), yearOf(pick), 1 + pick(26)]
      const path = `${title} S${season} (${year}) - ${two(episode)} (720p).mkv`
      return { path, says: { ...pairOf(season, episode), title, year } }
    },
  },
  {
    name: 'Title - Season 3 46',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [2 + pick(5), 10 + pick(60)]
      return { path: `${title} - Season ${season} ${episode}.mkv`, says: { ...pairOf(season, episode), title } }
    },
  },
  {
    name: 'Title Second Season 07, the season counted in a word',
    leftOut: { 'year at end': ownYear, 'only a year': onlyYear },
    make: (title, pick) => {
      const [at, episode] = [pick(4), 2 + pick(24)]
      const word = ['Second', 'Third', 'Fourth', 'Fifth'][at] ?? ''
      const said = `${of([' ', ' - '], pick)}${word} ${of(['Season', 'season'], pick)}${of([' ', ' - '], pick)}${two(episode)}`
      const path = `${of(['', `[${of(teams, pick)}] `], pick)}${title}${said}${of(['', ' [720p]', ' (1080p)'], pick)}.mkv`
      return { path, says: { ...pairOf(at + 2, episode), title } }
    },
  },
  {
    name: '[Team] Title S2 - 05',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [2 + pick(5), 1 + pick(26)]
      const path = `[${of(teams, pick)}] ${title} ${of([`S${season}`, `S0${season}`, `Season ${season}`, `${season}nd Season`], pick)} - ${two(episode)} [1080p].mkv`
      return { path, says: { ...pairOf(season, episode), title } }
    },
  },
  {
    name: 'Title - Season 2 Episode 3',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(26)]
      const words = of(
        [
          ['Season', 'Episode'],
          ['Saison', 'Episode'],
          ['Temporada', 'Capitulo'],
          ['Staffel', 'Folge'],
          ['Stagione', 'Episodio'],
          ['Série', 'Épisode'],
        ] as const,
        pick,
      )
      return {
        path: `${title} - ${words[0]} ${season} ${words[1]} ${episode}.mkv`,
        says: { ...pairOf(season, episode), title },
      }
    },
  },
  {
    name: 'Title Saison sept Episode 3',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [word, season] = of(
        [
          ['Saison sept', 7],
          ['Saison Deux', 2],
          ['Temporada Dos', 2],
          ['Temporada siete', 7],
          ['Staffel drei', 3],
          ['Stagione tre', 3],
          ['Temporada três', 3],
          ['Season Four', 4],
        ] as const,
        pick,
      )
      const episode = 1 + pick(20)
      return { path: `${title} ${word} Episode ${episode}.mkv`, says: { ...pairOf(season, episode), title } }
    },
  },
  {
    name: 'Title/Season 2/05 - Episode title',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(26)]
      const file = of(
        [
          `${two(episode)} - The Kettle`,
          `${two(episode)}. The Kettle`,
          `E${two(episode)} The Kettle`,
          `Episode ${episode}`,
        ],
        pick,
      )
      return {
        path: `TV/${title}/${of(['Season', 'Series', 'Saison', 'Staffel'], pick)} ${season}/${file}.mkv`,
        says: { ...pairOf(season, episode), title },
      }
    },
  },
  {
    name: 'Title/Season 1/6.01 Episode title',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(12), 1 + pick(26)]
      return {
        path: `TV/${title}/Season ${season}/${season}.${two(episode)} - The Kettle.avi`,
        says: { ...pairOf(season, episode), title },
      }
    },
  },
  {
    name: '6.01 - Episode title',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(12), 1 + pick(26)]
      return {
        path: `TV/${title}/${season}.${two(episode)} - The Kettle.avi`,
        says: { ...pairOf(season, episode), title },
      }
    },
  },
  {
    name: 'Title1x01, glued',
    leftOut: {
      'number at end': 'the last digits of the title would belong to the season',
      'padded number at end': 'the last digits of the title would belong to the season',
      'year at end': 'the last digits of the title would belong to the season',
      'only a year': 'the last digits of the title would belong to the season',
      part: 'the last digits of the title would belong to the season',
    },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(26)]
      return { path: `${title}${season}x${two(episode)}.avi`, says: { ...pairOf(season, episode), title } }
    },
  },
  {
    name: 'Title (year) (S05E06) (date) tags',
    make: (title, pick) => {
      const [year, season, episode] = [1990 + pick(20), 1 + pick(9), 1 + pick(20)]
      const date = `${year + 1 + pick(12)}-${two(1 + pick(12))}-${two(1 + pick(28))}`
      const path = `${title} (${year}) (S${two(season)}E${two(episode)}) (${date}) (1080p-h264 BluRay AAC-2ch) The Kettle.mkv`
      return { path, says: { ...pairOf(season, episode), title, year, date } }
    },
  },
  {
    name: 'Title (year) S01 (year) Full Season',
    make: (title, pick) => {
      const [year, season] = [1990 + pick(20), 1 + pick(9)]
      const path = `${title} (${year}) S${two(season)} (${year + season}) Full Season XviD-KESTREL`
      return { path, says: { type: 'tv', title, year, season, isFullSeason: true } }
    },
  },
  {
    name: 'Title - Complete Seasons S01 to S05',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const last = 2 + pick(9)
      const path = `${title} - ${of(['Complete Seasons', 'All Seasons', 'The Complete Series'], pick)} S01 to S${two(last)} (1080p, DVDRip)`
      return { path, says: { type: 'tv', title, season: 1, lastSeason: last } }
    },
  },
  {
    name: 'Title TV Series year S01',
    leftOut: { 'only a year': onlyYear },
    make: (title, pick) => {
      const [year, season] = [yearOf(pick), 1 + pick(9)]
      const path = `${dotted(title)}.TV.Series.${year}.S${two(season)}.COMPLETE.1080p.WEB-DL-KESTREL`
      return { path, says: { type: 'tv', title, year, season } }
    },
  },
  {
    name: 'Title Season 2 Complete 009 - 030',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, first] = [2 + pick(4), 9 + pick(20)]
      const path = `${title} Season ${season} Complete 0${two(first)} - 0${two(first + 12)} 720p HDTV x264`
      return { path, says: { type: 'tv', title, season, episodes: Array.from({ length: 13 }, (_, i) => first + i) } }
    },
  },
  {
    name: 'Title.0706.tags',
    leftOut: {
      'padded number at end': 'two numbers in a row: either may be the episode',
      'only a year': onlyYear,
      'year at end': 'the number behind a year may be its month and day',
    },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(26)]
      return {
        path: `${dotted(title)}.0${season}${two(episode)}.720p-KESTREL.mkv`,
        says: { ...pairOf(season, episode), title },
      }
    },
  },
  {
    name: 'Title.Series.2.Part.11.Episode title',
    leftOut: { 'year at end': ownYear, part: 'two parts in a row: either may be the episode' },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(12)]
      const path = `${dotted(title)}.Series.${season}.Part.${episode}.The.Kettle.1080p.HDTV.x264.AAC.mp4`
      return { path, says: { ...pairOf(season, episode), title } }
    },
  },
  {
    name: 'Title (year) - S01E02 - Episode title [tags]',
    make: (title, pick) => {
      const [year, season, episode] = [yearOf(pick), 1 + pick(9), 1 + pick(20)]
      const path = `${title} (${year}) - S${two(season)}E${two(episode)} - The ${of(['Kettle', 'Season', 'Episode 12', 'Part 2', '1984'], pick)} [WEBDL-1080p].mkv`
      return { path, says: { ...pairOf(season, episode), title, year } }
    },
  },
  {
    name: 'Title.S01E02.tags',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      return {
        path: `${dotted(title)}.S${two(season)}E${two(episode)}.${showTags(pick)}.mkv`,
        says: { ...pairOf(season, episode), title },
      }
    },
  },
  {
    name: 'Title - Livre V - Ep 23 - Words, Title Book Two Episode 3',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(60)]
      const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][season - 1] ?? ''
      const words = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'][season - 1] ?? ''
      const path = of(
        [
          `${title} - Livre ${roman} - Ep ${two(episode)} - Ernte.avi`,
          `${title} - Book ${season} - Episode ${episode}.mkv`,
          `${title} Book ${words} Episode ${episode}.mkv`,
          `${dotted(title)}.Book.${season}.Chapter.${two(episode)}.Harvest.mkv`,
        ],
        pick,
      )
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title (1.03), Season 2/Title - 2.03 - Words',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(30)]
      const pair = `${season}.${two(episode)}`
      const path = of([`${title} (${pair}).avi`, `Series ${season}/${title} - ${pair} - Potato.avi`], pick)
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title.S08E02.year.tags',
    leftOut: { 'year at end': 'with a year of its own the other one may be the name of the episode' },
    make: (title, pick) => {
      const [season, episode, year] = [1 + pick(9), 1 + pick(20), 1990 + pick(34)]
      const path = `${dotted(title)}.S${two(season)}E${two(episode)}.${year}.${showTags(pick)}.mkv`
      return { path, says: { type: 'tv', season, episodes: [episode], episodeTitle: null } }
    },
  },
  {
    name: 'Title - Cap. 1x02',
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const path = `${title} - ${of(['Cap.', 'Ep.', 'Cap'], pick)} ${season}x${two(episode)}.avi`
      return { path, says: { type: 'tv', season, episodes: [episode], episodeTitle: null } }
    },
  },
]
