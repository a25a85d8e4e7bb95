/** What a measure says about the film. Two subtitles that we wrote may come of one source: that they agree says nothing of it. Pure. */

interface Measure {
  readonly kind: 'fits' | 'mendable' | 'other-cut' | 'unclear'
  readonly against: 'track' | 'own' | 'ours' | 'speech' | 'hand'
}

/** It agrees with another of ours, and nobody has compared it with the film. */
export function onlyAgrees({ kind, against }: Measure): boolean {
  return kind === 'fits' && against === 'ours'
}

export function stepOf(measure: Measure): 'in-step' | 'out-of-step' | 'not-measured' {
  if (measure.kind === 'unclear' || onlyAgrees(measure)) return 'not-measured'
  return measure.kind === 'fits' ? 'in-step' : 'out-of-step'
}
