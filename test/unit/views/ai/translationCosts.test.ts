/** What a service elsewhere cannot make a translation from is told before one is ordered. */
import { expect, test } from 'vitest'
import { translationCost, type TranslationCostParts } from '../../../../electron/views/ai/translationCosts.ts'
import { bookOf } from '../../../support/make/bookOf.ts'
import { videoAt } from '../../../support/make/subjects.ts'

const pair = [{}, {}]
/** With the number that the service has for it; null: a file of the user's. */
const texts: Readonly<Record<string, object | null>> = {
  ...{ Found: { subtitleId: '812' }, Inside: { subtitleId: 'inside:0' }, Own: null, Adopted: { subtitleId: '' } },
  Pair: { subtitleId: '', pair },
}

const videos = Object.keys(texts).map((name) => {
  const sidecar = { path: `/lib/${name}.en.srt`, language: 'en', isForced: false, isHearingImpaired: false }
  return videoAt(`/lib/${name}.mkv`, { sidecars: [{ ...sidecar, extension: 'srt' }] })
})

test('neither files of the user nor tracks saved from inside are listed by a service elsewhere; a pair is no source anyway', async () => {
  const detailsOf = (path: string) => texts[/\/(\w+)\.en/.exec(path)?.[1] ?? ''] ?? null
  const parts = {
    estimate: async () => ({ whole: { mostSearches: 4 } }),
    rules: bookOf('es'),
    history: { ownerOf: (path: string) => (detailsOf(path) === null ? null : { details: detailsOf(path) }) },
    beside: { find: async () => null },
  }
  const yoursAt = async (service: string) => {
    const asked = { ...parts, service } as unknown as TranslationCostParts
    return (await translationCost(asked, { videos, to: 'es' }, new AbortController().signal)).yours
  }
  expect(await yoursAt('https://subtitles.example')).toBe(3)
  expect(await yoursAt('embedded')).toBe(0)
})
