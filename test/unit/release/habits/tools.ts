/** What library managers, disc copiers and downloaders of broadcasts write of their own accord. */
import type { Habit } from './habit.ts'
import { of, ownYear, three, two } from './words.ts'

const twoNumbers = 'two numbers in a row may be a season and an episode, or a run'
const underscored = (text: string) => text.replaceAll(' ', '_')

export const tools: readonly Habit[] = [
  {
    name: 'Title (2013) - S04E28 - 087 - Words [WEBDL-1080p]',
    make: (title, pick) => {
      const [year, season, episode] = [2000 + pick(20), 2 + pick(8), 1 + pick(28)]
      const absolute = 30 + pick(400)
      const words = of(['The Kettle', 'Harvest at Dawn', 'Orchard'], pick)
      const tags = of([' [WEBDL-1080p][10bit][x265]-KESTREL', ' [Bluray-720p]', ''], pick)
      const path = `${title} (${year}) - S${two(season)}E${two(episode)} - ${three(absolute)} - ${words}${tags}.mkv`
      const says = { type: 'tv', title, year, season, episodes: [episode], absoluteEpisode: absolute } as const
      return { path, says: { ...says, episodeTitle: words } }
    },
  },
  {
    name: 'Title_Season_2_Disc_3_Title_04',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear, 'season word': 'a word for a season before the season' },
    make: (title, pick) => {
      const [season, disc, place] = [1 + pick(9), 1 + pick(6), 1 + pick(12)]
      const path = `${underscored(title)}_Season_${season}_Disc_${disc}_Title_${two(place)}.mkv`
      return { path, says: { type: 'tv', title, season, episodes: [] } }
    },
  },
  {
    name: 'Title_-_Words_b0123abc_default',
    leftOut: { 'year at end': ownYear, 'only a year': ownYear, 'number at start': twoNumbers },
    make: (title, pick) => {
      const id = `${of(['b0', 'm00', 'p0'], pick)}${of(['7xk2l', '1c9qd', '6kcnx'], pick)}${of(['', 'j'], pick)}`
      const version = of(['default', 'original', 'editorial', 'technical', 'signed'], pick)
      const [day, month] = [10 + pick(18), two(1 + pick(12))]
      const path = `${underscored(title)}_-_${day}_${month}_2019_${id}_${version}.mp4`
      return { path, says: { type: 'tv', title, date: `2019-${month}-${day}`, episodeTitle: null } }
    },
  },
  {
    name: '【网】静夜灯[全39集].Title.2023.S01',
    leftOut: { 'other script': 'the second title is the Latin one' },
    make: (title, pick) => {
      const [year, season] = [1980 + pick(44), 1 + pick(4)]
      const eastern = of(['静夜灯', '海之丘', '光之港'], pick)
      const all = of(['[全39集]', '[全12集][国语配音+中文字幕]', '[第1集]'], pick)
      const dots = title
        .replace(/[()'’]/g, '')
        .replace(/[\s:]+/g, '.')
        .replace(/\.{2,}/g, '.')
        .replace(/\.$/, '')
      const path = `【光明剧集网】${eastern}${all}.${dots}.${year}.S${two(season)}.2160p.WEB-DL.H265-LUMEN`
      return { path, says: { type: 'tv', title, otherTitle: eastern, year, season } }
    },
  },
]
