/** Where a release says which service it was taken from. */
import { dotted, of, two } from './words.ts'
import type { Habit } from './habit.ts'

const services = [
  ['NF', 'netflix'],
  ['AMZN', 'amazon'],
  ['NICK', 'nickelodeon'],
  ['CBS', 'cbs'],
  ['RED', 'youtubered'],
  ['VICE', 'viceland'],
  ['SEESO', 'seeso'],
  ['DSCP', 'discoveryplus'],
  ['CC', 'comedycentral'],
  ['STZ', 'starz'],
] as const

export const streaming: readonly Habit[] = [
  {
    name: 'Title.S01E02.tags and a service before the source',
    make: (title, pick) => {
      const [[written, streamingService], season, episode] = [of(services, pick), 1 + pick(9), 1 + pick(20)]
      const tags = of(
        [
          `${written}.WEB-DL.DD5.1.H.264-KESTREL`,
          `1080p.${written}.WEB-DL.DDP5.1.H.264-KESTREL`,
          `${written}.720p.AAC2.0.WEBRip.x264-KESTREL`,
          `720p.${written}.AAC2.0.WEBRip.x264-KESTREL`,
          `720p.WEB-DL.${written}.AAC2.0.H.264-KESTREL`,
          `1080p.WEBRip.${written}.x264-KESTREL`,
        ],
        pick,
      )
      const path = `${dotted(title)}.S${two(season)}E${two(episode)}.${tags}.mkv`
      return { path, says: { type: 'tv', season, episodes: [episode], streamingService, releaseGroup: 'KESTREL' } }
    },
  },
  {
    name: 'Title.S01E02.Words.that.are.a.service.tags',
    make: (title, pick) => {
      const words = of(['The Good Life', 'Will Smith', 'White to Play', 'Soul Food', 'A Room of Her Own', 'Red'], pick)
      const path = `${dotted(title)}.S01E02.${words.replaceAll(' ', '.')}.${of(['HDTV.x264', 'WEB-DL.H.264', 'WEB.x264'], pick)}-KESTREL.mkv`
      return { path, says: { type: 'tv', season: 1, episodes: [2], episodeTitle: words, streamingService: null } }
    },
  },
]
