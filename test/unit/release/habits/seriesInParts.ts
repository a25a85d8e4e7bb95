/** Parts and shorts of series, discs whose names are short for a film, and subtitles that say how they are shown. */
import { dotted, of, ownYear, showTags, two, yearOf } from './words.ts'
import type { Habit } from './habit.ts'

const ownYears = { 'only a year': ownYear, 'year at end': ownYear } as const

export const seriesInParts: readonly Habit[] = [
  {
    name: 'Show/Part 07 - Words, TV/Show/Part 7 - Words',
    leftOut: ownYears,
    make: (title, pick) => {
      const episode = 1 + pick(24)
      const [shelf, count] = of([['', two(episode)], ['TV/', two(episode)], ['TV/', String(episode)]] as const, pick) // prettier-ignore
      const path = `${shelf}${title}/Part ${count} - The Last Ferry.mkv`
      return { path, says: { type: 'tv', title, season: 1, episodes: [episode], episodeTitle: 'The Last Ferry' } }
    },
  },
  {
    name: 'Title.1973.Part.26.Words.tags',
    leftOut: { ...ownYears, part: 'two parts: either may be the title' },
    make: (title, pick) => {
      const [year, episode] = [yearOf(pick), 10 + pick(30)]
      const path = `${dotted(title)}.${year}.Part.${episode}.The.Last.Ferry.DVDRip.x264-LUMEN.mkv`
      return { path, says: { type: 'tv', title, season: 1, episodes: [episode] } }
    },
  },
  {
    name: 'Title (year)/THN3-CD1, Title (year)/harbor3 cd2',
    leftOut: { 'only a year': 'nothing but a year stands for the title', 'year at end': ownYear },
    make: (title, pick) => {
      const [year, part] = [yearOf(pick), 1 + pick(2)]
      const file = of([`THN3-CD${part}`, `harbor3 cd${part}`, `SLF2.CD${part}`, `tbk-cd${part}`], pick)
      const path = `${of(['', 'Movies/'], pick)}${title} (${year})/${file}.avi`
      return { path, says: { type: 'movie', title, year, part } }
    },
  },
  {
    name: 'Title.S01E02.en.default.srt, Title.S01E02.en.full.srt, eng.forced.srt',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const [behind, says] = of(
        [
          ['en.default', { isForced: false }],
          ['en.full', { isForced: false }],
          ['en.ai', { isForced: false }],
          ['eng.forced.default', { isForced: true }],
          ['en.default.sdh', { isHearingImpaired: true }],
        ] as const,
        pick,
      )
      if (pick(4) === 0)
        return {
          path: `${of(['', '2_'], pick)}eng.${of(['forced', 'default.forced'], pick)}.srt`,
          says: { title: null, languages: ['en'], isForced: true },
        }
      const path = `${dotted(title)}.S${two(season)}E${two(episode)}.${showTags(pick)}.${behind}.srt`
      return { path, says: { title, season, episodes: [episode], languages: ['en'], ...says } }
    },
  },
]
