import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayBeUtf8 } from '../../../../shared/subtitle/encoding/byteLines.ts'
import { decodeStrictly } from '../../../../shared/subtitle/encoding/textDecoder.ts'

test('nothing is refused that a strict decoder of UTF-8 would read', () => {
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 12 }), fc.string({ unit: 'binary' }).map(utf8)), (bytes) => {
      if (decodeStrictly(bytes, 'utf-8') !== null) expect(mayBeUtf8(bytes)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('letters of a code page are refused', () => {
  for (const bytes of [[0xe9], [0xe9, 0x20], [0xc3, 0x28], [0xf5, 0x80, 0x80, 0x80], [0x80], [0xe2, 0x82]])
    expect(mayBeUtf8(Uint8Array.from(bytes))).toBe(false)
})

const utf8 = (text: string) => new TextEncoder().encode(text)
