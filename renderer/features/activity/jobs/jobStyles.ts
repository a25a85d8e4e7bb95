/** How each state of a translation looks: its icon and tone. */
import type { AiFilter, AiRowState } from '../../../../shared/contract/ai.ts'
import type { OutcomeGroup } from '../../../../shared/runs/runKinds.ts'
import type { IconName } from '../../../components/icons/Icon.tsx'
import type { Tone } from '../../../components/sign/tone.ts'

interface Look {
  readonly icon: IconName
  readonly tone: Tone
}

export const jobStyles: Readonly<Record<AiRowState, Look>> = {
  queued: { icon: 'more', tone: 'quiet' },
  waiting: { icon: 'waiting', tone: 'look' },
  running: { icon: 'sparkle', tone: 'accent' },
  checking: { icon: 'eye', tone: 'accent' },
  written: { icon: 'check', tone: 'good' },
  skipped: { icon: 'minus', tone: 'quiet' },
  failed: { icon: 'warning', tone: 'bad' },
  refused: { icon: 'warning', tone: 'bad' },
  cancelled: { icon: 'stop', tone: 'quiet' },
}

/** The jobs among the subtitles of a group. */
export const jobFilterOf: Readonly<Record<OutcomeGroup, AiFilter>> = {
  running: 'running',
  written: 'written',
  review: 'all',
  waiting: 'waiting',
  missing: 'all',
  failed: 'failed',
  stopped: 'all',
  skipped: 'all',
}

export function canCancel(state: AiRowState): boolean {
  return state === 'queued' || state === 'waiting' || state === 'running' || state === 'checking'
}

export function canRetry(state: AiRowState): boolean {
  return state === 'failed' || state === 'refused' || state === 'cancelled' || state === 'waiting'
}
