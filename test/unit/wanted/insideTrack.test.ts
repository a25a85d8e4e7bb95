/** Which track inside a video serves a wish or a translation, and that it never does what it must not. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MediaTrack } from '../../../electron/library/mediaFile.ts'
import { sortGap } from '../../../electron/plan/sortGaps.ts'
import {
  insideSource,
  refusedTrackId,
  trackToTranslate,
  translatableTracks,
} from '../../../electron/wanted/insideTrack.ts'
import { missing } from '../../../electron/wanted/missing.ts'
import { formatWish, parseWishes } from '../../../electron/wanted/parseWishes.ts'
import { sameRules } from '../../../electron/wanted/rulesBook.ts'
import { wantFor } from '../../support/make/subjects.ts'

const rules = { hearingImpaired: 'any', rejectedIds: new Set<string>() } as const
const wishOf = (text: string) => parseWishes(text)[0]!

function trackOf(some: Partial<MediaTrack>): MediaTrack {
  const plain = { kind: 'subtitle', codec: 'S_TEXT/UTF8', isForced: false, isHearingImpaired: false } as const
  return { ...plain, language: 'en', isDefault: false, isText: true, name: null, ...some }
}

function gapWith(wish: string, ...tracks: readonly Partial<MediaTrack>[]) {
  const gap = wantFor('/films/a.mkv')
  const media = {
    durationMs: null,
    fps: null,
    height: null,
    tracks: [trackOf({ kind: 'video' }), ...tracks.map(trackOf)],
  }
  return { ...gap, video: { ...gap.video, media }, wish: wishOf(wish) }
}

test.each([
  ['the first in its language', 'inside:es', [{}, { language: 'es' }, { language: 'es' }], 1],
  ['not signs and songs', 'inside:en', [{ isForced: true, isDefault: true }, {}], 1],
  ['not pictures', 'inside:en', [{ isText: false }, {}], 1],
  ['not what says no language', 'inside:en', [{ language: null }], null],
  ['a region for the language, the plain one before it', 'inside:pt', [{ language: 'pt-BR' }, { language: 'pt' }], 1],
  ['what its flag calls a commentary last', 'inside:en', [{ isCommentary: true, isDefault: true }, {}], 1],
  ['a commentary last', 'inside:en', [{ name: 'Commentary by the director', isDefault: true }, {}], 1],
  ['the default of several', 'inside:en', [{}, { isDefault: true }], 1],
  ['the second wish where the first is not inside', 'inside:de>inside:es', [{}, { language: 'es' }], 1],
  ['nothing where only a language is wished for', 'en', [{}], null],
] as const)('it takes %s', (_name, wish, tracks, index) => {
  expect(insideSource(gapWith(wish, ...tracks), rules)?.index ?? null).toBe(index)
})

test('the wish for the hearing-impaired is kept, and what failed is not tried again', () => {
  const gap = gapWith('inside:en', {}, { isHearingImpaired: true })
  const indexFor = (hearingImpaired: 'prefer' | 'avoid' | 'only') =>
    insideSource(gap, { ...rules, hearingImpaired })?.index
  expect([indexFor('prefer'), indexFor('avoid'), indexFor('only')]).toEqual([1, 0, 1])
  const rejectedIds = new Set([refusedTrackId(gap.video, { index: 0 })])
  expect(insideSource(gap, { ...rules, rejectedIds })?.index).toBe(1)
  for (const change of [{ sizeBytes: 2e9 }, { modifiedMs: 1 }]) {
    const grown = { ...gap.video, file: { ...gap.video.file, ...change } }
    expect(insideSource({ ...gap, video: grown }, { ...rules, rejectedIds })?.index).toBe(0)
  }
  const none = insideSource({ ...gap, isForced: true }, rules)
  expect([none, insideSource({ ...gapWith('inside:en', { isForced: true }), isForced: true }, rules)?.index]).toEqual([
    null,
    0,
  ])
})

test('a track meets a wish for a language, and not one for a file from inside', () => {
  const [video] = [gapWith('en', {}).video]
  const gapsFor = (languages: string) => {
    const settings = {
      wishes: parseWishes(languages),
      hearingImpaired: 'any',
      forced: 'never',
      skipWhenAudioMatches: true,
    } as const
    return missing([video], sameRules(settings)).gaps.length
  }
  expect([gapsFor('en'), gapsFor('inside:en>en'), gapsFor('en>inside:en')]).toEqual([0, 1, 1])
})

test('wishes from inside are read and written as they are said', () => {
  for (const text of ['inside:en>en', 'en>inside:pt-BR>translate:en', 'inside:de'])
    expect(formatWish(wishOf(text))).toBe(text)
  expect(formatWish(wishOf('Inside:EN'))).toBe('inside:en')
  expect(() => parseWishes('inside:')).toThrow('not known')
  expect(() => parseWishes('inside:klingon')).toThrow('not known')
})

test('a translation is made from a whole track in another language, as the rule says first', () => {
  const tracks = [
    { language: 'es' },
    { language: 'fr', isForced: true },
    { language: 'fr' },
    {},
    { language: null },
  ] as const
  expect(trackToTranslate(gapWith('es>translate:en>translate:fr', ...tracks))?.index).toBe(3)
  expect(trackToTranslate(gapWith('es>translate:fr', ...tracks))?.index).toBe(2)
  expect(trackToTranslate(gapWith('es>translate:it', ...tracks))).toBeNull()
  const { video } = gapWith('es', ...tracks)
  expect(translatableTracks(video, { to: 'es', preferred: [] }).map(({ index }) => index)).toEqual([2, 3])
})

test('the plan takes the track where it comes first or where nothing before it is to be had, and asks where that is open', () => {
  const gap = gapWith('en>inside:es', { language: 'es' })
  const inside = insideSource(gap, rules)!
  const ranking = { candidates: [], rejected: [] }
  const kindFor = (status: 'sure' | 'ask' | 'none' | 'waiting') =>
    sortGap({ gap, status, ranking, inside }, 'sure').kind
  expect([kindFor('sure'), kindFor('none'), kindFor('ask'), kindFor('waiting')]).toEqual([
    'inside',
    'inside',
    'ask',
    'unmatched',
  ])
  const first = gapWith('inside:es>en', { language: 'es' })
  expect(sortGap({ gap: first, status: 'waiting', ranking, inside: insideSource(first, rules)! }, 'sure').kind).toBe(
    'inside',
  )
  const translated = gapWith('es>translate:en', {})
  const insideToTranslate = trackToTranslate(translated)!
  expect(sortGap({ gap: translated, status: 'none', ranking, insideToTranslate }, 'sure')).toMatchObject({
    kind: 'translate',
    translate: { inside: { index: 0 } },
  })
})

const anyTrack = fc.record({
  language: fc.constantFrom('en', 'es', 'pt', 'pt-BR', null),
  isForced: fc.boolean(),
  isHearingImpaired: fc.boolean(),
  isText: fc.boolean(),
  isDefault: fc.boolean(),
  name: fc.constantFrom(null, 'Commentary', 'Full'),
})

test('whatever the tracks are: what is taken is a whole text in a wished language, and its number is its own', () => {
  fc.assert(
    fc.property(
      fc.array(anyTrack, { maxLength: 8 }),
      fc.constantFrom('inside:en', 'inside:pt>inside:es'),
      (tracks, wish) => {
        const gap = gapWith(wish, ...tracks)
        const found = insideSource(gap, rules)
        const isMeant = (track: Partial<MediaTrack>) =>
          (track.isText ?? true) &&
          !track.isForced &&
          track.language !== null &&
          wish.includes((track.language ?? '').slice(0, 2))
        expect(found !== null).toBe(tracks.some(isMeant))
        const { media } = gap.video
        if (found) expect(media.tracks[found.index + 1]).toBe(found.track)
        if (found) expect(isMeant(found.track)).toBe(true)
      },
    ),
  )
})
