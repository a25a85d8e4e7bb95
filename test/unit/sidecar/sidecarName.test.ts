import { expect, test } from 'vitest'
import { sidecarPath, type SidecarNaming } from '../../../electron/sidecar/sidecarName.ts'

const plain: SidecarNaming = {
  language: 'en',
  isForced: false,
  isHearingImpaired: false,
  extension: 'srt',
  profile: 'universal',
}
const named = (change: Partial<SidecarNaming>, video = '/films/Film (2019).mkv') =>
  sidecarPath(video, { ...plain, ...change })

test('the base name of the video is kept byte for byte, then language, flag and extension follow', () => {
  expect(named({})).toBe('/films/Film (2019).en.srt')
  expect(named({}, '/films/Cafe\u0301.2019.mkv')).toBe('/films/Cafe\u0301.2019.en.srt')
  expect(named({ isForced: true })).toBe('/films/Film (2019).en.forced.srt')
  expect(named({ isHearingImpaired: true, extension: 'ass' })).toBe('/films/Film (2019).en.sdh.ass')
})

test('Hindi is written hin, because a bare hi reads as hearing-impaired', () => {
  expect(named({ language: 'hi' })).toBe('/films/Film (2019).hin.srt')
})

test('a region is written only where every player of the profile reads it', () => {
  expect(named({ language: 'pt-BR' })).toBe('/films/Film (2019).pt.srt')
  expect(named({ language: 'pt-BR', profile: 'plex' })).toBe('/films/Film (2019).pt.srt')
  expect(named({ language: 'pt-BR', profile: 'jellyfin' })).toBe('/films/Film (2019).pt-BR.srt')
  expect(named({ language: 'zh-Hant', profile: 'mpv' })).toBe('/films/Film (2019).zh-Hant.srt')
})

test('a region is kept in every profile where another region of the language stands beside it', () => {
  expect(named({ language: 'pt-BR', keepsRegion: true })).toBe('/films/Film (2019).pt-BR.srt')
  expect(named({ language: 'pt', keepsRegion: true })).toBe('/films/Film (2019).pt.srt')
})

test('a name that no file system takes is refused with the name', () => {
  const video = `/films/${'é'.repeat(125)}.mkv`
  expect(() => named({}, video)).toThrow(/too long/)
})

test('a video without an extension keeps its whole name', () => {
  expect(named({}, '/films/holiday')).toBe('/films/holiday.en.srt')
  expect(named({}, '/films/.hidden')).toBe('/films/.hidden.en.srt')
})
