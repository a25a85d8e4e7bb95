/** A thousand cues through every engine, and engines that slip: what comes out is in step with its source, or nothing does. */
import { expect, test } from 'vitest'
import { createEngineCall } from '../../../../service/ai/engines/engineHttp.ts'
import type { TranslationEngine } from '../../../../service/ai/engines/engine.ts'
import { createLibreTranslateEngine } from '../../../../service/ai/engines/libreTranslate.ts'
import { createOpenAiEngine } from '../../../../service/ai/engines/openAi.ts'
import { translateCues } from '../../../../service/ai/translateCues.ts'
import { parseSubtitle, type ParsedSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'
import { plainTextOf } from '../../../../shared/subtitle/plainText.ts'
import { checkTranslation } from '../../../../shared/translation/checkTranslation.ts'
import { writeTranslation } from '../../../../shared/translation/writeTranslation.ts'
import type { JsonPeer } from '../../../support/engines/jsonPeer.ts'
import { startLibreTranslatePeer } from '../../../support/engines/libreTranslatePeer.ts'
import { startOpenAiPeer } from '../../../support/engines/openAiPeer.ts'
import { createRandom } from '../../../support/make/worlds/makeWorld.ts'
import { trickySubtitle, type TrickyFormat } from '../../../support/make/trickySubtitle.ts'

const call = createEngineCall({ role: 'engine', wait: () => Promise.resolve() })
const openAi = ({ url }: JsonPeer) => createOpenAiEngine({ url, model: 'test' }, call)
const libre = ({ url }: JsonPeer) => createLibreTranslateEngine({ url }, call)
const read = (text: string) => parseSubtitle(new TextEncoder().encode(text))

async function translate(engine: TranslationEngine, document: ParsedSubtitle) {
  const task = {
    document,
    source: 'en',
    target: 'es',
    tone: 'faithful',
    done: new Map(),
    onCues: async () => undefined,
  } as const
  const { cues, differences } = await translateCues(engine, task, new AbortController().signal)
  return { written: read(writeTranslation({ ...document, cues })), differences }
}

/** Cues whose words are not the capitals of their own source. */
function shiftedCues(source: ParsedSubtitle, translated: ParsedSubtitle): readonly number[] {
  const words = (text: string) => plainTextOf(text).replace(/\s+/g, ' ').toUpperCase()
  return source.cues.flatMap((cue, index) =>
    words(cue.text) === words(translated.cues[index]!.text) ? [] : [index + 1],
  )
}

const engines = [
  ['a language model', async () => openAi(await startOpenAiPeer())],
  ['LibreTranslate', async () => libre(await startLibreTranslatePeer())],
] as const
const formats: readonly TrickyFormat[] = ['srt', 'vtt', 'ass']

test.each(engines.flatMap(([name, start]) => formats.map((format) => [name, format, start] as const)))(
  '%s keeps count, order, times and tags of 1,000 cues of %s',
  async (_, format, start) => {
    const source = read(trickySubtitle(format, 1_000))
    const { written, differences } = await translate(await start(), source)
    expect(differences).toEqual([])
    expect(written.cues).toHaveLength(1_000)
    expect(checkTranslation(source, written)).toEqual([])
    expect(shiftedCues(source, written)).toEqual([])
    const changed = written.cues.filter((cue, index) => cue.text !== source.cues[index]!.text)
    expect(changed.length).toBeGreaterThan(700)
  },
)

test('an engine that loses every tag still gives back whole cues, word by word between the tags', async () => {
  const source = read(trickySubtitle('srt', 60))
  const peer = await startOpenAiPeer({ translate: (words) => words.replace(/\{\d+\}/g, '').toUpperCase() })
  const { written, differences } = await translate(openAi(peer), source)
  expect(differences).toEqual([])
  expect(checkTranslation(source, written)).toEqual([])
})

test('an engine that says nothing for a line has its cue named', async () => {
  const source = read(trickySubtitle('srt', 40))
  const peer = await startOpenAiPeer({
    translate: (words) => (words.includes('onefour is') ? '' : words.toUpperCase()),
  })
  const { differences } = await translate(openAi(peer), source)
  expect(differences.map(({ cue }) => cue)).toEqual([15])
})

test('an engine that breaks everything is not asked for ever', async () => {
  const source = read(trickySubtitle('srt', 1_000))
  const peer = await startOpenAiPeer({ mischief: () => [] })
  const { differences } = await translate(openAi(peer), source)
  expect(differences.length).toBeGreaterThanOrEqual(20)
  expect(peer.requests.length).toBeLessThan(300)
})

interface Slip {
  readonly at: number
  readonly other: number
}
/** What happens to lines on the way; `join` makes one text of two. */
type Mischief = <Line>(lines: readonly Line[], slip: Slip, join: (one: Line, other: Line) => Line) => readonly Line[]

const dropped: Mischief = (lines, { at }) => lines.toSpliced(at, 1)
const merged: Mischief = (lines, { at }, join) =>
  at + 1 < lines.length ? lines.toSpliced(at, 2, join(lines[at]!, lines[at + 1]!)) : lines
const reordered: Mischief = (lines, { at, other }) => lines.with(at, lines[other]!).with(other, lines[at]!)
const rotated: Mischief = (lines) => [...lines.slice(1), lines[0]!]
const shiftedAndDoubled: Mischief = (lines, { at }) => [...lines.slice(0, at), ...lines.slice(at + 1), lines.at(-1)!]
const mischiefs = [dropped, merged, reordered, rotated, shiftedAndDoubled]

const rounds = 200

test(`of ${rounds} answers that dropped, merged, reordered or renumbered lines, none is accepted out of step`, async () => {
  const pick = createRandom(7)
  const source = read(trickySubtitle('srt', 24))
  let wrong = 0
  let slipped = 0
  for (let round = 0; round < rounds; round += 1) {
    const { engine, slips } = await slippingEngine(round, pick)
    const { written, differences } = await translate(engine, source)
    wrong +=
      differences.length === 0 ? shiftedCues(source, written).length + checkTranslation(source, written).length : 0
    slipped += slips()
  }
  expect(wrong).toBe(0)
  expect(slipped).toBeGreaterThan(rounds)
})

/** Slips in half of its answers, so that repairs are hit as well. */
async function slippingEngine(round: number, pick: (length: number) => number) {
  const mischief = mischiefs[round % mischiefs.length]!
  const isRenumbering = pick(2) === 0
  let count = 0
  const slip = <Line>(lines: readonly Line[], join: (one: Line, other: Line) => Line) => {
    if (lines.length < 2 || pick(2) === 0) return lines
    count += 1
    return mischief(lines, { at: pick(lines.length), other: pick(lines.length) }, join)
  }
  if (round % 2 === 0) {
    const peer = await startLibreTranslatePeer({ mischief: (texts) => slip(texts, (one, other) => one + other) })
    return { engine: libre(peer), slips: () => count }
  }
  const peer = await startOpenAiPeer({
    mischief: (lines) => {
      const slipped = slip(lines, (one, other) => ({
        ...one,
        text: `${one.text} ${other.text.replace(/^\[\w+\] /, '')}`,
      }))
      // Renumbering puts the ids of the original order in front of whatever words stand there now.
      return isRenumbering ? slipped.map((line, index) => renumbered(line, lines[index] ?? line)) : slipped
    },
  })
  return { engine: openAi(peer), slips: () => count }
}

function renumbered<Line extends { readonly text: string }>(line: Line, original: Line): Line {
  const id = /^\[\w+\] /.exec(original.text)![0]
  return { ...line, text: line.text.replace(/^\[\w+\] /, id) }
}
