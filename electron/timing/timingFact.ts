/** Whether a subtitle is in step, told by several measurements that may not agree. Pure. */
import type { Retiming } from '../../shared/timing/retiming.ts'
import type { Alignment } from '../../shared/timing/alignCues.ts'
import type { Written } from '../sidecar/history/history.ts'
import type { TimingSource } from './timingSources.ts'

/** Another number where the same texts would now be measured otherwise. */
export const timingRules = 5

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
  /** The name of the file that this was measured of, where it agrees with that one. */
  readonly through?: string
}

/** Two files that are wrong by the same time as a third are not: they are right, and the third is wrong. */
const alikeMs = 400

export interface Verdict<Told extends Measured> {
  readonly told: Told
  /** 'unclear' where what told is not believed. */
  readonly kind: Alignment['kind']
}

/**
 * What was made for the video tells alone, in the order in which it is trusted: a track, then speech, then one file of the
 * user's where one suffices. Of other files two must agree, and none may say otherwise: one alone may be the wrong one itself.
 * @param oneSuffices one file of the user's is believed alone
 */
export function verdictOf<Told extends Measured>(
  measured: readonly Told[],
  oneSuffices: boolean,
): Verdict<Told> | null {
  const [first] = measured
  if (!first) return null
  const says = measured.filter(({ alignment }) => alignment.kind !== 'unclear')
  for (const kind of ['track', 'speech'] as const) {
    const alone = says.find(({ source }) => source.kind === kind)
    if (alone) return believed(alone)
  }
  const fits = says.find(({ alignment }) => alignment.kind === 'fits')
  const own = oneSuffices ? says.filter(({ source }) => source.kind === 'own') : []
  const ownFits = own.find(({ alignment }) => alignment.kind === 'fits')
  const [suffices = fits] = ownFits ? [ownFits] : own
  if (suffices) return believed(suffices)
  const agreed = says.find((one) => says.some((other) => other !== one && agree(one, other)))
  return agreed ? believed(agreed) : { told: says[0] ?? first, kind: 'unclear' }
}

export function timingFact(measured: readonly Measured[], oneSuffices: boolean): TimingFact | null {
  const verdict = verdictOf(measured, oneSuffices)
  if (!verdict) return null
  const { source, alignment } = verdict.told
  const { retiming, before, after } = alignment
  return { kind: verdict.kind, retiming, against: source.kind, named: source.named, before, after }
}

/** Other files alone say that it is off: one of them may be the one that is, which the sound of the film can tell. */
export function isMovedByOthers({ kind, against }: Pick<TimingFact, 'kind' | 'against'>): boolean {
  return (kind === 'mendable' || kind === 'other-cut') && (against === 'own' || against === 'ours')
}

/** Of a subtitle that was made for this very release it is likelier that the other file is off. */
export function isOfRelease(written: Pick<Written, 'details'> | null): boolean {
  return written !== null && written.details.tier === 0 && !written.details.made && !written.details.isAdopted
}

function believed<Told extends Measured>(told: Told): Verdict<Told> {
  return { told, kind: told.alignment.kind }
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
