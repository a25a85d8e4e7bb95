/** The one table of everything that crosses between the app's host and its screens. */
import type { z } from 'zod'
import { actsCommands } from './acts.ts'
import { aboutCommands } from './program/about.ts'
import { accountCommands, accountEvents } from './account.ts'
import { aiCommands, aiEvents } from './ai.ts'
import { appCommands, appEvents } from './app.ts'
import { checkupCommands, checkupEvents } from './videos/checkup.ts'
import { collectionCommands, collectionEvents } from './program/collection.ts'
import type { HandlersFor } from './define.ts'
import { deskCommands } from './videos/desk.ts'
import { estimateCommands } from './runs/estimate.ts'
import { historyCommands, historyEvents } from './runs/history.ts'
import { libraryCommands, libraryEvents } from './library.ts'
import { anotherCommands, anotherEvents } from './videos/another.ts'
import { orphanCommands } from './videos/orphans.ts'
import { pairsCommands, pairsEvents } from './videos/pairs.ts'
import { planCommands, planEvents } from './plan.ts'
import { playersCommands, playersEvents } from './program/players.ts'
import { reviewCommands, reviewEvents } from './runs/review.ts'
import { rulesCommands } from './videos/rules.ts'
import { runsCommands, runsEvents } from './runs/runs.ts'
import { scopeCommands } from './scope.ts'
import { insideCommands, insideEvents } from './videos/inside.ts'
import { scopeVerbCommands, scopeVerbEvents } from './videos/scopeVerbs.ts'
import { searchCommands } from './search.ts'
import { settingsCommands, settingsEvents } from './settings.ts'
import { supportCommands } from './program/support.ts'
import { timingCommands, timingEvents } from './videos/timing.ts'
import { updatesCommands, updatesEvents } from './runs/updates.ts'
import { uploadCommands, uploadEvents } from './upload.ts'
import { watchCommands, watchEvents } from './program/watch.ts'
import { writtenCommands } from './videos/written.ts'

export const commands = {
  ...appCommands,
  ...aboutCommands,
  ...actsCommands,
  ...libraryCommands,
  ...scopeCommands,
  ...scopeVerbCommands,
  ...orphanCommands,
  ...pairsCommands,
  ...anotherCommands,
  ...insideCommands,
  ...planCommands,
  ...playersCommands,
  ...estimateCommands,
  ...reviewCommands,
  ...runsCommands,
  ...accountCommands,
  ...checkupCommands,
  ...collectionCommands,
  ...deskCommands,
  ...aiCommands,
  ...historyCommands,
  ...rulesCommands,
  ...searchCommands,
  ...settingsCommands,
  ...supportCommands,
  ...timingCommands,
  ...updatesCommands,
  ...uploadCommands,
  ...watchCommands,
  ...writtenCommands,
} as const
export const events = {
  ...appEvents,
  ...libraryEvents,
  ...scopeVerbEvents,
  ...pairsEvents,
  ...anotherEvents,
  ...insideEvents,
  ...planEvents,
  ...playersEvents,
  ...reviewEvents,
  ...runsEvents,
  ...accountEvents,
  ...checkupEvents,
  ...collectionEvents,
  ...aiEvents,
  ...historyEvents,
  ...settingsEvents,
  ...timingEvents,
  ...updatesEvents,
  ...uploadEvents,
  ...watchEvents,
} as const

export type CommandName = keyof typeof commands
export type InputOf<Name extends CommandName> = z.input<(typeof commands)[Name]['input']>
export type OutputOf<Name extends CommandName> = z.output<(typeof commands)[Name]['output']>
export type Handlers = HandlersFor<typeof commands>

export type EventName = keyof typeof events
export type PayloadOf<Name extends EventName> = z.output<(typeof events)[Name]['payload']>
export type AppEvent = { [Name in EventName]: { readonly name: Name; readonly payload: PayloadOf<Name> } }[EventName]

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commands, name)
}
