/** The commands of the check-up, handed to its session. Mapping only. */
import type { checkupCommands } from '../../../shared/contract/videos/checkup.ts'
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { CheckupSession } from '../../views/checkup/checkupSession.ts'
import type { OutsidePrograms } from '../../views/library/outsidePrograms.ts'

export interface CheckupDomains {
  readonly checkup: CheckupSession
  readonly outside: Pick<OutsidePrograms, 'showFound'>
  /** Aborted when the host closes. */
  readonly signal: AbortSignal
}

export function checkupHandlersOf({ checkup, outside, signal }: CheckupDomains): HandlersFor<typeof checkupCommands> {
  return {
    'checkup.state': async () => checkup.state(),
    'checkup.start': ({ scope, sound }) => checkup.start(scope, sound),
    'checkup.cancel': async () => {
      checkup.cancel()
      return {}
    },
    'checkup.page': async (query) => checkup.page(query),
    'checkup.mend': async ({ filter, verbs }) => checkup.mend(filter, verbs),
    'checkup.mendOne': async ({ findingId, adopts }) => {
      await checkup.mendOne(findingId, adopts, signal)
      return {}
    },
    'checkup.showInFolder': async ({ findingId }) => {
      await outside.showFound(checkup.pathOf(findingId))
      return {}
    },
  }
}
