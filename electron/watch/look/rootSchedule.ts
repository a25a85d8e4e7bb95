/** How often a watched folder is looked at, and which part of it: the price of a look decides. Pure. */
import { basename, dirname, sep } from 'node:path'
import { isSubtitleFolder } from '../../library/scan/fileNames.ts'

const secondMs = 1_000
/** Seen again within a minute of its return (promise F8); looking costs one call. */
export const awayCheckMs = 5 * secondMs
/** Events missed without telling are found after this long. */
const watchedCheckMs = 15 * 60 * secondMs
/** Found, whole and worked on within a minute (promise J9). */
const unwatchedCheckMs = 30 * secondMs
/** After a look that failed for a reason of its own, such as a full disk: never again at once. */
export const troubleCheckMs = 20 * secondMs
/** A look may take this share of the time: 1/300 beside events, 1/50 instead of them. */
const watchedShare = 300
const unwatchedShare = 50
/** Hints come in bursts: wait for the end of one, but not for ever. */
const hintGapMs = 500
const longestHintMs = 5 * secondMs
/** More folders than this are looked at as a whole. */
const mostParts = 30

export function nextCheckMs(tookMs: number, hasEvents: boolean): number {
  return hasEvents
    ? Math.max(watchedCheckMs, tookMs * watchedShare)
    : Math.max(unwatchedCheckMs, tookMs * unwatchedShare)
}

export function hintDueMs({ firstMs, lastMs }: { readonly firstMs: number; readonly lastMs: number }): number {
  return Math.min(lastMs + hintGapMs, firstMs + longestHintMs)
}

/** The folders to look at for these hints, none inside another; null: the whole root. */
export function partsToCheck(root: string, hinted: Iterable<string>): readonly string[] | null {
  const folders = [...new Set([...hinted].map((folder) => titleFolderOf(folder, root)))].sort()
  if (folders.length > mostParts || folders.some((folder) => !folder.startsWith(root + sep))) return null
  return folders.filter((folder) => !folders.some((other) => other !== folder && folder.startsWith(other + sep)))
}

/** "Film/Subs/Film/2_English.srt" belongs to the videos of "Film". */
function titleFolderOf(folder: string, root: string): string {
  const above = dirname(folder)
  if (folder.length <= root.length) return folder
  if (isSubtitleFolder(basename(folder))) return above
  return isSubtitleFolder(basename(above)) && above.length > root.length ? dirname(above) : folder
}
