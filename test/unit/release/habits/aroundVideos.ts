/** Where recorders, downloaders and file managers put a video, and what they count it by; and what only looks so. */
import { dotted, of, ownYear, showTags, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const ownYears = { 'only a year': ownYear, 'year at end': ownYear } as const
const ownNumbers = {
  'number at end': 'the number may count the season',
  'padded number at end': 'the number may count the season',
  part: 'the number may count the season',
} as const
const dayOf = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`
const months = ['January', 'March', 'July', 'December'] as const

export const aroundVideos: readonly Habit[] = [
  {
    name: 'Movies/Title (year)/Title (year) - 2024-12-25 14 00 00, Movies/Title (year) 2024-12-25-1400: a film, and when it was recorded',
    leftOut: ownYears,
    make: (title, pick) => {
      const [year, day] = [1950 + pick(60), dayOf(2018 + pick(8), 1 + pick(12), 1 + pick(28))]
      const name = `${title} (${year})`
      const folder = of(['Movies', `Movies/${name}`, 'Filme', `DVR/Movies/${name}`], pick)
      const path = `${folder}/${name}${of([` - ${day} 14 00 00.ts`, ` ${day}-1400.mpg`, ` - ${day}.ts`], pick)}`
      return { path, says: { type: 'movie', title, year, date: null, episodes: [] } }
    },
  },
  {
    name: 'TV/Title (year)/Title (year) - 2024-12-25 14 00 00, Title (year) - 2024-12-25 - Words: an episode of that day',
    leftOut: ownYears,
    make: (title, pick) => {
      const [year, date] = [1950 + pick(60), dayOf(2018 + pick(8), 1 + pick(12), 1 + pick(28))]
      const name = `${title} (${year})`
      const path = of([`TV/${name}/${name} - ${date} 14 00 00.ts`, `TV/${name}/${name} - ${date} - The Kettle.mkv`, `${name} - ${date} - The Kettle.mkv`], pick) // prettier-ignore
      return { path, says: { type: 'tv', title, year, date } }
    },
  },
  {
    name: 'Title/S10E08/video, Title/Season 10/S10E08/hash: a folder for each episode',
    leftOut: { ...ownYears, ...ownNumbers },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(12), 1 + pick(20)]
      const own = of(['video', '9f86d081884c7d659a2feaa0c55ad015', 'title_t00'], pick)
      const between = of([`S${two(season)}E${two(episode)}`, `Season ${season}/S${two(season)}E${two(episode)}`, `Season ${season} Episode ${episode}`], pick) // prettier-ignore
      return { path: `TV/${title}/${between}/${own}.mkv`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title/Season 10/S10E08/Title.S10E08.tags, Title/Season 10/title.s10e08: as without such a folder',
    leftOut: { ...ownYears, ...ownNumbers },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(12), 1 + pick(20)]
      const pair = `S${two(season)}E${two(episode)}`
      const path = `TV/${title}/Season ${season}/${of([`${pair}/`, ''], pick)}${dotted(title)}.${pair}.${showTags(pick)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title/Season 2/Title (8): renamed all at once',
    leftOut: { ...ownYears, ...ownNumbers, 'season word': 'the word is taken for the season' },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(24)]
      const path = `${title}/Season ${season}/${title} (${episode}).mkv`
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Movies/Title (year)/Title (1), Title (year) (2): a copy',
    leftOut: { ...ownYears, 'one letter': 'a letter before a number is no title of its own' },
    make: (title, pick) => {
      const [year, count] = [yearOf(pick), 1 + pick(4)]
      const path = of([`Movies/${title} (${year})/${title} (${count}).mkv`, `${title} (${year}) (${count}).mkv`], pick)
      return { path, says: { type: 'movie', title, year, episodes: [] } }
    },
  },
  {
    name: '4x4 (year), 4x4.year.tags: a film',
    make: (_, pick) => {
      const [year, title] = [yearOf(pick), of(['4x4', '2x4', '3x3'], pick)]
      const path = of([`${title} (${year}).mkv`, `${title}.${year}.1080p.WEB-DL.x264-KESTREL.mkv`, `${title} ${year} 720p.mkv`], pick) // prettier-ignore
      return { path, says: { type: 'movie', title, year, episodes: [] } }
    },
  },
  {
    name: 'Title 4x4, Title/4x04, 4x04 - Words: episodes',
    leftOut: { ...ownYears, ...ownNumbers },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(9)]
      const path = of([`${title} ${season}x${episode}.mkv`, `TV/${title}/${season}x0${episode}.mkv`, `TV/${title}/Season ${season}/${season}x0${episode} - The Kettle.mkv`], pick) // prettier-ignore
      return { path, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title (year)-eng.srt, Title [1080p]-ger.srt: the language behind a bracket and a hyphen',
    leftOut: ownYears,
    make: (title, pick) => {
      const year = yearOf(pick)
      const [code, language] = of([['eng', 'en'], ['ger', 'de'], ['fr', 'fr'], ['spa', 'es'], ['pt-BR', 'pt-BR']] as const, pick) // prettier-ignore
      const path = `${title} (${year})${of(['', ' [1080p]', ' [BluRay]'], pick)}-${code}.srt`
      return { path, says: { type: 'movie', title, year, languages: [language] } }
    },
  },
  {
    name: 'Title (year) [1080p]-GRP.srt, Title-Eng (year).srt: no language',
    leftOut: { ...ownYears, 'other script': 'Latin words behind are its second title' },
    make: (given, pick) => {
      const [year, isSigned] = [yearOf(pick), pick(2) === 0]
      const title = isSigned ? given : `${given}-Eng`
      const path = `${title} (${year})${isSigned ? ` [1080p]-${of(['KRL', 'VSP', 'SAiNTS'], pick)}` : ''}.srt`
      return { path, says: { type: 'movie', title, year, languages: [] } }
    },
  },
  {
    name: 'Title - Friday 17 January 2025, Title - Freitag, 17. Januar 2025: the day of the week belongs to the day',
    leftOut: ownYears,
    make: (title, pick) => {
      const [month, day, year] = [pick(4), 10 + pick(18), 2010 + pick(15)]
      const said = of([`Friday ${day} ${months[month] ?? ''}`, `Sunday, ${day}th ${months[month] ?? ''}`, `Freitag, ${day}. ${['Januar', 'März', 'Juli', 'Dezember'][month] ?? ''}`], pick) // prettier-ignore
      const date = dayOf(year, [1, 3, 7, 12][month] ?? 0, day)
      return { path: `${title} - ${said} ${year}.mp4`, says: { type: 'tv', title, date } }
    },
  },
  {
    name: 'Black Friday 17 January 2025, The Lost Sunday - 17 March 2020: the day of the week belongs to the title',
    make: (_, pick) => {
      const [month, day, year] = [pick(4), 10 + pick(18), 2010 + pick(15)]
      const title = of(['Black Friday', 'Harbor Monday', 'The Lost Sunday', 'Lantern - Good Friday'], pick)
      const path = `${title}${of([' ', ' - '], pick)}${day} ${months[month] ?? ''} ${year}.mp4`
      const date = dayOf(year, [1, 3, 7, 12][month] ?? 0, day)
      const isParted = title.includes(' - ') && !path.includes('Friday - ')
      return { path, says: { type: 'tv', date, ...(isParted ? {} : { title }) } }
    },
  },
  {
    name: 'yt-dlp/20241225 - Title, enigma2/20241225 2015 - ZDF HD - Title: such a folder is no show',
    leftOut: { ...ownYears, ...ownNumbers, 'tag word': 'at the very end it may be a tag' },
    make: (title, pick) => {
      const [year, month, day] = [2015 + pick(10), 1 + pick(12), 1 + pick(28)]
      const stamp = dayOf(year, month, day).replaceAll('-', '')
      const folder = of(['yt-dlp', 'Enigma2', 'tvheadend', 'DVR'], pick)
      const path = `${folder}/${of([`${stamp} - ${title}`, `${stamp} 2015 - ZDF HD - ${title}`], pick)}.ts`
      return { path, says: { type: 'tv', title, date: dayOf(year, month, day) } }
    },
  },
  {
    name: 'TV/Title/20241225 - Words, TV/Title/2024-12-25 - Words: the folder is the show',
    leftOut: { ...ownYears, ...ownNumbers },
    make: (title, pick) => {
      const date = dayOf(2015 + pick(10), 1 + pick(12), 1 + pick(28))
      const path = `TV/${title}/${of([date, date.replaceAll('-', '')], pick)} - The Salt Kettle.mkv`
      return { path, says: { type: 'tv', title, date } }
    },
  },
]
