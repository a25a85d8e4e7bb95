/** What the film tells of one subtitle it tells of each that agrees with it: two facts joined into one. Pure. */
import { basename } from 'node:path'
import type { TimingFact } from './timingFact.ts'

export interface ReferenceFact {
  readonly path: string
  readonly fact: TimingFact
}

/** Its times are those of another file beside the video. */
export function agreesWithOther({ kind, against }: Pick<TimingFact, 'kind' | 'against'>): boolean {
  return kind === 'fits' && (against === 'own' || against === 'ours')
}

/** @param reference what is known of that other file, as it was when the two were compared; null where nothing is */
export function joinedFact(fact: TimingFact, reference: ReferenceFact | null): TimingFact {
  if (!reference || !agreesWithOther(fact) || !isOfFilm(reference.fact)) return fact
  return { ...reference.fact, through: basename(reference.path) }
}

function isOfFilm({ kind, against }: TimingFact): boolean {
  return kind !== 'unclear' && (against === 'track' || against === 'speech')
}
