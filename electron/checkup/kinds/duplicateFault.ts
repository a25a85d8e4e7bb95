/** The same words, in the same language, beside the same video. The one that goes is ours, or the one named less clearly. Pure. */
import { baseName } from '../../../shared/text/baseName.ts'
import { likeness } from '../../../shared/subtitle/checkup/lineSketch.ts'
import { seenFile } from '../seenFile.ts'
import { isRead, type CheckedFile, type FoundFault, type ReadFile } from '../checkedFile.ts'

/** One with and one without descriptions of sounds are less alike. */
const sameFrom = 0.97

export function duplicateFault(file: ReadFile, beside: readonly CheckedFile[]): FoundFault | null {
  const kept = beside.find((other) => isRead(other) && isSame(file, other) && isWorthMore(other, file))
  if (!kept) return null
  const evidence = { code: 'same-beside', other: baseName(kept.path) } as const
  return { kind: 'duplicate', severity: 'low', evidence, mend: null, restsOn: [seenFile(kept)] }
}

/** A name without a language may be of any. */
function isSame(one: ReadFile, other: ReadFile): boolean {
  const mayBeAlike = one.language === null || other.language === null || one.language === other.language
  if (!mayBeAlike || one.isForced !== other.isForced) return false
  if (one.facts.fingerprint === other.facts.fingerprint) return true
  const [a, b] = [one.facts.sketch, other.facts.sketch]
  return a !== null && b !== null && likeness(a, b) >= sameFrom && one.facts.cues === other.facts.cues
}

/** The user's before ours; then one with a language, then the shorter name, then the alphabet. */
function isWorthMore(one: CheckedFile, other: CheckedFile): boolean {
  const [ours, others] = [one, other].map((file) => (file.owner ? 1 : 0))
  if (ours !== others) return ours === 0
  const hasLanguage = one.language !== null
  if (hasLanguage !== (other.language !== null)) return hasLanguage
  if (one.path.length !== other.path.length) return one.path.length < other.path.length
  return one.path < other.path
}
