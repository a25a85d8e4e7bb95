/** The commands of what is wanted where: rules, what is ignored, what helps, files taken for videos, saved filters. Mapping only. */
import type { libraryCommands } from '../../../shared/contract/library.ts'
import type { rulesCommands } from '../../../shared/contract/videos/rules.ts'
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { HostRules } from '../parts/hostRules.ts'
import { after } from './after.ts'

type WantedHandlers = HandlersFor<typeof rulesCommands> &
  Pick<HandlersFor<typeof libraryCommands>, 'library.turnSkipped' | 'library.forgetFilter'>

export function wantedHandlersOf(wanted: HostRules): WantedHandlers {
  return {
    'library.turnSkipped': (order) => wanted.taken.turn(order),
    'library.forgetFilter': async ({ name }) => wanted.filters.forget(name),
    'rules.of': (scope) => wanted.rules.of(scope),
    'rules.try': ({ own, ...at }) => wanted.rules.try(at, own),
    'rules.set': ({ own, ...at }) => wanted.rules.set(at, own),
    'rules.addFallback': ({ scope, placeId, ...added }) => wanted.rules.addFallback({ scope, placeId }, added),
    'rules.undo': ({ undoId }) => after(() => wanted.undo(undoId)),
    'ignore.add': async (meant) => wanted.ignoring.add(meant),
    'ignore.page': async (query) => wanted.ignoring.page(query),
    'ignore.count': async () => wanted.ignoring.count(),
    'ignore.remove': async ({ ids }) => wanted.ignoring.remove(ids),
    'ignore.stop': async ({ scope }) => wanted.ignoring.stop(scope),
    'help.notFound': ({ scope }) => wanted.help(scope),
  }
}
