import { expect, test } from 'vitest'
import { listOf, text, texts } from '../../../../shared/wire/fields.ts'
import { readJson, readSmallJson } from '../../../../electron/serviceClient/answers/jsonReader.ts'
import { record, type Decoder } from '../../../../shared/json/decoder.ts'

const words = record({ a: texts })
const read = (json: string, decoder: Decoder<unknown> = words) => readSmallJson(Buffer.from(json), decoder)
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const badAnswer = expect.objectContaining({ code: 'service.badAnswer' }) as Error
const tooLarge = expect.objectContaining({ code: 'service.tooLarge' }) as Error

test('nesting is read up to 32 levels, however wide', () => {
  expect(read(`{"unused":${nested(31)},"a":"x"}`)).toEqual({ a: ['x'] })
  for (const levels of [32, 100_000]) expect(() => read(`{"used":1,"unused":${nested(levels)}}`)).toThrow(badAnswer)
})

test('brackets inside texts do not count as nesting', () => {
  const inText = `\\"${'['.repeat(200)}\\\\`
  expect(read(`{"a":["${inText}", 1]}`)).toEqual({ a: [`"${'['.repeat(200)}\\`, '1'] })
})

test('one byte order mark is skipped, two are not', () => {
  expect(read('\ufeff{"a":1}')).toEqual({ a: ['1'] })
  expect(() => read('\ufeff\ufeff{"a":1}')).toThrow(badAnswer)
})

test('bytes that are no UTF-8 are refused, not replaced, wherever they stand', () => {
  const bytes = Buffer.concat([Buffer.from('{"unused":"'), Buffer.from([0xff]), Buffer.from('"}')])
  expect(() => readSmallJson(bytes, words)).toThrow(badAnswer)
})

test('the error does not quote the answer', () => {
  expect(() => read('secret words')).not.toThrow(/secret/)
  expect(() => read('secret words')).toThrow(badAnswer)
})

test('more objects than any question is worth are refused, be they spread over thousands of lists', () => {
  const packs = record({ rows: listOf(record({ files: listOf(record({ name: text }), 2_000) }), 200) })
  const row = (files: number) => `{"files":[${Array.from({ length: files }, () => '{}').join()}]}`
  const answer = (files: number) => `{"rows":[${Array.from({ length: 150 }, () => row(files)).join()}]}`
  expect(read(answer(100), packs)).toHaveProperty('rows.length', 150)
  expect(() => read(answer(1_900), packs)).toThrow(tooLarge)
})

test('a long answer lets others have their turn while it is read', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  await readJson(Buffer.from(`{"unused":[${'{"b":1},'.repeat(900_000)}1],"a":"x"}`), words)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(2)
})
