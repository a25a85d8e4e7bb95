/** What the window keeps of a video says the same as the video itself: what it lacks, what is inside it, how it is asked for. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LibraryVideo, MediaTrack } from '../../../../electron/library/mediaFile.ts'
import type { NameAsking } from '../../../../electron/matching/ask/nameAsking.ts'
import { idsQuestion, nameQuestion, questionLanguages } from '../../../../electron/matching/ask/question.ts'
import { showPlaceOf } from '../../../../electron/matching/showPlace.ts'
import { createEntryMaker } from '../../../../electron/views/library/entries/entryMaker.ts'
import { keptVideo } from '../../../../electron/views/library/entries/libraryEntry.ts'
import { createOpenWishes } from '../../../../electron/views/library/counts/openWishes.ts'
import { createTextInside } from '../../../../electron/views/library/counts/textInside.ts'
import { missing } from '../../../../electron/wanted/missing.ts'
import { parseWishes } from '../../../../electron/wanted/parseWishes.ts'
import { createRulesBook, onlyLanguage, type RulesBook } from '../../../../electron/wanted/rulesBook.ts'
import { tracksForWishes } from '../../../../electron/wanted/tracksForWishes.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import { textTrack, videoAt } from '../../../support/make/subjects.ts'

const folder = { id: 'f', path: '/lib', scannedMs: null }
const paths = [
  '/lib/Harbour Lights/Season 1/Harbour.Lights.S01E02.1080p.WEB.H264-NOVA.mkv',
  '/lib/Harbour Lights/Season 1/03.mkv',
  '/lib/Harbour Lights/Harbour.Lights.2024.03.01.mkv',
  '/lib/Quiet Harbour (2019)/Quiet.Harbour.2019.2160p.BluRay.x265-TIDE.mkv',
  '/lib/Quiet Harbour (2019)/movie.mkv',
  '/lib/Salt Road {tmdb-77} (2013)/disc-cd2.mkv',
  '/lib/[Tide] Copper - 31 (1080p).mkv',
  '/lib/Odd/🎬🎬.mkv',
]
const language = fc.constantFrom('en', 'es', 'pt', 'pt-BR', null)
const sidecar = fc.record({
  ...{ path: fc.constantFrom('/a.srt', '/b.srt'), language, extension: fc.constant('srt') },
  ...{ isForced: fc.boolean(), isHearingImpaired: fc.boolean() },
})
const text = fc
  .tuple(language, fc.boolean(), fc.boolean(), fc.boolean())
  .map(([spoken, isForced, isHearingImpaired, isText]): MediaTrack => ({
    ...textTrack(spoken ?? 'en'),
    ...{ language: spoken, isForced, isHearingImpaired, isText },
  }))
const audio = language.map((spoken): MediaTrack => ({ ...textTrack('en'), kind: 'audio', language: spoken }))
const ids = fc.constantFrom({ filmdbId: null, moviedbId: null }, { filmdbId: 'tt7', moviedbId: 9 })
const video = fc
  .record({
    ...{ path: fc.constantFrom(...paths), ids, root: fc.constantFrom('/lib', '/lib/Odd') },
    ...{ sidecars: fc.array(sidecar, { maxLength: 2 }), tracks: fc.array(fc.oneof(text, audio), { maxLength: 3 }) },
  })
  .map(({ path, root, ids: known, sidecars, tracks }): LibraryVideo => {
    const media = { durationMs: 1, fps: null, height: null, tracks }
    return { ...videoAt(path, { root, sidecars }), media, ids: known }
  })

const wishes = fc.constantFrom('en', 'en,es>pt', 'inside:en>en,pt-BR', 'es>translate:en', 'en+es,pt', 'en>inside:es')
const showKey = 'tv harbour lights'
const book = fc
  .record({
    ...{ settings: wishes, ofTitle: fc.option(wishes), only: fc.constantFrom(null, 'en', 'pt') },
    ...{ hearingImpaired: fc.constantFrom('any', 'only', 'avoid'), forced: fc.constantFrom('also', 'never') },
    ...{ skipWhenAudioMatches: fc.boolean(), ignores: fc.constantFrom('nothing', 'title', 'video') },
  })
  .map(({ settings, ofTitle, only, ignores, ...rules }): RulesBook => {
    const none = { wishes: null, hearingImpaired: null, forced: null, skipWhenAudioMatches: null }
    const place = { kind: 'title', folder: '/lib', titleKey: showKey } as const
    const ignored = {
      nothing: [],
      title: [{ kind: 'title', folder: '/lib', titleKey: showKey, language: 'en' }],
      video: [{ kind: 'video', path: paths[3]!, language: null }],
    } as const
    const made = createRulesBook({
      settings: { ...rules, wishes: parseWishes(settings) },
      scoped: ofTitle === null ? [] : [{ place, own: { ...none, wishes: parseWishes(ofTitle) } }],
      ignored: ignored[ignores],
    })
    return onlyLanguage(made, only)
  })

const maker = createEntryMaker({ ownerOf: () => null })

test('the wishes that it lacks, and whether a track inside would be saved', () => {
  fc.assert(
    fc.property(fc.array(video, { maxLength: 12 }), book, (videos, rules) => {
      const openWishes = createOpenWishes(rules)
      const hasTextInside = createTextInside(rules)
      for (const one of videos) {
        const entry = maker.entryOf(one, folder)
        const { gaps, forced } = missing([one], rules)
        const expected = [...gaps, ...forced].map(({ wish, isForced = false }) => [wish, isForced])
        expect(openWishes(entry).map(({ wish, isForced = false }) => [wish, isForced])).toEqual(expected)
        expect(hasTextInside(entry)).toBe(tracksForWishes(one, rules).length > 0)
      }
    }),
  )
})

const asking: fc.Arbitrary<NameAsking> = fc.record({
  isTitleOnly: fc.boolean(),
  engine: fc.constantFrom('auto', 'local', 'ai'),
  scope: fc.constantFrom('exact', 'title'),
})

test('the questions that it is asked by', () => {
  fc.assert(
    fc.property(video, asking, asking, (one, first, second) => {
      const entry = maker.entryOf(one, folder)
      const kept = keptVideo(entry)
      const release = parseRelease(one.file.path)
      for (const how of [first, second])
        expect(nameQuestion(kept, entry.asked, how)).toEqual(nameQuestion(one, release, how))
      expect(idsQuestion(kept, entry.asked, null)).toEqual(idsQuestion(one, release, null))
      expect(showPlaceOf(kept, entry.asked)).toEqual(showPlaceOf(one, release))
    }),
  )
})

test('the languages of several wishes are those of each, whichever came first', () => {
  const [english, spanish, english2] = parseWishes('en>pt,es,en')
  const both = questionLanguages([english!, spanish!])
  expect(questionLanguages([spanish!, english!])).toEqual(both)
  expect(new Set(both)).toEqual(new Set([...questionLanguages([english!]), ...questionLanguages([spanish!])]))
  expect(questionLanguages([english!, english2 ?? english!])).toEqual(questionLanguages([english!]))
})
