/** Names that are short for the title of their folder, folders that sort by height, and what downloaders put behind a title. */
import type { Pick } from '../../../bench/vocabulary.ts'
import type { Habit } from './habit.ts'
import { dotted, filmTags, of, ownYear, showTags, two, yearOf } from './words.ts'

const plainNames = {
  'one letter': 'one letter has no shorter form',
  'other script': 'groups write no such letters',
  'only a year': 'a number has no first letters',
  hyphen: 'as likely one word as two',
  initials: 'they are short already',
  company: 'a sign may be a word',
  'version in brackets': 'a version may be left out',
} as const

function initialsOf(title: string): string {
  return title.replace(/['’]/g, '').toLowerCase().match(/(?<![a-z\d])[a-z\d]/g)?.join('') ?? '' // prettier-ignore
}

/** A title of one word is not shortened to one letter. */
function shortOf(title: string): string {
  const short = initialsOf(title)
  return short.length > 1 ? short : title.toLowerCase()
}

const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-'

/** As sites make them, but with a small letter, capitals and digits in turn, so that none is a word by chance. */
function videoId(pick: Pick): string {
  const any = () => signs.charAt(pick(signs.length))
  return `${any()}q${of(['W', 'X', 'ZB'], pick)}4w${any()}Gk7${any()}Q`.slice(0, 11).padEnd(11, '8')
}

export const shortened: readonly Habit[] = [
  {
    name: 'Title (year)/tln.mkv, Title/tln.s02e05.mkv, Title/Season 2/grp-title.s02e05.mkv',
    leftOut: { ...plainNames, 'year at end': ownYear, part: 'a part is an episode of a mini-series' },
    make: (title, pick) => {
      const [year, season, episode] = [yearOf(pick), 1 + pick(9), 1 + pick(20)]
      const number = `s${two(season)}e${two(episode)}`
      const short = shortOf(title)
      const film = { type: 'movie', title, year, episodes: [] } as const
      const show = { type: 'tv', title, season, episodes: [episode] } as const
      const [path, says] = of(
        [
          [`${title} (${year})/${short}.mkv`, film],
          [`Movies/${title} (${year})/${short.toUpperCase()}.avi`, film],
          [`TV/${title}/${short}.${number}.mkv`, show],
          [`${title}/Season ${season}/krl-${dotted(title).toLowerCase()}.${number}.mkv`, show],
          [`${dotted(title)}.S${two(season)}.${showTags(pick)}/krl.${short}.${number}.mkv`, show],
        ] as const,
        pick,
      )
      return { path, says }
    },
  },
  {
    name: 'Movies/1080p/Title (year), Title (year)/4K/title, Title/Season 2/720p/05',
    make: (title, pick) => {
      const [year, season, episode] = [yearOf(pick), 1 + pick(9), 1 + pick(20)]
      const [folder, resolution] = of([['1080p', 1080], ['720p', 720], ['4K', 2160], ['2160p', 2160]] as const, pick) // prettier-ignore
      const film = { type: 'movie', title, year, resolution } as const
      const show = { type: 'tv', title, season, episodes: [episode], resolution } as const
      const [path, says] = of(
        [
          [`Movies/${folder}/${title} (${year}).mkv`, film],
          [`Movies/${folder}/${title} (${year})/${title} (${year}).mkv`, film],
          [`${title} (${year})/${folder}/movie.mkv`, film],
          [`TV/${folder}/${title} (${year})/Season ${season}/S${two(season)}E${two(episode)}.mkv`, show],
          [`TV/${title} (${year})/Season ${season}/${folder}/${two(episode)} - Kettle.mkv`, show],
        ] as const,
        pick,
      )
      return { path, says }
    },
  },
  {
    name: 'Movies/1080p/Title.year.720p.tags says its own height',
    make: (title, pick) => {
      const year = yearOf(pick)
      const path = `Movies/4K/${dotted(title)}.${year}.${filmTags(pick).replace(/^\d+p/, '720p')}.mkv`
      return { path, says: { type: 'movie', title, year, resolution: 720 } }
    },
  },
  {
    name: 'Title [id], Title-id, Title S01E02 [id], Title [youtube-id]',
    leftOut: {
      'year at end': ownYear,
      'only a year': ownYear,
      part: 'a part is an episode of a mini-series',
      'number at end': 'a number behind a title counts as often',
      'padded number at end': 'a number behind a title counts as often',
      'version in brackets': 'two brackets: either may be another title',
    },
    make: (title, pick) => {
      const id = videoId(pick)
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const film = { type: 'movie', title, otherTitle: null, releaseGroup: null } as const
      const show = { type: 'tv', title, season, episodes: [episode], releaseGroup: null } as const
      const number = `S${two(season)}E${two(episode)}`
      const [path, says] = of(
        [
          [`${title} of Salt [${id}].mp4`, { ...film, title: `${title} of Salt` }],
          [`${title} of Salt-${id}.webm`, { ...film, title: `${title} of Salt` }],
          [`${title} (${id}).mkv`, film],
          [`${title} [youtube-${id}].mkv`, film],
          [`${title} [vimeo ${100_000_000 + pick(800_000_000)}].mp4`, film],
          [`${title} ${number} [${id}].mp4`, show],
          [`${title} - ${number} - The Kettle-${id}.mp4`, show],
        ] as const,
        pick,
      )
      return { path, says }
    },
  },
]
