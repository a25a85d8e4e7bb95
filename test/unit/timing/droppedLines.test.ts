// A reference of which a third is left out, as one for another audience, still tells where the film was cut.
import { expect, test } from 'vitest'
import { alignCues } from '../../../shared/timing/alignCues.ts'
import { retimed } from '../../../shared/timing/retiming.ts'
import { referenceOfCues, type Span } from '../../../shared/timing/span.ts'
import { humanCues } from '../../support/make/films/humanCues.ts'
import { madeTalk, randomOf } from '../../support/make/films/madeTalk.ts'

const seeds = Array.from({ length: 12 }, (_, at) => at + 1)
const minutes = 45

interface Cut {
  readonly atMs: number
  readonly jumpMs: number
}

function compare(seed: number) {
  const random = randomOf(seed)
  const talk = madeTalk(random, minutes)
  const cues = humanCues(random, talk)
  const cuts = [1, 2].map((nth): Cut => ({
    atMs: ((nth - 0.2 + random() * 0.4) * minutes * 60_000) / 3,
    jumpMs: 2_000 + random() * 60_000,
  }))
  const truthOf = (ms: number) => cuts.reduce((sum, { atMs, jumpMs }) => (ms >= atMs ? sum + jumpMs : sum), ms)
  const moved = ({ startMs, endMs }: Span) => ({
    startMs: truthOf(startMs),
    endMs: truthOf(startMs) + endMs - startMs,
  })
  const others = humanCues(random, talk)
    .filter(() => random() > 1 / 3)
    .map(moved)
  const { kind, retiming } = alignCues(cues, referenceOfCues(others))
  const wrong = cues.filter((cue) => Math.abs(retimed(cue, retiming).startMs - truthOf(cue.startMs)) > 1_000)
  return { kind, wrong: wrong.length }
}

test('two cuts are mended, to a few cues beside them', () => {
  const all = seeds.map(compare)
  const mended = all.filter(({ kind }) => kind === 'mendable')
  expect(mended.length).toBeGreaterThanOrEqual(seeds.length * 0.9)
  expect(Math.max(...mended.map(({ wrong }) => wrong))).toBeLessThanOrEqual(10)
})
