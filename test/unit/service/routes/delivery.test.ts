import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentDisposition } from '../../../../service/routes/delivery.ts'

test('a plain name stands as it is', () => {
  expect(contentDisposition('Film.2019.en.srt')).toBe('attachment; filename="Film.2019.en.srt"')
})

test('a name beyond ASCII is given twice, once for old readers', () => {
  expect(contentDisposition("Été (it's).srt")).toBe(
    `attachment; filename="_t_ (it's).srt"; filename*=UTF-8''%C3%89t%C3%A9%20%28it%27s%29.srt`,
  )
})

test('nothing in a name can leave a folder, a line or the quotes', () => {
  expect(contentDisposition('../../a"\r\nx: y\u202Egpj.srt')).toBe('attachment; filename="_.._a_x_ ygpj.srt"')
})

test('no name is left without one', () => {
  expect(contentDisposition('...')).toBe('attachment; filename="subtitle"')
})

test('any name makes a header that node would send', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(contentDisposition(name)).toMatch(/^attachment; filename="[ !#-~]+"(; filename\*=UTF-8''[\w%.!~*-]+)?$/)
    }),
    { numRuns: 300 },
  )
})
