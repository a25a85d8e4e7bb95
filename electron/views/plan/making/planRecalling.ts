/** Brings back into the plan what runs have left open, with what is known of it without asking: costs nothing. */
import { toAppError } from '../../../../shared/errors.ts'
import type { Bugs } from '../../../log/bugs.ts'
import type { RunPages } from '../../../runs/runPages.ts'
import { videoIdOf, wishIdOf } from '../../ids.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import type { ParkedMarks } from '../board/parkedMarks.ts'
import type { PlanMarking } from '../planMarking.ts'
import type { PlanWorker } from '../planWorker.ts'
import type { PlanMaking, WishOfRun } from './planMaking.ts'

export interface PlanRecallingParts {
  readonly pages: Pick<RunPages, 'unsettled'>
  readonly parked: Pick<ParkedMarks, 'byVideo'>
  readonly library: Pick<LibrarySession, 'has' | 'state'>
  readonly making: Pick<PlanMaking, 'recall'>
  readonly worker: Pick<PlanWorker, 'now'>
  readonly marking: Pick<PlanMarking, 'refresh'>
  readonly bugs: Bugs
}

export interface PlanRecalling {
  /** The wish of this id alone; null: all of them but those that wait. */
  recall(wishId: string | null): Promise<void>
  /** All of them, in the background. */
  recallAll(): void
  /** Whether a scan that is over has brought in any that `recallAll` left alone. */
  hasFound(): boolean
}

export function createPlanRecalling({ library, worker, ...parts }: PlanRecallingParts): PlanRecalling {
  /** Videos that a command left something open of, in folders that the window had not taken in. */
  let elsewhere: readonly string[] = []

  async function recall(wishId: string | null): Promise<void> {
    const held = parts.parked.byVideo()
    const isMeant = ({ videoPath, wish }: WishOfRun) =>
      wishId === null ? !held.get(videoIdOf(videoPath))?.has(wish) : wishIdOf(videoPath, wish) === wishId
    const wishes = parts.pages.unsettled().filter((each) => library.has(videoIdOf(each.videoPath)) && isMeant(each))
    if (wishes.length > 0 && !worker.now().isBusy && (await parts.making.recall(wishes))) parts.marking.refresh()
  }

  /** Where the service cannot be asked, whoever looks at a question is told. */
  function reportBug(thrown: unknown): void {
    const error = toAppError(thrown)
    if (error.code === 'internal') parts.bugs.report(error)
  }

  return {
    recall,
    recallAll() {
      const ids = new Set(parts.pages.unsettled().map(({ videoPath }) => videoIdOf(videoPath)))
      elsewhere = [...ids].filter((id) => !library.has(id))
      void recall(null).catch(reportBug)
    },
    hasFound: () => elsewhere.some((id) => library.has(id)) && !worker.now().isBusy && !library.state().isScanning,
  }
}
