/**
 * The last act of all screens and pages, and taking it back. What wrote files or said a title is read from the runs, where nothing
 * can be missing that was written; everything else is noted where it is done.
 */
import type { ActRecord } from '../../../shared/contract/acts.ts'
import type { TakenBack } from '../../../shared/contract/runs/history.ts'
import { AppError } from '../../../shared/errors.ts'
import type { TitleRuns } from '../../batch/titleRuns.ts'
import type { ActRun, ActRuns } from '../../runs/actRuns.ts'
import type { Runs } from '../../runs/runs.ts'
import type { Clock } from '../../../node/clock.ts'
import type { HistorySession } from '../history/historySession.ts'
import type { RunsSession } from '../runs/runsSession.ts'
import type { NotedActs, TimedAct } from './notedActs.ts'

export interface ActsSessionParts {
  readonly noted: NotedActs
  readonly actRuns: ActRuns
  readonly runs: Pick<Runs, 'get'>
  readonly titleRuns: Pick<TitleRuns, 'stands'>
  readonly runsSession: Pick<RunsSession, 'undo'>
  readonly historySession: Pick<HistorySession, 'idle'>
  /** Nothing that was done before is the last act of this start. */
  readonly startedMs: number
  readonly clock: Pick<Clock, 'nowMs'>
}

export interface ActsSession {
  /** While something is taken back, what stands once that has ended. */
  last(except: readonly string[]): Promise<ActRecord | null>
  /** @throws AppError 'input.invalid' for what is not known any more, and where it cannot be taken back */
  undo(key: string): Promise<TakenBack>
}

interface LastAct extends Omit<ActRecord, 'ageMs'> {
  readonly atMs: number
  undo(): Promise<TakenBack>
}

const nothingTaken: TakenBack = { removed: 0, restored: 0, gone: 0, kept: [], rowIds: [] }

export function createActsSession(parts: ActsSessionParts): ActsSession {
  const { noted, actRuns, runs, titleRuns, historySession, startedMs, clock } = parts
  /** Keys come faster than acts are taken back, and from several pages: each has its turn. */
  let turn: Promise<unknown> = Promise.resolve()

  function ofRun(run: ActRun): LastAct[] {
    const { id: key, atMs, kind, files: count } = run
    const undo = () => parts.runsSession.undo(key, { isWayBack: true })
    if (kind !== 'title') return [{ key, atMs, words: { kind: 'written', count }, undo }]
    const said = runs.get(key)
    if (!said || !titleRuns.stands(said)) return []
    const [name = ''] = said.scope.names
    return [{ key, atMs, words: { kind: 'titled', name }, undo }]
  }

  const ofNoted = (act: TimedAct): LastAct => ({
    ...{ key: act.key, atMs: act.atMs, words: act.words },
    async undo() {
      if ('take' in act) return act.take()
      await act.undo()
      return nothingTaken
    },
  })

  /** Newest first. */
  function all(): readonly LastAct[] {
    const acts = [...noted.list().map(ofNoted).reverse(), ...actRuns.since(startedMs).flatMap(ofRun)]
    return acts.sort((one, other) => other.atMs - one.atMs)
  }

  async function undoNow(key: string): Promise<TakenBack> {
    const act = all().find((each) => each.key === key)
    if (!act) throw new AppError('input.invalid', 'This can no longer be undone.')
    return act.undo()
  }

  return {
    async last(except) {
      await turn
      await historySession.idle()
      const passed = new Set(except)
      const act = all().find(({ key }) => !passed.has(key))
      return act ? { key: act.key, words: act.words, ageMs: Math.max(0, clock.nowMs() - act.atMs) } : null
    },
    undo(key) {
      const undone = turn.then(() => historySession.idle()).then(() => undoNow(key))
      turn = undone.catch(() => undefined)
      return undone
    },
  }
}
