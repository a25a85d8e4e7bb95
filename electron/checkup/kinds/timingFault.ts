/** Cues that are not in step with their video, as far as anything could tell. Pure. */
import type { FoundFault, ReadFile } from '../checkedFile.ts'

/** From here on nobody can follow. */
const severeMs = 1_000

export function timingFault({ timing }: ReadFile): FoundFault | null {
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
