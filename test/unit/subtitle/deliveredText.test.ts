import { expect, test } from 'vitest'
import { toDeliveredText } from '../../../shared/subtitle/deliveredText.ts'
import { decodeSubtitle, parseDecoded, type ParseOptions } from '../../../shared/subtitle/parseSubtitle.ts'
import { createRandom } from '../../support/make/worlds/makeWorld.ts'

function deliver(content: string | Uint8Array, hints: ParseOptions = {}) {
  const decoded = decodeSubtitle(typeof content === 'string' ? new TextEncoder().encode(content) : content)
  return toDeliveredText(parseDecoded(decoded, hints), decoded)
}

/** null for what is no subtitle any more. */
function attempt<Value>(act: () => Value): Value | null {
  try {
    return act()
  } catch {
    return null
  }
}

const fine = '1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nBye\n'

test.for([
  ['plain', fine],
  ['Windows line ends and a mark', `\ufeff${fine.replaceAll('\n', '\r\n')}`],
  ['numbers from 0', fine.replace('2\n00', '1\n00').replace('1\n00', '0\n00')],
  ['spaces at line ends and coordinates', fine.replace('Hello', 'Hello  ').replace('02,000', '02,000  X1:5 X2:9')],
  ['a cue without text', fine.replace('Hello\n', '')],
  ['further blank lines', `\n${fine.replace('Hello\n', 'Hello\n\n\n')}\n\n`],
  ['WebVTT', 'WEBVTT\n\nNOTE x\n\n00:01.000 --> 00:02.000\n<v Bob>Hi\n'],
  ['MicroDVD', '{1}{1}25\n{25}{50}{y:i}Hi|you\n'],
])('a subtitle that is fine stays as it is: %s', ([, text = '']) => {
  expect(deliver(text)).toEqual({ text, changes: [] })
})

test.for([
  ['numbers', fine.replace('2\n00', '9\n00')],
  ['dots for commas', fine.replaceAll(',000', '.000')],
  ['missing blank lines', fine.replace('\n\n', '\n')],
  ['missing numbers', fine.replace('1\n', '').replace('2\n', '')],
  ['blank lines inside a cue', fine.replace('Hello', '\nHello')],
])('broken SRT is written anew: %s', ([, text = '']) => {
  expect(deliver(text)).toEqual({ text: fine, changes: ['Numbers and times rewritten'] })
})

test('what is written anew keeps the line ends it had and leaves out what cannot be shown', () => {
  const broken = '1\r\n00:99:05,000 --> 00:99:07,000\r\nbad\r\n\r\n2\r\n00:00:01,000 --> 00:00:02,000\r\nx\r\n'
  expect(deliver(broken)).toEqual({
    text: '1\r\n00:00:01,000 --> 00:00:02,000\r\nx\r\n',
    changes: ['Numbers and times rewritten', '1 cue with unusable times left out'],
  })
})

test('other encodings become UTF-8, and line ends and control characters are repaired', () => {
  const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(fine, 'utf16le')])
  expect(deliver(utf16)).toEqual({ text: fine, changes: ['Converted from utf-16le to UTF-8'] })
  expect(deliver(fine.replaceAll('\n', '\r'))).toEqual({ text: fine, changes: ['Line ends made the same'] })
  expect(deliver(fine.replace('\n', '\r\n'))).toEqual({ text: fine, changes: ['Line ends made the same'] })
  expect(deliver(fine.replace('Hello', 'He\0llo'))).toEqual({ text: fine, changes: ['1 control character removed'] })
})

test('whether a text was read in one pass makes no difference to what is delivered, whatever is changed in it', () => {
  const pick = createRandom(11)
  const pieces = [
    '\r',
    '\0',
    '\x07',
    '\u2028',
    '\u0085',
    ' ',
    '\n',
    '\r\n',
    '<script>x</script>',
    '1',
    '-->',
    '\ufeff',
    '',
  ]
  let plain = 0
  for (let round = 0; round < 5_000; round += 1) {
    let text = round % 2 === 0 ? fine : fine.replaceAll('\n', round % 3 === 0 ? '\r' : '\r\n')
    for (let times = pick(3); times > 0; times -= 1) {
      const at = pick(text.length + 1)
      text = text.slice(0, at) + (pieces[pick(pieces.length)] ?? '') + text.slice(at + pick(2))
    }
    const quick = attempt(() => deliver(text, { fileName: 'film.srt' }))
    if (quick?.changes.length === 0) plain += 1
    expect(quick, JSON.stringify(text)).toEqual(attempt(() => deliver(text)))
  }
  expect(plain).toBeGreaterThan(1_000)
})

test('embedded files and paths of an ASS script go and are named; everything else stays', () => {
  const info = '[Script Info]\nTitle: x\n'
  const events = '\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\pos(1,2)}x\n'
  const script = `${info}Audio URI: http://a.invalid\n${events}\n[Fonts]\nfontname: a.ttf\n!!!!\n`
  expect(deliver(script)).toEqual({
    text: `${info}${events}\n`.trimEnd() + '\n',
    changes: ['Audio URI removed', 'Fonts removed'],
  })
})

test('a WebVTT style sheet that fetches something goes; a plain one stays', () => {
  const plain = 'WEBVTT\n\nSTYLE\n::cue { color: red }\n\n'
  const cue = '00:01.000 --> 00:02.000\nx\n'
  expect(deliver(`${plain}STYLE\n::cue { background: url(http://a.invalid) }\n\n${cue}`).changes).toEqual([
    '1 STYLE block removed',
  ])
  expect(deliver(plain + cue).text).toBe(plain + cue)
})

test('active markup goes, is named, and the cue stays', () => {
  expect(deliver(fine.replace('Hello', '<img src=x onerror=y>Hello'))).toEqual({
    text: fine,
    changes: ['<img> removed'],
  })
})
