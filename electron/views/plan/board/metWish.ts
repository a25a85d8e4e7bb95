/** Whether the library says that a wish is met by now, and by what: the one question of plan, review and watch mode. Pure. */
import type { WishStatus } from '../../../../shared/contract/library.ts'
import { forcedBy } from '../../../wanted/missing.ts'
import type { LibraryEntry } from '../../library/entries/libraryEntry.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import type { MetBy, PlanItem } from './planItem.ts'

export interface VideoNow {
  readonly entry: Pick<LibraryEntry, 'profile'>
  readonly wishes: readonly Pick<WishStatus, 'wish' | 'state' | 'by'>[]
}

/** null: it is not met · undefined: the library does not say, because it is ignored, or wished no more. */
export function metBy(item: PlanItem, { entry, wishes }: VideoNow): MetBy | null | undefined {
  const { gap } = item.choice
  if (gap.isForced) return forcedMetBy(item, entry)
  const status = wishes.find(({ wish }) => wish === item.wish)
  if (!status || status.state === 'ignored') return undefined
  if (status.state !== 'covered' || status.by === null) return null
  // Under its old name it is what the row offers to rename.
  if (status.by === 'stray') return item.stray === null ? 'sidecar' : null
  return status.by
}

function forcedMetBy({ choice }: PlanItem, { profile }: VideoNow['entry']): MetBy | null {
  const found = forcedBy(profile.video, choice.gap.wish)
  if (found === null) return null
  if (found.kind !== 'sidecar') return found.kind
  return profile.ours.has(found.sidecar) ? 'ours' : 'sidecar'
}

/** Of a question of watch mode, which is about a wish or, without one, about a file. */
export function isMetInLibrary(
  library: Pick<LibrarySession, 'has' | 'row'>,
  { videoId, wish }: { readonly videoId: string; readonly wish: string },
): boolean {
  if (wish === '' || !library.has(videoId)) return false
  return library.row(videoId).wishes.some((each) => each.wish === wish && each.state === 'covered')
}
