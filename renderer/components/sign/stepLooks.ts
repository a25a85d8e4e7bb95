/** How it looks whether a subtitle is in step with its video. Pure. */
import type { StepOfFile } from '../../../shared/contract/videos/timing.ts'
import type { IconName } from '../icons/Icon.tsx'
import type { Tone } from './tone.ts'

export const stepLooks: Readonly<Record<StepOfFile, { readonly icon: IconName; readonly tone: Tone }>> = {
  'in-step': { icon: 'check', tone: 'good' },
  'out-of-step': { icon: 'warning', tone: 'look' },
  'not-measured': { icon: 'stopwatch', tone: 'quiet' },
}
