import fc from 'fast-check'
import { expect, test } from 'vitest'
import { besides } from '../../../shared/json/besides.ts'
import { decodeJson } from '../../../shared/json/decodeJson.ts'
import { record, type Decoder } from '../../../shared/json/decoder.ts'
import { count, flag, listOf, objectOrNull, text, texts, wholeListOf } from '../../../shared/wire/fields.ts'

function decode<Value>(json: string, decoder: Decoder<Value>) {
  const slices = decodeJson(Buffer.from(json), decoder, { objects: 1_000, entries: 1_000 })
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}

/** Names that both know, that one knows and that none knows; of lists only the second of two reads the entries. */
const inner = record({ code: text, message: text })
const first: readonly Decoder<unknown>[] = [
  record({ error: text, status: flag, inner }),
  objectOrNull(record({ status: flag, message: text, inner: objectOrNull(inner) })),
  text,
]
const row = record({ name: text, inner: objectOrNull(inner) })
const second: readonly Decoder<unknown>[] = [
  record({ status: text, rows: listOf(row, 2), message: count }),
  record({ inner: objectOrNull(record({ message: text, rows: wholeListOf(row, 9) })), error: texts }),
  listOf(row, 3),
  text,
]

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 'yes', '', 0, 7),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('error', 'status', 'message', 'inner', 'rows', 'code', 'name', 'else'), tie('value')),
  ),
}))

test('two decoders read in one walk what each reads in a walk of its own', () => {
  fc.assert(
    fc.property(fc.constantFrom(...first), fc.constantFrom(...second), value, (one, other, made) => {
      const json = JSON.stringify(made)
      expect(decode(json, besides(one, other))).toEqual([decode(json, one), decode(json, other)])
    }),
    { numRuns: 3_000 },
  )
})

test('of two members of one name the later counts for both', () => {
  const both = besides(record({ a: text }), record({ a: count, b: text }))
  expect(decode('{"a":1,"b":"x","a":2}', both)).toEqual([{ a: '2' }, { a: 2, b: 'x' }])
})
