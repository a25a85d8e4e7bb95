import { expect, test } from 'vitest'
import { parseSubtitle } from '../../../../../shared/subtitle/parseSubtitle.ts'

const read = (text: string) => parseSubtitle(new TextEncoder().encode(text), { fileName: 'film.srt' })
const linesOf = (text: string) => read(text).cues.map((cue) => `${cue.startMs}-${cue.endMs} ${cue.text}`)

const wanted = ['1000-2000 Hello', '3000-4000 two\nlines']

const variants: readonly (readonly [why: string, text: string])[] = [
  ['plain', '1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\ntwo\nlines\n'],
  ['no line end at the end', '1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\ntwo\nlines'],
  [
    'Windows line ends',
    '1\r\n00:00:01,000 --> 00:00:02,000\r\nHello\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\ntwo\r\nlines',
  ],
  ['old Mac line ends', '1\r00:00:01,000 --> 00:00:02,000\rHello\r\r2\r00:00:03,000 --> 00:00:04,000\rtwo\rlines'],
  ['mixed line ends', '1\r\n00:00:01,000 --> 00:00:02,000\nHello\r\r2\n00:00:03,000 --> 00:00:04,000\r\ntwo\nlines'],
  ['no blank lines', '1\n00:00:01,000 --> 00:00:02,000\nHello\n2\n00:00:03,000 --> 00:00:04,000\ntwo\nlines'],
  [
    'doubled blank lines',
    '1\n\n00:00:01,000 --> 00:00:02,000\n\nHello\n\n\n2\n\n00:00:03,000 --> 00:00:04,000\n\ntwo\n\nlines',
  ],
  ['no numbers', '00:00:01,000 --> 00:00:02,000\nHello\n\n00:00:03,000 --> 00:00:04,000\ntwo\nlines'],
  ['wrong numbers', '7\n00:00:01,000 --> 00:00:02,000\nHello\n\n7\n00:00:03,000 --> 00:00:04,000\ntwo\nlines'],
  [
    'numbers with a sign or a dot',
    '#1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2.\n00:00:03,000 --> 00:00:04,000\ntwo\nlines',
  ],
  ['dots for commas', '1\n00:00:01.000 --> 00:00:02.000\nHello\n\n2\n00:00:03.000 --> 00:00:04.000\ntwo\nlines'],
  ['colons for commas', '1\n00:00:01:000 --> 00:00:02:000\nHello\n\n2\n00:00:03:000 --> 00:00:04:000\ntwo\nlines'],
  ['no milliseconds', '1\n00:00:01 --> 00:00:02\nHello\n\n2\n00:00:03 --> 00:00:04\ntwo\nlines'],
  ['short fractions', '1\n00:00:01,0 --> 00:00:02,00\nHello\n\n2\n00:00:03,0 --> 00:00:04,0\ntwo\nlines'],
  ['no hours', '1\n00:01,000 --> 00:02,000\nHello\n\n2\n00:03,000 --> 00:04,000\ntwo\nlines'],
  ['one-digit parts', '1\n0:0:1,000 --> 0:0:2,000\nHello\n\n2\n0:0:3,000 --> 0:0:4,000\ntwo\nlines'],
  [
    'spaces inside times',
    '1\n00: 00: 01, 000 --> 00: 00: 02, 000\nHello\n\n2\n00:00:03 ,000-->00:00:04 ,000\ntwo\nlines',
  ],
  ['long and short arrows', '1\n00:00:01,000 ---> 00:00:02,000\nHello\n\n2\n00:00:03,000 -> 00:00:04,000\ntwo\nlines'],
  ['dashes for arrows', '1\n00:00:01,000 —> 00:00:02,000\nHello\n\n2\n00:00:03,000 → 00:00:04,000\ntwo\nlines'],
  ['broken arrows', '1\n00:00:01,000 - -> 00:00:02,000\nHello\n\n2\n00:00:03,000 -- > 00:00:04,000\ntwo\nlines'],
  [
    'coordinates',
    '1\n00:00:01,000 --> 00:00:02,000 X1:100 X2:9\nHello\n\n2\n00:00:03,000 --> 00:00:04,000 position:50%\ntwo\nlines',
  ],
  ['Arabic digits', '1\n٠٠:٠٠:٠١,٠٠٠ --> ٠٠:٠٠:٠٢,٠٠٠\nHello\n\n2\n۰۰:۰۰:۰۳,۰۰۰ --> ۰۰:۰۰:۰۴,۰۰۰\ntwo\nlines'],
  [
    'full-width digits',
    '1\n００:００:０１,０００ --> ００:００:０２,０００\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\ntwo\nlines',
  ],
  [
    'spaces at line ends',
    '1 \n00:00:01,000  -->  00:00:02,000 \nHello  \n \n2\n00:00:03,000 --> 00:00:04,000\ntwo\t\nlines',
  ],
  [
    'a mark and a preface',
    '\ufeffMade by nobody\n\n1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\ntwo\nlines',
  ],
  ['numbers beside times', '1 00:00:01,000 --> 00:00:02,000\nHello\n2 00:00:03,000 --> 00:00:04,000\ntwo\nlines\n'],
  ['dots all the way', '1\n00.00.01,000 --> 00.00.02.000\nHello\n\n2\n00.00.03,000 --> 00.00.04,000\ntwo\nlines'],
  ['other signs', '1\n00:00:01`000 --> 00:00:02´000\nHello\n\n2\n٠٠:٠٠:٠٣٫٠٠٠ --> ٠٠:٠٠:٠٤،٠٠٠\ntwo\nlines'],
  ['an arrow of the web', '1\n00:00:01,000 --&gt; 00:00:02,000\nHello\n\n2\n00:00:03,000 – > 00:00:04,000\ntwo\nlines'],
  [
    'a number at its end',
    '1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\ntwo\nlines\n\n3\n',
  ],
  ['NULs', '1\n00:00:01,000 --> 00:00:02,000\nHel\0lo\n\n2\n00:00:03,000 --> 00:00:04,000\ntwo\nlines'],
]

