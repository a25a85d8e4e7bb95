import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { contentMark, copyTree, pathsBelow } from './support/disks/contents.ts'
import { tempFolder } from './support/disks/tempFolder.ts'

const made = 1_600_000_000
const sizeBytes = 2 ** 20

function videoIn(folder: string): string {
  const path = join(folder, 'film.mkv')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, 'a header')
  truncateSync(path, sizeBytes)
  utimesSync(path, made, made)
  return path
}

/** One byte, which no size and no time of writing tells. */
function change(path: string, at: number): void {
  const file = openSync(path, 'r+')
  writeSync(file, 'x', at)
  closeSync(file)
  utimesSync(path, made, made)
}

test.each([0, 200_000, sizeBytes - 1])(
  'a byte changed at %i is seen, although size and time are as before',
  async (at) => {
    const path = videoIn(tempFolder())
    await wait(150)
    const before = contentMark(path)
    expect(contentMark(path)).toBe(before)
    change(path, at)
    expect(contentMark(path)).not.toBe(before)
  },
)

test('a change right after another is seen too', () => {
  const path = videoIn(tempFolder())
  const marks = [0, 1, 2, 3].map((at) => {
    change(path, at)
    return contentMark(path)
  })
  expect(new Set(marks).size).toBe(4)
})

test('another length of zeros is another content', () => {
  const path = videoIn(tempFolder())
  const before = contentMark(path)
  truncateSync(path, sizeBytes + 2 ** 16)
  expect(contentMark(path)).not.toBe(before)
})

test('a copied tree has the same paths and bytes, without what is left out', () => {
  const folder = tempFolder()
  const path = videoIn(join(folder, 'from', 'films', 'deep'))
  writeFileSync(join(folder, 'from', 'films', 'left out.srt'), '')
  mkdirSync(join(folder, 'from', 'empty'))
  copyTree(join(folder, 'from'), join(folder, 'to'), (name) => !name.endsWith('.srt'))
  const paths = ['empty', 'films', join('films', 'deep'), join('films', 'deep', 'film.mkv')]
  expect(pathsBelow(join(folder, 'to')).toSorted()).toEqual(paths)
  expect(readFileSync(join(folder, 'to', 'films', 'deep', 'film.mkv')).equals(readFileSync(path))).toBe(true)
})
