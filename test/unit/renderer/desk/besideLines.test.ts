import { expect, test } from 'vitest'
import { besideLines, piecesInRows } from '../../../../renderer/app/desk/compare/besideLines.ts'
import { compareSubtitles } from '../../../../renderer/app/desk/compare/compareSubtitles.ts'
import type { SaidPiece } from '../../../../shared/subtitle/compare/wordDifferences.ts'
import { previewOf } from '../../../../shared/subtitle/plainText.ts'

const cue = (start: number, text: string) => ({ startMs: start * 1000, endMs: start * 1000 + 2_000, text })
type Cues = readonly ReturnType<typeof cue>[]

/** 'Who [put] out': what only this side says stands in brackets. */
const marked = (pieces: readonly SaidPiece[] | null) =>
  pieces?.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join('') ?? null

function besideOf(a: Cues, b: Cues, isTranslated = false) {
  const { lines } = compareSubtitles(a, b, { isTranslated })
  const beside = besideLines(lines, { words: a.map(({ text }) => previewOf(text)), isTranslated })
  return a.map((_, index) => {
    const { own = null, other = [] } = beside.get(index) ?? {}
    return [marked(own), marked(other)]
  })
}

test('each line has the words of the other beside it, and both sides mark what only they say', () => {
  const said = besideOf(
    [cue(1, '<i>Who put out\nthe big light?</i>'), cue(5, 'Nobody did.'), cue(9, 'Go on.')],
    [cue(1, 'Who put out the light?'), cue(5, 'Nobody did.'), cue(9, 'Go on, then.')],
  )
  expect(said).toEqual([
    ['Who put out the [big ]light?', 'Who put out the light?'],
    [null, 'Nobody did.'],
    [null, 'Go on, [then.]'],
  ])
})

test('what the other says alone stands under the line before it, and before the first one there', () => {
  const said = besideOf(
    [cue(10, 'Good morning.'), cue(20, 'Where have you been?')],
    [
      cue(1, 'Get the app at films.example'),
      cue(10, 'Good morning.'),
      cue(15, 'It is late.'),
      cue(20, 'Where have you been?'),
    ],
  )
  expect(said).toEqual([
    [null, '[Get the app at films.example] / Good morning. / [It is late.]'],
    [null, 'Where have you been?'],
  ])
})

test('a line that the other has not says so, and is its own as a whole', () => {
  const said = besideOf([cue(1, 'Good morning.'), cue(30, 'Only here.')], [cue(1, 'Good morning.')])
  expect(said).toEqual([
    [null, 'Good morning.'],
    ['[Only here.]', ''],
  ])
})

test('lines that the other says as one keep their own words', () => {
  const said = besideOf(
    [cue(1, 'I was never'), cue(3, 'in that old house before.'), cue(9, 'Believe me, please.')],
    [{ ...cue(1, 'I was never in that house before.'), endMs: 5_000 }, cue(9, 'Believe me, please.')],
  )
  expect(said.map(([own]) => own)).toEqual([null, 'in that [old ]house before.', null])
  expect(said[0]?.[1]).toBe('I was never in that house before.')
})

test('marks lie in the rows that they were written in, behind blanks as well', () => {
  const pieces = [
    { text: 'the ', isOwn: false },
    { text: 'big light', isOwn: true },
  ]
  expect(piecesInRows(pieces, '  the\nbig\nlight').map(marked)).toEqual(['  the', '[big]', '[light]'])
})
