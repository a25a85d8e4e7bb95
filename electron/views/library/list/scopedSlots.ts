/** Which videos a scope means: those that its search shows, below the rows that were named. Pure. */
import { AppError } from '../../../../shared/errors.ts'
import type { FoundTitles } from '../titles/foundTitles.ts'
import type { LibraryShelf } from './libraryShelf.ts'
import type { Slot } from '../titles/titleGroups.ts'
import { readRowId, slotsBelow } from '../titles/titleRows.ts'

export interface ScopedParts {
  readonly found: FoundTitles
  readonly shelf: Pick<LibraryShelf, 'slots' | 'groups'>
}

/** Each once. @throws AppError 'file.missing' for an id that is not in the library */
export function scopedSlots(ids: readonly string[] | null, { found, shelf }: ScopedParts): readonly Slot[] {
  if (ids === null) return allFound(found, shelf)
  const slots = new Set<Slot>()
  for (const id of ids) for (const slot of slotsOfRow(id, shelf)) if (found.has(slot)) slots.add(slot)
  return [...slots]
}

/** Of a whole library: nothing is copied twice. */
function allFound(found: FoundTitles, { groups }: Pick<LibraryShelf, 'groups'>): readonly Slot[] {
  const slots: Slot[] = []
  for (const title of groups.titles()) for (const slot of found.of(title)) slots.push(slot)
  return slots
}

function slotsOfRow(id: string, { slots, groups }: ScopedParts['shelf']): readonly Slot[] {
  const video = slots.get(id)
  if (video) return [video]
  const { titleId, below } = readRowId(id)
  const title = groups.get(titleId)
  if (!title) throw new AppError('file.missing', 'This video is no longer in the library. Scan again to look for it.')
  return below === null ? title.slots : slotsBelow(title, below)
}
