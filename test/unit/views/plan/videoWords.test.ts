/** One name of a video everywhere: as the library names it; what the service took it for stands beside it where it differs. */
import { expect, test } from 'vitest'
import { groupOf } from '../../../../electron/views/plan/board/planItem.ts'
import { videoWordsOf, type KnownTitle } from '../../../../electron/views/plan/videoWords.ts'
import type { RankedGap } from '../../../../electron/plan/plan.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'

const known = (name: string, isSaid = false): KnownTitle =>
  ({ title: { name, year: 2015 }, ...(isSaid && { isSaid }) }) as KnownTitle
const episode = '/lib/Harbour Lights/Season 1/Harbour.Lights.S01E02.1080p.WEB-DL-NOVA.mkv'
const movie = '/lib/Salt.Road.2014.1080p.BluRay-ORBIT.mkv'
const nameless = '/1080p.mkv'

test.each([
  ['nobody asked', episode, null, 'Harbour Lights', ''],
  ['the service writes it a little otherwise', episode, known('Harbour: Lights'), 'Harbour Lights', ''],
  ['the service calls it otherwise', episode, known('Harbor Lights (US)'), 'Harbour Lights', 'Harbor Lights (US)'],
  ['a person has said it', episode, known('The Quay', true), 'The Quay', ''],
  ['a movie', movie, known('Salt Roads'), 'Salt Road', 'Salt Roads'],
  ['the file says nothing', nameless, known('The Salt Road'), 'The Salt Road', ''],
])('%s: its rows and its heading name it alike', (_, path, match, title, detected) => {
  const release = parseRelease(path)
  expect(videoWordsOf(path, release, match)).toMatchObject({ title, detected })
  const choice = { gap: { release, video: { file: { path } } }, ranking: { candidates: [] } } as unknown as RankedGap
  expect(groupOf(choice, match).startsWith(title)).toBe(true)
})

test('the year that a person has said stands with its title', () => {
  expect(videoWordsOf(movie, parseRelease(movie), known('Salt Road', true)).year).toBe(2015)
})
