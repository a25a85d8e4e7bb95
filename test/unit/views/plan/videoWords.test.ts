/** One name of a video everywhere: as the library names it; what the service took it for stands beside it where it differs. */
import { expect, test } from 'vitest'
import { groupNames, titledVideo } from '../../../../electron/views/plan/board/planGroupNames.ts'
import { releaseWords } from '../../../../electron/views/library/entries/releaseWords.ts'
import { videoWordsOf } from '../../../../electron/views/plan/videoWords.ts'
import type { MatchedVideo } from '../../../../electron/matching/matchedVideo.ts'
import type { RankedGap } from '../../../../electron/plan/plan.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'

const known = (name: string, isSaid = false) =>
  ({ title: { name, year: 2015 }, status: 'sure', ...(isSaid && { isSaid }) }) as MatchedVideo
const episode = '/lib/Harbour Lights/Season 1/Harbour.Lights.S01E02.1080p.WEB-DL-NOVA.mkv'
const movie = '/lib/Salt.Road.2014.1080p.BluRay-ORBIT.mkv'
const nameless = '/1080p.mkv'

test.each([
  { when: 'nobody asked', path: episode, match: null, title: 'Harbour Lights', detected: '' },
  {
    when: 'the service writes it a little otherwise',
    path: episode,
    match: known('Harbour: Lights'),
    title: 'Harbour Lights',
    detected: '',
  },
  {
    when: 'the service calls it otherwise',
    path: episode,
    match: known('Harbor Lights (US)'),
    title: 'Harbour Lights',
    detected: 'Harbor Lights (US)',
  },
  { when: 'a person has said it', path: episode, match: known('The Quay', true), title: 'The Quay', detected: '' },
  { when: 'a movie', path: movie, match: known('Salt Roads'), title: 'Salt Road', detected: 'Salt Roads' },
  {
    when: 'the file says nothing',
    path: nameless,
    match: known('The Salt Road'),
    title: 'The Salt Road',
    detected: '',
  },
])('$when: its rows and its heading name it alike', ({ path, match, title, detected }) => {
  const release = parseRelease(path)
  expect(videoWordsOf(path, release, match)).toMatchObject({ title, detected })
  const choice = { gap: { release, video: { file: { path } } }, ranking: { candidates: [] } } as unknown as RankedGap
  const titled = titledVideo(choice, match)
  expect(groupNames([titled])(titled).startsWith(title)).toBe(true)
})

test.each([
  ['Salt.Road.2014.1080p.WEB-DL-NOVA.mkv', '1080p WEB-DL · NOVA'],
  ['Salt.Road.2014.720p.HDTV-NOVA.mkv', '720p HDTV · NOVA'],
  ['Salt.Road.2014.1080p.BluRay.REMUX-NOVA.mkv', '1080p BluRay Remux · NOVA'],
  ['Salt.Road.2014.Extended.1080p.WEBRip-NOVA.mkv', 'Extended 1080p WEBRip · NOVA'],
])('the release of %s is “%s” in every list', (file, words) => {
  const release = parseRelease(file)
  expect([videoWordsOf(file, release, null).release, releaseWords(release)]).toEqual([words, words])
})

test('the year that a person has said stands with its title', () => {
  expect(videoWordsOf(movie, parseRelease(movie), known('Salt Road', true)).year).toBe(2015)
})

test('the parts of one movie are told apart', () => {
  const partOf = (path: string) => videoWordsOf(path, parseRelease(path), null).part
  expect(['/lib/Salt Road (2014) CD1.mkv', '/lib/Salt.Road.2014.CD2.mkv', movie].map(partOf)).toEqual([
    'CD1',
    'CD2',
    '',
  ])
  expect(partOf(episode)).toBe('')
})
