/** What a screen is to the app: its place in the navigation and how it is made. Knows no screen's inside. */
import type { ReactNode } from 'react'
import type { AppState, MenuScreen, SettingsSection } from '../../../shared/contract/app.ts'
import type { CollectionState } from '../../../shared/contract/program/collection.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type { Client } from '../../api/client.ts'
import type { LiveRecordStore } from '../../api/liveRecord.ts'
import type { IconName } from '../../components/icons/Icon.tsx'
import type { ScreenAddress } from '../../../shared/screenAddress.ts'
import type { RulesStores } from '../rules/rulesStores.ts'
import type { InsideStore } from '../acts/insideStore.ts'
import type { ActsStore } from '../acts/actsStore.ts'
import type { AddressedScreen } from './addressedScreen.ts'
import type { SearchAskingStore } from '../asking/searchAsking.ts'
import type { CostStore } from '../asking/costStore.ts'
import type { CleaningStores } from '../asking/cleaningStores.ts'
import type { AnotherStores } from '../asking/anotherStores.ts'
import type { PairStores } from '../asking/pairStores.ts'
import type { ScopeTimingStores } from '../asking/timingStores.ts'
import type { CommandStore } from '../commands/commandStore.ts'
import type { NavigationTarget, TargetOn } from './navigationTarget.ts'
import type { RunningStore } from '../stores/runningStores.ts'
import type { ScopeStore } from '../scope/scopeStore.ts'

export type ScreenId = MenuScreen

/** What every screen is handed. */
export interface ScreenDependencies extends CleaningStores, PairStores, AnotherStores, ScopeTimingStores {
  readonly client: Client
  /** What this host can do: asked, never guessed. */
  readonly host: AppState['host']
  readonly settings: LiveRecordStore<SettingsState>
  readonly collection: LiveRecordStore<CollectionState>
  /** Leads to another screen, as a click in the navigation does. */
  readonly openScreen: (screen: ScreenId) => void
  /** Leads to another screen and to what it is to show. */
  readonly navigate: (target: NavigationTarget) => void
  /** The search was asked for this text: it may stand in the window's address. */
  readonly recordSearch: (text: string) => void
  /** Ties the screen to the window's address: its filters, and what is open in it. */
  readonly bindAddress: (screen: ScreenId, addressed: AddressedScreen) => void
  /** Opens what an address of the window says. */
  readonly openAddress: (address: ScreenAddress) => void
  /** Says once what was just done, with the way back. */
  readonly acts: ActsStore
  /** What every verb is done to; the screen that shows videos sets it. */
  readonly scope: ScopeStore
  /** Palette, menu and what else the commands open, and doing them. */
  readonly commands: CommandStore
  /** What a search would cost, asked before it begins: every way to make a plan leads through it. */
  readonly searching: SearchAskingStore
  /** What searches would cost, for the buttons that begin them. */
  readonly costs: CostStore
  /** The saving of tracks inside videos. */
  readonly inside: InsideStore
  /** The run that is under way. */
  readonly running: RunningStore
  /** Rules and ignoring of any scope. */
  readonly rules: RulesStores
  /** This section of the settings is shown: it may stand in the window's address. */
  readonly recordSection: (section: SettingsSection) => void
  /** Calls for each navigation to this screen, first of all for the one that it is being made for. */
  readonly onNavigation: <Screen extends NavigationTarget['screen']>(
    screen: Screen,
    show: (target: TargetOn<Screen>) => void,
  ) => void
}

export interface ScreenSpec {
  readonly id: ScreenId
  readonly icon: IconName
  /** Called once, when the screen is first opened: its stores live as long as the app. Answers its drawing. */
  readonly create: (dependencies: ScreenDependencies) => () => ReactNode
}
