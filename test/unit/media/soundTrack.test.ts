import { expect, test } from 'vitest'
import { soundTrackOf } from '../../../electron/media/soundTrack.ts'
import type { MediaTrack } from '../../../electron/library/mediaFile.ts'
import { videoAt } from '../../support/make/subjects.ts'

const track = (facts: Partial<MediaTrack>): MediaTrack => ({
  ...{ kind: 'audio', language: null, codec: 'A_AAC', isForced: false, isHearingImpaired: false },
  ...{ isDefault: false, isText: true, name: null },
  ...facts,
})
const playedOf = (...tracks: readonly MediaTrack[]) =>
  soundTrackOf({ ...videoAt('/lib/Film.mkv'), media: { durationMs: null, fps: null, height: null, tracks } })
const picture = track({ kind: 'video' })

test("the film's own language is heard before its usual track, but no commentary in it", () => {
  const [usual, own] = [track({ isDefault: true }), track({ isOriginal: true })]
  expect(playedOf(picture, usual, own)).toBe(1)
  expect(playedOf(picture, usual, track({ isOriginal: true, name: 'Director’s Commentary' }), own)).toBe(2)
  expect(playedOf(picture, usual, track({ isOriginal: true, name: 'Kommentar' }))).toBe(0)
})

test('without a word of that, the usual one is heard, else the first', () => {
  expect(playedOf(picture, track({}), track({ isDefault: true }))).toBe(1)
  expect(playedOf(picture, track({}), track({}))).toBe(0)
  expect(soundTrackOf({ ...videoAt('/lib/Film.avi'), media: null })).toBe(0)
})
