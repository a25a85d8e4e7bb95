/** How far the delivery of a plan is, as `progress` events of its three phases: archives, then checked and written files. */
import type { Plan } from '../../plan/plan.ts'
import type { Emit, Phase } from '../batchEvents.ts'
import type { GapStep } from './fulfilOrder.ts'

export interface ProgressTeller {
  /** Until then nobody knows how many files there will be. */
  readonly planStands: (plan: Pick<Plan, 'archives' | 'inside'>) => void
  readonly countArchive: (done: number, total: number) => void
  readonly countStep: (step: GapStep) => void
}

export function createProgressTeller(emit: Emit): ProgressTeller {
  let files = 0
  let verified = 0
  let written = 0
  const tell = (phase: Phase, done: number, total: number) => {
    emit({ kind: 'progress', phase, done, total })
  }
  return {
    planStands({ archives, inside }) {
      files = archives.reduce((sum, { serves }) => sum + serves.length, inside.length)
    },
    countArchive(done, total) {
      tell('download', done, total)
    },
    countStep({ kind }) {
      if (kind === 'downloading' || kind === 'checking') return
      tell('verify', (verified += 1), files)
      if (kind === 'written') tell('write', (written += 1), files)
    },
  }
}
