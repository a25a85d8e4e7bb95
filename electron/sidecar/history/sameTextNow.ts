/**
 * What stands there now of a subtitle that something was ordered instead of. Since then it may have been moved or cleaned:
 * that is the same text still. Another text, or one that a person has edited since, is not.
 */
import { AppError } from '../../../shared/errors.ts'
import type { History, Written } from './history.ts'

/** @returns null where it was taken away, so that nothing has to make way. @throws AppError 'file.changed' */
export function sameTextNow(history: Pick<History, 'get' | 'laterStanding'>, rowId: number): Written | null {
  const ordered = history.get(rowId)
  if (!ordered) return null
  const now = ordered.state === 'written' ? ordered : history.laterStanding(rowId)
  if (now && !isSameText(ordered, now))
    throw new AppError(
      'file.changed',
      'The subtitle that this was to replace has changed since the translation was ordered. Order the translation again.',
    )
  return now
}

function isSameText({ details: before }: Written, { details: now }: Written): boolean {
  const isEditedSince = JSON.stringify(before.edited) !== JSON.stringify(now.edited)
  return before.subtitleId === now.subtitleId && before.release === now.release && !isEditedSince
}
