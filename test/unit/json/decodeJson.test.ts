import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DecodeFailure } from '../../../shared/json/decodeFailure.ts'
import { decodeJson } from '../../../shared/json/decodeJson.ts'
import { opaque, record, unreadable, type Decoder, type Plain } from '../../../shared/json/decoder.ts'

const limits = { objects: 100, entries: 1_000 }

function decode<Value>(json: string, decoder: Decoder<Value>) {
  const slices = decodeJson(Buffer.from(json), decoder, limits)
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}

/** As it came; 'opaque' for what is not looked into, 'absent' for what did not come. */
const asItCame: Decoder<unknown> = { plain: shown, object: null, list: null }
function shown(value: Plain): unknown {
  if (value === opaque) return 'opaque'
  return value === undefined ? 'absent' : value
}
const listed = (atMost: number): Decoder<unknown> => ({
  plain: shown,
  object: null,
  list: { entry: asItCame, atMost, make: (entries, isCut) => ({ entries, isCut }) },
})

const broken = expect.objectContaining({ reason: 'broken' }) as Error
const tooLarge = expect.objectContaining({ reason: 'tooLarge' }) as Error

test('only what is named is built, in whatever order and company it comes', () => {
  const decoder = record({ b: asItCame, a: listed(2), c: asItCame })
  const json = '{"x":{"a":[9]},"a":[1,{"b":2},3], "y":[[{}]],"b":"\\u00e9"}'
  expect(decode(json, decoder)).toEqual({ b: 'é', a: { entries: [1, 'opaque'], isCut: true }, c: 'absent' })
})

test('of two members of one name the later counts', () => {
  expect(decode('{"a":1,"a":[2],"a":3}', record({ a: asItCame }))).toEqual({ a: 3 })
})

test('a name that is longer, shorter or another is none of ours', () => {
  expect(decode('{"ab":1,"":2,"A":3,"__proto__":{"a":4}}', record({ a: asItCame }))).toEqual({ a: 'absent' })
})

test('a name may be escaped, whole or in part', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('a', 'n_id', 'file_name'),
      fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
      (name, picks) => {
        const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
        const written = Array.from(name, (sign, at) => (picks[at] ? escape(sign) : sign)).join('')
        expect(decode(`{"${written}":1}`, record({ [name]: asItCame }))).toEqual({ [name]: 1 })
      },
    ),
  )
})

test('what is no object is no record', () => {
  for (const json of ['1', '"a"', 'null', 'true', '[]', '[{"a":1}]'])
    expect(decode(json, record({ a: asItCame }))).toBe(unreadable)
})

test('a text beyond all sense is not looked into, a number beyond all sense is none', () => {
  const decoder = record({ a: asItCame })
  expect(decode(`{"a":"${'x'.repeat(100_000)}"}`, decoder)).toEqual({ a: 'opaque' })
  expect(decode(`{"a":${'9'.repeat(300)}}`, decoder)).toEqual({ a: Number('9'.repeat(300)) })
  for (const name of ['a', 'other']) expect(() => decode(`{"${name}":${'9'.repeat(1_000)}}`, decoder)).toThrow(broken)
})

test('a text keeps every sign it begins with', () => {
  for (const sign of ['\ufeff', '\u200f', '\0', ' ', 'é']) {
    const text = `${sign}abc`
    expect(decode(JSON.stringify(text), asItCame)).toBe(text)
  }
})

test('half of a character stays what it was', () => {
  expect(decode(String.raw`"\ud800"`, asItCame)).toBe('\ud800')
})

test.each([
  ['', '{', '[', '"', '{"a"', '{"a":', '{"a":1', '[1', '[1,', '1 2', '[1 2]', '{"a" 1}', '{"a":1,}', '[1,]', '[,1]'],
  ['{a:1}', "{'a':1}", '{"a":1]', '[1}', '[]]', '}', 'nul', '01', '1.', '+1', '.5', '"\n"', '"\\x"', 'NaN', '\u00a01'],
])('%j and the like are broken', (...texts) => {
  for (const json of texts) expect(() => decode(json, listed(5)), json).toThrow(broken)
})

test('more objects or entries than the limits allow are too large, however they are spread', () => {
  const inner = record({ a: asItCame })
  const objects: Decoder<unknown> = { ...asItCame, list: { entry: inner, atMost: 1_000, make: (entries) => entries } }
  expect(decode(`[${Array(100).fill('{}').join()}]`, objects)).toHaveLength(100)
  expect(() => decode(`[${Array(101).fill('{}').join()}]`, objects)).toThrow(tooLarge)
  const lists: Decoder<unknown> = { ...asItCame, list: { entry: listed(9), atMost: 500, make: (entries) => entries } }
  expect(() => decode(`[${Array(200).fill('[1,2,3,4,5]').join()}]`, lists)).toThrow(tooLarge)
})

test('every JSON text reads as JSON.parse reads it, and no part of one is taken for the whole', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(), (value, cut) => {
      const json = JSON.stringify({ other: value, a: value })
      const isPlain = typeof value !== 'object' || value === null
      const a = isPlain ? (JSON.parse(JSON.stringify(value)) as unknown) : 'opaque'
      expect(decode(json, record({ a: asItCame }))).toEqual({ a })
      expect(() => decode(json.slice(0, cut % json.length), record({ a: asItCame }))).toThrow(DecodeFailure)
    }),
    { numRuns: 1_000 },
  )
})

test('any text at all is read or refused', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[{}[\]",:\\u0-9a-fE.+ -]{0,60}$/), (json) => {
      const read = () => decode(json, record({ a: listed(3) }))
      try {
        JSON.parse(json)
      } catch {
        try {
          read()
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(DecodeFailure)
        }
        return
      }
      expect(read).not.toThrow()
    }),
    { numRuns: 2_000 },
  )
})
