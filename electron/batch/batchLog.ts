/** What a run tells, for the log: its counts, what was written, what failed and why. What merely waits or asks is counted. */
import type { SkipReason } from '../../shared/contract/plan.ts'
import type { BatchEvent, Done, Planned, Scanned, Skipped, WrittenFile } from './batchEvents.ts'
import type { LogFields, LogEvent } from '../log/logEntry.ts'

/** Each of these is a line: something is in the way that a person can mend. */
const isTrouble: ReadonlySet<SkipReason> = new Set<SkipReason>(['error', 'rejected', 'foreign-file'])
/** When the service is away, every file says so: these many lines of a run are enough. */
const mostTroubles = 100

export function createBatchLog(note: LogEvent): (event: BatchEvent) => void {
  const skips = new Map<SkipReason, number>()
  let troubles = 0

  function logSkip({ video, language, reason, code, message }: Skipped): void {
    skips.set(reason, (skips.get(reason) ?? 0) + 1)
    if (!isTrouble.has(reason) || ++troubles > mostTroubles) return
    note('warn', 'file.skipped', { video, language, reason, code, message })
  }

  function logEnd(done: Done): void {
    const reasons = Object.fromEntries([...skips].map(([reason, count]) => [`skipped.${reason}`, count]))
    skips.clear()
    troubles = 0
    note('info', 'run.end', { ...endFields(done), ...reasons })
  }

  return (event) => {
    switch (event.kind) {
      case 'scanned':
        note('info', 'run.scanned', scanFields(event))
        return
      case 'renamed':
        note('info', 'run.renamed', { from: event.from, video: event.to, sidecars: event.sidecars.length })
        return
      case 'plan':
        note('info', 'run.planned', planFields(event))
        return
      case 'written':
        note('info', 'file.written', writtenFields(event))
        return
      case 'skipped':
        logSkip(event)
        return
      case 'done':
        logEnd(event)
        return
      case 'matched':
      case 'would_write':
      case 'ignored':
      case 'progress':
    }
  }
}

function scanFields({ videos, ignored, unreadable, covered, missing, orphans }: Scanned): LogFields {
  return { videos, ignored, unreadable, covered, missing, orphans }
}

function planFields(planned: Planned): LogFields {
  const { files, archives, searchUnits, downloads, ask, none, translate, waiting, resumesAtMs } = planned
  const waitsUntil = resumesAtMs === null ? null : new Date(resumesAtMs).toISOString()
  return { files, archives, searchUnits, downloads, ask, none, translate, waiting, waitsUntil }
}

function writtenFields({ sidecar, language, subtitleId, tier, encoding, bytes }: WrittenFile): LogFields {
  return { sidecar, language, subtitle: subtitleId, tier, encoding, bytes }
}

function endFields({ written, skipped, failed, spent, batchId, seconds }: Done): LogFields {
  const { search, downloads, ai } = spent
  return { batch: batchId, written, skipped, failed, search, downloads, ai, seconds }
}
