/** Whether a translated subtitle is still in step with its source; every cue that is not is named. */
import { expect, test } from 'vitest'
import type { Cue, SubtitleDocument } from '../../../shared/subtitle/document.ts'
import { parseSubtitle } from '../../../shared/subtitle/parseSubtitle.ts'
import { checkTranslation, describeDifferences } from '../../../shared/translation/checkTranslation.ts'
import { writeTranslation } from '../../../shared/translation/writeTranslation.ts'

const cue = (second: number, text: string): Cue => ({ startMs: second * 1000, endMs: second * 1000 + 900, text })
const srt = (...cues: readonly Cue[]): SubtitleDocument => ({ format: 'srt', cues, header: '', dropped: [] })

const source = srt(cue(1, '<i>One</i>'), cue(2, '- Two\n- Three'), cue(3, '♪ Four ♪'), cue(4, '...'))
const good = srt(cue(1, '<i>Uno</i>'), cue(2, '- Dos\n- Tres'), cue(3, '♪ Cuatro ♪'), cue(4, '...'))

const withCue = (index: number, changed: Partial<Cue>) =>
  srt(...good.cues.with(index, { ...good.cues[index]!, ...changed }))
const faults = (translated: SubtitleDocument, from = source) =>
  checkTranslation(from, translated).map(({ cue: number, fault }) => [number, fault])

test('the same cues in other words do not differ', () => {
  expect(checkTranslation(source, good)).toEqual([])
})

test.each([
  ['a lost tag', 0, { text: 'Uno' }, 'tags'],
  ['another tag', 0, { text: '<b>Uno</b>' }, 'tags'],
  ['a speaker less', 1, { text: 'Dos Tres' }, 'speakers'],
  ['a lost music sign', 2, { text: '♪ Cuatro' }, 'signs'],
  ['no words', 0, { text: '<i></i>' }, 'empty'],
  ['a start that moved', 3, { startMs: 4001 }, 'timing'],
  ['an end that moved', 3, { endMs: 4901 }, 'timing'],
  ['settings it did not have', 0, { settings: 'line:0' }, 'settings'],
])('%s is named with its cue', (_, index, changed, fault) => {
  expect(faults(withCue(index, changed))).toEqual([[index + 1, fault]])
})

test('cues that changed places are told from cues with new times', () => {
  const [one, two, ...rest] = good.cues
  expect(faults(srt(two!, one!, ...rest))).toEqual([
    [1, 'order'],
    [2, 'order'],
  ])
})

test('a missing cue and an added one are named, and nothing else', () => {
  expect(faults(srt(...good.cues.toSpliced(1, 1)))).toEqual([[2, 'missing']])
  expect(faults(srt(...good.cues, cue(9, 'Más')))).toEqual([[5, 'added']])
  expect(faults(srt(...good.cues.toSpliced(1, 1), cue(9, 'Más')))).not.toEqual([])
})

test('two cues at one time are two', () => {
  const twice = srt(cue(1, 'One'), cue(1, 'Also one'))
  expect(faults(srt(cue(1, 'Uno')), twice)).toEqual([[2, 'missing']])
})

test('sentences name the cue and the times; many are cut short', () => {
  const differences = checkTranslation(source, srt())
  expect(differences[0]?.said).toBe('Cue 1 (00:00:01,000 to 00:00:01,900) is missing.')
  expect(describeDifferences(differences, 1)).toBe('Cue 1 (00:00:01,000 to 00:00:01,900) is missing. And 3 more.')
})

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['srt', '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<i>Hi</i>\n\n2\n00:00:03,000 --> 00:00:04,000\nYou\n'],
  ['vtt', 'WEBVTT\n\nSTYLE\n::cue { color: red }\n\n00:01.000 --> 00:02.000 line:0 align:start\n<v Bob>Hi &amp; you\n'],
  [
    'ass',
    '[Script Info]\nTitle: x\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 3,0:00:01.00,0:00:02.50,Sign,Bob,1,2,3,fx,{\\pos(1,2)}Hi\\Nyou\n',
  ],
  [
    'ssa',
    '[Script Info]\nTitle: x\n\n[V4 Styles]\nStyle: Default,Arial\n\n[Events]\nFormat: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: Marked=0,0:00:01.00,0:00:02.50,Default,Bob,1,2,3,,{\\i1}Hi\n',
  ],
  ['microdvd', '{0}{0}25\n{25}{50}{y:i}Hi|you\n{75}{100}There\n'],
  ['mpl2', '[10][20]/Hi|you\n[30][40]There\n'],
])('a %s file that is read and written as its own translation does not differ', (format, text) => {
  const read = parseSubtitle(bytes(text))
  expect(read.format).toBe(format)
  expect(checkTranslation(read, parseSubtitle(bytes(writeTranslation(read))))).toEqual([])
})

test('lost styles and another format are told of the file', () => {
  const ass: SubtitleDocument = { ...source, format: 'ass', header: '[V4+ Styles]\n' }
  expect(faults({ ...ass, header: '' }, ass)).toEqual([[0, 'header']])
  expect(faults(source, ass)).toEqual([[0, 'header']])
})
