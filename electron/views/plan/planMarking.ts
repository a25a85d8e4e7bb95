/** Marks videos of the library by what the plan, earlier searches and watch mode know of them. */
import { toAppError } from '../../../shared/errors.ts'
import type { Bugs } from '../../log/bugs.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { NotFoundMarks } from './board/notFoundMarks.ts'
import type { ParkedMarks } from './board/parkedMarks.ts'
import type { PlanBoard } from './board/planBoard.ts'
import { marksOf, withQuestions } from './board/planMarks.ts'

export interface PlanMarkingParts {
  readonly board: Pick<PlanBoard, 'items' | 'placement'>
  readonly library: Pick<LibrarySession, 'setMarks'>
  readonly parked: ParkedMarks
  readonly notFound: NotFoundMarks
  /** Wishes that watch mode asks about, and that are not in the plan. */
  readonly asked: () => readonly { readonly videoId: string; readonly wish: string }[]
  readonly bugs: Bugs
}

export interface PlanMarking {
  refresh(): void
  /** What was asked in vain is read again, in the background. */
  refreshNotFound(): void
  forgetNotFound(videoPaths: readonly string[]): void
  /** Settles when nothing is read any more. */
  idle(): Promise<void>
}

export function createPlanMarking({ board, library, parked, notFound, asked, bugs }: PlanMarkingParts): PlanMarking {
  let rereading: Promise<void> = Promise.resolve()

  function refresh(): void {
    const placed = board.items().flatMap((item) => {
      const { answer, isUnasked } = board.placement(item)
      // Nobody knows anything of it.
      return isUnasked ? [] : [[item, answer, item.choice.ranking.candidates.length] as const]
    })
    const kept = { notFound: notFound.byVideo(), parked: parked.byVideo() }
    library.setMarks(withQuestions(marksOf(kept, placed), asked()))
  }

  return {
    refresh,
    refreshNotFound() {
      rereading = notFound
        .refresh()
        .catch((thrown: unknown) => bugs.report(toAppError(thrown)))
        .then(refresh)
    },
    forgetNotFound(videoPaths) {
      notFound.forget(videoPaths)
      refresh()
    },
    idle: () => rereading,
  }
}
