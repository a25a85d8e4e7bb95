import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import type { TextStamp } from '../../../../electron/library/mediaFile.ts'
import {
  createWatchedVideos,
  sidecarsDigest,
  type WatchedVideo,
} from '../../../../electron/watch/follow/watchedVideos.ts'

const video: WatchedVideo = {
  path: '/films/a.mkv',
  root: '/films',
  sizeBytes: 1,
  modifiedMs: 1,
  partialHash: null,
  sidecars: '',
  needsCheck: true,
  isGone: false,
}

function videosOf(...some: readonly Partial<WatchedVideo>[]) {
  const videos = createWatchedVideos(openDatabase(':memory:'))
  videos.put(some.map((each) => ({ ...video, ...each })))
  return videos
}

test('those that must be looked at are known by their roots, and by nothing that is gone', () => {
  const videos = videosOf({}, { path: '/films/b.mkv', isGone: true }, { path: '/drive/c.mkv', root: '/drive' })
  expect([videos.hasToCheck(['/films']), videos.hasToCheck(['/other'])]).toEqual([true, false])
  expect(videos.toCheck(['/films', '/drive'])).toEqual(['/drive/c.mkv', '/films/a.mkv'])
  videos.checked(['/films/a.mkv'])
  expect(videos.hasToCheck(['/films'])).toBe(false)
})

test('many are found with one question', () => {
  const videos = videosOf({}, { path: '/films/it\'s "b".mkv' })
  expect([...videos.among(['/films/it\'s "b".mkv', '/films/none.mkv']).keys()]).toEqual(['/films/it\'s "b".mkv'])
})

test('what was written beside a video and taken away at once is noticed all the same', () => {
  const videos = videosOf({})
  videos.recordWritten('/films/a.mkv')
  expect(videos.get('/films/a.mkv')?.sidecars).not.toBe('')
})

test('a subtitle that may hold nothing is met again once it is another, a larger one by its name alone', () => {
  const named = { path: '/films/a.en.srt', language: 'en', isForced: false, isHearingImpaired: false, extension: 'srt' }
  const digest = (stamp?: TextStamp) => sidecarsDigest({ sidecars: [stamp ? { ...named, stamp } : named] })
  const empty = { sizeBytes: 0, modifiedMs: 5 }
  expect(digest(empty)).toBe(digest({ ...empty }))
  expect(
    new Set([digest(), digest(empty), digest({ ...empty, modifiedMs: 6 }), digest({ ...empty, sizeBytes: 40 })]).size,
  ).toBe(4)
})
