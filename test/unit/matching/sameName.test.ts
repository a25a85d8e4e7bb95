import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { rankCandidates } from '../../../electron/matching/choose/rankCandidates.ts'
import { nameKey } from '../../../electron/matching/choose/nameKey.ts'
import { parseWishes } from '../../../electron/wanted/parseWishes.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { listed } from '../../support/make/subjects.ts'

function choose(videoPath: string, releases: readonly string[]) {
  const [wish] = parseWishes('en')
  const request = {
    release: parseRelease(videoPath),
    videoName: basename(videoPath),
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

test.each([
  ['Electric.Engine.S02E03.mkv', 'Electric.Engine.S02E03'],
  ['/tv/Electric Engine/2x03.mkv', 'Electric.Engine.S02E03'],
  ['/tv/Electric Engine/Season 2/03.mkv', 'Electric.Engine.S02E03'],
  ['M (1931).mkv', 'M.1931'],
  ['/films/M (1931)/movie.mkv', 'M.1931'],
])(
  '%s is treated as plainly named as any other, whether its title stands in its name or in its folder',
  (video, name) => {
    const [best] = choose(video, [name])
    expect(best).toMatchObject({ tier: 1, reasons: ['name', '?source', '?own-source'] })
  },
)

test('a folder says no more than the title: another episode, or a name that says more, is no name of the video', () => {
  expect(choose('/tv/Electric Engine/2x03.mkv', ['Electric.Engine.S02E03.subs', 'Electric Engine'])[0]?.tier).toBe(2)
  expect(choose('/tv/Electric Engine/2x03.mkv', ['Electric.Engine.S02E03.720p.HDTV'])[0]?.tier).toBe(2)
})

test('the very name of a full release is the same release', () => {
  const [best] = choose('Film.2019.1080p.BluRay.x264-ORBIT.mkv', ['Film.2019.1080p.BluRay.x264-ORBIT'])
  expect(best?.tier).toBe(0)
})
