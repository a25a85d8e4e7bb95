/** Answers what the page asks of the app itself. */
import type { Handlers } from '../../../shared/contract/index.ts'
import type { OutsidePrograms } from '../../views/library/outsidePrograms.ts'
import type { AppCommands } from '../../views/settings/appCommands.ts'
import { after } from './after.ts'

type AppHandlers = Pick<Handlers, 'app.state' | 'app.endFirstRun' | 'app.popUpMenu'>

export function appHandlers(
  app: Pick<AppCommands, 'state' | 'endFirstRun'>,
  outside: Pick<OutsidePrograms, 'popUpMenu'>,
): AppHandlers {
  return {
    'app.state': async () => app.state(),
    'app.endFirstRun': () => after(() => app.endFirstRun()),
    'app.popUpMenu': async (menu) => ({ chosen: await outside.popUpMenu(menu) }),
  }
}
