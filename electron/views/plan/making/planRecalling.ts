/** Brings back into the plan what runs have left open, with what is known of it without asking: costs nothing. */
import { toAppError } from '../../../../shared/errors.ts'
import type { Bugs } from '../../../log/bugs.ts'
import type { RunPages } from '../../../runs/runPages.ts'
import { videoIdOf, wishIdOf } from '../../ids.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import type { ParkedMarks } from '../board/parkedMarks.ts'
import type { PlanBoard } from '../board/planBoard.ts'
import type { PlanMarking } from '../planMarking.ts'
import type { PlanWorker } from '../planWorker.ts'
import type { PlanMaking, WishOfRun } from './planMaking.ts'

export interface PlanRecallingParts {
  readonly pages: Pick<RunPages, 'unsettled'>
  readonly parked: Pick<ParkedMarks, 'byVideo'>
  readonly board: Pick<PlanBoard, 'items'>
  readonly library: Pick<LibrarySession, 'has' | 'state'>
  readonly making: Pick<PlanMaking, 'recall'>
  readonly worker: Pick<PlanWorker, 'now'>
  readonly marking: Pick<PlanMarking, 'refresh'>
  readonly bugs: Bugs
}

export interface PlanRecalling {
  /** The wish of this id; where no plan stands all of them with it, so that one of them does not pass for the plan. */
  recall(wishId: string): Promise<void>
  /** All of them but those that wait, in the background. */
  recallAll(): void
  /** Those of videos that a scan has brought in since `recallAll`, in the background: what the plan holds stays as it is. */
  recallFound(): void
}

export function createPlanRecalling({ library, worker, ...parts }: PlanRecallingParts): PlanRecalling {
  /** Videos that a command left something open of, in folders that the window had not taken in. */
  let elsewhere: readonly string[] = []

  /** Those that wait for a time of their own are no questions. */
  function notWaiting(): (wish: WishOfRun) => boolean {
    const held = parts.parked.byVideo()
    return ({ videoPath, wish }) => held.get(videoIdOf(videoPath))?.has(wish) !== true
  }

  async function recall(isMeant: (wish: WishOfRun) => boolean): Promise<void> {
    const wishes = parts.pages.unsettled().filter((each) => library.has(videoIdOf(each.videoPath)) && isMeant(each))
    if (wishes.length > 0 && !worker.now().isBusy && (await parts.making.recall(wishes))) parts.marking.refresh()
  }

  /** Where the service cannot be asked, whoever looks at a question is told. */
  function reportBug(thrown: unknown): void {
    const error = toAppError(thrown)
    if (error.code === 'internal') parts.bugs.report(error)
  }

  return {
    recall(wishId) {
      const isNamed = ({ videoPath, wish }: WishOfRun) => wishIdOf(videoPath, wish) === wishId
      if (parts.board.items().length > 0) return recall(isNamed)
      const isOpen = notWaiting()
      return recall((each) => isNamed(each) || isOpen(each))
    },
    recallAll() {
      const ids = new Set(parts.pages.unsettled().map(({ videoPath }) => videoIdOf(videoPath)))
      elsewhere = [...ids].filter((id) => !library.has(id))
      void recall(notWaiting()).catch(reportBug)
    },
    recallFound() {
      const found = new Set(elsewhere.filter((id) => library.has(id)))
      if (found.size === 0 || worker.now().isBusy || library.state().isScanning) return
      elsewhere = elsewhere.filter((id) => !found.has(id))
      for (const { videoId } of parts.board.items()) found.delete(videoId)
      const isOpen = notWaiting()
      void recall((each) => found.has(videoIdOf(each.videoPath)) && isOpen(each)).catch(reportBug)
    },
  }
}
