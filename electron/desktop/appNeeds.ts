/** What the entry hands to the app once Electron is ready. Types only. */
import type { Log } from '../log/createLog.ts'
import type { Home } from '../settings/home.ts'
import type { OpenedLinks } from './links/openedLinks.ts'
import type { OpenedPaths } from './links/openedPaths.ts'
import type { StartOrders } from './start/startOrders.ts'
import type { CurrentTexts } from './texts/currentTexts.ts'

export interface AppNeeds {
  /** Folder of the built program. */
  readonly here: string
  readonly home: Home
  readonly orders: StartOrders
  readonly texts: CurrentTexts
  readonly log: Log
  readonly openedPaths: OpenedPaths
  readonly openedLinks: OpenedLinks
  /** Notes a bug. */
  readonly report: (thrown: unknown) => void
  /** Says why there is no app, and ends. */
  readonly refuseToStart: (sentence: string) => void
}
