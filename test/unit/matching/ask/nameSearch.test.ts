/** Another engine or scope is another question: asked once each, kept apart, and repeated as it was where its answer was lost. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createMatcher } from '../../../../electron/matching/ask/matchBatch.ts'
import { createTitleMemory } from '../../../../electron/matching/titleMemory.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import type { FilenameOptions } from '../../../../electron/serviceClient/calls/searchApi.ts'
import { contentOfNames, namesInContent } from '../../../../electron/serviceClient/callContent.ts'
import { AppError } from '../../../../shared/errors.ts'
import { defaultSettings } from '../../../../shared/settings/settingTable.ts'
import { titled, wantFor } from '../../../support/make/subjects.ts'

const engines = ['auto', 'local', 'ai'] as const
const scopes = ['exact', 'title'] as const
const search = fc.record({ engine: fc.constantFrom(...engines), scope: fc.constantFrom(...scopes) })
type Search = Required<Pick<FilenameOptions, 'engine' | 'scope'>>

/** @param lost what the service answers to this many first questions never arrives */
function world(lost = 0) {
  const db = openDatabase(':memory:')
  const asked: { readonly names: readonly string[]; readonly engine: unknown; readonly scope: unknown }[] = []
  let settings = defaultSettings
  const matcher = createMatcher({
    client: {
      async searchFiles(names, { engine, scope }) {
        asked.push({ names, engine, scope })
        if (asked.length <= lost) throw new AppError('service.cutAnswer', 'Cut off.')
        const match = titled('Film', { type: 'movie', titleId: 9, confidence: 'high' })
        return names.map((fileName) => ({ fileName, match, alternates: [], subtitles: [] }))
      },
      searchSubtitles: () => Promise.reject(new Error('nothing is asked by ids')),
    },
    memory: createTitleMemory(db, { nowMs: () => 0 }),
    ledger: createQuotaLedger(db, { nowMs: () => 0 }),
    serviceAddress: 'http://service.test',
    settings: { read: () => settings },
  })
  const paths = ['/v/Film.2020.1080p.WEB-DL-X.mkv', '/v/Other.Film.2021.1080p.WEB-DL-X.mkv']
  return {
    asked,
    match: ({ engine, scope }: Search) => {
      settings = { ...settings, 'search.engine': engine, 'search.scope': scope }
      const signal = new AbortController().signal
      return matcher.matchAll(
        paths.map((path) => wantFor(path)),
        { batchId: 'b', signal },
      )
    },
  }
}

test('each way of asking is asked once and never again, whatever the order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(search, { minLength: 1, maxLength: 8 }), async (ways) => {
      const { asked, match } = world()
      for (const way of ways) await match(way)
      const keyOf = ({ engine, scope }: { readonly engine: unknown; readonly scope: unknown }) =>
        `${String(engine)} ${String(scope)}`
      expect(asked.map(keyOf)).toEqual([...new Set(ways.map(keyOf))])
    }),
    { numRuns: 40 },
  )
})

test('a batch whose answer was lost is repeated only in the way that it was asked', async () => {
  const { asked, match } = world(1)
  await match({ engine: 'ai', scope: 'title' })
  await match({ engine: 'auto', scope: 'exact' })
  await match({ engine: 'ai', scope: 'title' })
  expect(asked.map(({ engine, scope }) => [engine, scope])).toEqual([
    ['ai', 'title'],
    ['auto', 'exact'],
    ['ai', 'title'],
  ])
  expect(asked[2]?.names).toEqual(asked[0]?.names)
})

test('what a call asks says how, and is read back; what was kept before there was another way is the usual one', () => {
  fc.assert(
    fc.property(search, fc.array(fc.string()), (way, names) => {
      const call = { names, languages: ['en'], perPage: 30, ...way }
      expect(namesInContent(contentOfNames(call))).toEqual(call)
    }),
  )
  const before = JSON.stringify(['names', ['a'], ['en'], 30])
  expect(namesInContent(before)).toMatchObject({ engine: 'auto', scope: 'exact' })
  expect(contentOfNames({ names: ['a'], languages: ['en'], perPage: 30, engine: 'auto', scope: 'exact' })).toBe(before)
})
