/** Goes on with what runs put off: planned again, and taken up in the run that it belongs to. A work of the plan's worker. */
import { toAppError } from '../../../../shared/errors.ts'
import { isServiceAway } from '../../../serviceClient/awayPause.ts'
import { restrictPlan } from '../../../plan/restrictPlan.ts'
import type { RunPages } from '../../../runs/runPages.ts'
import { videoIdOf, wishIdOf } from '../../ids.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import { dueRuns, parkedElsewhere, type DueRun } from './dueRuns.ts'
import type { ParkedMarks, ParkedWish } from '../board/parkedMarks.ts'
import type { PlanBoard } from '../board/planBoard.ts'
import type { PlanMaking } from '../making/planMaking.ts'
import { isAmong } from './planRun.ts'
import type { PlanRunning } from './planRunning.ts'
import type { PlanWait } from './planWait.ts'
import type { PlanWorker } from '../planWorker.ts'

export interface PlanResumingParts {
  readonly worker: PlanWorker
  readonly board: Pick<PlanBoard, 'plan' | 'items'>
  readonly wait: Pick<PlanWait, 'setAlarm' | 'recordAway'>
  readonly making: Pick<PlanMaking, 'remake'>
  readonly running: Pick<PlanRunning, 'goOn' | 'runPart'>
  readonly parked: Pick<ParkedMarks, 'byVideo' | 'clear'>
  readonly pages: Pick<RunPages, 'waiting'>
  readonly library: Pick<LibrarySession, 'has' | 'isAway'>
}

export interface Due {
  /** What each run put off. */
  readonly runs: readonly DueRun[]
  /** Videos with something parked by an older version, that no run knows of: they become a run of their own. */
  readonly others: readonly string[]
}

export interface PlanResuming {
  /** Without videos whose folders are away: those wait on. */
  due(): Due
  /** Whether something that `due` has left out is back. */
  hasReturned(): boolean
  /** Each run with what it put off and nothing else, in the order in which they began. */
  resume(due: Due, signal: AbortSignal): Promise<void>
}

export function createPlanResuming({ worker, board, wait, library, ...parts }: PlanResumingParts): PlanResuming {
  /** Videos that were due while their folders were away. */
  let left: readonly string[] = []
  const isAway = (videoId: string) => library.isAway(videoId)
  const isThere = (videoId: string) => library.has(videoId) && !isAway(videoId)

  function videosOf({ runs, others }: Due): readonly string[] {
    const planned = board.items().map(({ videoId }) => videoId)
    const putOff = runs.flatMap(idsIn)
    return [...new Set([...planned, ...putOff, ...others])].filter(isThere)
  }

  /** Answers whether there is a plan to go on with: where the service is away still, it is asked again later. */
  async function planAgain(due: Due, signal: AbortSignal): Promise<boolean> {
    const { phase } = worker.now()
    const [first] = due.runs
    try {
      const batchId = first?.runId ?? worker.openBatch()
      await parts.making.remake({ videoIds: videosOf(due), anew: idsOf(due), batchId }, signal)
      return true
    } catch (thrown) {
      if (!isServiceAway(toAppError(thrown).code)) throw thrown
      wait.recordAway(true)
      wait.setAlarm()
      worker.dispatch({ kind: 'ask.failed', phase })
      return false
    }
  }

  /** Just before a run goes on with them, which parks anew what still has to wait; what no run has come to waits on. */
  const clear = (wishes: readonly ParkedWish[]) => parts.parked.clear(wishes)

  async function runOthers(others: readonly string[], signal: AbortSignal): Promise<void> {
    const plan = board.plan()
    if (others.length === 0 || !plan || signal.aborted) return
    const among = new Set(others)
    const marks = parts.parked.byVideo()
    clear(others.flatMap((videoId) => [...(marks.get(videoId)?.keys() ?? [])].map((wish) => ({ videoId, wish }))))
    await parts.running.runPart(
      restrictPlan(plan, ({ video }) => among.has(videoIdOf(video.file.path))),
      signal,
    )
  }

  return {
    due() {
      const marks = parts.parked.byVideo()
      const runs = dueRuns(parts.pages.waiting(), marks)
      const others = parkedElsewhere(marks, runs)
      left = [...runs.flatMap(idsIn), ...others].filter(isAway)
      return { runs: withoutVideos(runs, new Set(left)), others: others.filter((videoId) => !isAway(videoId)) }
    },
    hasReturned: () => left.some(isThere),
    async resume(due, signal) {
      if (!(await planAgain(due, signal))) return
      // What went away meanwhile is no part of the plan, and stays parked.
      for (const { runId, wishes } of withoutVideos(due.runs, new Set(due.runs.flatMap(idsIn).filter(isAway)))) {
        const plan = board.plan()
        if (!plan || signal.aborted) return
        clear(wishes.map(({ videoPath, wish }) => ({ videoId: videoIdOf(videoPath), wish })))
        await parts.running.goOn({ runId, plan: restrictPlan(plan, isAmong(wishes)) }, signal)
      }
      await runOthers(due.others, signal)
    },
  }
}

const idOf = ({ videoPath }: DueRun['wishes'][number]) => videoIdOf(videoPath)
const idsIn = ({ wishes }: DueRun) => wishes.map(idOf)

function withoutVideos(runs: readonly DueRun[], left: ReadonlySet<string>): readonly DueRun[] {
  return runs
    .map((run) => ({ ...run, wishes: run.wishes.filter((wish) => !left.has(idOf(wish))) }))
    .filter(({ wishes }) => wishes.length > 0)
}

function idsOf({ runs }: Due): ReadonlySet<string> {
  return new Set(runs.flatMap(({ wishes }) => wishes.map(({ videoPath, wish }) => wishIdOf(videoPath, wish))))
}
