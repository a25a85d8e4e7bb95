import { expect, test } from 'vitest'
import type { LanguagePair } from '../../../../electron/ai/aiJobs.ts'
import { gapsWithoutTranslator } from '../../../../electron/batch/gaps/gapsWithoutTranslator.ts'
import { wantFor } from '../../../support/make/subjects.ts'

const gapOf = (wish: string) => wantFor('/m/Film.2011.mkv', wish)
const plain = gapOf('es')
const fromEnglish = gapOf('es>translate:en')
const fromBoth = gapOf('es>translate:en>translate:fr')
const gaps = [plain, fromEnglish, fromBoth]

interface Change {
  readonly isOffline?: boolean
  readonly isOrdered?: boolean
  readonly isOutsidePlan?: boolean
}

/** The gaps, by their places in the list, and what stands in their way. */
async function without(refused: readonly LanguagePair[], { isOutsidePlan = false, ...change }: Change = {}) {
  let asked = 0
  const translators = {
    has: async () => Boolean((asked += 1)),
    refused: () => refused,
    isOutsidePlan: () => isOutsidePlan,
  }
  const order = { isOffline: false, signal: new AbortController().signal, ...change }
  const found = await gapsWithoutTranslator(translators, gaps, order)
  const obstacles = [...new Set(found.values())]
  return { asked, obstacles, found: gaps.flatMap((gap, index) => (found.has(gap) ? [index] : [])) }
}

const en = { from: 'en', to: 'es' }
const fr = { from: 'fr', to: 'es' }

test('a gap has no translator where each pair of its wish was refused', async () => {
  expect((await without([])).found).toEqual([])
  expect((await without([en])).found).toEqual([1])
  expect((await without([en, fr])).found).toEqual([1, 2])
  expect((await without([{ from: 'en', to: 'fr' }])).found).toEqual([])
})

test('what a person orders is asked of the service, whatever it refused', async () => {
  expect((await without([en, fr], { isOrdered: true })).found).toEqual([])
  expect((await without([], { isOrdered: true, isOutsidePlan: true })).found).toEqual([])
})

test('where the plan has no translations no pair is counted on, and it is not the engine that is said to be missing', async () => {
  expect(await without([en], { isOutsidePlan: true })).toEqual({
    asked: 1,
    obstacles: ['plan.required'],
    found: [1, 2],
  })
  expect((await without([en])).obstacles).toEqual(['engine.missing'])
})

test('offline nobody is asked', async () => {
  expect(await without([en, fr], { isOffline: true })).toEqual({ asked: 0, obstacles: [], found: [] })
})
