/** Services that send no more than the document's fields: rows without a language, a match that names no title. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { createMatcher } from '../../../electron/matching/ask/matchBatch.ts'
import type { SearchClient } from '../../../electron/matching/matchedVideo.ts'
import { createTitleMemory } from '../../../electron/matching/titleMemory.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import type { FilenameAnswer } from '../../../electron/serviceClient/listing.ts'
import { AppError } from '../../../shared/errors.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import { listed, titled, videoAt, wantFor } from '../../support/make/subjects.ts'

const service = 'http://service.test'
const found = titled('Dune', { year: 2021, type: 'movie', titleId: 1, confidence: 'high' })

/** One row a language of the films it knows; it never says which language that is. */
function silentRows(languages: readonly LanguageTag[]) {
  return languages
    .filter((language) => language !== 'fr')
    .map((language) => listed(`in-${language}`, 'Dune.2021', { language: null }))
}

function place(client: Partial<SearchClient> = {}) {
  const asked: string[] = []
  const ledger = createQuotaLedger(openDatabase(':memory:'), { nowMs: () => 0 })
  const memory = createTitleMemory(openDatabase(':memory:'), { nowMs: () => 0 })
  const counting: SearchClient = {
    searchFiles: async (names, options, signal) => {
      asked.push(options.languages.join())
      if (client.searchFiles) return client.searchFiles(names, options, signal)
      return names.map((fileName) => ({
        fileName,
        match: found,
        alternates: [],
        subtitles: silentRows(options.languages),
      }))
    },
    searchSubtitles: async (query, signal) => {
      asked.push(query.languages.join())
      if (client.searchSubtitles) return client.searchSubtitles(query, signal)
      return { titles: [found], subtitles: silentRows(query.languages), totalPages: 1 }
    },
  }
  const matcher = createMatcher({ client: counting, memory, ledger, serviceAddress: service })
  const match = (wishes: readonly string[], path = '/lib/Dune.2021.mkv', ids: { filmdbId?: string } = {}) => {
    const video = { ...videoAt(path), ids: { filmdbId: null, moviedbId: null, ...ids } }
    const gaps = wishes.map((wish) => wantFor(path, wish, video))
    return matcher.matchAll(gaps, { batchId: 'b', signal: new AbortController().signal })
  }
  return { match, asked, ledger, memory }
}

const languageOfId = (rows: readonly { readonly id: string; readonly language: string | null }[] = []) =>
  Object.fromEntries(rows.map(({ id, language }) => [id, language]))

test('rows that name no language are asked for again, one language at a time, and from then on only so', async () => {
  const { match, asked, ledger } = place()
  const [first] = await match(['en', 'es', 'fr'])
  expect(asked).toEqual(['en,es,fr', 'en', 'es', 'fr'])
  expect(languageOfId(first?.listed)).toEqual({ 'in-en': 'en', 'in-es': 'es' })
  expect(first).toMatchObject({ status: 'sure', cost: 4 })
  expect(ledger.spentIn('b').search).toBe(4)

  const [again] = await match(['en', 'es', 'fr'])
  expect(again).toMatchObject({ isFromCache: true, cost: 0, listed: first?.listed })
  expect(asked).toHaveLength(4)

  await match(['en', 'es'], '/lib/Dune.Part.Two.2024.mkv')
  expect(asked.slice(4)).toEqual(['en', 'es'])
})

test('ids are asked one language at a time, too', async () => {
  const { match, asked } = place()
  const [first] = await match(['en', 'es'], '/lib/Dune.2021.mkv', { filmdbId: 'tt1' })
  expect(asked).toEqual(['en,es', 'en', 'es'])
  expect(languageOfId(first?.listed)).toEqual({ 'in-en': 'en', 'in-es': 'es' })
})

test('one wish with regions finds what its own code finds', async () => {
  const [first] = await place().match(['pt'])
  expect(languageOfId(first?.listed)).toEqual({ 'in-pt': 'pt', 'in-pt-BR': 'pt-BR' })
})

