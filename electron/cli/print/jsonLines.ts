/** Batch events as the fixed JSON lines of the command line: `event` first, wire-like names. Mapping only. */
import type { CleanedDetails, PassedOver, TimingChange } from '../../sidecar/history/history.ts'
import type { PlanCost } from '../../plan/estimatePlan.ts'
import type { BatchEvent, WrittenFile } from '../../batch/batchEvents.ts'
import type { MeasuredTiming } from '../../timing/timingSources.ts'

/** One JSON object, or null for events that have no line. */
export function jsonLineOf(event: BatchEvent): string | null {
  // The phases of `progress` are fixed; what a machine makes is told in a line of its own.
  if (event.kind === 'progress' && (event.phase === 'translate' || event.phase === 'transcribe')) {
    const { done, total } = event
    return JSON.stringify({ event: event.phase === 'translate' ? 'translating' : 'transcribing', done, total })
  }
  if (event.kind === 'ignored') return event.reason === 'unreadable' ? unreadableLine(event) : null
  const fields = fieldsOf(event)
  return JSON.stringify({ event: event.kind, ...fields })
}

/** Left out on purpose is no news for programs. */
function unreadableLine({ path, message }: { readonly path: string; readonly message: string }): string {
  return JSON.stringify({ event: 'unreadable', path, message })
}

function fieldsOf(event: Exclude<BatchEvent, { kind: 'ignored' }>): object {
  switch (event.kind) {
    case 'scanned': {
      const { videos, ignored, unreadable, covered, missing, orphans, rePaired } = event
      return { videos, ignored, covered, missing, orphans, re_paired: rePaired, unreadable }
    }
    case 'renamed':
      return { from: event.from, video: event.to, sidecars: event.sidecars }
    case 'matched':
      return {
        video: event.video,
        status: event.status,
        title: event.title?.name ?? null,
        type: event.title?.type ?? null,
        year: event.title?.year ?? null,
        season: event.season,
        episodes: event.episodes,
        ...(event.absolute !== null && { absolute: event.absolute }),
        cost: event.cost,
      }
    case 'plan':
      return {
        archives: event.archives,
        files: event.files,
        search_units: event.searchUnits,
        downloads: event.downloads,
        ask: event.ask,
        none: event.none,
        waiting: event.waiting,
        resumes_at: event.resumesAtMs === null ? null : new Date(event.resumesAtMs).toISOString(),
        translate: event.translate,
        inside: event.inside,
        pairs: event.pairs,
        too_long: event.tooLong,
        run: event.batchId,
        ...(event.estimate && { estimate: estimateFields(event.estimate) }),
        ...(event.notAsked && { not_asked: event.notAsked }),
      }
    case 'would_write': {
      const { video, language, subtitleId, release, tier, reasons, downloads } = event
      return { video, language, n_id: subtitleId, release, tier, reasons, downloads, ...machineField(event) }
    }
    case 'written': {
      const {
        video,
        sidecar,
        language,
        subtitleId,
        release,
        tier,
        reasons,
        bytes,
        encoding,
        warnings,
        cleaned,
        timing,
        measured,
        insteadOf,
        madeOf,
      } = event
      const written = { video, sidecar, language, n_id: subtitleId, release, tier, reasons, bytes, encoding, warnings }
      return {
        ...written,
        ...machineField(event),
        ...(cleaned && cleanedFields(cleaned)),
        ...(timing && { timing: timingFields(timing) }),
        ...(measured && { measured: measuredFields(measured) }),
        ...(insteadOf && { instead_of: insteadOf.map(insteadFields) }),
        ...(madeOf && { made_of: madeOf }),
      }
    }
    case 'skipped': {
      const { video, language, reason, code, message } = event
      return { video, language, reason, code, message }
    }
    case 'progress':
      return without(event, 'kind')
    case 'done': {
      const { written, skipped, failed, subtitles, spent, batchId, seconds, isStopped } = event
      const counted = subtitles ? { subtitles } : {}
      return {
        written,
        skipped,
        failed,
        spent,
        batch: batchId,
        run: batchId,
        seconds,
        ...counted,
        ...(isStopped && { stopped: true }),
      }
    }
  }
}

function machineField({ isMachineMade }: Pick<WrittenFile, 'isMachineMade'>): object {
  return isMachineMade ? { machine_made: true } : {}
}

/** What it was said to cost at most before it was asked; `searches` where the service knows the titles. */
function estimateFields({ videos, subtitles, searches, mostSearches, downloads, ai }: PlanCost): object {
  return { videos, subtitles, searches, most_searches: mostSearches, downloads, ai }
}

export function cleanedFields({ hearingImpaired, credits, letters = 0, convertedFrom }: CleanedDetails): object {
  return { removed: { hearing_impaired: hearingImpaired, credits }, converted_from: convertedFrom, letters }
}

function timingFields({ offsetMs, speed, pieces, against, named, before, after }: TimingChange): object {
  return { offset_ms: offsetMs, speed, pieces, against, named, before, after }
}

function measuredFields({ result, retiming: { speed, pieces }, evidence }: MeasuredTiming): object {
  const change = { offset_ms: pieces[0]?.offsetMs ?? 0, speed, pieces: pieces.length }
  return { result, ...change, against: evidence.kind, named: evidence.named }
}

function insteadFields({ subtitleId, release, message }: PassedOver): object {
  return { n_id: subtitleId, release, message }
}

function without<Record extends object>(record: Record, name: keyof Record): object {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))
}
