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

test('NULs around a text, as a disk leaves them, make no binary file of it', () => {
  const [file, nuls] = ['1\n00:00:01,000 --> 00:00:02,000\nA\n', '\0'.repeat(5000)]
  expect(textsOf(file + nuls)).toEqual(['A'])
  expect(textsOf(nuls + file)).toEqual(['A'])
})

test('half a character at the end of UTF-16 is none', () => {
  const wide = Buffer.from('\ufeff1\r\n00:00:01,000 --> 00:00:02,000\r\nA\r\n', 'utf16le')
  expect(parseSubtitle(Uint8Array.from([...wide, 0x0a])).cues.map(({ text }) => text)).toEqual(['A'])
})

test('captions that roll have lines of blanks, which part no cues', () => {
  const rolling = `WEBVTT
Kind: captions

00:00:00.160 --> 00:00:02.389 align:start position:0%
 
hello<00:00:00.480><c> my</c><00:00:00.640><c> friend</c>

00:00:02.389 --> 00:00:02.399 align:start position:0%
hello my friend
 

00:00:02.399 --> 00:00:04.400
second line
 
cue
00:00:05.000 --> 00:00:06.000
third
`
  expect(textsOf(rolling)).toEqual(['hello my friend', 'hello my friend', 'second line', 'third'])
})

test.for(['{25} {50} Hello\n{75} {100} World\n', '[10] [20] Hello\n[30] [40] World\n'])(
  'blanks between numbers in braces or brackets: %j',
  (file) => {
    expect(parseSubtitle(bytesOf(file), { fps: 25 }).cues.map(({ startMs, text }) => `${startMs} ${text}`)).toEqual([
      '1000 Hello',
      '3000 World',
    ])
  },
)

test('of TTML what stands in a region at the top stays there', () => {
  const regions = `<layout><region xml:id="top" tts:origin="10% 10%" tts:extent="80% 20%" tts:displayAlign="before"/>
    <region xml:id="whole" tts:displayAlign="after"/><region xml:id="low" tts:origin="10% 70%"/>
    <region xml:id="styled"><style tts:origin="64px 72px"/><style tts:extent="90% 10%"/></region></layout>`
  const file = `<tt xmlns="http://www.w3.org/ns/ttml" tts:extent="1280px 720px"><head>${regions}</head><body><div region="styled">
    <p region="top" begin="1s" end="2s">A</p><p region="whole" begin="3s" end="4s">B</p><p region="low" begin="5s" end="6s">C</p>
    <p begin="7s" end="8s">D</p></div></body></tt>`
  expect(read(file).cues.map(({ text }) => text)).toEqual(['{\\an8}A', 'B', 'C', '{\\an8}D'])
})

const sync = (ms: number, texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .map(([name, text]) => `<SYNC Start=${ms}><P Class=${name}>${text}\n`)
    .join('')

test('of SAMI the class is taken that the file says is in the language, whatever its name', () => {
  const styles = '<STYLE><!--\n.SUBA { Name: Korean; lang: ko-KR; }\n.SUBB {lang: "en-US"}\n--></STYLE>'
  const file = `<SAMI><HEAD>${styles}</HEAD><BODY>${sync(1000, { SUBA: '안녕', SUBB: 'Hello' })}${sync(3000, { SUBA: '잘' })}`
  const taken = (text: string, languageHint: string) => parseSubtitle(bytesOf(text), { languageHint }).cues[0]?.text
  expect([taken(file, 'en'), taken(file, 'ko')]).toEqual(['Hello', '안녕'])
  const named = `<SAMI><BODY>${sync(1000, { KOCC: '안녕', EGCC: 'Hello' })}${sync(3000, { KOCC: '잘' })}`
  expect([taken(named, 'en'), taken(named, 'ko')]).toEqual(['Hello', '안녕'])
})

test('SAMI without its head is SAMI, and its letters may be written by name', () => {
  expect(read(sync(1000, { FRCC: 'D&eacute;j&agrave; vu&hellip; &#146;' }))).toMatchObject({
    format: 'sami',
    cues: [{ text: 'Déjà vu… ’' }],
  })
})
