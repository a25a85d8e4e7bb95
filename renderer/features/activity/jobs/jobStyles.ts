/** How each state of a translation looks: its icon and tone. */
import type { AiFilter, AiRowState } from '../../../../shared/contract/ai.ts'
import type { IconName } from '../../../components/icons/Icon.tsx'
import type { Tone } from '../../../components/tone.ts'

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

export const jobFilters: readonly AiFilter[] = ['all', 'running', 'written', 'waiting', 'failed']

export const jobFilterStyles: Readonly<Record<AiFilter, Partial<Look>>> = {
  all: {},
  running: jobStyles.running,
  written: jobStyles.written,
  waiting: jobStyles.waiting,
  failed: jobStyles.failed,
}

export function canCancel(state: AiRowState): boolean {
  return state === 'queued' || state === 'waiting' || state === 'running' || state === 'checking'
}

export function canRetry(state: AiRowState): boolean {
  return state === 'failed' || state === 'refused' || state === 'cancelled' || state === 'waiting'
}