test('a row that comes for a language and for its region is in the language; for strangers, in none', async () => {
  const sameForAll = async (names: readonly string[]): Promise<readonly FilenameAnswer[]> =>
    names.map((fileName) => ({
      fileName,
      match: found,
      alternates: [],
      subtitles: [listed('same', 'Dune.2021', { language: null })],
    }))
  const [regions] = await place({ searchFiles: sameForAll }).match(['pt'])
  expect(languageOfId(regions?.listed)).toEqual({ same: 'pt' })
  const [strangers] = await place({ searchFiles: sameForAll }).match(['en', 'es'])
  expect(languageOfId(strangers?.listed)).toEqual({ same: null })
})

test('what one language was answered is kept when the next one fails', async () => {
  let isDown = true
  const { match, asked } = place({
    searchFiles: async (names, { languages }) => {
      if (isDown && languages.join() === 'es') throw new AppError('service.timeout', 'Too slow.')
      return names.map((fileName) => ({ fileName, match: found, alternates: [], subtitles: silentRows(languages) }))
    },
  })
  expect(await match(['en', 'es', 'fr'])).toMatchObject([{ status: 'failed', cost: 2 }])
  isDown = false
  const [second] = await match(['en', 'es', 'fr'])
  expect(asked).toEqual(['en,es,fr', 'en', 'es', 'es', 'fr'])
  expect(languageOfId(second?.listed)).toEqual({ 'in-en': 'en', 'in-es': 'es' })
})

test('a service that names languages again is asked for all of them again', async () => {
  let isSilent = true
  const { match, asked } = place({
    searchFiles: async (names, { languages }) => {
      const rows = silentRows(languages).map((row) => ({ ...row, language: isSilent ? null : row.id.slice(3) }))
      return names.map((fileName) => ({ fileName, match: found, alternates: [], subtitles: rows }))
    },
  })
  await match(['en', 'es'])
  isSilent = false
  await match(['en', 'es'], '/lib/Other.2022.mkv')
  await match(['en', 'es'], '/lib/Third.2023.mkv')
  expect(asked).toEqual(['en,es', 'en', 'es', 'en', 'es', 'en,es'])
})

const unnamedMatch = async (names: readonly string[]): Promise<readonly FilenameAnswer[]> =>
  names.map((fileName) => ({ fileName, match: titled(''), alternates: [], subtitles: [listed('v2', 'Dune.2021')] }))

test('a match that names no title is asked about once through v1, by the same file name', async () => {
  const queries: (string | undefined)[] = []
  const { match, asked, ledger } = place({
    searchFiles: unnamedMatch,
    searchSubtitles: async ({ fileName }) => {
      queries.push(fileName)
      return { titles: [titled('Dune', { year: 2021 })], subtitles: [listed('v1', 'Dune.2021')], totalPages: 1 }
    },
  })
  const [first] = await match(['en'])
  expect(queries).toEqual(['Dune.2021.mkv'])
  expect(first).toMatchObject({ status: 'sure', title: { name: 'Dune' }, listed: [{ id: 'v1' }], cost: 2 })
  expect(ledger.spentIn('b').search).toBe(2)
  expect(await match(['en'])).toMatchObject([{ status: 'sure', cost: 0, isFromCache: true }])
  expect(asked).toHaveLength(2)
})

test('where v1 names no title either a person is asked, and the service not again', async () => {
  const { match, asked } = place({
    searchFiles: unnamedMatch,
    searchSubtitles: async () => ({ titles: [], subtitles: [], totalPages: 1 }),
  })
  expect(await match(['en'])).toMatchObject([{ status: 'ask', listed: [{ id: 'v2' }], cost: 2 }])
  expect(await match(['en'])).toMatchObject([{ status: 'ask', cost: 0 }])
  expect(asked).toHaveLength(2)
})

test('a match whose title could not be asked for yet is not paid for twice', async () => {
  let isDown = true
  const { match, ledger } = place({
    searchFiles: unnamedMatch,
    searchSubtitles: async () => {
      if (isDown) throw new AppError('service.unreachable', 'Down.')
      return { titles: [titled('Dune', { year: 2021 })], subtitles: [], totalPages: 1 }
    },
  })
  expect(await match(['en'])).toMatchObject([{ status: 'failed', cost: 1 }])
  isDown = false
  expect(await match(['en'])).toMatchObject([{ status: 'sure', cost: 1 }])
  expect(ledger.spentIn('b').search).toBe(2)
})
