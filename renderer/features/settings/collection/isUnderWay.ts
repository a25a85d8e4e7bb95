/** Something is done with a source just now. */
import type { CollectionSource } from '../../../../shared/contract/program/collection.ts'

export function isUnderWay(state: CollectionSource['state']): boolean {
  return state === 'looking' || state === 'running' || state === 'removing'
}
