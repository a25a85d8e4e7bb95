/** Both languages of a file in two are told apart by what it was made of, whatever the lines of either. */
import { expect, test } from 'vitest'
import { pairCues, type PlainCue } from '../../../../shared/subtitle/pair/pairCues.ts'
import { plainTextOf } from '../../../../shared/subtitle/plainText.ts'
import { createPairWords } from '../../../../electron/views/history/pairWords.ts'

const cue = (startMs: number, text: string): PlainCue => ({ startMs, endMs: startMs + 900, text })
const first = [cue(0, 'One line'), cue(1_000, 'Two\n<i>lines</i>'), cue(2_000, 'Yes.'), cue(5_000, 'Alone & here')]
const second = [cue(0, '{\\an8}Una\nlínea'), cue(1_000, 'Dos'), cue(2_000, 'Yes.'), cue(7_000, 'Solo\naquí')]

test('each cue of a pair falls into its two texts', () => {
  const texts = (cues: readonly PlainCue[]) => cues.map(({ text }) => text)
  const wordsOf = createPairWords({ first: texts(first), second: texts(second) })
  expect(texts(pairCues(first, second)).map((text) => wordsOf(plainTextOf(text)))).toEqual([
    { text: 'One line', below: 'Una\nlínea' },
    { text: 'Two\nlines', below: 'Dos' },
    { text: 'Yes.', below: '' },
    { text: 'Alone & here', below: '' },
    { text: '', below: 'Solo\naquí' },
  ])
})

test('where one of the two is gone the other tells, and where both are the lines stay together', () => {
  expect(createPairWords({ first: ['One'], second: [] })('One\nUno')).toEqual({ text: 'One', below: 'Uno' })
  expect(createPairWords({ first: [], second: ['Uno'] })('One\nUno')).toEqual({ text: 'One', below: 'Uno' })
  expect(createPairWords({ first: [], second: [] })('One\nUno')).toEqual({ text: 'One\nUno', below: '' })
})
