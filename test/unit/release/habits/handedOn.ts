/** What downloaders, players, teams and daily series leave beside a title, and what only looks so. */
import { dotted, filmTags, groups, of, ownYear, showTags, teams, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const ownYears = { 'only a year': ownYear, 'year at end': ownYear } as const
const hashes = ['9f86d081884c7d659a2feaa0c55ad015', 'KqN7vZ1e9gTfYbWmKqN7vZ1e9gT', 'x'] as const
const inscript = { 'other script': 'Latin words beside it are taken for its second title' } as const
const seasonNext = 'a number before the word may count the season'
const seasonAtEnd = 'the number counts its seasons'

export const handedOn: readonly Habit[] = [
  {
    name: '_UNPACK_Title.S01E02.tags/title.s01e02.tags, _FAILED_Title.year.tags/hash',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode, year] = [1 + pick(9), 1 + pick(20), yearOf(pick)]
      const before = of(['_UNPACK_', '_FAILED_', '_unpack_'], pick)
      const ofShow = `${dotted(title)}.S${two(season)}E${two(episode)}.${showTags(pick)}`
      if (pick(2) === 0)
        return {
          path: `${before}${ofShow}/${of([ofShow, ...hashes], pick)}.mkv`,
          says: { type: 'tv', title, season, episodes: [episode] },
        }
      const ofFilm = `${dotted(title)}.${year}.${filmTags(pick)}`
      return { path: `${before}${ofFilm}/${of([ofFilm, ...hashes], pick)}.mkv`, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Unpack the Title (year), Failed.Title.year.tags, _Title_ (year): called so',
    leftOut: { ...ownYears, ...inscript },
    make: (given, pick) => {
      const [year, title] = [yearOf(pick), `${of(['Unpack the', 'Failed', 'Unpacked'], pick)} ${given}`]
      const path = of([`${title} (${year}).mkv`, `${dotted(title)}.${year}.${filmTags(pick)}.mkv`], pick)
      return { path, says: { type: 'movie', title, year } }
    },
  },
  {
    name: 'Title.year.tags-GROUP.#2/hash, Title.S01E02.tags-GROUP.#12: it came before',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode, year, count] = [1 + pick(9), 1 + pick(20), yearOf(pick), 2 + pick(40)]
      if (pick(2) === 0)
        return {
          path: `${dotted(title)}.${year}.${filmTags(pick)}.#${count}/${of(hashes, pick)}.mkv`,
          says: { type: 'movie', title, year, episodes: [] },
        }
      const path = `${dotted(title)}.S${two(season)}E${two(episode)}.${showTags(pick)}.#${count}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title #12, Title - #12, [Team] Title #12 [720p]: an episode',
    leftOut: {
      ...ownYears,
      'season word': seasonAtEnd,
      'number at end': seasonNext,
      'padded number at end': seasonNext,
      part: seasonNext,
    },
    make: (title, pick) => {
      const episode = 2 + pick(40)
      const [team, gap] = [of(teams, pick), of([' ', ' - '], pick)]
      const path = of(
        [`${title}${gap}#${two(episode)}.mkv`, `[${team}] ${title}${gap}#${two(episode)} [720p].mkv`],
        pick,
      )
      return { path, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: 'Title (year)-part-1: a part of the film',
    leftOut: ownYears,
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(3)]
      const name = `${of([title, title.replaceAll(' ', '_')], pick)} (${year})`
      const file = `${name}-${of(['part', 'pt'], pick)}-${part}.mp4`
      return { path: `${of(['', `${name}/`], pick)}${file}`, says: { type: 'movie', year, part, title } }
    },
  },
  {
    name: 'Title-part-1 (year), Title.year.tags-GROUP-1: none of its parts',
    leftOut: { ...ownYears, ...inscript, part: 'a part ends it already' },
    make: (given, pick) => {
      const [year, isCopy] = [yearOf(pick), pick(2) === 0]
      const title = isCopy ? given : `${given}-Part-${1 + pick(3)}`
      const path = isCopy
        ? `${dotted(given)}.${year}.1080p.BluRay.x264-${of(groups, pick)}-1.mkv`
        : `${title} (${year}).mkv`
      return { path, says: { type: 'movie', title, year, part: null } }
    },
  },
  {
    name: '[year] Title 2, [year] Title 2049, [year] The Menu: films sorted by year',
    make: (_, pick) => {
      const [year, title] = [yearOf(pick), of(['Harbor 2', 'Lantern 3', 'Compass 2049', 'The Menu', 'The 355', 'Kettle 85'], pick)] // prettier-ignore
      const path = `[${year}] ${title}${of(['', ' 1080p', ' [BluRay]'], pick)}.mkv`
      return { path, says: { type: 'movie', title, year, episodes: [] } }
    },
  },
  {
    name: '[Team] Title 02, [Team2024] Title - 05 [1080p]: episodes',
    leftOut: { ...ownYears, 'season word': seasonAtEnd, 'padded number at end': seasonNext, part: seasonNext },
    make: (title, pick) => {
      const [episode, team] = [1 + pick(24), of([...teams, 'Kettle2024'], pick)]
      const path = of(
        [`[${team}] ${title} ${two(episode)}.mkv`, `[${team}] ${title} - ${two(episode)} [1080p].mkv`],
        pick,
      )
      return { path, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: '[Team] Title 0 (BDRip), [Team] Title 0 [1080p]: the number of the film',
    leftOut: { ...ownYears, 'season word': seasonAtEnd, 'number at end': seasonNext, 'padded number at end': seasonNext, part: seasonNext, ...inscript }, // prettier-ignore
    make: (title, pick) => {
      const behind = of(['(BDRip 1920x1080 HEVC FLAC)', '[1080p]', '[BD 1080p] [0A1B2C3D]'], pick)
      return { path: `[${of(teams, pick)}] ${title} 0 ${behind}.mkv`, says: { title: `${title} 0`, episodes: [] } }
    },
  },
  {
    name: '[Team] Title - 0 [1080p], [Team] Title 00 [1080p]: the episode before the first',
    leftOut: {
      ...ownYears,
      'season word': seasonAtEnd,
      'number at end': seasonNext,
      'padded number at end': seasonNext,
      part: seasonNext,
    },
    make: (title, pick) => {
      const count = of(['- 0', '00', '- 00'], pick)
      return { path: `[${of(teams, pick)}] ${title} ${count} [1080p].mkv`, says: { type: 'tv', title, episodes: [0] } }
    },
  },
  {
    name: 'Title 10459. rész, Title 12345.Bölüm, Title 10300 серия: daily series',
    leftOut: { ...ownYears, 'number at end': seasonNext, 'padded number at end': seasonNext, part: seasonNext, 'number at start': seasonNext }, // prettier-ignore
    make: (title, pick) => {
      const [episode, word] = [10_000 + pick(6000), of(['. rész', '. Bölüm', '.Bölüm', ' серия', '. díl'], pick)]
      return {
        path: `${title} ${episode}${word}${of(['', ' 720p'], pick)}.mp4`,
        says: { type: 'tv', episodes: [episode] },
      }
    },
  },
  {
    name: 'Movies/Title 10459 (year), Title.20000.year.tags: films called by a number of five digits',
    leftOut: { ...ownYears, ...inscript },
    make: (given, pick) => {
      const [year, title] = [yearOf(pick), `${given} ${of([10_459, 20_000, 11_817, 90_210], pick)}`]
      const path = of([`Movies/${title} (${year}).mkv`, `${dotted(title)}.${year}.${filmTags(pick)}.mkv`], pick)
      return { path, says: { type: 'movie', title, year, episodes: [] } }
    },
  },
  {
    name: '005. Title (year), 101. Title (year), 012 - Title (year): from a long list',
    leftOut: ownYears,
    make: (title, pick) => {
      const [year, place] = [yearOf(pick), 1 + pick(90)]
      const number = of([`0${two(place)}. `, `0${two(place)} - `, `1${two(place)}. `], pick)
      return { path: `${number}${title} (${year}).mkv`, says: { type: 'movie', title, year, episodes: [] } }
    },
  },
  {
    name: '101 Harbors (year), 300 - The Wreck (year), 500.Words.year.tags: called so',
    make: (_, pick) => {
      const [year, title] = [yearOf(pick), of(['101 Harbors', '300 - The Wreck', '500 Salt Kettles'], pick)]
      const path = of([`${title} (${year}).mkv`, `${title} (${year}) 1080p.mkv`], pick)
      return { path, says: { type: 'movie', title, year, episodes: [] } }
    },
  },
  {
    name: '2019 Title (2019), 2019.Title.2019.tags: the year in front and behind',
    leftOut: { ...ownYears, 'padded number at end': 'before a year in dots such a number counts an episode' },
    make: (title, pick) => {
      const year = yearOf(pick)
      const path = of([`${year} ${title} (${year}).mkv`, `${year} ${title} [${year}] 720p.mkv`, `${year}.${dotted(title)}.${year}.${filmTags(pick)}.mkv`], pick) // prettier-ignore
      return { path, says: { type: 'movie', title, year } }
    },
  },
  {
    name: '2036 Harbor (2018), 1984 (1984), 1984 - Words (1984), 20199 Harbor (2019): called so',
    make: (_, pick) => {
      const year = yearOf(pick)
      const [title, behind] = of([['2036 Harbor', year], ['1984', 1984], ['1984 - Salt Kettles', 1984], [`${year}9 Harbor`, year], ['2001 Kettles', 2005]] as const, pick) // prettier-ignore
      return {
        path: `${title} (${behind})${of(['', ' 1080p'], pick)}.mkv`,
        says: { type: 'movie', title, year: behind },
      }
    },
  },
  {
    name: 'Title (1964)/Season 2023/Title - S2023E01: the year of the show, not of its season',
    leftOut: ownYears,
    make: (title, pick) => {
      const [year, season, episode] = [1950 + pick(50), 2005 + pick(20), 1 + pick(30)]
      const path = `TV Shows/${title} (${year})/Season ${season}/${title} - S${season}E${two(episode)} - The Kettle.mkv`
      return { path, says: { type: 'tv', title, year, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title (2010)/Season 2/Title (2012) - S02E01, Title - S2023E01: the year of the name',
    leftOut: ownYears,
    make: (title, pick) => {
      const [year, episode] = [2005 + pick(20), 1 + pick(30)]
      if (pick(2) === 0)
        return { path: `${title} - S${year}E${two(episode)}.mkv`, says: { type: 'tv', title, year, season: year } }
      const path = `TV/${title} (${year - 2})/Season 2/${title} (${year}) - S02E${two(episode)}.mkv`
      return { path, says: { type: 'tv', title, year, season: 2, episodes: [episode] } }
    },
  },
  {
    name: 'Harbor.#2.year.tags, Harbor #2 (year): the number is of the film',
    make: (_, pick) => {
      const [year, title] = [yearOf(pick), `${of(['Harbor', 'Lantern Keeper', 'The Kettle'], pick)} #${2 + pick(8)}`]
      const path = of([`${dotted(title)}.${year}.${filmTags(pick)}.mkv`, `${title} (${year}).mkv`], pick)
      return { path, says: { type: 'movie', title, year, episodes: [] } }
    },
  },
  {
    name: 'Harbor.#02.year.tags, Harbor #12 year.month.day: an episode',
    make: (_, pick) => {
      const [title, year, episode] = [of(['Harbor', 'Lantern Keeper', 'The Kettle'], pick), yearOf(pick), 1 + pick(9)]
      const path = of([`${dotted(title)}.#${two(episode)}.${year}.${showTags(pick)}.mkv`, `${title} #${episode} ${year}.05.${two(episode)}.mkv`], pick) // prettier-ignore
      return { path, says: { type: 'tv', title, episodes: [episode] } }
    },
  },
  {
    name: '[Team] Harbor 1-2 (year) - 12 [1080p]: numbers of the title before its year',
    make: (_, pick) => {
      const [year, episode, title] = [yearOf(pick), 1 + pick(24), of(['Harbor 1-2', 'Kettle 3-4'], pick)]
      const path = `[${of(teams, pick)}] ${title} (${year}) - ${two(episode)} ${of(['[1080p]', '(720p) [0A1B2C3D]'], pick)}.mkv`
      return { path, says: { type: 'tv', title, year, episodes: [episode] } }
    },
  },
  {
    name: '[Team] Harbor 01-02 (year) [1080p], [Team] Harbor (year) - 01-02: a run of episodes',
    make: (_, pick) => {
      const [year, title] = [yearOf(pick), of(['Harbor', 'Kettle of Salt'], pick)]
      const name = of([`${title} 01-02 (${year})`, `${title} - 01-02 (${year})`, `${title} (${year}) - 01-02`], pick)
      return { path: `[${of(teams, pick)}] ${name} [1080p].mkv`, says: { type: 'tv', title, year, episodes: [1, 2] } }
    },
  },
]
