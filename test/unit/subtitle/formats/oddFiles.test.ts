// What people write into files against the letter of their format: no words of it may be lost.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'
import { plainTextOf } from '../../../../shared/subtitle/plainText.ts'
import { prepareSubtitle } from '../../../../electron/verify/prepareSubtitle.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => parseSubtitle(bytesOf(text))
const textsOf = (text: string) => read(text).cues.map((cue) => plainTextOf(cue.text))

test.for(['Hello there.', '- Hello.', 'Привет.', '你好'])('words behind the times are words: %s', (said) => {
  const file = `1\n00:00:01,500 --> 00:00:02,700 ${said}\n\n2\n00:00:03,500 --> 00:00:04,700\nNext.\n`
  expect(textsOf(file)).toEqual([said, 'Next.'])
  const { text } = prepareSubtitle(bytesOf(file), { languageHint: null, fileName: 'a.srt', fps: null })
  expect(text).toContain(`00:00:01,500 --> 00:00:02,700\n${said}\n`)
})

test.for(['X1:100 X2:200 Y1:1 Y2:2', 'align:left position:10%', ''])(
  'settings behind the times are none: %s',
  (all) => {
    expect(textsOf(`1\n00:00:01,500 --> 00:00:02,700 ${all}\nA\n`)).toEqual(['A'])
  },
)

const ttml = (body: string) => `<tt xmlns="http://www.w3.org/ns/ttml"><body><div>${body}</div></body></tt>`

test('of TTML the words in CDATA are shown, and what is in comments is not', () => {
  const file = ttml(`<!-- <p begin="0s" end="1s">Old</p> -->
    <p begin="1s" end="2s"><![CDATA[Tom & Jerry: 3 > 2]]></p><p begin="3s" end="4s">A <!-- b > c -->d</p>`)
  expect(textsOf(file)).toEqual(['Tom & Jerry: 3 > 2', 'A d'])
  expect(textsOf(ttml('<p begin="1s" end="2s">A</p><![CDATA[ never ends'))).toEqual(['A'])
})

test('TMPlayer is read: each text until the next one, and no longer than it takes to read', () => {
  expect(read('00:00:01:A line that can be read|and more\n00:00:02:B\n00:00:30:C\n')).toMatchObject({
    format: 'tmplayer',
    cues: [
      { startMs: 1_000, endMs: 2_000, text: 'A line that can be read\nand more' },
      { startMs: 2_000, endMs: 3_500, text: 'B' },
      { startMs: 30_000, endMs: 31_500, text: 'C' },
    ],
  })
  expect(textsOf('00:00:01,1=A\n00:00:01,2=B\n00:00:04,1=C\n00:00:06:\n')).toEqual(['A\nB', 'C'])
})

test('a log with times in it is no subtitle', () => {
  expect(() => read('12:30:45: started\nby somebody\nfor a reason\n12:30:46: ended\n')).toThrow()
})

test('whatever is said, TMPlayer loses none of it', () => {
  const word = fc.stringMatching(/^[A-Za-z][A-Za-z' ,.?!]{0,20}[a-z]$/)
  const lines = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(lines, (said) => {
      const file = said.map((texts, at) => `00:${String(at).padStart(2, '0')}:07:${texts.join('|')}`).join('\n')
      const { cues } = read(file)
      expect(cues.map(({ text }) => text)).toEqual(said.map((texts) => texts.map((one) => one.trim()).join('\n')))
      expect(cues.every(({ startMs, endMs }) => endMs > startMs)).toBe(true)
    }),
    { numRuns: 50 },
  )
})
