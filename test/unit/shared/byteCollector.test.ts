import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectBytes } from '../../../shared/byteCollector.ts'

test('whatever the pieces, what is kept is what came, up to the most', () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 3_000 }), { maxLength: 20 })
  fc.assert(
    fc.property(pieces, fc.nat({ max: 12_000 }), (given, most) => {
      const body = collectBytes(most)
      const answers = given.map((piece) => body.add(piece))
      const whole = Buffer.concat(given)
      if (whole.length <= most) expect(Buffer.from(body.bytes()).equals(whole)).toBe(true)
      else expect([answers.at(-1), body.bytes().length]).toEqual([false, 0])
    }),
  )
})

test('crumbs take the room of their bytes', () => {
  const body = collectBytes(2 ** 20)
  const crumb = new Uint8Array(1)
  for (let count = 0; count < 2 ** 20; count += 1) body.add(crumb)
  expect(body.bytes().buffer.byteLength).toBe(2 ** 20)
})
