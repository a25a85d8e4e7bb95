import { expect, test } from 'vitest'
import { rankCandidates } from '../../../electron/matching/choose/rankCandidates.ts'
import { nameKey } from '../../../electron/matching/choose/nameKey.ts'
import { parseWishes } from '../../../electron/wanted/parseWishes.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { listed } from '../../support/make/subjects.ts'

function choose(videoName: string, releases: readonly string[]) {
  const [wish] = parseWishes('en')
  const request = {
    release: parseRelease(videoName),
    videoName,
    fps: null,
    wish: wish!,
    hearingImpaired: 'any',
    forced: 'never',
    title: null,
  } as const
  return rankCandidates(
    request,
    releases.map((name, index) => listed(String(index), name)),
  ).candidates
}

test('separators, case and endings make no other name', () => {
  expect(nameKey('Film.2019.1080p-ORBIT.mkv')).toBe(nameKey('film 2019 [1080p] (orbit).srt'))
  expect(nameKey('Film 2019')).not.toBe(nameKey('Film 2018'))
})

test('a subtitle under the very name of a plainly named video may be taken without asking', () => {
  const ranked = choose('Film (2019).mkv', ['Film 2019 subtitles', 'Film.(2019)'])
  expect(ranked.map(({ subtitle, tier }) => [subtitle.id, tier])).toEqual([
    ['1', 1],
    ['0', 2],
  ])
  expect(ranked[0]?.reasons).toContain('name')
})

test('the very name of a full release is the same release', () => {
  const [best] = choose('Film.2019.1080p.BluRay.x264-ORBIT.mkv', ['Film.2019.1080p.BluRay.x264-ORBIT'])
  expect(best?.tier).toBe(0)
})
