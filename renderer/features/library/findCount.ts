/** How many videos the main button says it is for. Pure. */
import type { ScopeFacts } from '../../../shared/contract/scope.ts'

interface Known {
  /** What the host says of what is shown: late while a scan brings more every moment. */
  readonly facts: ScopeFacts | null
  /** Of the whole library, as its chip says. */
  readonly missing: number
}

/** null: of this search nobody knows yet, and none is said. */
export function findCount({ search }: { readonly search: string }, { facts, missing }: Known): number | null {
  return search === '' ? missing : (facts?.verbs.find.count ?? null)
}
