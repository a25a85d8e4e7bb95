/** How each state of a subtitle in a run looks: its icon and tone. */
import type { OutcomeState } from '../../../../shared/runs/runKinds.ts'
import type { IconName } from '../../../components/icons/Icon.tsx'
import type { Tone } from '../../../components/sign/tone.ts'

export const outcomeLooks: Readonly<Record<OutcomeState, { readonly icon: IconName; readonly tone: Tone }>> = {
  queued: { icon: 'more', tone: 'quiet' },
  downloading: { icon: 'download', tone: 'accent' },
  checking: { icon: 'eye', tone: 'accent' },
  written: { icon: 'checkRing', tone: 'good' },
  review: { icon: 'question', tone: 'look' },
  waiting: { icon: 'waiting', tone: 'look' },
  missing: { icon: 'none', tone: 'quiet' },
  failed: { icon: 'warning', tone: 'bad' },
  skipped: { icon: 'minus', tone: 'quiet' },
  stopped: { icon: 'stop', tone: 'quiet' },
}
