/** What a screen is to the app: its place in the navigation and how it is made. Knows no screen by name of its parts. */
import type { ReactNode } from 'react'
import type { Client } from '../api/client.ts'
import type { IconName } from '../components/icons/Icon.tsx'

export type ScreenId = 'library' | 'plan' | 'activity' | 'search' | 'usage' | 'history' | 'settings'

/** What every screen is handed. */
export interface ScreenParts {
  readonly client: Client
  /** Leads to another screen, as a click in the navigation does. */
  openScreen(screen: ScreenId): void
}

export interface ScreenSpec {
  readonly id: ScreenId
  readonly icon: IconName
  /** Called once, when the screen is first opened: its stores live as long as the app. */
  create(parts: ScreenParts): () => ReactNode
}
