/** Timing: how long a film of two hours takes to be aligned, and of how many pairs the answer is right. */
import { alignCues } from '../../../shared/timing/alignCues.ts'
import { retimed, shiftBy, type Retiming } from '../../../shared/timing/retiming.ts'
import { joined, referenceOfCues, type Reference, type Span } from '../../../shared/timing/span.ts'
import { speeds } from '../../../shared/timing/speeds.ts'
import { heard, madeTalk, moved, otherCues, randomOf } from '../../support/make/films/madeTalk.ts'
import { cpuMs, median } from '../clock.ts'
import { ms, rowOf, type Row } from '../report.ts'

const minutes = 120
const pairs = 42
const goalMs = 500
/** Nobody sees less. */
const rightWithinMs = 300

export async function timingRows(): Promise<readonly Row[]> {
  const times: number[] = []
  let right = 0
  let refused = 0
  for (let pair = 0; pair < pairs; pair += 1) {
    const { cues, reference, other, truth } = made(pair)
    let found = shiftBy(0)
    times.push(
      cpuMs(() => {
        found = alignCues(cues, reference).retiming
      }),
    )
    right += isRight(cues, found, truth) ? 1 : 0
    refused += alignCues(cues, other).kind === 'unclear' ? 1 : 0
  }
  const usual = median(times)
  return [
    rowOf({
      work: `align a film of ${minutes} minutes: ±10 minutes, ${speeds.length} speeds, breaks`,
      measured: `${ms(usual)} of CPU`,
      goal: `< ${ms(goalMs)}`,
      isMet: usual < goalMs,
    }),
    rowOf({
      work: `aligned within ${ms(rightWithinMs)} (every speed; another subtitle or speech)`,
      measured: `${right} of ${pairs}`,
      goal: 'all',
      isMet: right === pairs,
    }),
    rowOf({
      work: 'another film refused',
      measured: `${refused} of ${pairs}`,
      goal: 'all',
      isMet: refused === pairs,
    }),
  ]
}

function made(pair: number) {
  const random = randomOf(pair + 1)
  const talk = madeTalk(random, minutes)
  const speed = speeds[pair % speeds.length] ?? 1
  const offsetMs = Math.round((random() * 2 - 1) * 300_000)
  const cues = moved(otherCues(random, talk), -offsetMs / speed, 1 / speed)
  const reference = pair % 2 === 0 ? referenceOfCues(otherCues(random, talk)) : speech(heard(random, talk, minutes))
  const other = referenceOfCues(otherCues(random, madeTalk(random, minutes)))
  return { cues, reference, other, truth: shiftBy(offsetMs, speed) }
}

function speech(spans: readonly Span[]): Reference {
  return { kind: 'speech', spans: joined(spans), domain: { startMs: 0, endMs: minutes * 60_000 } }
}

function isRight(cues: readonly Span[], found: Retiming, truth: Retiming): boolean {
  return cues.every((cue) => Math.abs(retimed(cue, found).startMs - retimed(cue, truth).startMs) <= rightWithinMs)
}
