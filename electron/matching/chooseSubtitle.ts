/** Placeholder of the signature while the rest is written. */
import type { ListedSubtitle } from '../serviceClient/listing.ts'
import type { Choice, ChoiceRequest } from './choice.ts'

export function chooseSubtitle(request: ChoiceRequest, candidates: readonly ListedSubtitle[]): Choice {
  void request
  return { ranked: [], rejected: candidates.map((subtitle) => ({ subtitle, reason: 'title' })) }
}
