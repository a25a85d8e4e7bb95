/** What the entry hands to the app once Electron is ready. Types only. */
import type { DataFolder } from '../settings/dataFolder.ts'
import type { Dialogs } from './dialogs.ts'
import type { OpenedLinks } from './links/openedLinks.ts'
import type { OpenedPaths } from './links/openedPaths.ts'
import type { GuardedLog } from './start/processGuards.ts'
import type { StartOrders } from './start/startOrders.ts'
import type { CurrentTexts } from './texts/currentTexts.ts'

export interface AppNeeds {
  /** Folder of the built program. */
  readonly here: string
  readonly dataFolder: DataFolder
  readonly orders: StartOrders
  readonly texts: CurrentTexts
  readonly dialogs: Dialogs
  readonly log: GuardedLog
  readonly openedPaths: OpenedPaths
  readonly openedLinks: OpenedLinks
}
