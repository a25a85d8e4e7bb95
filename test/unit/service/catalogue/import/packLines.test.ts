import { expect, test } from 'vitest'
import type { NewTitle } from '../../../../../service/catalogue/addTitle.ts'
import { packLines, unpackLines } from '../../../../../service/catalogue/import/packLines.ts'
import type { ReadLine } from '../../../../../service/catalogue/import/readManifest.ts'

const title: NewTitle = {
  name: 'Harbor Lights',
  year: 2019,
  type: 'tv',
  sdId: null,
  filmdbId: 'tt0000012',
  moviedbId: null,
  originalName: null,
  firstAirDate: null,
}
const content = { bytes: Uint8Array.of(49, 10), md5: 'e1', fileNId: undefined }

function lineOf(episode: number): ReadLine {
  return {
    title,
    prepared: {
      place: [1, episode, episode, 0, 'EN', 281474976710655],
      row: ['EN', 'a.srt', '', 1, episode, null, 0.5, '"\n\u{1f3ac}'],
      facts: ['{"source":"web"}', '{}'],
      files: [{ row: ['a.srt', 'a', 1, episode], content }],
      nId: episode === 2 ? '77' : undefined,
      archive: null,
    },
  }
}

const pack: ReadLine = {
  title: { ...title, name: 'Quiet Orbit' },
  prepared: { place: [], row: [], facts: [], files: [], nId: undefined, archive: Uint8Array.of(80, 75) },
}
const lines = [lineOf(1), { skipped: 'entry 2: no language' }, lineOf(2), pack, lineOf(3)]

test('lines cross to another thread as they were', () => {
  expect(unpackLines(structuredClone(packLines(lines)))).toEqual(lines)
  expect(unpackLines(packLines([]))).toEqual([])
})

test('what lines share crosses once, and is one object afterwards', () => {
  const packed = packLines(lines)
  expect([packed.titles.length, packed.contents.length]).toEqual([2, 1])
  const [first, , second] = unpackLines(packed)
  if (!first || !second || 'skipped' in first || 'skipped' in second) throw new Error('expected packages')
  expect(second.title).toBe(first.title)
  expect(second.prepared.files[0]?.content).toBe(first.prepared.files[0]?.content)
})

test('lines that break off are noticed', () => {
  const packed = packLines(lines)
  expect(() => unpackLines({ ...packed, cells: packed.cells.slice(0, 2) })).toThrow('break off')
  expect(() => unpackLines({ ...packed, contents: [] })).toThrow('not there')
})
