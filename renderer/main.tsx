/** The page's entry: opens the way to the host, makes the stores, draws the app. */
// First: it sets the order of the style layers.
// First: it sets the order of the layers.
import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openClient } from './api/openClient.ts'
import { App } from './app/App.tsx'
import { createAppStores } from './app/appStores.ts'

async function start(): Promise<void> {
  const client = await openClient()
  const place = document.getElementById('app')
  if (!place) return
  const stores = createAppStores(client)
  // Theme and language first, so that the window does not change its look after it has been seen.
  await Promise.all([stores.settings.getState().refresh(), stores.frame.getState().refresh()])
  void stores.usage.getState().refresh()
  createRoot(place).render(
    <StrictMode>
      <App stores={stores} />
    </StrictMode>,
  )
}

void start()
