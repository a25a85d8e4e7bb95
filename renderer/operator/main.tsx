/** The entry of the page for whoever runs a service: opens the way to it, makes the stores, draws the page. */
// First: it sets the order of the layers.
import '../styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openOwnPage } from '../api/openOwnPage.ts'
import { webCalls } from '../api/webCalls.ts'
import { bestLanguage } from '../../shared/messages/bestLanguage.ts'
import { sessionOver } from '../../shared/sessionOver.ts'
import { loadTexts } from '../texts/loadTexts.ts'
import { Operator } from './Operator.tsx'
import { createOperatorClient } from './operatorClient.ts'
import { createOperatorStores } from './operatorStores.ts'

async function start(): Promise<void> {
  const page = await openOwnPage()
  const place = document.getElementById('app')
  if (!place) return
  const client = createOperatorClient(webCalls({ ...page, over: sessionOver.operator, onOver: () => undefined }))
  const stores = createOperatorStores(client)
  const firstTexts = await loadTexts(bestLanguage(navigator.languages))
  createRoot(place).render(
    <StrictMode>
      <Operator stores={stores} firstTexts={firstTexts} />
    </StrictMode>,
  )
}

void start()
