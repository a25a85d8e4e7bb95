/** What makes two releases likely to be cut and timed alike. */
import { expect, test } from 'vitest'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { similarity } from '../../../shared/release/similarity.ts'

const between = (a: string, b: string) => similarity(parseRelease(a), parseRelease(b))
const video = 'Salt.Garden.2019.1080p.BluRay.x264-HOLLOW'

test('the same release in another spelling is the most similar', () => {
  const { score, reasons } = between(video, 'salt garden 2019 1080p bluray x264 HOLLOW')
  expect(score).toBeGreaterThan(0.8)
  expect(reasons).toEqual(['source', 'group', 'resolution', 'codec'])
})

test('it is symmetric', () => {
  const other = 'Salt.Garden.2019.Extended.720p.WEB-DL.H265-BRINE'
  expect(between(video, other)).toEqual(between(other, video))
})

test('another source speaks against, and its group then says nothing', () => {
  const { reasons } = between(video, 'Salt.Garden.2019.1080p.WEB-DL.x264-HOLLOW')
  expect(reasons).toContain('!source')
  expect(reasons).not.toContain('group')
})

test('an unknown release is better than one of another source', () => {
  const unknown = between(video, 'Salt Garden 2019').score
  expect(unknown).toBeGreaterThan(between(video, 'Salt.Garden.2019.1080p.HDCAM.x264').score)
})

test('a BDRip has the timing of a Blu-ray, a WEBRip has not', () => {
  const disc = between(video, 'Salt.Garden.2019.BDRip.XviD-BRINE').score
  expect(disc).toBeGreaterThan(between(video, 'Salt.Garden.2019.1080p.WEBRip.x264-CLAM').score)
})

test('an extended cut speaks against the usual cut, a remaster does not', () => {
  expect(between(video, 'Salt.Garden.2019.Extended.1080p.BluRay.x264-HOLLOW').reasons).toContain('!edition')
  expect(between(video, 'Salt.Garden.2019.Remastered.1080p.BluRay.x264-HOLLOW').reasons).not.toContain('!edition')
})

test('two names that say nothing score one half, for no reason', () => {
  expect(between('Salt Garden', 'Salt Garden')).toEqual({ score: 0.5, reasons: [] })
})
