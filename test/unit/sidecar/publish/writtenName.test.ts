import { expect, test } from 'vitest'
import type { NamingProfile } from '../../../../shared/naming/namingProfiles.ts'
import {
  nameInForm,
  readWrittenName,
  writtenName,
  type NamedPick,
} from '../../../../electron/sidecar/publish/writtenName.ts'
import { plainNames } from '../../../support/make/nameRules.ts'

interface Change extends Partial<NamedPick> {
  readonly isForced?: boolean
  readonly profile?: NamingProfile
  readonly twins?: readonly string[]
}

const plain: NamedPick = { language: 'en', isHearingImpaired: false, extension: 'srt' }
const named = (change: Change, videoPath = '/films/Film (2019).mkv') => {
  const { isForced = false, profile = 'universal', twins = [], ...pick } = change
  const rules = { ...plainNames, profile, regionalTwins: new Set(twins) }
  return writtenName({ videoPath, isForced }, { ...plain, ...pick }, rules)
}

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
  expect(named({ language: 'pt-BR', twins: ['pt'] })).toBe('/films/Film (2019).pt-BR.srt')
  expect(named({ language: 'pt', twins: ['pt'] })).toBe('/films/Film (2019).pt.srt')
})

test('a name that no file system takes is refused with the name', () => {
  const video = `/films/${'é'.repeat(125)}.mkv`
  expect(() => named({}, video)).toThrow(/too long/)
})

test('a name that an empty file has is left to it: three letters name the language, where it has two', () => {
  const beside = (taken: readonly string[], pick: Partial<NamedPick> = {}, isForced = false) =>
    writtenName({ videoPath: '/films/Film.mkv', isForced, taken }, { ...plain, ...pick }, plainNames)
  expect(beside(['/films/Film.en.srt'])).toBe('/films/Film.eng.srt')
  expect(beside(['/films/FILM.EN.srt'], { isHearingImpaired: true })).toBe('/films/Film.en.sdh.srt')
  expect(beside(['/films/Film.EN.forced.srt'], {}, true)).toBe('/films/Film.eng.forced.srt')
  expect(beside(['/films/Film.de.srt', '/films/Film.ger.srt'], { language: 'de' })).toBe('/films/Film.deu.srt')
  expect(beside(['/films/Film.hin.srt'], { language: 'hi' })).toBe('/films/Film.hin.srt')
})

test('a video without an extension keeps its whole name', () => {
  expect(named({}, '/films/holiday')).toBe('/films/holiday.en.srt')
  expect(named({}, '/films/.hidden')).toBe('/films/.hidden.en.srt')
})

test('the name loses its flag with the sounds, and its extension with the format', () => {
  const delivered: NamedPick = { language: 'en', isHearingImpaired: true, extension: 'ass' }
  const nameWith = (clean: typeof plainNames.clean, rest: Partial<NamedPick> = {}) =>
    writtenName({ videoPath: 'Film.mkv', isForced: false }, { ...delivered, ...rest }, { ...plainNames, clean })
  expect(nameWith(plainNames.clean)).toBe('Film.en.sdh.ass')
  expect(nameWith({ hearingImpaired: true, format: 'srt' })).toBe('Film.en.srt')
  expect(nameWith({ hearingImpaired: false, format: 'keep' }, { extension: null })).toBe('Film.en.sdh.srt')
})

test("a machine's text is for everybody and keeps the format of its source", () => {
  const made: NamedPick = { language: 'de', isHearingImpaired: true, extension: 'ass', isMadeHere: true }
  const rules = { ...plainNames, clean: { hearingImpaired: true, format: 'srt' } } as const
  expect(writtenName({ videoPath: 'Film.mkv', isForced: false }, made, rules)).toBe('Film.de.ass')
})

test.each([
  ['/films/Film.en.sdh.ass', { isHearingImpaired: false, extension: 'srt' }, '/films/Film.en.srt'],
  ['/films/Film.pt-BR.sdh.ass', { isHearingImpaired: true, extension: 'ass' }, '/films/Film.pt-BR.sdh.ass'],
  ['/films/Film.hin.forced.vtt', { isHearingImpaired: false, extension: 'srt' }, '/films/Film.hin.forced.srt'],
])('%s is called otherwise once its text has another form', (path, form, after) => {
  expect(nameInForm(path, form)).toBe(after)
})

test.each([
  ['/films/Film.2019.hin.srt', 'hi', '.hin.srt'],
  ['/films/Film.zh-Hant.forced.vtt', 'zh-Hant', '.zh-Hant.forced.vtt'],
  ['/films/Film.srt', null, '.srt'],
])('of %s the language %s and the ending are read', (path, language, ending) => {
  expect(readWrittenName(path)).toMatchObject({ language, ending })
})
