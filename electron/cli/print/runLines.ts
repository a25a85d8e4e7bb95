/** Runs as lines for people and as JSON lines for programs: outcome, cost, and what can be taken back. Mapping only. */
import type { RunOutcome, RunRow } from '../../../shared/contract/runs/runs.ts'
import { countsThen } from '../../../shared/counting.ts'
import type { RunCounts } from '../../../shared/runs/runSign.ts'
import { shown } from '../terminal.ts'
import { counted } from '../../../shared/text/counted.ts'
import { localTime } from './localTime.ts'

export function runLine(row: RunRow): string {
  const { id, startedMs } = row
  const head = `${localTime(startedMs)}  ${id}  ${kindWord(row).padEnd(10)}`
  return `${head}  ${scopeWords(row)}: ${outcomeWords(row)}; ${costWords(row)}`
}

export function runJson(row: RunRow): object {
  const { id, kind, asked, scope, undoes, startedMs, endedMs, ending, sign, counts, cost, resumesAtMs, settled } = row
  return {
    event: 'run',
    run: id,
    kind: asked ?? kind,
    scope: { names: scope.names, more: scope.more, language: scope.language },
    undoes: undoes?.id ?? null,
    started: isoOf(startedMs),
    ended: isoOf(endedMs),
    ending,
    outcome: sign,
    subtitles: counts,
    files: { ...row.files, changedSince: changedSince(row) },
    spent: { search: cost.searches, downloads: cost.downloads, ai: cost.ai },
    resumes_at: isoOf(resumesAtMs),
    settled,
  }
}

interface NamedOutcome extends Pick<RunOutcome, 'videoName' | 'sidecarName'> {
  readonly isMachineMade: boolean
}

/** With names that tell it from the other subtitles of its run. */
export function outcomeLine(
  { state, language, message, isUndone }: RunOutcome,
  { videoName, sidecarName, isMachineMade }: NamedOutcome,
): string {
  const word = isUndone ? 'undone' : state
  return `  ${word.padEnd(11)}  ${language.padEnd(5)}  ${shown(videoName)}${tail(sidecarName || message)}${tail(isMachineMade ? 'machine-made' : '')}`
}

export function outcomeJson(outcome: RunOutcome): object {
  const { videoName, language, state, reason, error, message, sidecarName, release, isUndone, atMs } = outcome
  return {
    event: 'subtitle',
    video: videoName,
    language,
    state: isUndone ? 'undone' : state,
    reason,
    code: error,
    message,
    sidecar: sidecarName === '' ? null : sidecarName,
    release,
    at: isoOf(atMs),
  }
}

export function causeLine(cause: { readonly count: number; readonly message: string }): string {
  return `  ${cause.count} failed: ${shown(cause.message)}`
}

function tail(text: string): string {
  return text === '' ? '' : `  ${shown(text)}`
}

function kindWord({ kind, isBringBack, asked }: RunRow): string {
  if (asked !== null) return asked
  if (isBringBack) return 'bring-back'
  // What a check-up put right: named by what it was, as in the window.
  return kind === 'mend' ? 'check-up' : kind
}

/** Longer names than those of titles come of names of files that say no title. */
const longestName = 60

function scopeWords({ scope: { names, more, language } }: RunRow): string {
  const short = names.map(shortened)
  const titles = short.length === 0 ? 'everything' : short.join(', ') + (more > 0 ? ` and ${more} more` : '')
  return language === null ? titles : `${titles} (${language})`
}

function shortened(name: string): string {
  const letters = Array.from(shown(name))
  return letters.length <= longestName
    ? letters.join('')
    : `${letters
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`
}

/** "Undone" goes before what it had written: what counts is what stands there now. The rest is told as it came out in it. */
function outcomeWords(row: RunRow): string {
  const { sign, counts, files, kind, isBringBack, asked, settled } = row
  if (asked !== null) return 'nothing was written, it only asked'
  const changed = changedSince(row)
  const since = [
    changed > 0 ? `${changed} changed since` : '',
    settled.all > 0 ? `${settled.all} settled since` : '',
  ].filter((part) => part !== '')
  if (files.undone > 0) return [`undone: ${files.undone} of ${files.written}`, ...since].join(', ')
  const verb = isBringBack ? 'brought back' : kind === 'undo' ? 'taken back' : 'done'
  return `${sign}: ${[`${counts.written} of ${counts.all} ${verb}`, ...openWords(countsThen(row)), ...since].join(', ')}`
}

/** What was not done, by what became of it: in the same words at the end of a run and wherever it is listed. */
export function openWords(counts: RunCounts): readonly string[] {
  const groups = ['failed', 'review', 'missing', 'waiting', 'running', 'stopped', 'skipped'] as const
  return groups
    .filter((group) => counts[group] > 0)
    .map((group) => `${counts[group]} ${group === 'missing' ? 'not found' : group}`)
}

/** Files of which later runs have made other versions. */
function changedSince({ changedSince: changed }: RunRow): number {
  return changed.reduce((sum, { count }) => sum + count, 0)
}

function costWords({ cost: { searches, downloads, ai } }: RunRow): string {
  const parts = [counted(searches, 'search', 'searches'), counted(downloads, 'download'), counted(ai, 'AI unit')]
  const spent = parts.filter((part) => !part.startsWith('0 '))
  return spent.length === 0 ? 'free' : spent.join(', ')
}

function isoOf(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString()
}
