/** Cues that are not in step with their video, as far as anything could tell. Pure. */
import { isRead, type CheckedFile, type FoundFault, type ReadFile } from '../checkedFile.ts'
import { seenFile } from '../seenFile.ts'

/** From here on nobody can follow. */
const severeMs = 1_000

export function timingFault(file: ReadFile, beside: readonly CheckedFile[]): FoundFault | null {
  const fault = faultOf(file)
  if (!fault || !isByOthers(file)) return fault
  const whole = beside.filter((other) => isRead(other) && !other.isForced)
  return { ...fault, restsOn: whole.map(seenFile) }
}

/** Each of the other files may be one of those that agreed. */
function isByOthers({ timing }: ReadFile): boolean {
  return timing?.against === 'own' || timing?.against === 'ours' || timing?.through !== undefined
}

function faultOf({ timing }: ReadFile): FoundFault | null {
  if (timing === null || timing.kind === 'fits' || timing.kind === 'unclear') return null
  const { retiming, against, named } = timing
  if (timing.kind === 'other-cut')
    return { kind: 'timing', severity: 'high', evidence: { code: 'other-cut', against, named }, mend: 'next' }
  const { speed, pieces } = retiming
  const offsetMs = pieces[0]?.offsetMs ?? 0
  const isSevere = speed !== 1 || pieces.some((piece) => Math.abs(piece.offsetMs) >= severeMs)
  const evidence = { code: 'out-of-step', offsetMs, speed, pieces: pieces.length, against, named } as const
  return { kind: 'timing', severity: isSevere ? 'high' : 'low', evidence, mend: 'retime' }
}
