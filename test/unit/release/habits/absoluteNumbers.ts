/** Episodes that count through all seasons. */
import { countOf, dotted, of, ownYear, showTags, teams, three, two, yearOf } from './words.ts'
import type { Habit, NamedTruth } from './habit.ts'

const numberedTitle = 'two numbers in a row: either may be the episode'
const onlyYear = 'two years in a row: either may be the title'

const spoken = (count: number) => ({ type: 'tv', season: null, episodes: [count], absoluteEpisode: count }) as const

export const absoluteNumbers: readonly Habit[] = [
  {
    name: 'Show V3 49 [TV-Nihon], [Team] Show [09(258)], [Team] Show V3 - 52',
    make: (_, pick) => {
      const [title, episode] = [of(['Kettle Rider V3', 'Kettle Rider', 'Harbor Sentai'], pick), 10 + pick(40)]
      const [team, behind] = [of(teams, pick), of(['TV-Nihon', 'Over-Time', 'MegaBeast Empire'], pick)]
      const says = { type: 'tv', title } as const
      return of<NamedTruth>(
        [
          {
            path: `${title} ${episode} [${behind}]`,
            says: { ...says, absoluteEpisode: episode, releaseGroup: behind },
          },
          {
            path: `${title} ${episode} Finale [${behind}].mkv`,
            says: { ...says, absoluteEpisode: episode, releaseGroup: behind },
          },
          {
            path: `[${team}] ${title} [${episode}(${episode + 200})] [1080p].mp4`,
            says: { ...says, episodes: [episode], absoluteEpisode: episode + 200, releaseGroup: team },
          },
          {
            path: `[${team}] ${title} - ${episode} [DVD].mkv`,
            says: { ...says, absoluteEpisode: episode, releaseGroup: team },
          },
        ],
        pick,
      )
    },
  },
  {
    name: 'Title - S01E02 - 33, an episode of that name',
    leftOut: { 'year at end': onlyYear },
    make: (title, pick) => {
      const [season, episode, name] = [1 + pick(9), 1 + pick(20), 30 + pick(60)]
      const path = `${title} - S${two(season)}E${two(episode)} - ${name}${of(['', ' (1080p BluRay x265)'], pick)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode], absoluteEpisode: null } }
    },
  },
  {
    name: '[Team] Title - NCED 01 [tags]',
    leftOut: { 'year at end': onlyYear },
    make: (title, pick) => {
      const path = `[${of(teams, pick)}] ${title} - ${of(['NCED', 'NCOP'], pick)} ${two(1 + pick(4))}${of(['', 'v2'], pick)} [BDRip 1080p].mkv`
      return { path, says: { type: 'tv', title, episodes: [], absoluteEpisode: null } }
    },
  },
  {
    name: 'Title (year) - count',
    make: (title, pick) => {
      const [year, count] = [yearOf(pick), countOf(pick)]
      return { path: `${title} (${year}) - ${two(count)}.mkv`, says: { ...spoken(count), title, year } }
    },
  },
  {
    name: 'Title year - count',
    leftOut: { 'year at end': 'two years in a row: either may be the title', 'only a year': onlyYear },
    make: (title, pick) => {
      const [year, count] = [yearOf(pick), countOf(pick)]
      return { path: `${title} ${year} - ${three(count)}.mkv`, says: { ...spoken(count), title, year } }
    },
  },
  {
    name: 'Title.padded count.tags',
    leftOut: {
      'year at end': 'the number behind a year is the episode of that year',
      'only a year': 'the number behind a year is the episode of that year',
      'padded number at end': numberedTitle,
    },
    make: (title, pick) => {
      const count = 1 + pick(99)
      const path = `${dotted(title)}.${three(count)}.${of(['480p.DVD', '720p', 'v2.480p.DVD', '1080p.WEB.x264', 'DVDRip.XviD'], pick)}.mkv`
      return { path, says: { ...spoken(count), title } }
    },
  },
  {
    name: 'Title.count.tags of the web',
    leftOut: {
      'number at end': numberedTitle,
      'padded number at end': numberedTitle,
      'year at end': 'the number behind a year is the episode of that year',
      'only a year': 'the number behind a year is the episode of that year',
      'season word': 'a number behind "season" is one',
      part: 'a number behind "Part" is its own',
    },
    make: (title, pick) => {
      const count = of([1071, 1093, 1088, 1170, 885, 366, 763], pick)
      return {
        path: `${dotted(title)}.${count}.1080p.WEB.x264-${of(['LUMEN', 'Tango'], pick)}.mkv`,
        says: { ...spoken(count), title },
      }
    },
  },
  {
    name: 'Anime/Title/Title count',
    leftOut: { 'year at end': ownYear, 'only a year': onlyYear },
    make: (title, pick) => {
      const count = countOf(pick)
      return { path: `Anime/${title}/${title} ${three(count)}.mkv`, says: { ...spoken(count), title } }
    },
  },
  {
    name: 'Title/Title count',
    leftOut: { 'year at end': ownYear, 'only a year': onlyYear },
    make: (title, pick) => {
      const count = of([12, 45, 83, 141, 366, 1071], pick)
      return { path: `${title}/${title} ${count}.avi`, says: { ...spoken(count), title } }
    },
  },
  {
    name: '[Team] Title - count [tags]',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [team, count] = [of(teams, pick), countOf(pick)]
      const path = `[${team}] ${title} - ${two(count)} ${of(['[1080p][0A1B2C3D]', '(720p)', '[BD 1080p HEVC AAC]', ''], pick)}.mkv`
      return { path, says: { ...spoken(count), title, releaseGroup: team } }
    },
  },
  {
    name: '[Team] Title -count(tags), glued',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [team, count] = [of(teams, pick), of([24, 1093, 366, 12], pick)]
      const path = `[${team}] ${title} ${of([`-${count}(1080p)`, `-${count} [720p]`, `- ${count}(BD 1080p)`], pick)}.mkv`
      return { path, says: { ...spoken(count), title } }
    },
  },
  {
    name: '[Team][Title][count END][tags]',
    leftOut: {
      'year at end': ownYear,
      'only a year': 'a number alone in brackets may be the episode',
      'one letter': 'a letter alone in brackets is no title',
    },
    make: (title, pick) => {
      const [team, count] = [of(teams, pick), 1 + pick(60)]
      const box = of(
        [
          `${two(count)}完`,
          `${two(count)}（END）`,
          `${two(count)} END`,
          `${two(count)}END`,
          two(count),
          `${two(count)}_TV`,
        ],
        pick,
      )
      return { path: `[${team}][${title}][${box}][1080P][GB].mp4`, says: { ...spoken(count), title } }
    },
  },
  {
    name: '[Team] Title - count - S01E05 - episode',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [team, season, episode] = [of(teams, pick), 1 + pick(6), 1 + pick(24)]
      const count = 30 + pick(60)
      return {
        path: `[${team}] ${title} - ${two(count)} - S${two(season)}E${two(episode)} - The Kettle.mkv`,
        says: { type: 'tv', title, season, episodes: [episode], absoluteEpisode: count },
      }
    },
  },
  {
    name: 'Title - count - S01E05',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode, count] = [1 + pick(6), 1 + pick(24), 30 + pick(300)]
      return {
        path: `${title} - ${three(count)} - S${two(season)}E${two(episode)} [1080p].mkv`,
        says: { type: 'tv', title, season, episodes: [episode], absoluteEpisode: count },
      }
    },
  },
  {
    name: 'Title Episode count',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const count = countOf(pick)
      return {
        path: `${title} ${of(['Episode', 'Ep', 'Ep.', 'Folge', 'Episodio', '№'], pick)} ${count}.mkv`,
        says: { ...spoken(count), absoluteEpisode: null, title },
      }
    },
  },
  {
    name: '[Team] Title first-last tags, a batch',
    leftOut: { 'season word': 'the number behind "season" is one', 'year at end': ownYear, 'only a year': onlyYear },
    make: (title, pick) => {
      const [team, last] = [of(teams, pick), 12 + pick(14)]
      const path = `[${team}] ${title} ${of([`01-${last}`, `- 01 ~ ${last}`, `01-${last} Dual-Audio`, `(01-${last})`], pick)} [BD 1080p].mkv`
      return {
        path,
        says: { type: 'tv', title, season: null, episodes: Array.from({ length: last }, (_, i) => i + 1) },
      }
    },
  },
  {
    name: 'Title.E05.tags',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const episode = 1 + pick(40)
      return {
        path: `${dotted(title)}.E${two(episode)}.${showTags(pick)}.mkv`,
        says: { type: 'tv', title, season: null, episodes: [episode] },
      }
    },
  },
  {
    name: '[Team] Title - Volume 3 [BD]',
    leftOut: {
      'only a year': onlyYear,
      'year at end': ownYear,
      'number at end': 'a number before a dash counts episodes',
      'padded number at end': 'a number before a dash counts episodes',
    },
    make: (title, pick) => {
      const [team, number] = [of(teams, pick), 1 + pick(12)]
      const said = of([`Volume ${number}`, `Vol.${number}`, `Volume ${two(number)}`], pick)
      const path = `[${team}] ${title} - ${said} [BD ${of(['720p AAC', '1080p FLAC'], pick)}]`
      return { path, says: { title, season: null, episodes: [], releaseGroup: team } }
    },
  },
]
