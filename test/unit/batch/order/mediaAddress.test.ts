import fc from 'fast-check'
import { extname } from 'node:path'
import { expect, test } from 'vitest'
import { readMediaAddress } from '../../../../electron/batch/order/mediaAddress.ts'

const nameOf = (name: string) => readMediaAddress(`https://films.example/a/${encodeURIComponent(name)}?key=1`).name

const letters = fc.array(fc.constantFrom('a', 'é', '語', '𝒜', ' ', '7'), { minLength: 1, maxLength: 400, size: 'max' })
const names = fc
  .tuple(letters, fc.constantFrom('', '.mp4', '.m2ts', '.語'))
  .map(([stem, end]) => [`x${stem.join('')}`, end])

test('a name of any length is cut between letters to what a disk takes, and keeps its extension', () => {
  fc.assert(
    fc.property(names, ([stem = '', extension = '']) => {
      const whole = stem + extension
      const name = nameOf(whole)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
      expect(extname(name)).toBe(extension)
      expect(whole.startsWith(name.slice(0, name.length - extension.length))).toBe(true)
      // No more is cut than must be, and no letter is halved.
      if (Buffer.byteLength(whole) <= 200) expect(name).toBe(whole)
      else expect(Buffer.byteLength(name)).toBeGreaterThan(196)
      expect(name.isWellFormed()).toBe(true)
    }),
  )
})

test('an address that ends in no name is named all the same, and an endless extension is cut', () => {
  expect([nameOf('..'), nameOf('_ _')]).toEqual(['media', 'media'])
  expect(nameOf(`a.${'b'.repeat(300)}`)).toBe(`a.${'b'.repeat(198)}`)
})
