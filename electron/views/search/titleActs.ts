/** Titles that a person gives to videos, each with what takes it back: the title that was there before, or none. */
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { TitleCorrections } from '../../matching/titleCorrections.ts'
import { AppError } from '../../../shared/errors.ts'
import { createHandles } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { PlanCommands } from '../plan/planCommands.ts'
import type { Topics } from '../topics.ts'
import type { SearchSession } from './searchSession.ts'
import type { Ids } from '../../../node/ids.ts'

export interface TitleActsParts {
  readonly search: Pick<SearchSession, 'setTitle' | 'forgetTitle'>
  readonly corrections: Pick<TitleCorrections, 'of' | 'set' | 'forget'>
  readonly library: Pick<LibrarySession, 'video'>
  readonly plan: Pick<PlanCommands, 'videoIdOf' | 'askShowAgain'>
  readonly topics: Pick<Topics, 'changed'>
  readonly ids: Ids
}

interface Undoable {
  readonly undoId: string
}

export interface TitleActs {
  set(choice: { readonly videoId: string; readonly titleId: string }): Undoable
  forget(videoId: string): Undoable
  /** And asks for the row's show again. */
  setInPlan(choice: {
    readonly rowId: string
    readonly titleId: string
  }): Promise<Undoable & { readonly videos: number }>
  /** @throws AppError 'input.invalid' for what is not known any more */
  undo(undoId: string): Promise<void>
}

interface Before {
  readonly video: LibraryVideo
  readonly title: ReturnType<TitleCorrections['of']>
  /** The row of the plan that it was said of. */
  readonly rowId: string | null
}

/** As many as anybody takes back one after the other. */
const mostKept = 100

export function createTitleActs(parts: TitleActsParts): TitleActs {
  const { search, corrections, library, plan } = parts
  const befores = createHandles<Before>(parts.ids, mostKept)
  const undone = new Set<string>()

  function keeping(videoId: string, rowId: string | null, change: () => void): Undoable {
    const video = library.video(videoId)
    const title = corrections.of(video)
    change()
    return { undoId: befores.idOf(parts.ids.newId(), { video, title, rowId }) }
  }

  return {
    set: (choice) => keeping(choice.videoId, null, () => search.setTitle(choice)),
    forget: (videoId) => keeping(videoId, null, () => search.forgetTitle(videoId)),
    async setInPlan({ rowId, titleId }) {
      const videoId = plan.videoIdOf(rowId)
      const act = keeping(videoId, rowId, () => search.setTitle({ videoId, titleId }))
      return { ...act, ...(await plan.askShowAgain(rowId)) }
    },
    async undo(undoId) {
      const before = undone.has(undoId) ? null : befores.get(undoId)
      if (!before) throw new AppError('input.invalid', 'This cannot be taken back any more.')
      const { video, title, rowId } = before
      if (title) corrections.set(video, title)
      else corrections.forget(video)
      undone.add(undoId)
      parts.topics.changed('library')
      if (rowId !== null) await plan.askShowAgain(rowId)
    },
  }
}
