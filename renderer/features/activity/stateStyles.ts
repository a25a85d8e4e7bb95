/** How each state of a file on its way looks: its icon and tone. */
import type { ActivityRow } from '../../../shared/contract/plan.ts'
import type { IconName } from '../../components/icons/Icon.tsx'
import type { Tone } from '../../components/tone.ts'
import type { ActivityFilter } from './runStores.ts'

interface Look {
  readonly icon: IconName
  readonly tone: Tone
}

export const stateStyles: Readonly<Record<ActivityRow['state'], Look>> = {
  queued: { icon: 'more', tone: 'quiet' },
  downloading: { icon: 'download', tone: 'accent' },
  checking: { icon: 'eye', tone: 'accent' },
  written: { icon: 'check', tone: 'good' },
  skipped: { icon: 'minus', tone: 'quiet' },
  waiting: { icon: 'waiting', tone: 'look' },
  failed: { icon: 'warning', tone: 'bad' },
  cancelled: { icon: 'stop', tone: 'quiet' },
}

export const filtersInOrder: readonly ActivityFilter[] = ['all', 'running', 'written', 'waiting', 'failed', 'skipped']

export const filterStyles: Readonly<Record<ActivityFilter, Partial<Look>>> = {
  all: {},
  running: stateStyles.downloading,
  written: stateStyles.written,
  waiting: stateStyles.waiting,
  failed: stateStyles.failed,
  skipped: stateStyles.skipped,
}
