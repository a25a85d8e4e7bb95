/** How many videos the main button says it is for. Pure. */
import type { ScopeFacts } from '../../../shared/contract/scope.ts'
import { awayVideos } from '../../../shared/counting.ts'

interface Known {
  /** What the host says of what is shown: late while a scan brings more every moment. */
  readonly facts: ScopeFacts | null
  /** Of the whole library, as its chip says; and without what is away. */
  readonly missing: number
  readonly toFind: number
}

/** Videos with something missing that the button is not for, because their folders are away; 0 while nobody knows. */
export function awayCount({ search }: { readonly search: string }, { facts, missing, toFind }: Known): number {
  return search === '' ? missing - toFind : facts === null ? 0 : awayVideos(facts)
}

/** null: of this search nobody knows yet, and none is said. */
export function findCount(
  { search }: { readonly search: string },
  { facts, toFind }: Omit<Known, 'missing'>,
): number | null {
  return search === '' ? toFind : (facts?.verbs.find.count ?? null)
}
