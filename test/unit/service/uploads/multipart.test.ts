/** The multipart reader: what real clients send, and what is refused. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundaryOf, multipartLimits, readMultipart, type FormPart } from '../../../../service/uploads/multipart.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string, boundary = 'xx') => readMultipart(bytesOf(text), boundary).map(shown)
const shown = ({ name, fileName, bytes }: FormPart) => [name, fileName, Buffer.from(bytes).toString()]
const part = (headers: string, content = 'v') => `--xx\r\n${headers}\r\n\r\n${content}\r\n`
const field = (name: string, content = 'v') => part(`Content-Disposition: form-data; name="${name}"`, content)

test.each([
  [
    'fields and a file',
    `${field('a', '1')}${part('Content-Disposition: form-data; name="f"; filename="x.srt"', 'S')}--xx--\r\n`,
    [
      ['a', null, '1'],
      ['f', 'x.srt', 'S'],
    ],
  ],
  ['no part at all', '--xx--', []],
  ['words before the first and after the last boundary', `hello\r\n${field('a')}--xx--\r\nbye`, [['a', null, 'v']]],
  ['an empty value', `${field('a', '')}--xx--`, [['a', null, '']]],
  ['line ends inside a value', `${field('a', '\r\n1\r\n\r\n2\r\n')}--xx--`, [['a', null, '\r\n1\r\n\r\n2\r\n']]],
  ['a word that begins like the boundary', `${field('a', '1\r\n--xxx\r\n2')}--xx--`, [['a', null, '1\r\n--xxx\r\n2']]],
  [
    'spaces behind a boundary',
    `--xx \t\r\nContent-Disposition: form-data; name=a\r\n\r\nv\r\n--xx--`,
    [['a', null, 'v']],
  ],
  ['header names in any case', `${part('content-DISPOSITION: Form-Data; NAME="a"')}--xx--`, [['a', null, 'v']]],
  [
    'a name that is quoted as browsers do',
    `${part('Content-Disposition: form-data; name="f"; filename="a%22b.srt"')}--xx--`,
    [['f', 'a"b.srt', 'v']],
  ],
  [
    'a name that is quoted with backslashes',
    `${part('Content-Disposition: form-data; name="f"; filename="a\\"b.srt"')}--xx--`,
    [['f', 'a"b.srt', 'v']],
  ],
  [
    'a name of RFC 5987',
    `${part('Content-Disposition: form-data; name="f"; filename="_.srt"; filename*=UTF-8\'\'%E2%82%AC.srt')}--xx--`,
    [['f', '€.srt', 'v']],
  ],
  [
    'a name with folders',
    `${part('Content-Disposition: form-data; name="f"; filename="C:\\dir\\../x.srt"')}--xx--`,
    [['f', 'x.srt', 'v']],
  ],
  [
    'a name with control and direction characters',
    `${part('Content-Disposition: form-data; name="f"; filename="a\u202etrs.exe\u0000.srt"')}--xx--`,
    [['f', 'atrs.exe.srt', 'v']],
  ],
  [
    'bare line feeds throughout, and what else a value holds',
    `${field('a', '1\r\n2\r')}--xx--`.replaceAll('\r\n', '\n').replace('1\n', '1\r\n'),
    [['a', null, '1\r\n2\r']],
  ],
] as const)('reads %s', (_what, body, expected) => {
  expect(read(body)).toEqual(expected)
})

const many = field('a').repeat(multipartLimits.parts + 1)
test.each([
  ['nothing', ''],
  ['a body without its end', field('a')],
  ['a body that ends in its headers', '--xx\r\nContent-Disposition: form-data; name="a"'],
  ['another boundary', `${field('a')}--yy--`.replaceAll('--xx', '--yy')],
  ['line feeds that begin in the middle', `${field('a')}${field('b').replaceAll('\r\n', '\n')}--xx--`.slice(0, -2)],
  ['a part without a name', `${part('Content-Disposition: form-data')}--xx--`],
  ['a part without headers', '--xx\r\n\r\nv\r\n--xx--'],
  ['another disposition', `${part('Content-Disposition: attachment; name="a"')}--xx--`],
  ['an encoding', `${part('Content-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64')}--xx--`],
  [
    'endless headers',
    `${part(`Content-Disposition: form-data; name="a"\r\nX: ${'x'.repeat(multipartLimits.headerBytes)}`)}--xx--`,
  ],
  ['too many parts', `${many}--xx--`],
])('refuses %s', (_what, body) => {
  expect(() => read(body)).toThrow(/^The form cannot be read: /)
})

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; charset=utf-8; BOUNDARY="a b:c"', 'a b:c'],
])('finds the boundary in %s', (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary)
})

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="a "',
  `multipart/form-data; boundary=${'x'.repeat(71)}`,
  'multipart/form-data; boundary=ä',
])('refuses the boundary of %s', (type) => {
  expect(() => boundaryOf(type)).toThrow(/boundary/)
})

test('gives back any bytes, and never throws anything but a refusal', () => {
  const anyBytes = fc.uint8Array({ maxLength: 200 })
  fc.assert(
    fc.property(anyBytes, (content) => {
      const body = Buffer.concat([
        bytesOf('--q\r\nContent-Disposition: form-data; name="a"\r\n\r\n'),
        content,
        bytesOf('\r\n--q--'),
      ])
      expect(readMultipart(body, 'q').map(({ bytes }) => [...bytes])).toEqual([[...content]])
    }),
  )
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('--xx', '\r\n', '--', 'Content-Disposition: form-data; name="a"', ' ', 'v', '"', ':')),
      (pieces) => {
        try {
          read(pieces.join(''))
        } catch (thrown) {
          expect(String(thrown)).toContain('The form cannot be read')
        }
      },
    ),
  )
})
