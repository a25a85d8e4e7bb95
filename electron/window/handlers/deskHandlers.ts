/** The commands of the desk and of timing, and the functions that answer them. Mapping only. */
import type { deskCommands } from '../../../shared/contract/videos/desk.ts'
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { timingCommands } from '../../../shared/contract/videos/timing.ts'
import type { DeskSession } from '../../views/desk/deskSession.ts'
import type { MediaSession } from '../../views/desk/mediaSession.ts'
import type { TimingSession } from '../../views/timing/timingSession.ts'
import { after } from './after.ts'

export interface DeskDomains {
  readonly media: MediaSession
  readonly desk: DeskSession
  readonly timing: TimingSession
  /** Aborted when the host closes. */
  readonly signal: AbortSignal
}

type DeskHandlers = HandlersFor<typeof deskCommands & typeof timingCommands>

export function deskHandlersOf({ media, desk, timing, signal }: DeskDomains): DeskHandlers {
  return {
    'media.tools': ({ isAgain }) => media.tools(isAgain),
    'media.picture': (wish) => media.picture(wish, signal),
    'media.clip': (wish) => media.clip(wish, signal),
    'media.leave': ({ deskId }) => after(() => media.leave(deskId)),
    'media.strip': (order) => media.strip(order),
    'media.speech': (of) => media.speech(of),
    'media.listen': (wish) => after(() => media.listen(wish, signal)),
    'media.stopListening': ({ deskId }) => after(() => media.stopListening(deskId)),
    'desk.text': ({ file }) => desk.text(file, signal),
    'desk.measure': (order) => desk.measure(order, signal),
    'desk.draft': async (order) => desk.draft(order),
    'desk.save': (save) => desk.save(save, signal),

    'timing.state': async () => timing.state(),
    'timing.check': (choice) => after(() => timing.check(choice)),
    'timing.checkScope': async ({ scope }) => timing.checkScope(scope),
    'timing.cancel': () => after(() => timing.cancel()),
    'timing.apply': ({ rowIds }) => timing.apply(rowIds, signal),
    'timing.mend': async (choice) => timing.mend(choice, signal),
    'timing.shift': async (choice) => timing.shift(choice, signal),
  }
}
