import { expect, test } from 'vitest'
import { parseJson } from '../../../electron/serviceClient/jsonReader.ts'

const parse = (text: string) => parseJson(Buffer.from(text))
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const badAnswer = expect.objectContaining({ code: 'service.badAnswer' }) as Error

test('nesting is read up to 64 levels, however wide', () => {
  expect(parse(nested(64))).toBeInstanceOf(Array)
  expect(parse(`[${Array.from({ length: 500 }, () => '{"a":[]}').join(',')}]`)).toHaveLength(500)
  for (const levels of [65, 100_000]) expect(() => parse(nested(levels))).toThrow(badAnswer)
  expect(() => parse(`{"used":1,"unused":${nested(100)}}`)).toThrow(badAnswer)
})

test('brackets inside texts do not count as nesting', () => {
  const text = `\\"${'['.repeat(200)}\\\\`
  expect(parse(`["${text}", 1]`)).toEqual([`"${'['.repeat(200)}\\`, 1])
})

test('one byte order mark is skipped, two are not', () => {
  expect(parse('\ufeff[1]')).toEqual([1])
  expect(() => parse('\ufeff\ufeff[1]')).toThrow(badAnswer)
})

test('bytes that are no UTF-8 are refused, not replaced', () => {
  expect(() => parseJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow(badAnswer)
})

test('the error does not quote the answer', () => {
  expect(() => parse('secret words')).not.toThrow(/secret/)
  expect(() => parse('secret words')).toThrow(badAnswer)
})
