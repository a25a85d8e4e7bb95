/** What was done and no run keeps: rules, ignoring, answers, names. Noted where it is done, for as long as the host runs. */
import type { ActWords } from '../../../shared/contract/acts.ts'
import type { TakenBack } from '../../../shared/contract/runs/history.ts'
import type { Clock } from '../../../node/clock.ts'

/** How it is taken back, or how its files are. @throws AppError where it cannot be taken back */
type WayBack = { readonly undo: () => void | Promise<void> } | { readonly take: () => Promise<TakenBack> }

export type NotedAct = WayBack & {
  /** What its answer names. */
  readonly key: string
  readonly words: ActWords
}

export type TimedAct = NotedAct & { readonly atMs: number }

export interface NotedActs {
  note(act: NotedAct): void
  /** It was taken back, by whatever way. */
  forget(key: string): void
  /** The last one at the end. */
  list(): readonly TimedAct[]
}

/** As many as anybody takes back one after the other. */
const mostKept = 100

export function createNotedActs({ nowMs }: Pick<Clock, 'nowMs'>): NotedActs {
  let acts: readonly TimedAct[] = []
  const without = (key: string) => acts.filter((act) => act.key !== key)
  return {
    note(act) {
      acts = [...without(act.key), { ...act, atMs: nowMs() }].slice(-mostKept)
    },
    forget(key) {
      acts = without(key)
    },
    list: () => acts,
  }
}
