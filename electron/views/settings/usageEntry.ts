/** Entries of the ledger as the window lists them: what was paid for is called by its title where it has one. */
import { isAbsolute } from 'node:path'
import type { UsageEntry } from '../../../shared/contract/account.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { QuotaEntry } from '../../quota/quotaStore.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import { videoTitleOf } from '../videoTitle.ts'

type NamedVideos = Pick<LibrarySession, 'has' | 'entry'>

/** @param service that is used now */
export function usageEntryOf(library: NamedVideos, entry: QuotaEntry, service: string): UsageEntry {
  const { id, reservedMs, kind, subject, reason, units, unitsSpent, state, batchId } = entry
  const title = titleOf(library, subject)
  const elsewhere = entry.service === service ? null : entry.service
  return { id, atMs: reservedMs, kind, subject, title, reason, units: unitsSpent ?? units, state, batchId, elsewhere }
}

/** Of a video '1x03.mkv' its name alone says nothing. */
function titleOf(library: NamedVideos, subject: string): string {
  if (!isAbsolute(subject)) return ''
  const videoId = videoIdOf(subject)
  const named = library.has(videoId) ? library.entry(videoId) : parseRelease(subject)
  const { title, code } = videoTitleOf(named)
  // A show alone would stand for each of its files.
  if (title === '' || (named.type !== 'movie' && code === '')) return ''
  return `${title} ${code}`.trim()
}
