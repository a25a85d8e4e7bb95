/** Kills a process at a step of its talk with a peer: the peer itself pulls the trigger. */
import type { ChildProcess } from 'node:child_process'

/** Where a run is killed: at which kind of request, before or after the peer acted on it, and how much later. */
export interface KillStep {
  readonly path: RegExp
  readonly moment: 'before' | 'after'
  readonly laterMs: number
}

/** Fires once a run. Nothing is lost but by the death of the app: the peer goes on. */
export function createGun() {
  let aimed: { readonly child: ChildProcess; readonly step: KillStep } | null = null
  return {
    aim(child: ChildProcess, step: KillStep) {
      aimed = { child, step }
    },
    rest() {
      aimed = null
    },
    onRequest(path: string, moment: 'before' | 'after'): boolean {
      if (!aimed?.step.path.test(path) || aimed.step.moment !== moment) return false
      const { child, step } = aimed
      aimed = null
      if (step.laterMs === 0) child.kill('SIGKILL')
      else setTimeout(() => child.kill('SIGKILL'), step.laterMs)
      return false
    },
  }
}
