/** What a screen is to the app: its place in the navigation and how it is made. Knows no screen's inside. */
import type { ReactNode } from 'react'
import type { AppState, MenuScreen } from '../../shared/contract/app.ts'
import type { SettingsState } from '../../shared/contract/settings.ts'
import type { Client } from '../api/client.ts'
import type { LiveRecordStore } from '../api/liveRecord.ts'
import type { IconName } from '../components/icons/Icon.tsx'
import type { NavigationTarget, TargetOn } from './navigationTarget.ts'

export type ScreenId = MenuScreen

/** What every screen is handed. */
export interface ScreenDependencies {
  readonly client: Client
  /** What this host can do: asked, never guessed. */
  readonly host: AppState['host']
  readonly settings: LiveRecordStore<SettingsState>
  /** Leads to another screen, as a click in the navigation does. */
  readonly openScreen: (screen: ScreenId) => void
  /** Leads to another screen and to what it is to show. */
  readonly navigate: (target: NavigationTarget) => void
  /** The search was asked for this text: it may stand in the window's address. */
  readonly recordSearch: (text: string) => void
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
