import fc from 'fast-check'
import { expect, test } from 'vitest'
import { removeActiveMarkup } from '../../../shared/subtitle/activeMarkup.ts'

test.for([
  '3 < 5 and 7 > 2',
  '<- arrow, a <3 b',
  '<i>a</i> <b>b</b> <u>c</u> <font color="#ff0000" face="Arial">d</font> {\\an8}',
  '<font color=red>a</font>',
  '<v Bob>Hi</v> <c.yellow.bg_blue>a</c> <00:01.000>b',
  '<sigh> and <Bob>',
  '1\n00:00:01,000 --> 00:00:02,000\nx <y\n\n2\n00:00:03,000 --> 00:00:04,000\nz',
])('leaves %s as it is', (text) => {
  expect(removeActiveMarkup(text)).toEqual({ text, removed: [] })
})

test.for([
  ['a<script>x=1</script>b', 'ab', '<script>'],
  ['<ScRiPt>x=1</sCrIpT>b', 'b', '<script>'],
  ['<img src=x onerror=alert(1)>b', 'b', '<img>'],
  ['a\n<img src=x onerror=alert(1)', 'a\n', '<img>'],
  ['<a href="javascript:x">click</a>', 'click', '<a>'],
  ['<b onclick=x>bold</b>', '<b>bold</b>', 'attributes of <b>'],
  ['<b/onclick=x>bold</b>', '<b>bold</b>', 'attributes of <b>'],
  ['<c.x onclick=x>a</c>', '<c.x>a</c>', 'attributes of <c>'],
  ['<font color="#fff" onmouseover="x">a</font>', '<font color="#fff">a</font>', 'attributes of <font>'],
  ['<font color="expression(x)">a</font>', '<font>a</font>', 'attributes of <font>'],
  ['<font face="&#106;avascript:x">a</font>', '<font>a</font>', 'attributes of <font>'],
  ['<custom onclick=x>a', 'a', '<custom>'],
  ['<custom\nonclick=x>a', 'a', '<custom>'],
  ['<x <y a=1> onclick=x>a', 'a', '<y>'],
  ['<<img src=x>script>a', 'a', '<img>'],
  ['<!doctype html>a', 'a', 'declaration'],
])('%s becomes %s', ([text = '', wanted, label]) => {
  const { text: clean, removed } = removeActiveMarkup(text)
  expect(clean).toBe(wanted)
  expect(removed).toContain(label)
})

test('a tag that is never closed takes nothing of the next cue', () => {
  const next = '\n\n2\n00:00:03,000 --> 00:00:04,000\n<i>b</i>'
  expect(removeActiveMarkup(`<img src=x${next}`).text).toBe(next)
  const crowded = '\n2\n00:00:03,000 --> 00:00:04,000\n<i>b</i>'
  expect(removeActiveMarkup(`<img src=x${crowded}`).text).toBe(crowded)
})

test('a line of a script ends its tags too', () => {
  const ass =
    'Dialogue: 0,0:00:01.00,0:00:02.00,D,,0,0,0,,<img src=x\nDialogue: 0,0:00:03.00,0:00:04.00,D,,0,0,0,,<i>b</i>'
  expect(removeActiveMarkup(ass, 'ass').text).toBe(ass.replace('<img src=x', ''))
})

test('the elements of SAMI and TTML stay, what they could run goes', () => {
  const sami =
    '<SAMI><HEAD><STYLE>@import url(x)</STYLE></HEAD><BODY><SYNC Start=1><P Class=A onclick=x>a<IMG SRC=x></BODY></SAMI>'
  expect(removeActiveMarkup(sami, 'sami').text).toBe('<SAMI><HEAD></HEAD><BODY><SYNC Start=1><P>a</BODY></SAMI>')
  const ttml =
    '<?xml version="1.0"?><tt:tt xmlns:tt="http://www.w3.org/ns/ttml"><tt:style tts:color="red"/><tt:p begin="1s">a</tt:p>'
  expect(removeActiveMarkup(`${ttml}<script>x</script></tt:tt>`, 'ttml').text).toBe(`${ttml}</tt:tt>`)
})

const pieces = [
  '<',
  '>',
  '</',
  'script',
  'img',
  'b',
  'x',
  ' ',
  '=',
  'onerror',
  '"',
  '\n',
  '/',
  '<i>',
  '<img>',
  '<b onclick=x>',
  '-->',
]

test('whatever is put together, no element and no handler survives, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
      const { text } = removeActiveMarkup(parts.join(''))
      expect(text).not.toMatch(/<\/?(?:script|img)\b/i)
      expect(text).not.toMatch(/<[a-z][^<>\n]*\sonerror=[^<>\n]*>/i)
      expect(removeActiveMarkup(text).text).toBe(text)
    }),
    { numRuns: 500 },
  )
})
