/** What a screen may know of a secret: that it is set, and how it ends. */
import type { SecretState } from '../../shared/contract/settings.ts'

/** Short secrets would be told by their ending. */
const shortestToHint = 12

export function shownSecret(secret: string | null): SecretState {
  if (secret === null || secret === '') return { isSet: false, ending: '' }
  return { isSet: true, ending: secret.length < shortestToHint ? '' : secret.slice(-4) }
}
