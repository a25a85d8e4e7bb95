/** Whether two scopes are about the same videos, and the same languages of them. Pure. */
import type { Scope } from '../../../shared/contract/scope.ts'

export function isSameScope(a: Scope | null, b: Scope | null): boolean {
  if (a === null || b === null) return a === b
  return a.language === b.language && isSameVideos(a, b)
}

/** Of whichever of their languages. */
export function isSameVideos(a: Scope | null, b: Scope | null): boolean {
  if (a === null || b === null) return a === b
  return a.search === b.search && isSameList(a.ids, b.ids)
}

function isSameList(a: readonly string[] | null, b: readonly string[] | null): boolean {
  if (a === null || b === null) return a === b
  return a.length === b.length && a.every((id, index) => id === b[index])
}
