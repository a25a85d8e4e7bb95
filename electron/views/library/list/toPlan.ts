/** What of a scope a plan is made for, at once or in slices. */
import type { Scope } from '../../../../shared/contract/scope.ts'
import { eachInSlices } from '../../../library/eachInSlices.ts'
import { isAway } from '../entries/isAway.ts'
import type { LibraryEntry } from '../entries/libraryEntry.ts'
import type { StatusBook } from '../entries/statusBook.ts'
import type { Slot } from '../titles/titleGroups.ts'

type Meant = Pick<Scope, 'search' | 'ids'>

export interface ToPlan {
  /** As `LibrarySession.toPlan`. */
  toPlan(scope: Meant): readonly LibraryEntry[]
  /** The same, in slices. */
  findToPlan(scope: Meant): Promise<readonly LibraryEntry[]>
}

export interface ToPlanParts {
  readonly shown: { slotsIn(scope: Meant): readonly Slot[]; prepareSearch(search: string): Promise<void> }
  readonly book: Pick<StatusBook, 'isOpen'>
  /** Ids of the folders that are away, as they are now. */
  readonly away: ReadonlySet<string>
}

export function createToPlan(parts: ToPlanParts): ToPlan {
  const { shown, book, away } = parts

  /** What is named is planned as it is; nothing can be written in a folder that is away. */
  const isMeant = ({ ids }: Meant, entry: LibraryEntry) => !isAway(entry, away) && (ids !== null || book.isOpen(entry))

  return {
    toPlan: (scope) => shown.slotsIn(scope).flatMap(({ entry }) => (isMeant(scope, entry) ? [entry] : [])),
    async findToPlan(scope) {
      await shown.prepareSearch(scope.search)
      const meant: LibraryEntry[] = []
      await eachInSlices(shown.slotsIn(scope), ({ entry }) => {
        if (isMeant(scope, entry)) meant.push(entry)
      })
      return meant
    },
  }
}
