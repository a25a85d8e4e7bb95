import { expect, test } from 'vitest'
import { soundToWriteDown, soundTrackOf } from '../../../electron/media/soundTrack.ts'
import type { MediaTrack } from '../../../electron/library/mediaFile.ts'
import { videoAt } from '../../support/make/subjects.ts'

const track = (facts: Partial<MediaTrack>): MediaTrack => ({
  ...{ kind: 'audio', language: null, codec: 'A_AAC', isForced: false, isHearingImpaired: false },
  ...{ isDefault: false, isText: true, name: null },
  ...facts,
})
const heardOf = (wish: string | undefined, ...tracks: readonly MediaTrack[]) =>
  soundTrackOf({ ...videoAt('/lib/Film.mkv'), media: { durationMs: null, fps: null, height: null, tracks } }, wish)
const playedOf = (...tracks: readonly MediaTrack[]) => heardOf(undefined, ...tracks)
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

test.for([
  'Director’s Commentary',
  'Comentario',
  'Komentarz',
  'Комментарий',
  'Audiodeskription',
  '解説',
  'コメンタリー',
])('a first or usual track called %s is passed over', (name) => {
  expect(playedOf(picture, track({ name, isDefault: true }), track({}))).toBe(1)
  expect(playedOf(picture, track({ name, isDefault: true }), track({}), track({ isDefault: true }))).toBe(2)
  expect(playedOf(picture, track({ name, isDefault: true }))).toBe(0)
})

test('what a flag calls a commentary is no sound of the film, in whatever language and by whatever wish', () => {
  const comments = track({ isCommentary: true, isOriginal: true, isDefault: true, language: 'en' })
  expect(playedOf(picture, comments, track({}))).toBe(1)
  expect(heardOf('en', picture, comments, track({ language: 'de' }))).toBe(1)
  expect(playedOf(picture, comments)).toBe(0)
})

test('a wish goes before: the first one, or a language but no commentary in it; what is not there leaves the film’s own', () => {
  const [english, comments] = [track({ language: 'en', isDefault: true }), track({ language: 'ja', name: 'Comments' })]
  const japanese = track({ language: 'ja', isOriginal: true })
  const heard = (wish: string) => heardOf(wish, picture, english, comments, japanese)
  expect(['original', 'first', 'ja', 'en', 'de'].map(heard)).toEqual([2, 0, 2, 0, 2])
  expect(heardOf('pt', picture, english, track({ language: 'pt-BR' }))).toBe(1)
})

test('what is written down in a language is heard in it where it is spoken, else as timing listens; never a commentary', () => {
  const comments = track({ language: 'en', name: 'Commentary', isDefault: true })
  const [dub, own] = [track({ language: 'en' }), track({ language: 'ja', isOriginal: true })]
  const heard = (language: string, tracks: readonly MediaTrack[], wish = 'original') =>
    soundToWriteDown({ media: { durationMs: null, fps: null, height: null, tracks } }, { language, wish })
  expect(heard('en', [picture, comments, dub, own])).toBe(1)
  expect(heard('en', [picture, comments, own])).toBe(1)
  expect(['de', 'ja'].map((language) => heard(language, [picture, comments, dub, own]))).toEqual([2, 2])
  expect(heard('de', [picture, comments, dub, own], 'en')).toBe(1)
  expect(heard('de', [])).toBe(0)
  expect(soundToWriteDown({ media: null }, { language: 'de', wish: 'original' })).toBe(0)
})
