import { expect, test } from 'vitest'
import { isAdvertOnly, removeCredits, removeHearingImpaired } from '../../../shared/subtitle/cleanups.ts'
import type { SubtitleDocument } from '../../../shared/subtitle/document.ts'

const documentOf = (...texts: string[]): SubtitleDocument => ({
  format: 'srt',
  cues: texts.map((text, index) => ({ startMs: index * 1000, endMs: index * 1000 + 900, text })),
  header: '',
  dropped: [],
})
const textsOf = (document: SubtitleDocument) => document.cues.map((cue) => cue.text)

test.for([
  ['[DOOR SLAMS]\nWho is it?', 'Who is it?'],
  ['- [sighs] No.\n- (laughs) Yes.', '- No.\n- Yes.'],
  ['MAN: Stop!', 'Stop!'],
  ['<i>DR. JONES: Stop!</i>', '<i>Stop!</i>'],
  ['- JOHN: Hi.\n- Woman 2: Bye.', '- Hi.\n- Bye.'],
  ['[a door\nslams] Go', 'Go'],
  ['♪ la la la ♪\nStop it', 'Stop it'],
])('of %s for the hearing-impaired stays %s', ([text = '', wanted]) => {
  expect(textsOf(removeHearingImpaired(documentOf(text)))).toEqual([wanted])
})

test.for([
  'At 10:30, then.',
  'He said: no.',
  'Well... what?',
  '- Yes.\n- No!',
  '{\\an8}NASA is here',
  'Call (555) 123',
])('%s is speech and stays as it is', (text) => {
  expect(textsOf(removeHearingImpaired(documentOf(text)))).toEqual([text])
})

test('cues that only describe sounds go', () => {
  expect(textsOf(removeHearingImpaired(documentOf('[MUSIC]', '- (sighs)', '♪ ♪', 'Hi')))).toEqual(['Hi'])
})

test('credits and adverts go, speech stays', () => {
  const document = documentOf(
    'Subtitles by Somebody',
    'Visit www.example.invalid',
    'He was captured by pirates',
    'example.com',
    'Hi',
  )
  expect(textsOf(removeCredits(document))).toEqual(['He was captured by pirates', 'Hi'])
  expect([isAdvertOnly(document), isAdvertOnly(documentOf('www.example.invalid'))]).toEqual([false, true])
})
