/** The app: its words and its theme, then the window, or the first questions where it is new. */
import { useState } from 'react'
import { useStore } from 'zustand'
import { Notice } from '../components/page/Notice.tsx'
import { problemText } from '../texts/hostWords.ts'
import type { Texts } from '../texts/Texts.ts'
import { TextsProvider, useTexts } from '../texts/TextsContext.tsx'
import type { AppState } from '../../shared/contract/app.ts'
import { AppContext } from './stores/appContext.ts'
import type { AppStores } from './stores/appStores.ts'
import { createDependencies } from './stores/createDependencies.ts'
import { FirstRun } from './FirstRun.tsx'
import { Frame } from './frame/Frame.tsx'
import type { FrameStore } from './frame/frameStore.ts'
import { useChosenTexts } from './useChosenTexts.ts'
import { useTheme } from './frame/useTheme.ts'
import { useWholeTips } from './frame/useWholeTips.ts'
import './app.css'

export function App({ stores, firstTexts }: { readonly stores: AppStores; readonly firstTexts: Texts }) {
  const texts = useChosenTexts(stores.settings, firstTexts)
  useTheme(stores.settings)
  useWholeTips()
  const app = useStore(stores.frame, (state) => state.app)
  return (
    <TextsProvider texts={texts}>
      {app === null ? <Waiting frame={stores.frame} /> : <Opened stores={stores} app={app} />}
    </TextsProvider>
  )
}

function Waiting({ frame }: { readonly frame: FrameStore }) {
  const texts = useTexts()
  const problem = useStore(frame, (state) => state.problem)
  return (
    <main className="app-waiting">
      <h1 className="spoken">Undertitle</h1>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
    </main>
  )
}

function Opened({ stores, app }: { readonly stores: AppStores; readonly app: AppState }) {
  const [dependencies] = useState(() => createDependencies(stores, app.host))
  return (
    <AppContext value={dependencies}>
      {app.isFirstRun ? (
        <FirstRun frame={stores.frame} dependencies={dependencies} />
      ) : (
        <Frame stores={stores} dependencies={dependencies} />
      )}
    </AppContext>
  )
}
