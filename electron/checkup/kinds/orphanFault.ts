/** A subtitle that no video stands beside, or that is named after another one. Pure. */
import type { CheckedFile, FoundFault } from '../checkedFile.ts'

export function orphanFault({ of, isRePaired }: CheckedFile): FoundFault | null {
  if (of === null) return { kind: 'orphan', severity: 'low', evidence: { code: 'no-video' }, mend: null }
  if (isRePaired) return { kind: 'orphan', severity: 'low', evidence: { code: 'old-name' }, mend: null }
  return null
}
