/** What a run does, how it ended, and what becomes of one subtitle in it. Data only. */

/**
 * find: what is missing · inside: tracks of the videos made files · review: what a person decided · better: another in the place
 * of one of ours · edit: a subtitle changed by hand, on the desk · pair: two languages in one file, by hand · mend: what a check-up
 * found · title: another title said of a video and so of its show · undo: takes a run back, or brings back what an undo took.
 */
export const runKinds = [
  'find',
  'inside',
  'review',
  'better',
  'translate',
  'transcribe',
  'clean',
  'timing',
  'edit',
  'pair',
  'mend',
  'title',
  'undo',
  'upload',
] as const
export type RunKind = (typeof runKinds)[number]

/** stopped: by a person · cut: the app was closed, or died · failed: as a whole, before it could do its work */
export const runEndings = ['done', 'stopped', 'cut', 'failed'] as const
export type RunEnding = (typeof runEndings)[number]

/** One subtitle of a run. `written` means done, whatever the run does: also moved, cleaned, sent or taken away. */
export const outcomeStates = [
  'queued',
  'downloading',
  'checking',
  'written',
  'review',
  'waiting',
  'missing',
  'failed',
  'skipped',
  'stopped',
] as const
export type OutcomeState = (typeof outcomeStates)[number]

/** States as a person counts them: each subtitle of a run is in exactly one. */
export const outcomeGroups = [
  'running',
  'written',
  'review',
  'waiting',
  'missing',
  'failed',
  'stopped',
  'skipped',
] as const
export type OutcomeGroup = (typeof outcomeGroups)[number]

export const groupOfState: Readonly<Record<OutcomeState, OutcomeGroup>> = {
  queued: 'running',
  downloading: 'running',
  checking: 'running',
  written: 'written',
  review: 'review',
  waiting: 'waiting',
  missing: 'missing',
  failed: 'failed',
  skipped: 'skipped',
  stopped: 'stopped',
}
