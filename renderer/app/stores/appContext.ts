/** What every component may ask of the app around its screen. It never changes while the window is open. */
import { createContext, useContext } from 'react'
import type { ScreenDependencies } from '../address/screen.ts'

export type AppAccess = Pick<
  ScreenDependencies,
  | 'client'
  | 'collection'
  | 'settings'
  | 'host'
  | 'openScreen'
  | 'openAddress'
  | 'navigate'
  | 'acts'
  | 'scope'
  | 'commands'
  | 'running'
  | 'searching'
  | 'costs'
  | 'rules'
  | 'cleaning'
  | 'cleaningOrders'
  | 'pairs'
  | 'pairOrders'
  | 'another'
  | 'anotherOrders'
  | 'inside'
  | 'scopeTiming'
  | 'scopeTimingOrders'
>

export const AppContext = createContext<AppAccess | null>(null)

export function useApp(): AppAccess {
  const app = useContext(AppContext)
  if (app === null) throw new Error('A component of a screen stands outside of the app.')
  return app
}
