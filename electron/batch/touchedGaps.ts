/** The gaps that a run is about: what it serves or puts off, and what was asked for it. Pure. */
import { gapsToWrite } from '../plan/gapsToWrite.ts'
import type { Gap } from '../wanted/missing.ts'
import type { PlannedBatch } from './planBatch.ts'

/** What was answered from what is remembered, and in vain, names no run; but where there is nothing else, it was about that. */
export function touchedGaps({
  plan,
  matched,
  unwritable = [],
}: Pick<PlannedBatch, 'plan' | 'matched'> & Partial<Pick<PlannedBatch, 'unwritable'>>): readonly Gap[] {
  const { waiting, unmatched, ask, none, tooLong } = plan
  const served = [...servedGaps(plan), ...waiting.flatMap(({ serves }) => serves.map(({ gap }) => gap)), ...unmatched]
  const unserved = [...ask.map(({ gap }) => gap), ...none, ...tooLong, ...unwritable.map(({ gap }) => gap)]
  const asked = new Set(matched.flatMap(({ isFromCache, video }) => (isFromCache ? [] : [video.file.path])))
  const touched = [...served, ...unserved.filter(({ video }) => asked.has(video.file.path))]
  return touched.length > 0 ? touched : unserved
}

/** What it writes, or has a machine make. */
export function servedGaps(plan: PlannedBatch['plan']): readonly Gap[] {
  return [...gapsToWrite(plan), ...plan.translate.map(({ gap }) => gap)]
}
