/** The check-up, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { CheckupScreen } from './CheckupScreen.tsx'
import { createCheckupStores } from './checkupStores.ts'
import { CheckupContext } from './useCheckupStore.ts'

export function createCheckupScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createCheckupStores(dependencies)
  return () => (
    <CheckupContext value={stores}>
      <CheckupScreen />
    </CheckupContext>
  )
}
