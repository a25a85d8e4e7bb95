/** Which tracks are saved for a whole scope, and that as many videos are promised as something is saved for. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LibraryVideo, MediaTrack } from '../../../electron/library/mediaFile.ts'
import { createEntryMaker } from '../../../electron/views/library/entries/entryMaker.ts'
import { createLibraryView } from '../../../electron/views/library/list/libraryView.ts'
import { tracksForWishes } from '../../../electron/wanted/tracksForWishes.ts'
import { bookOf } from '../../support/make/bookOf.ts'
import { textTrack, videoAt } from '../../support/make/subjects.ts'

const pictures = { isText: false, codec: 'S_HDMV/PGS' } as const
const path = '/lib/Quiet.Harbour.2019.mkv'

function videoWith(tracks: readonly MediaTrack[]): LibraryVideo {
  return { ...videoAt(path), media: { durationMs: null, fps: null, height: null, tracks } }
}

const indexes = (languages: string, ...tracks: readonly MediaTrack[]) =>
  tracksForWishes(videoWith(tracks), bookOf(languages)).map(({ index }) => index)

test('of a wish that tracks meet, the best text is saved: no pictures, no signs, no commentary before the film', () => {
  expect(indexes('en', textTrack('en', pictures), textTrack('en'))).toEqual([1])
  expect(indexes('en', textTrack('en', { name: 'Commentary' }), textTrack('en'))).toEqual([1])
  expect(indexes('en', textTrack('en', { isForced: true }), textTrack('en'))).toEqual([1])
  expect(indexes('pt-BR>pt', textTrack('pt'), textTrack('pt-BR'))).toEqual([1])
  expect(indexes('en', textTrack('en', pictures), textTrack('es'))).toEqual([])
  expect(indexes('en,inside:es', textTrack('en'), textTrack('es'))).toEqual([0, 1])
  expect(indexes('en', textTrack('es'))).toEqual([])
})

const anyTrack = fc
  .record({
    language: fc.constantFrom('en', 'es', 'pt', 'pt-BR'),
    isForced: fc.boolean(),
    isHearingImpaired: fc.boolean(),
    isText: fc.boolean(),
  })
  .map(({ language, ...rest }) => textTrack(language, rest))
const folder = { id: 'f1', path: '/lib', scannedMs: null }
const maker = createEntryMaker({ ownerOf: () => null })
const scope = { search: '', ids: null, language: null }

test('whatever the tracks and wishes: a video is counted exactly where one of its tracks would be saved', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyTrack, { maxLength: 5 }),
      fc.constantFrom('en', 'es,en', 'inside:pt>en', 'en>inside:es', 'fr', 'pt-BR>translate:en'),
      fc.constantFrom('any', 'only'),
      async (tracks, languages, hearingImpaired) => {
        const book = bookOf(languages, { hearingImpaired })
        const view = createLibraryView(book)
        await view.replace([maker.entryOf(videoWith(tracks), folder)])
        const { verbs } = await view.facts(scope, { canOpenVideo: true, canShowInFolder: true })
        const saved = tracksForWishes(videoWith(tracks), book)
        expect(verbs.inside).toEqual(saved.length > 0 ? { count: 1, why: null } : { count: 0, why: 'nothing-inside' })
        expect(saved.every(({ track }) => track.isText && !track.isForced)).toBe(true)
      },
    ),
  )
})
