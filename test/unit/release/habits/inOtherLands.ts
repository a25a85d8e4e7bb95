/** Counts, parts, sound and folders as other lands write them, and languages that subtitles say in words. */
import { dotted, of, ownYear, showTags, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const numberNext = 'two numbers in a row: either may be the episode'
const ownNumbers = {
  'number at end': numberNext,
  'padded number at end': numberNext,
  'only a year': numberNext,
  'year at end': ownYear,
} as const
const ownYears = { 'only a year': ownYear, 'year at end': ownYear } as const
const counts = ['One', 'Two', 'Three', 'Four', 'Five'] as const

export const inOtherLands: readonly Habit[] = [
  {
    name: '灯火 更新至24集, 灯火 更至第24集, 灯火 全24集',
    make: (_, pick) => {
      const [last, title] = [4 + pick(50), of(['灯火之城', '夜之港', '银杏街'], pick)]
      const count = of([`更新至${last}集`, `更至第${last}集`, `全${last}集`, `连载至${last}集`], pick)
      const path = `${title} ${count}${of(['', ' 1080p'], pick)}.mp4`
      return { path, says: { type: 'tv', title, episodes: Array.from({ length: last }, (_none, at) => at + 1) } }
    },
  },
  {
    name: 'Title sezon I odc. 05, Title seizoen II afl 3',
    leftOut: { ...ownNumbers, 'roman numeral': 'two numerals in a row', 'one letter': 'a letter may be a numeral' },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(4), 1 + pick(20)]
      const numeral = ['I', 'II', 'III', 'IV'][season - 1] ?? 'I'
      const word = of([`sezon ${numeral} odc. `, `seizoen ${numeral} afl `, `Saison ${numeral} Ep `], pick)
      return { path: `${title} ${word}${two(episode)}.avi`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title.S02E05.Hindi.5.1.English.2.0.tags',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const sound = `Hindi.${of(['5.1', '2.0'], pick)}.${of(['English', 'English.5.1', 'English.2.0'], pick)}`
      const path = `${dotted(title)}.S${two(season)}E${two(episode)}.${sound}.${showTags(pick)}.mkv`
      return { path, says: { title, season, episodes: [episode], episodeTitle: null, languages: ['hi', 'en'] } }
    },
  },
  {
    name: 'Un Port Français Saison 3, Les.Ports.Français.S03E04',
    make: (_, pick) => {
      const title = `${of(['Un Port', 'Le Phare', 'Mon Jardin', 'Du Sel'], pick)} Français`
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const name = of(
        [`${title} Saison ${season} Ep ${episode}`, dotted(`${title} S${two(season)}E${two(episode)}`)],
        pick,
      )
      return { path: `${name}.avi`, says: { type: 'tv', title, season, episodes: [episode] } }
    },
  },
  {
    name: 'Title S02E05 20240105 [20240105-2015], Title [20240105-2015], Title-2024-01-0520-15',
    leftOut: ownNumbers,
    make: (title, pick) => {
      const [month, day, hour] = [two(1 + pick(12)), two(1 + pick(28)), of(['1900', '2015', '0630'], pick)]
      const [said, dashed] = [`2024${month}${day}`, `2024-${month}-${day}`]
      const [season, episode] = [1 + pick(20), 1 + pick(90)]
      const says = { type: 'tv', title, date: dashed, year: null } as const
      if (pick(2) === 0)
        return {
          path: `${title} S${two(season)}E${two(episode)} ${said} [${said}-${hour}].mpg`,
          says: { ...says, season, episodes: [episode] },
        }
      const glued = `${title}-${dashed}${hour.slice(0, 2)}-${hour.slice(2)}`
      return { path: `${/\p{L}$/u.test(title) ? glued : `${title} [${said}-${hour}]`}.ts`, says }
    },
  },
  {
    name: 'Title.S12.Christmas.Special.tags',
    leftOut: { ...ownNumbers, 'season word': 'the number behind "season" is one' },
    make: (title, pick) => {
      const special = of(['Christmas.Special', 'Halloween.Special', 'New.Year.Special'], pick)
      const path = `${dotted(title)}.S${two(1 + pick(15))}.${special}.${showTags(pick)}.mkv`
      return { path, says: { type: 'tv', title, season: 0, episodes: [] } }
    },
  },
  {
    name: 'Title.year.Part.One.of.Six.tags, Title (Part Two of Four)',
    leftOut: {
      ...ownYears,
      part: 'two parts: either may be the title',
      'padded number at end': 'it counts episodes',
      'number at end': numberNext,
    },
    make: (title, pick) => {
      const [at, year] = [pick(counts.length), yearOf(pick)]
      const part = `Part ${counts[at] ?? ''} of ${of(['Six', 'Eight'], pick)}`
      const path = of(
        [`${dotted(`${title} ${year} ${part}`)}.720p.BluRay.x264-LUMEN.mkv`, `${title} (${part}).avi`],
        pick,
      )
      return { path, says: { type: 'tv', title, season: 1, episodes: [at + 1] } }
    },
  },
  {
    name: 'Show/Show 3/Show 3.12, Show/Show 3/3x12, Show/Show 3/312',
    leftOut: {
      ...ownYears,
      'number at start': numberNext,
      'number at end': numberNext,
      'season word': 'the number behind it is that of a season',
    },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), two(1 + pick(24))]
      const file = of(
        [
          `${title} ${season}.${episode}`,
          `${title} ${season}x${episode}`,
          `${season}x${episode} - The Last Ferry`,
          `${season}${episode}`,
        ],
        pick,
      )
      const path = `${of(['', 'TV/'], pick)}${title}/${title} ${season}/${file}.avi`
      return { path, says: { type: 'tv', title, season, episodes: [Number(episode)] } }
    },
  },
  {
    name: 'Show/Season 8/[8x15] Words, Show/[S08E15] Words',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), two(1 + pick(24))]
      const [folder, pair] = of(
        [
          [`${title}/Season ${season}`, `${season}x${episode}`],
          [`TV/${title}`, `${season}x${episode}`],
          [`TV/${title}`, `S${two(season)}E${episode}`],
        ] as const,
        pick,
      )
      const path = `${folder}/[${pair}] The Last Ferry.avi`
      return { path, says: { title, season, episodes: [Number(episode)], episodeTitle: 'The Last Ferry' } }
    },
  },
  {
    name: 'TV/Title [tt0123456]/Season 2/Title - 2x05, TV/Title {tmdb-12}/Season 2/…',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode, id] = [1 + pick(9), two(1 + pick(24)), 1_000 + pick(90_000)]
      const [box, says] = of(
        [
          [`[tt00${id + 10_000}]`, { filmdbId: `tt00${id + 10_000}` }],
          [`{tmdb-${id}}`, { moviedbId: id }],
        ] as const,
        pick,
      )
      const path = `TV/${title} ${box}/Season ${season}/${title} - ${season}x${episode}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [Number(episode)], ...says } }
    },
  },
  {
    name: 'Title.S01E02.Español (España).srt, Title.S01E02.français.forcé.srt',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const [words, says] = of(
        [
          ['Español (España)', { languages: ['es'] }],
          ['Portuguese (Brazil)', { languages: ['pt-BR'] }],
          ['Français (Canada).SDH', { languages: ['fr'], isHearingImpaired: true }],
          ['français.forcé', { languages: ['fr'], isForced: true }],
          ['es.forzados', { languages: ['es'], isForced: true }],
          ['fr.sme', { languages: ['fr'], isHearingImpaired: true }],
          ['italiano.forzati', { languages: ['it'], isForced: true }],
        ] as const,
        pick,
      )
      const path = `${dotted(title)}.S${two(season)}E${two(episode)}.${words}.srt`
      return { path, says: { type: 'tv', title, season, episodes: [episode], ...says } }
    },
  },
]
