/**
 * What a person allows a watch for as long as it runs (`--max-searches`, `--limit-downloads`): once that is spent no later
 * round goes on with what is left, and that is what is said. Pure.
 */
import { downloadLimitReached } from '../../batch/gaps/openGaps.ts'
import type { GapStep } from '../../batch/delivery/fulfilOrder.ts'
import { counted } from '../../../shared/text/counted.ts'
import { isBeyondShare } from './searchShare.ts'

type Skipped = Extract<GapStep, { readonly kind: 'skipped' }>

/** null for no limit. */
export interface WatchLimits {
  readonly limitSearches: number | null
  readonly limitDownloads: number | null
}

const goesOn = 'it goes on when it is started again.'

export const noMoreSearches = `Not asked yet: this watch makes no more searches, as --max-searches says; ${goesOn}`
export const noMoreDownloads = `Not downloaded yet: this watch downloads no more, as --limit-downloads says; ${goesOn}`

/** What is said of a wish that one of these limits holds back; null for all others. */
export function heldByWatch<Step extends Skipped>(step: Step, limits: WatchLimits): Step | null {
  if (limits.limitSearches !== null && isBeyondShare(step)) return { ...step, message: noMoreSearches }
  if (limits.limitDownloads !== null && step.message === downloadLimitReached)
    return { ...step, message: noMoreDownloads }
  return null
}

/** Told once of each limit, when it is spent. */
export function spentLimits(limits: WatchLimits): (spent: { search: number; downloads: number }) => readonly string[] {
  const total = { search: 0, downloads: 0 }
  const open = new Map<keyof typeof total, number>()
  if (limits.limitSearches !== null) open.set('search', limits.limitSearches)
  if (limits.limitDownloads !== null) open.set('downloads', limits.limitDownloads)
  return (spent) => {
    total.search += spent.search
    total.downloads += spent.downloads
    const used = [...open].filter(([kind, limit]) => total[kind] >= limit)
    for (const [kind] of used) open.delete(kind)
    return used.map(([kind, limit]) => usedUp(kind, limit))
  }
}

function usedUp(kind: 'search' | 'downloads', limit: number): string {
  const units = kind === 'search' ? counted(limit, 'search', 'searches') : counted(limit, 'download')
  const option = kind === 'search' ? '--max-searches' : '--limit-downloads'
  return `This watch has spent its ${units} (${option}) and spends no more; ${goesOn}`
}
