/** Something is done with a source of the collection just now. Pure. */
import type { CollectionSource } from './contract/program/collection.ts'

const underWay = ['looking', 'running', 'removing'] as const satisfies readonly CollectionSource['state'][]
export type StateUnderWay = (typeof underWay)[number]

export function isUnderWay(state: CollectionSource['state']): state is StateUnderWay {
  return underWay.some((each) => each === state)
}
