/** The page's entry: opens the way to the host, makes the stores, draws the app. */
// First: it sets the order of the layers.
import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openClient } from './api/openClient.ts'
import { followAddress } from './app/address/addressBar.ts'
import { App } from './app/App.tsx'
import { createAppStores, readFirstLook, readNavigation, refreshMeters } from './app/stores/appStores.ts'
import { loadFirstTexts } from './app/useChosenTexts.ts'

async function start(): Promise<void> {
  const client = await openClient()
  const place = document.getElementById('app')
  if (!place) return
  const stores = createAppStores(client)
  followAddress(stores.frame, window)
  await readFirstLook(stores)
  const texts = await loadFirstTexts(stores.settings)
  void refreshMeters(stores)
  void readNavigation(stores)
  createRoot(place).render(
    <StrictMode>
      <App stores={stores} firstTexts={texts} />
    </StrictMode>,
  )
}

void start()
