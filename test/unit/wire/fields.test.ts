import { expect, test } from 'vitest'
import { record, unreadable, type Decoder } from '../../../shared/json/decoder.ts'
import * as fields from '../../../shared/wire/fields.ts'
import * as v1 from '../../../shared/wire/v1.ts'
import * as v2 from '../../../shared/wire/v2.ts'
import { mustRead, readWire } from '../../support/peers/readWire.ts'

const read = (field: Decoder<unknown>, value?: unknown) => readWire(field, value)

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['True', true],
  [false, false],
  [0, false],
  ['0', false],
  ['no', false],
  [2, null],
  ['', null],
  [null, null],
  [[], null],
  [undefined, null],
])('the flag %j reads as %j', (raw, flag) => {
  expect(read(fields.flag, raw)).toBe(flag)
})

test.each([
  [7, 7],
  ['7', 7],
  [' 7 ', 7],
  [0, 0],
  [-3, null],
  [1.5, null],
  ['7a', null],
  ['', null],
  ['0x10', null],
  [NaN, null],
  [1e300, null],
  [true, null],
  [{}, null],
])('the count %j reads as %j', (raw, count) => {
  expect(read(fields.count, raw)).toBe(count)
})

test.each([
  [123, 123],
  ['123', 123],
  ['sd123', 123],
  ['SD123', 123],
  [0, null],
  ['tt123', null],
  ['sd', null],
])('the title id %j reads as %j', (raw, id) => {
  expect(read(fields.titleId, raw)).toBe(id)
})

test.each([
  [5, 5],
  ['5', 5],
  [0, null],
  ['0', null],
  [-1, null],
])('the positive number %j reads as %j', (raw, number) => {
  expect(read(fields.positive, raw)).toBe(number)
})

test.each([v1.titleResult, v2.filenameMatch])(
  'an id or year of 0 is unknown, as where an integer must be sent',
  (title) => {
    expect(mustRead(title as Decoder<object>, { sd_id: 0, moviedb_id: 0, year: 0 })).toMatchObject({
      sd_id: null,
      moviedb_id: null,
      year: null,
    })
  },
)

test('texts may be numbers, lone or missing', () => {
  expect([read(fields.text, 5), read(fields.text, ''), read(fields.text, {}), read(fields.text)]).toEqual([
    '5',
    null,
    null,
    null,
  ])
  expect([read(fields.texts, ['a', null, 5, {}]), read(fields.texts, 'a'), read(fields.texts)]).toEqual([
    ['a', '5'],
    ['a'],
    [],
  ])
})

test('types and decimals are lenient too', () => {
  expect([read(fields.titleType, 'TV'), read(fields.titleType, 'series'), read(fields.decimal, '23.976')]).toEqual([
    'tv',
    null,
    23.976,
  ])
})

test('unreadable entries of a list are left out; no list reads as an empty one', () => {
  const list = fields.listOf(record({ a: fields.requiredId }), 2)
  expect(read(list, [{ a: 1 }, 'x', { a: 3 }])).toEqual([{ a: '1' }])
  for (const raw of [undefined, null, 'x', {}, 5]) expect(read(list, raw)).toEqual([])
})

test('unknown fields do no harm, and none of them reaches a prototype', () => {
  const row = mustRead(v1.subtitleRow, JSON.parse('{"n_id":"1","new":[1],"__proto__":{"polluted":true}}'))
  expect(row.n_id).toBe('1')
  expect(row).not.toHaveProperty('new')
  expect((row as { polluted?: boolean }).polluted).toBeUndefined()
})

test('a row may be empty; an answer without its list is none', () => {
  expect(readWire(v1.subtitleRow, {})).not.toBe(unreadable)
  expect(readWire(v2.titleSearch, { status: true })).toBe(unreadable)
  const film = { sd_id: 7, name: 'Film' }
  const read = readWire(v2.titleSearch, { results: [film] })
  expect(read).toMatchObject({ results: [film] })
  expect(readWire(v2.titleSearch, [film])).toEqual(read)
  expect(readWire(v2.filesSearch(1), { status: true })).toBe(unreadable)
  expect(readWire(v2.account, { plan: {} })).toBe(unreadable)
})
