/** Whether a subtitle is in step, told by several measurements that may not agree. Pure. */
import type { Retiming } from '../../shared/timing/retiming.ts'
import type { Alignment } from '../../shared/timing/alignCues.ts'
import type { TimingSource } from './timingSources.ts'

/** Another number where the same texts would now be measured otherwise. */
export const timingRules = 3

export interface Measured {
  readonly source: TimingSource
  readonly alignment: Pick<Alignment, 'kind' | 'retiming' | 'before' | 'after'>
}

export interface TimingFact {
  /** 'unclear': nothing that could tell has told. */
  readonly kind: Alignment['kind']
  readonly retiming: Retiming
  readonly against: TimingSource['kind']
  readonly named: string
  readonly before: number
  readonly after: number
}

/** Two files that are wrong by the same time as a third are not: they are right, and the third is wrong. */
const alikeMs = 400

/**
 * What was made for the video tells alone, in the order in which it is trusted: a track, then speech, then for a file of
 * ours one of the user's. Of other files two must agree, and none may say otherwise: one alone may be the wrong one itself.
 */
export function timingFact(measured: readonly Measured[], isOurs: boolean): TimingFact | null {
  const [first] = measured
  if (!first) return null
  const says = measured.filter(({ alignment }) => alignment.kind !== 'unclear')
  for (const kind of ['track', 'speech'] as const) {
    const alone = says.find(({ source }) => source.kind === kind)
    if (alone) return factOf(alone)
  }
  const fits = says.find(({ alignment }) => alignment.kind === 'fits')
  const own = isOurs ? says.filter(({ source }) => source.kind === 'own') : []
  const ownFits = own.find(({ alignment }) => alignment.kind === 'fits')
  if (ownFits ?? own[0]) return factOf(ownFits ?? own[0] ?? first)
  if (fits) return factOf(fits)
  const agreed = says.find((one) => says.some((other) => other !== one && agree(one, other)))
  return agreed ? factOf(agreed) : factOf(first, 'unclear')
}

function agree({ alignment: one }: Measured, { alignment: other }: Measured): boolean {
  if (one.kind !== 'mendable' || other.kind !== 'mendable') return false
  const [ofOne, ofOther] = [one.retiming, other.retiming]
  return (
    ofOne.speed === ofOther.speed &&
    ofOne.pieces.length === ofOther.pieces.length &&
    ofOne.pieces.every(({ offsetMs }, index) => Math.abs(offsetMs - (ofOther.pieces[index]?.offsetMs ?? 0)) <= alikeMs)
  )
}

function factOf({ source, alignment }: Measured, kind: Alignment['kind'] = alignment.kind): TimingFact {
  const { retiming, before, after } = alignment
  return { kind, retiming, against: source.kind, named: source.named, before, after }
}
