/** The commands about tracks inside videos, handed to the run that saves them. Mapping only. */
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { insideCommands } from '../../../shared/contract/videos/inside.ts'
import type { InsideRun } from '../../views/inside/insideRun.ts'
import { after } from './after.ts'

export interface InsideDomains {
  readonly inside: InsideRun
}

export function insideHandlersOf({ inside }: InsideDomains): HandlersFor<typeof insideCommands> {
  return {
    'inside.start': async (choice) => inside.start(choice),
    'inside.state': async () => inside.state(),
    'inside.cancel': () => after(() => inside.cancel()),
  }
}
