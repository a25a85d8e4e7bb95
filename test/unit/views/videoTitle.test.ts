/** A video has one number on every screen, whether its name or what the library kept of it is asked. */
import { expect, test } from 'vitest'
import { videoWordsOf } from '../../../electron/views/plan/videoWords.ts'
import { episodeCodeOf, episodesOf, videoTitleOf } from '../../../electron/views/videoTitle.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'

test.each([
  ['/lib/[Nari] Copper Almanac - 112 [1080p].mkv', 'E112'],
  ['/lib/Copper.Almanac.S01E03E04.1080p.WEB-NOVA.mkv', 'S01E03E04'],
  ['/lib/Copper.Almanac.2026.11.01.720p.HDTV-TIDE.mkv', '2026-11-01'],
  ['/lib/Salt.Road.2014.1080p.BluRay-ORBIT.mkv', ''],
])('%s: its code is %s in plan, library and run', (path, code) => {
  const release = parseRelease(path)
  expect(videoWordsOf(path, release, null).code).toBe(code)
  expect(videoTitleOf(release).code).toBe(code)
  expect(episodeCodeOf({ ...release, episodes: episodesOf(release) })).toBe(code)
})

test('the number through all seasons stands beside the one of its season', () => {
  const video = { type: 'tv', season: 2, episodes: [4], absoluteEpisode: 30, date: null } as const
  expect(episodeCodeOf(video)).toBe('S02E04 (30)')
})
