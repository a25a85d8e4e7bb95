/** What makes two releases likely to be cut and timed alike. */
import { expect, test } from 'vitest'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { comparableOf, similarityScore } from '../../../shared/release/similarity.ts'

const between = (a: string, b: string) => similarityScore(comparableOf(parseRelease(a)), comparableOf(parseRelease(b)))
const video = 'Salt.Garden.2019.1080p.BluRay.x264-HOLLOW'

test('the same release in another spelling is the most similar', () => {
  const score = between(video, 'salt garden 2019 1080p bluray x264 HOLLOW')
  expect(score).toBeGreaterThan(0.8)
  expect(score).toBe(between(video, video))
})

test('it is symmetric', () => {
  const other = 'Salt.Garden.2019.Extended.720p.WEB-DL.H265-BRINE'
  expect(between(video, other)).toBe(between(other, video))
})

test('another source speaks against, and its group then says nothing', () => {
  const score = between(video, 'Salt.Garden.2019.1080p.WEB-DL.x264-HOLLOW')
  expect(score).toBeLessThan(between(video, 'Salt.Garden.2019.1080p.x264'))
  expect(score).toBe(between(video, 'Salt.Garden.2019.1080p.WEB-DL.x264'))
})

test('an unknown release is better than one of another source', () => {
  const unknown = between(video, 'Salt Garden 2019')
  expect(unknown).toBeGreaterThan(between(video, 'Salt.Garden.2019.1080p.HDCAM.x264'))
})

test('a BDRip has the timing of a Blu-ray, a WEBRip has not', () => {
  const disc = between(video, 'Salt.Garden.2019.BDRip.XviD-BRINE')
  expect(disc).toBeGreaterThan(between(video, 'Salt.Garden.2019.1080p.WEBRip.x264-CLAM'))
})

test('an extended cut speaks against the usual cut, a remaster does not', () => {
  expect(between(video, 'Salt.Garden.2019.Extended.1080p.BluRay.x264-HOLLOW')).toBeLessThan(between(video, video))
  expect(between(video, 'Salt.Garden.2019.Remastered.1080p.BluRay.x264-HOLLOW')).toBe(between(video, video))
})

test('two names that say nothing score one half', () => {
  expect(between('Salt Garden', 'Salt Garden')).toBe(0.5)
})
