/** The window: navigation and meters around the open screen, or the first questions where the app is new. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { Notice } from '../components/Notice.tsx'
import { problemText } from '../texts/hostWords.ts'
import type { Texts } from '../texts/Texts.ts'
import { TextsProvider, useTexts } from '../texts/TextsContext.tsx'
import type { AppState } from '../../shared/contract/app.ts'
import { AppContext } from './appContext.ts'
import type { AppStores } from './appStores.ts'
import { onNavigation, type FrameStore } from './frameStore.ts'
import { FirstRun } from './FirstRun.tsx'
import { Meters } from './Meters.tsx'
import { Navigation } from './Navigation.tsx'
import { ScreenGuard } from './ScreenGuard.tsx'
import type { ScreenId, ScreenDependencies } from './screen.ts'
import { screens } from './screens.ts'
import { useChosenTexts } from './useChosenTexts.ts'
import { useHistoryKeys } from './useHistoryKeys.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useScreenKeys } from './useScreenKeys.ts'
import { useTheme } from './useTheme.ts'
import './app.css'

export function App({ stores, firstTexts }: { readonly stores: AppStores; readonly firstTexts: Texts }) {
  const texts = useChosenTexts(stores.settings, firstTexts)
  useTheme(stores.settings)
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
  return <main className="app-waiting">{problem && <Notice tone="bad" text={problemText(texts, problem)} />}</main>
}

function Opened({ stores, app }: { readonly stores: AppStores; readonly app: AppState }) {
  const { client, frame, settings, usage } = stores
  const openScreen = useStore(frame, (state) => state.openScreen)
  const navigate = useStore(frame, (state) => state.navigate)
  const noteSearch = useStore(frame, (state) => state.recordSearch)
  const [dependencies] = useState<ScreenDependencies>(() => ({
    client,
    settings,
    host: app.host,
    openScreen,
    navigate,
    recordSearch: noteSearch,
    onNavigation: (screen, show) => onNavigation(frame, screen, show),
  }))
  return (
    <AppContext value={dependencies}>
      {app.isFirstRun ? (
        <FirstRun frame={frame} dependencies={dependencies} />
      ) : (
        <Frame frame={frame} usage={usage} dependencies={dependencies} />
      )}
    </AppContext>
  )
}

interface FrameProps extends Pick<AppStores, 'frame' | 'usage'> {
  readonly dependencies: ScreenDependencies
}

function Frame({ frame, usage, dependencies }: FrameProps) {
  const texts = useTexts()
  const open = useStore(frame, (state) => state.screen)
  const openScreen = useStore(frame, (state) => state.openScreen)
  const connection = useStore(frame, (state) => state.connection)
  const drawings = useDrawings(dependencies)
  const sheet = useRef<HTMLElement>(null)
  useScreenKeys(openScreen)
  useHistoryKeys(dependencies.host.kind)
  useKeptFocus(sheet, open)
  useEffect(() => {
    document.title = `${texts.shell.screens[open]} – Undertitle`
  }, [texts, open])
  return (
    <div className="app">
      <button type="button" className="app-skip" onClick={() => sheet.current?.focus()}>
        {texts.shell.skipToContent}
      </button>
      <Navigation open={open} onOpen={openScreen}>
        <Meters usage={usage} onOpen={() => openScreen('usage')} />
      </Navigation>
      <main ref={sheet} tabIndex={-1} className="app-sheet" aria-label={texts.shell.screens[open]}>
        <ScreenGuard key={open}>{drawings(open)}</ScreenGuard>
        {connection === 'lost' && <Notice tone="look" text={texts.shell.connectionLost} />}
        {connection === 'full' && <Notice tone="look" text={texts.shell.tooManyWindows} />}
        {connection === 'over' && <Notice tone="bad" text={texts.errors['session.over']} />}
      </main>
    </div>
  )
}

/** Makes each screen when it is first opened; from then on its stores stay. */
function useDrawings(dependencies: ScreenDependencies): (id: ScreenId) => ReactNode {
  const [drawings] = useState(() => new Map<ScreenId, () => ReactNode>())
  return (id) => {
    const drawing = drawings.get(id) ?? screens.find((screen) => screen.id === id)?.create(dependencies)
    if (drawing) drawings.set(id, drawing)
    return drawing?.()
  }
}
