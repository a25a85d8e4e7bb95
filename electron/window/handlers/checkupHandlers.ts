/** The commands of the check-up, handed to its session. Mapping only. */
import type { checkupCommands } from '../../../shared/contract/videos/checkup.ts'
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { CheckupSession } from '../../views/checkup/checkupSession.ts'
import type { OutsidePrograms } from '../../views/library/outsidePrograms.ts'
import { after } from './after.ts'

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
    'checkup.soundWork': ({ scope }) => checkup.soundWork(scope, signal),
    'checkup.cancel': () => after(() => checkup.cancel()),
    'checkup.page': async (query) => checkup.page(query),
    'checkup.mend': async ({ filter, verbs }) => checkup.mend(filter, verbs),
    'checkup.ofFile': async (file) => ({ findings: await checkup.ofFile(file) }),
    'checkup.mendOne': ({ findingId, adopts }) => checkup.mendOne(findingId, adopts, signal),
    'checkup.takeAnother': ({ findingId }) => after(() => checkup.takeAnother(findingId, signal)),
    'checkup.showInFolder': ({ findingId }) => after(() => outside.showFound(checkup.pathOf(findingId))),
  }
}
