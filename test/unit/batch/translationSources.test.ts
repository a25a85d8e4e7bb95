/** What a translation is made from: what is there before what would have to be paid for. */
import { expect, test } from 'vitest'
import { sourcesOf, wishOf } from '../../../electron/batch/order/orderedTranslations.ts'
import { isForBuiltIn } from '../../../electron/batch/order/runTranslation.ts'
import { translatableTexts } from '../../../electron/wanted/textBeside.ts'
import type { Candidate } from '../../../electron/matching/choose/ranking.ts'
import { wantFor } from '../../support/make/subjects.ts'

const gap = { ...wantFor('/lib/Film.2019.1080p.BluRay.x264-ORBIT.mkv'), wish: wishOf({ to: 'de', from: ['en', 'es'] }) }

function candidate(id: string, rest: { readonly tier: number; readonly isMachineMade?: boolean }): Candidate {
  return { subtitle: { id }, alternativeIndex: 1, isMachineMade: false, ...rest } as unknown as Candidate
}

function sourceAmong(candidates: readonly Candidate[], cached: readonly string[]): string | undefined {
  const ranked = { gap, status: 'sure', ranking: { candidates } } as unknown as Parameters<typeof sourcesOf>[0][number]
  const choice = { isSource: () => true, isCached: (id: string) => cached.includes(id), isForBuiltIn: () => false }
  return sourcesOf([ranked], choice).toTranslate[0]?.source.subtitle.id
}

test('one in step that is there comes before a better one that costs a download', () => {
  const both = [candidate('better', { tier: 0 }), candidate('there', { tier: 1 })]
  expect(sourceAmong(both, ['there'])).toBe('there')
  expect(sourceAmong(both, [])).toBe('better')
})

test('one out of step, or of a machine, is not taken for being there', () => {
  const loose = [candidate('better', { tier: 0 }), candidate('there', { tier: 3 })]
  expect(sourceAmong(loose, ['there'])).toBe('better')
  const machine = [candidate('better', { tier: 1 }), candidate('there', { tier: 0, isMachineMade: true })]
  expect(sourceAmong(machine, ['there'])).toBe('better')
})

test('a video that a service elsewhere does not know says what translates the words that it has itself', () => {
  const told = (video: typeof gap.video, service = 'https://subtitles.example') => {
    const ranked = { gap: { ...gap, video }, status: 'none' } as unknown as Parameters<typeof sourcesOf>[0][number]
    const choice = { isSource: () => true, isCached: () => false }
    const order = { to: 'de', from: ['en', 'es'] }
    return sourcesOf([ranked], { ...choice, isForBuiltIn: (each) => isForBuiltIn(service, order, each) }).without[0]
      ?.message
  }
  const unknown = 'The service does not know this video.'
  const way = 'What is beside it or inside it is translated by the built-in service alone: choose that in the settings.'
  expect(told(gap.video)).toBe(unknown)
  expect(told({ ...gap.video, ...beside(['a.en.srt', 'en']) })).toBe(`${unknown} ${way}`)
  const track = { kind: 'subtitle', language: 'en', isText: true } as const
  const inside = { ...media, tracks: [track] } as unknown as NonNullable<typeof gap.video.media>
  expect(told({ ...gap.video, media: inside })).toBe(`${unknown} ${way}`)
  // It is in the language that is wanted, or in none that is asked for: no service makes it of that.
  expect(told({ ...gap.video, ...beside(['a.de.srt', 'de'], ['a.fr.srt', 'fr']) })).toBe(unknown)
  // The built-in service would be recommended instead of itself.
  expect(told({ ...gap.video, media: inside }, 'embedded')).toBe(unknown)
})

const media = { durationMs: null, fps: null, height: null, tracks: [] }

function beside(...named: readonly (readonly [string, string | null, object?])[]) {
  const sidecars = named.map(([path, language, rest]) => ({
    ...{ path, language, isForced: false, isHearingImpaired: false, extension: 'srt' },
    ...rest,
  }))
  return { media, file: { ...gap.video.file, sidecars } }
}

test('of what lies beside, the language that is asked for first comes first, and never the one that is wanted', () => {
  const video = beside(
    ['a.es.srt', 'es'],
    ['a.de.srt', 'de'],
    ['a.en.sdh.srt', 'en', { isHearingImpaired: true }],
    ['a.en.srt', 'en'],
  )
  const paths = (choice: Parameters<typeof translatableTexts>[1]) =>
    translatableTexts(video, choice).map(({ path }) => path)
  expect(paths({ to: 'de', from: ['en', 'es'] })).toEqual(['a.en.srt', 'a.en.sdh.srt', 'a.es.srt'])
  expect(paths({ to: 'de', from: ['fr'] })).toEqual([])
})

test('pictures, forced ones, those without a language or of another video are no source, unless the file is named', () => {
  const video = beside(
    ...([
      ['a.en.sub', 'en', { extension: 'idx' }],
      ['a.en.forced.srt', 'en', { isForced: true }],
      ['own.srt', null],
      ['other.en.srt', 'en', { isRePaired: true }],
    ] as const),
  )
  const choice = { to: 'de', from: ['en'] } as const
  expect(translatableTexts(video, choice)).toEqual([])
  expect(translatableTexts(video, { ...choice, named: 'own.srt' })).toEqual([{ path: 'own.srt', language: 'en' }])
})
