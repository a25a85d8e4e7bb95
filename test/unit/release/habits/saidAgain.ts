/** What a name says twice or between hyphens, channels before titles, and seasons of shows that lie among films. */
import { dotted, of, ownYear, showTags, two, yearOf } from './words.ts'
import type { Habit, NamedTruth } from './habit.ts'

const nouns = 'Lantern Harbor Orchard Mirror Compass Meadow Canyon Feather Anthem Ladder Ferry Quarry'.split(' ')
const names = ['The Kettle', 'Salt Garden', 'An Open Gate', 'Ferry Day'] as const
const twoNumbers = 'two numbers in a row: either may be the episode'
const film = 'beside films its last word is a season too'

export const saidAgain: readonly Habit[] = [
  {
    name: 'Title - S01E02 S01E02 - Words, Title.S01E02.S01E02.tags',
    leftOut: { 'year at end': ownYear },
    make: (title, pick) => {
      const [season, episode, name] = [1 + pick(9), 1 + pick(20), of(names, pick)]
      const number = `S${two(season)}E${two(episode)}`
      const next = `S${two(season)}E${two(episode + 1)}`
      const says = { type: 'tv', title, season, episodes: [episode] } as const
      return of<NamedTruth>(
        [
          { path: `${title} - ${number} ${number} - ${name}.avi`, says: { ...says, episodeTitle: name } },
          { path: `${dotted(title)}.${number}.${number}.${showTags(pick)}.mkv`, says },
          { path: `${title} - ${number} ${next} - ${name}.avi`, says: { ...says, episodes: [episode, episode + 1] } },
        ],
        pick,
      )
    },
  },
  {
    name: 'Title -02.01- Words, Title -201- Words',
    leftOut: {
      'number at end': twoNumbers,
      'padded number at end': twoNumbers,
      'year at end': twoNumbers,
      'only a year': twoNumbers,
    },
    make: (title, pick) => {
      const [season, episode, name] = [1 + pick(9), 1 + pick(24), of(names, pick)]
      const number = of([`${two(season)}.${two(episode)}`, `${season}${two(episode)}`], pick)
      return {
        path: `${title} -${number}- ${name}.avi`,
        says: { type: 'tv', title, season, episodes: [episode], episodeTitle: name },
      }
    },
  },
  {
    name: 'CCTV5+.2021.Title.20211129.HDTV, CCTV9.Title.Ep01-Ep06, 夜之港.第S01-S08.Title.S01-S08',
    make: (_, pick) => {
      const title = `${of(nouns, pick)} ${of(nouns, pick)}`
      const [year, last, channel] = [yearOf(pick), 2 + pick(9), of(['CCTV1', 'CCTV5+', 'CCTV-9', 'CCTV-4K'], pick)]
      const [month, day] = [1 + pick(12), 1 + pick(28)]
      const date = `${year}-${two(month)}-${two(day)}`
      return of<NamedTruth>(
        [
          {
            path: `${channel}.${dotted(title)}.${date.replaceAll('-', '')}.HDTV.1080i.H264-LUMEN.ts`,
            says: { type: 'tv', title, date },
          },
          {
            path: `${channel}.${dotted(title)}.Ep01-Ep${two(last)}.HDTV.1080i.H264-LUMEN`,
            says: { type: 'tv', title },
          },
          {
            path: `夜之港.第S01-S${two(last)}.${dotted(title)}.S01-S${two(last)}.1080p.Blu-Ray.x265-LUMEN`,
            says: { type: 'tv', title, season: 1, lastSeason: last },
          },
        ],
        pick,
      )
    },
  },
  {
    name: 'Movies/Title.S02.Complete.tags/title.s02e03.tags, but Movies/Long Season 2 (2008)',
    leftOut: { 'year at end': ownYear, 'season word': film },
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const tags = showTags(pick)
      return of<NamedTruth>(
        [
          {
            path: `Movies/${dotted(title)}.S${two(season)}.${of(['', 'Complete.'], pick)}${tags}/${dotted(title).toLowerCase()}.s${two(season)}e${two(episode)}.${tags}.mkv`,
            says: { type: 'tv', title, season, episodes: [episode] },
          },
          {
            path: `Movies/${of(nouns, pick)} Season ${season} (2008)/${of(nouns, pick)} Season ${season} (2008).mkv`,
            says: { type: 'movie', year: 2008, season: null },
          },
        ],
        pick,
      )
    },
  },
  {
    name: 'Title (1998) 1080p x264.GROUP (other title), [灯火][第161集][國語中字], Title - S06E32 - Words [Episode 83]',
    leftOut: { 'only a year': twoNumbers, 'year at end': twoNumbers },
    make: (title, pick) => {
      const [year, episode, other] = [yearOf(pick), 1 + pick(40), of(['stille licht', 'Votre Phare'], pick)]
      const mark = of(['國語中字', '国语中字', '中日双语', '簡繁內封'], pick)
      return of<NamedTruth>(
        [
          {
            path: `${title} (${year}) VFF AC3 BluRay 1080p x264.LUMEN (${other}).mkv`,
            says: { type: 'movie', title, year, releaseGroup: 'LUMEN' },
          },
          {
            path: `${title} (${year}) 1080p BluRay x264-LUMEN [KESTREL].mkv`,
            says: { type: 'movie', title, year },
          },
          {
            path: `[灯火之城][第${100 + episode}集][${mark}][WEB-MKV][2160P]`,
            says: { type: 'tv', title: '灯火之城', episodes: [100 + episode], releaseGroup: null },
          },
          {
            path: `${title} - S06E${two(episode)} - The Kettle [Episode ${100 + episode}].mkv`,
            says: { type: 'tv', title, season: 6, episodes: [episode], releaseGroup: null },
          },
        ],
        pick,
      )
    },
  },
]
