/** Apertium's stream format, and the real Apertium with Spanish and Catalan where it is installed. */
import { expect, test } from 'vitest'
import { createApertiumEngine } from '../../../../service/ai/engines/apertium.ts'
import { fromStream, toStream } from '../../../../service/ai/engines/apertiumFormat.ts'
import { translateCues } from '../../../../service/ai/translateCues.ts'
import { parseSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'
import { checkTranslation } from '../../../../shared/translation/checkTranslation.ts'
import { writeTranslation } from '../../../../shared/translation/writeTranslation.ts'
import { hasApertium, ifApertium } from '../../../support/engines/realEngines.ts'
import { trickySubtitle, type TrickyFormat } from '../../../support/make/trickySubtitle.ts'

const lines = [
  { id: 'k1', text: 'El gato [come] {leche} / 50$ ^x @ <b> A\\B' },
  { id: 'k2', text: 'Te dije ⟦0⟧que no⟦1⟧ abrieras la puerta' },
]

test('lines survive the stream with every special character and their marks', () => {
  expect(fromStream(toStream(lines), lines)).toEqual(new Map(lines.map(({ id, text }) => [id, text])))
})

test.each([
  ['a line is missing', (stream: string) => stream.slice(0, stream.indexOf('[<k2>]'))],
  ['lines changed places', () => toStream([lines[1]!, lines[0]!])],
  ['a line lost its end', (stream: string) => stream.replace('[</k1>', '')],
  ['a line has no words', () => toStream([{ id: 'k1', text: '' }, lines[1]!])],
  ['words stand between lines', (stream: string) => stream.replace('\n][<k2>]', '\n]more[<k2>]')],
])('a stream in which %s is no answer', (_, spoil) => {
  expect(fromStream(spoil(toStream(lines)), lines)).toBe(null)
})

test('where it is not installed it supports nothing', async () => {
  expect(await createApertiumEngine('no-such-apertium').supports({ source: 'es', target: 'ca' })).toBe(false)
})

const noAbort = new AbortController().signal

test.skipIf(!hasApertium)(`the real Apertium translates and keeps marks in their order${ifApertium}`, async () => {
  const engine = createApertiumEngine('apertium')
  expect(await engine.supports({ source: 'es', target: 'ca' })).toBe(true)
  expect(await engine.supports({ source: 'es', target: 'ja' })).toBe(false)
  const asked = [
    { id: 'k1', text: 'El gato come.' },
    { id: 'k2', text: 'Te dije ⟦0⟧que no⟦1⟧ abrieras la puerta' },
    { id: 'k3', text: 'Dame las llaves y' },
    { id: 'k4', text: 'vete a casa.' },
  ]
  const request = { lines: asked, source: 'es', target: 'ca', tone: 'faithful', before: [], after: [] } as const
  const answer = await engine.translate(request, noAbort)
  expect(answer?.get('k1')).toBe('El gat menja.')
  expect(answer?.get('k2')).toBe('Et vaig dir ⟦0⟧que no⟦1⟧ obrissis la porta')
  expect([...(answer?.keys() ?? [])]).toEqual(['k1', 'k2', 'k3', 'k4'])
})

/** Scripts have the most to break; the other two are short here, for a thousand cues take a busy machine ten seconds. */
const lengths: readonly (readonly [number, TrickyFormat])[] = [
  [1_000, 'ass'],
  [100, 'srt'],
  [100, 'vtt'],
]

test.skipIf(!hasApertium).each(lengths)(
  `the real Apertium keeps %d cues of %s in step${ifApertium}`,
  async (count, format) => {
    const document = parseSubtitle(new TextEncoder().encode(spanish(trickySubtitle(format, count))))
    const task = {
      document,
      source: 'es',
      target: 'ca',
      tone: 'faithful',
      done: new Map(),
      onCues: async () => undefined,
    } as const
    const { cues, differences } = await translateCues(createApertiumEngine('apertium'), task, noAbort)
    expect(differences).toEqual([])
    const written = parseSubtitle(new TextEncoder().encode(writeTranslation({ ...document, cues })))
    expect(checkTranslation(document, written)).toEqual([])
    expect(cues.filter(({ text }) => text.includes('gat')).length).toBeGreaterThan(count * 0.7)
  },
)

/** The words that every cue has, in Spanish. */
function spanish(text: string): string {
  return text.replaceAll('is here', 'el gato come').replaceAll('IS HERE', 'EL GATO COME')
}
