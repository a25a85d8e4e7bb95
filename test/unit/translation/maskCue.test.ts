/** What of a cue is sent to a translator, and how its words come back among the tags. */
import { expect, test } from 'vitest'
import type { SubtitleFormat } from '../../../shared/subtitle/document.ts'
import { maskCue, textsOf, unmaskCue } from '../../../shared/translation/maskCue.ts'

const upper = (text: string) => text.toUpperCase()

/** The texts that are sent, and the cue when each comes back in capitals. */
function roundTrip(text: string, format: SubtitleFormat = 'srt', isCutAtMarks = false) {
  const masked = maskCue(text, format, { isCutAtMarks })
  const sent = textsOf(masked)
  return [sent, unmaskCue(masked, sent.map(upper))] as const
}

test.each<readonly [string, readonly string[], string]>([
  ['Hello.', ['Hello.'], 'HELLO.'],
  ['<i>Hello.</i>', ['Hello.'], '<i>HELLO.</i>'],
  ['{\\an8}<b><i>Hello.</i></b>', ['Hello.'], '{\\an8}<b><i>HELLO.</i></b>'],
  ['Say <i>please</i> now', ['Say ⟦0⟧please⟦1⟧ now'], 'SAY <i>PLEASE</i> NOW'],
  ['- Who?\n- <i>Me.</i>', ['Who?', 'Me.'], '- WHO?\n- <i>ME.</i>'],
  ['♪ La la la ♪', ['La la la'], '♪ LA LA LA ♪'],
  ['# La la #', ['La la'], '# LA LA #'],
  ['♪ One ♪\n♪ two ♪', ['One', 'two'], '♪ ONE ♪\n♪ TWO ♪'],
  ['♪♪', [], '♪♪'],
  ['1984', [], '1984'],
  ['...', [], '...'],
  ['', [], ''],
  ['I <3 you & me < all', ['I <3 you & me < all'], 'I <3 YOU & ME < ALL'],
  [
    '<font color="#ff0000">Red</font> and {\\i1}slanted{\\i0}',
    ['Red⟦0⟧ and ⟦1⟧slanted'],
    '<font color="#ff0000">RED</font> AND {\\i1}SLANTED{\\i0}',
  ],
])('%j is sent as %j', (text, sent, back) => {
  expect(roundTrip(text)).toEqual([sent, back])
})

test('a sentence over two lines is one sentence for the translator and two lines again afterwards', () => {
  const [sent, back] = roundTrip('I told you not to\nopen that door.')
  expect(sent).toEqual(['I told you not to open that door.'])
  expect(back).toBe('I TOLD YOU NOT TO\nOPEN THAT DOOR.')
})

test('a line never begins with a dash that the source did not have', () => {
  const masked = maskCue('one two\nthree', 'srt')
  expect(unmaskCue(masked, ['one two - three'])).toBe('one two -\nthree')
})

test('words without spaces are broken between characters', () => {
  expect(unmaskCue(maskCue('one two\nthree', 'srt'), ['私はあの扉を開けた'])).toBe('私はあの\n扉を開けた')
})

test('drawings, comments and karaoke of a script are not sent', () => {
  expect(roundTrip('{\\p1}m 0 0 l 9 9{\\p0}{note}Sign', 'ass')).toEqual([['Sign'], '{\\p1}m 0 0 l 9 9{\\p0}{note}SIGN'])
  const karaoke = '{\\k20}ka{\\kf30}ra'
  expect(roundTrip(karaoke, 'ass')).toEqual([[], karaoke])
})

test('character references of WebVTT are words for the translator and references again afterwards', () => {
  expect(roundTrip('<v Bob>salt &amp; pepper', 'vtt')).toEqual([['salt & pepper'], '<v Bob>SALT &amp; PEPPER'])
  expect(unmaskCue(maskCue('one', 'vtt'), ['<script>one'])).toBe('&lt;script>one')
})

test.each([
  ['a mark is lost', ['SAY PLEASE NOW']],
  ['a mark is doubled', ['SAY ⟦0⟧⟦0⟧PLEASE⟦1⟧']],
  ['marks change places', ['SAY ⟦1⟧PLEASE⟦0⟧']],
  ['a mark is invented', ['SAY ⟦0⟧PLEASE⟦1⟧⟦2⟧']],
  ['words are missing', ['⟦0⟧⟦1⟧']],
  ['a tag is brought along', ['<b>SAY</b> ⟦0⟧PLEASE⟦1⟧']],
  ['a text is missing', []],
  ['a text is added', ['SAY ⟦0⟧PLEASE⟦1⟧', 'MORE']],
])('a translation is refused when %s', (_, translations) => {
  expect(unmaskCue(maskCue('Say <i>please</i> now', 'srt'), translations)).toBe(null)
})

test('a script takes no override and no line break from a translation', () => {
  expect(unmaskCue(maskCue('Hi', 'ass'), ['{\\fs900}Hi'])).toBe(null)
  expect(unmaskCue(maskCue('Hi', 'ass'), ['Hi\\Nthere'])).toBe(null)
})

test('cut at its marks, a cue needs none', () => {
  expect(roundTrip('Say <i>please</i>\nnow ♪', 'srt', true)).toEqual([
    ['Say', 'please', 'now'],
    'SAY <i>PLEASE</i>\nNOW ♪',
  ])
})
