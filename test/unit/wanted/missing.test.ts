import { expect, test } from 'vitest'
import type { LibraryVideo, MediaTrack, Sidecar } from '../../../electron/library/mediaFile.ts'
import { missing } from '../../../electron/wanted/missing.ts'
import { formatWish, parseWishes } from '../../../electron/wanted/parseWishes.ts'
import { sameRules } from '../../../electron/wanted/rulesBook.ts'
import type { WishRules } from '../../../electron/wanted/wish.ts'
import { videoAt } from '../../support/make/subjects.ts'

const path = '/lib/Movie (2020).mkv'

function rules(languages: string, rest: Partial<WishRules> = {}): WishRules {
  return {
    wishes: parseWishes(languages),
    hearingImpaired: 'any',
    forced: 'never',
    skipWhenAudioMatches: false,
    ...rest,
  }
}

function sidecar(language: string | null, rest: Partial<Sidecar> = {}): Sidecar {
  return { path: `${path}.srt`, language, isForced: false, isHearingImpaired: false, extension: 'srt', ...rest }
}

function track(kind: MediaTrack['kind'], language: string | null, rest: Partial<MediaTrack> = {}): MediaTrack {
  const flags = { isForced: false, isHearingImpaired: false, isDefault: false, isText: true }
  return { kind, language, codec: '', name: null, ...flags, ...rest }
}

function lacking(wanted: WishRules, sidecars: readonly Sidecar[], tracks: readonly MediaTrack[] = []): string[] {
  const video = {
    ...videoAt(path, { sidecars }),
    media: { durationMs: null, fps: null, height: null, tracks },
  }
  const coverage = missing([video], sameRules(wanted))
  expect(coverage.gaps.length + coverage.covered.length).toBe(wanted.wishes.length)
  return coverage.gaps.map(({ wish }) => formatWish(wish))
}

test('a video without subtitles lacks every wish, and its name is read once for all of them', () => {
  const { gaps } = missing([videoAt(path)], sameRules(rules('en,de')))
  expect(gaps.map(({ wish, release }) => [formatWish(wish), release.year])).toEqual([
    ['en', 2020],
    ['de', 2020],
  ])
  expect(gaps[0]?.release).toBe(gaps[1]?.release)
})

test('a sidecar in the language covers, also in a region of it, but not in a region wished for', () => {
  expect(lacking(rules('en'), [sidecar('en')])).toEqual([])
  expect(lacking(rules('pt'), [sidecar('pt-BR')])).toEqual([])
  expect(lacking(rules('pt-BR'), [sidecar('pt')])).toEqual(['pt-BR'])
})

test('a fallback that is there meets the wish; the source to translate from does not', () => {
  expect(lacking(rules('pt-BR>pt>translate:en'), [sidecar('pt')])).toEqual([])
  expect(lacking(rules('pt-BR>pt>translate:en'), [sidecar('en')])).toEqual(['pt-BR>pt>translate:en'])
})

test('of several that would do, the one that is wished for first meets the wish, wherever it stands', () => {
  const metBy = (languages: string, video: LibraryVideo) => missing([video], sameRules(rules(languages))).covered[0]?.by
  const [english, spanish] = [sidecar('en', { path: `${path}.en.srt` }), sidecar('es', { path: `${path}.es.srt` })]
  for (const sidecars of [
    [english, spanish],
    [spanish, english],
  ])
    expect(metBy('es>en', videoAt(path, { sidecars }))).toEqual({ kind: 'sidecar', sidecar: spanish })
  const tracks = [track('subtitle', 'en'), track('subtitle', 'es')]
  const withTracks = { ...videoAt(path), media: { durationMs: null, fps: null, height: null, tracks } }
  expect(metBy('es>en', withTracks)).toEqual({ kind: 'track', track: tracks[1] })
})

test('forced-only never counts, in files and in tracks', () => {
  expect(lacking(rules('en'), [sidecar('en', { isForced: true })])).toEqual(['en'])
  expect(lacking(rules('en'), [], [track('subtitle', 'en', { isForced: true })])).toEqual(['en'])
})

test('"only hearing-impaired" is met by nothing else', () => {
  const only = rules('en', { hearingImpaired: 'only' })
  expect(lacking(only, [sidecar('en')])).toEqual(['en'])
  expect(lacking(only, [sidecar('en', { isHearingImpaired: true })])).toEqual([])
})

test('an embedded track covers, text or picture; one without a language does not', () => {
  expect(lacking(rules('en'), [], [track('subtitle', 'en', { isText: false })])).toEqual([])
  expect(lacking(rules('en'), [], [track('subtitle', null)])).toEqual(['en'])
})

test('a subtitle without a language stands for the first wish only', () => {
  expect(lacking(rules('en,de'), [sidecar(null)])).toEqual(['de'])
})

test.each([
  ['de,fr', 'en', ['de', 'fr']],
  ['de,en', 'en', ['de']],
  ['en,de', 'de', ['en']],
  ['en,pt-BR', 'pt', ['en']],
  ['pt,en', 'pt-BR', ['en']],
  ['zh-Hans,zh-Hant', 'zh-Hant', ['zh-Hans']],
])('%s: one that says nothing in its name, but is in %s, lacks %j', (wishes, spoken, left) => {
  expect(lacking(rules(wishes), [sidecar(null, { spoken })])).toEqual(left)
})

test('audio in the language spares the wish only when the rules say so, and only the main track', () => {
  const german = [track('audio', 'de', { isDefault: true }), track('audio', 'en')]
  expect(lacking(rules('de'), [], german)).toEqual(['de'])
  const skipping = rules('de,en', { skipWhenAudioMatches: true })
  expect(lacking(skipping, [], german)).toEqual(['en'])
})

test('what covers is told', () => {
  const video = videoAt(path, { sidecars: [sidecar('en')] })
  expect(missing([video], sameRules(rules('en'))).covered[0]?.by).toMatchObject({
    kind: 'sidecar',
    sidecar: { language: 'en' },
  })
})

test('with forced "also" a forced subtitle is welcome beside the full one until there is one, and never missed', () => {
  const forcedWants = (sidecars: readonly Sidecar[]) =>
    missing([videoAt(path, { sidecars })], sameRules(rules('en', { forced: 'also' }))).forced.map(({ wish }) =>
      formatWish(wish),
    )
  expect(lacking(rules('en', { forced: 'also' }), [sidecar('en')])).toEqual([])
  expect(forcedWants([sidecar('en')])).toEqual(['en'])
  expect(forcedWants([sidecar('en', { isForced: true })])).toEqual([])
  expect(missing([videoAt(path)], sameRules(rules('en'))).forced).toEqual([])
})

test('a file that holds nothing covers no wish, forced ones neither', () => {
  expect(lacking(rules('en,de'), [sidecar('en', { isEmpty: true }), sidecar('de')])).toEqual(['en'])
  expect(lacking(rules('en'), [sidecar(null, { isEmpty: true })])).toEqual(['en'])
  const video = videoAt(path, { sidecars: [sidecar('en', { isForced: true, isEmpty: true }), sidecar('en')] })
  expect(missing([video], sameRules(rules('en', { forced: 'also' }))).forced).toHaveLength(1)
})
