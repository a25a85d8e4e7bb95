/** What became of each wish that a run took up, one row a wish; a later run of the same wish goes on in its row. */
import type { ActivityRow, ActivityState } from '../../../shared/contract/plan.ts'
import { isFailure } from '../../../shared/isFailure.ts'
import type { GapStep } from '../../batch/fulfilPlan.ts'
import { languageOfGap } from '../../batch/planBatch.ts'
import type { Gap } from '../../wanted/missing.ts'
import { formatWish } from '../../wanted/parseWishes.ts'
import type { Clock } from '../clock.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf } from '../ids.ts'

type Filter = keyof ActivityState['counts']

export interface ActivityLog {
  queue(gaps: readonly Gap[]): void
  record(gap: Gap, step: GapStep): void
  /** What a cancelled run had not finished. */
  cancelOpen(): void
  counts(): ActivityState['counts']
  page(query: { readonly filter: Filter; readonly offset: number; readonly limit: number }): {
    readonly rows: ActivityRow[]
    readonly total: number
  }
  /** Videos whose wish failed or waits. */
  unfinishedVideos(): readonly string[]
}

/** A library's worth: the oldest rows go first beyond that. */
const mostRows = 200_000

export function createActivityLog({ nowMs }: Pick<Clock, 'nowMs'>): ActivityLog {
  const rows = new Map<string, ActivityRow>()

  function set(gap: Gap, said: StepWords): void {
    const { path } = gap.video.file
    const id = videoIdOf(`${path}\n${formatWish(gap.wish)}`)
    const about = { id, videoId: videoIdOf(path), videoName: nameOfPath(path), language: languageOfGap(gap) }
    rows.set(id, { ...about, reason: null, code: null, ...said, changedMs: nowMs() })
    const [oldest] = rows.keys()
    if (rows.size > mostRows && oldest !== undefined) rows.delete(oldest)
  }

  const ofFilter = (filter: Filter) => [...rows.values()].filter(({ state }) => isOf(filter, state))

  return {
    queue(gaps) {
      for (const gap of gaps) set(gap, { state: 'queued', message: 'Waits for its turn.' })
    },
    record(gap, step) {
      const why = step.kind === 'skipped' ? { reason: step.reason, code: step.code } : {}
      // Of a wish with fallbacks, not always the first one is written.
      const written = step.kind === 'written' ? { language: step.event.language } : {}
      set(gap, { state: stateOf(step), message: messageOf(step), ...why, ...written })
    },
    cancelOpen() {
      for (const [id, row] of rows)
        if (isOf('running', row.state))
          rows.set(id, { ...row, state: 'cancelled', message: 'Cancelled before it was written.', changedMs: nowMs() })
    },
    counts() {
      const counts = { all: rows.size, running: 0, written: 0, skipped: 0, waiting: 0, failed: 0 }
      for (const { state } of rows.values())
        for (const filter of countedFilters) if (isOf(filter, state)) counts[filter] += 1
      return counts
    },
    page({ filter, offset, limit }) {
      const shown = ofFilter(filter)
      return { rows: shown.slice(offset, offset + limit), total: shown.length }
    },
    unfinishedVideos: () => [...new Set([...ofFilter('failed'), ...ofFilter('waiting')].map(({ videoId }) => videoId))],
  }
}

type StepWords = Pick<ActivityRow, 'state' | 'message'> & Partial<Pick<ActivityRow, 'reason' | 'code' | 'language'>>

const countedFilters = ['running', 'written', 'skipped', 'waiting', 'failed'] as const

function isOf(filter: Filter, state: ActivityRow['state']): boolean {
  if (filter === 'all') return true
  if (filter === 'running') return state === 'queued' || state === 'downloading' || state === 'checking'
  if (filter === 'skipped') return state === 'skipped' || state === 'cancelled'
  return state === filter
}

function stateOf(step: GapStep): ActivityRow['state'] {
  if (step.kind !== 'skipped') return step.kind
  if (step.reason === 'quota') return 'waiting'
  return isFailure(step.reason) ? 'failed' : 'skipped'
}

function messageOf(step: GapStep): string {
  switch (step.kind) {
    case 'downloading':
      return 'Being fetched.'
    case 'checking':
      return 'Its language, length and text are being checked.'
    case 'written':
      return nameOfPath(step.event.sidecar)
    case 'skipped':
      return step.message
  }
}
