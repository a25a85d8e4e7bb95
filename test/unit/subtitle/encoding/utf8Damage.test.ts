import { expect, it } from 'vitest'
import { countUtf8 } from '../../../../shared/subtitle/encoding/utf8Damage.ts'
import { createRandom } from '../../../support/make/worlds/makeWorld.ts'

/** Bytes at which the rules of UTF-8 change, and some between. */
const bytes = [
  ...[0x00, 0x0a, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbd, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe9, 0xec],
  ...[0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff],
]

it('counts what a decoder would show as whole characters and as wrong ones', () => {
  const pick = createRandom(3)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for (let round = 0; round < 50_000; round += 1) {
    const some = Uint8Array.from({ length: pick(9) }, () => bytes[pick(bytes.length)] ?? 0)
    const beyond = Array.from(decoder.decode(some)).filter((char) => char > '\x7f')
    const wrong = beyond.filter((char) => char === '\ufffd').length
    expect(countUtf8(some), some.join(' ')).toEqual({ whole: beyond.length - wrong, wrong })
  }
})
