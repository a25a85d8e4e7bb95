import { expect, onTestFinished, test } from 'vitest'
import { buildZip } from '../../../../service/archive/buildZip.ts'
import { readZip } from '../../../../node/archive/readZip.ts'
import { srt } from '../../../support/services/emptyCatalogue.ts'

const file = (name: string, words: string) => ({ name, bytes: Buffer.from(srt(words)) })

test('what is packed can be read back, in order, names that clash kept apart', () => {
  const zip = buildZip([file('b.srt', 'one'), file('a.srt', 'two'), file('b.srt', 'three')])
  const read = readZip(zip).entries.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])
  expect(read).toEqual([
    ['b.srt', srt('one')],
    ['a.srt', srt('two')],
    ['b (2).srt', srt('three')],
  ])
})

test('the same files give the same bytes in every time zone', () => {
  const zone = process.env['TZ']
  onTestFinished(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })
  const archives = ['UTC', 'Asia/Tokyo', 'America/Sao_Paulo'].map((name) => {
    process.env['TZ'] = name
    return Buffer.from(buildZip([file('a.srt', 'one')])).toString('hex')
  })
  expect(new Set(archives).size).toBe(1)
})