test.for(variants)('reads SRT with %s', ([, text]) => {
  expect(linesOf(text)).toEqual(wanted)
})

test.for([
  '-00:00:03,000 --> -00:00:02,000',
  '99:99:99,999 --> 99:99:99,999',
  '999999999:00:00,000 --> 999999999:00:01,000',
  'NaN:NaN:NaN,NaN --> Infinity',
  '0x01:00:00,000 --> 0x02:00:00,000',
])('leaves out and counts a cue at %s', (timing) => {
  const { cues, dropped } = read(`1\n${timing}\nbad\n\n2\n00:00:10,000 --> 00:00:12,000\ngood\n`)
  expect(cues).toEqual([{ startMs: 10_000, endMs: 12_000, text: 'good' }])
  expect(dropped).toEqual(['1 cue with unusable times left out'])
})

test('an arrow or a number in the text stays text', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\na --> b\n1984\n\n2\n00:00:03,000 --> 00:00:04,000\n12\n'
  expect(linesOf(text)).toEqual(['1000-2000 a --> b\n1984', '3000-4000 12'])
})

test('a number at the end of a text is kept where cues have no numbers of their own', () => {
  const text = '00:00:01,000 --> 00:00:02,000\nThe year is\n1984\n\n00:00:03,000 --> 00:00:04,000\nx\n'
  expect(linesOf(text)).toEqual(['1000-2000 The year is\n1984', '3000-4000 x'])
})

test('a cue without text stays a cue, and cues stay in the order of the file', () => {
  const text = '1\n00:00:05,000 --> 00:00:06,000\n\n2\n00:00:03,000 --> 00:00:04,000\nx\n'
  expect(linesOf(text)).toEqual(['5000-6000 ', '3000-4000 x'])
})

test.for([
  ['-00:00:01,000 --> 00:00:02,000', '0-2000 said'],
  ['00:00:-1,-500 --> 00:00:02,000', '0-2000 said'],
  ['00:00:05,000 --> 00:00:01,000', '5000-6500 said'],
  ['00:00:05,000 --> 00:00:05,000', '5000-6500 said'],
  ['00:00:09,000 --> 00:00:09,000', '9000-10000 said'],
] as const)('what is said at %s is shown', ([timing, shown]) => {
  const { cues } = read(`1\n${timing}\nsaid\n\n2\n00:00:10,000 --> 00:00:12,000\nnext\n`)
  expect(cues.map((cue) => `${cue.startMs}-${cue.endMs} ${cue.text}`)).toEqual([shown, '10000-12000 next'])
})

test('a last text that is a number is no number of a cue', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\nHow many?\n\n2\n00:00:03,000 --> 00:00:04,000\n3\n'
  expect(linesOf(text)).toEqual(['1000-2000 How many?', '3000-4000 3'])
})
