/** The run of a round: there from its first news on. What says the same as before, and cost nothing, is counted where it was told first. */
import type { AppError } from '../../../shared/errors.ts'
import type { Outcome, RunScope } from '../../runs/run.ts'
import { endFailed } from '../../runs/runs.ts'
import type { WatchHome } from '../watchHome.ts'

export interface RoundRun {
  readonly id: string
  /** What it is about, as far as that is known by now. */
  about(scope: RunScope): void
  /** It has done something. */
  begin(): void
  record(outcome: Outcome): void
  end(): void
  fail(error: AppError): void
}

type RoundRunParts = Pick<WatchHome, 'history' | 'runs' | 'ledger'>

export function createRoundRun({ history, runs, ledger }: RoundRunParts, first: RunScope): RoundRun {
  const id = history.startBatch('watch')
  let scope = first
  let isBegun = false
  const told = new Set<string>()
  const repeated: Outcome[] = []

  function begin(): void {
    if (!isBegun) runs.begin(id, { kind: 'find', scope })
    isBegun = true
  }

  function keep(outcome: Outcome): void {
    begin()
    told.add(keyOf(outcome))
    runs.record(id, [outcome])
  }

  function hasSpent(): boolean {
    const { search, download, ai } = ledger.spentIn(id)
    return search + download + ai > 0
  }

  /** What was paid for is listed, even where nothing came of it. */
  function close(): void {
    if (hasSpent()) begin()
    if (isBegun) repeated.forEach(keep)
    else runs.countAgain(repeated)
  }

  return {
    id,
    begin,
    about(next) {
      scope = next
      if (isBegun) runs.begin(id, { kind: 'find', scope })
    },
    record(outcome) {
      if (!told.has(keyOf(outcome)) && runs.hasTold(outcome)) repeated.push(outcome)
      else keep(outcome)
    },
    end() {
      close()
      if (isBegun) runs.end(id, 'done')
    },
    fail(error) {
      close()
      if (isBegun) endFailed(runs, id, error)
    },
  }
}

/** A dry round stays a plan, and tells nothing beside it. */
export function createDryRun({ history, runs }: Pick<RoundRunParts, 'history' | 'runs'>, scope: RunScope): RoundRun {
  const id = history.startBatch('watch')
  const about = (known: RunScope) => {
    runs.plan(id, known)
  }
  about(scope)
  const nothing = () => undefined
  return { id, about, begin: nothing, record: nothing, end: nothing, fail: nothing }
}

function keyOf({ videoPath, wish }: Outcome): string {
  return `${videoPath}\n${wish}`
}
