/** The desk, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { DeskContext } from './DeskContext.tsx'
import { DeskScreen } from './DeskScreen.tsx'
import { createDeskStores } from './deskStores.ts'
import { askBeforeClosing } from './keep/askBeforeClosing.ts'
import { lookOnReturn } from './keep/lookOnReturn.ts'
import { LookOnWrites } from './keep/LookOnWrites.tsx'

export function createDeskScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createDeskStores(dependencies)
  askBeforeClosing(stores.drafts)
  lookOnReturn(stores.drafts)
  return () => (
    <DeskContext value={stores}>
      <LookOnWrites client={dependencies.client} drafts={stores.drafts} />
      <DeskScreen />
    </DeskContext>
  )
}
