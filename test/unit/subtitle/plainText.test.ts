import { expect, test } from 'vitest'
import { plainTextOf, previewOf } from '../../../shared/subtitle/plainText.ts'

test.for([
  ['<i>Hello</i>\n{\\an8}you', 'Hello\nyou'],
  ['3 < 5, a <3 b', '3 < 5, a <3 b'],
  ['{\\p1}m 0 0 l 9 9{\\p0}text', 'text'],
  ['&lt;b&gt; &amp;lt; &nbsp;', '<b> &lt;'],
  ['<img src=x onerror=y>a', 'a'],
  ['\u001b[31mred\u0007', '[31mred'],
])('the plain text of %j is %j', ([text = '', wanted]) => {
  expect(plainTextOf(text)).toBe(wanted)
})

test('a preview of a huge cue is cut', () => {
  expect(previewOf('x'.repeat(100_000))).toHaveLength(8192)
})
