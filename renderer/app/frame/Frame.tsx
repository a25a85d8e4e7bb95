/** The window: navigation and meters around the open screen; what is chosen and what was done at its foot. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { screenNames } from '../../../shared/screenAddress.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { SaidLine } from '../acts/SaidLine.tsx'
import { Asking } from '../asking/Asking.tsx'
import { SearchAsking } from '../asking/SearchAsking.tsx'
import { TimingLine } from '../asking/TimingLine.tsx'
import type { AppStores } from '../stores/appStores.ts'
import { CommandLayer } from '../commands/CommandLayer.tsx'
import { ConnectionContext } from './connectionContext.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { Meters } from './Meters.tsx'
import { keyPlace } from '../remedies.ts'
import { Navigation } from './Navigation.tsx'
import type { FrameState } from './frameStore.ts'
import { NavigationStatus } from './NavigationStatus.tsx'
import { ScopeBar } from '../scope/ScopeBar.tsx'
import { ScreenGuard } from './ScreenGuard.tsx'
import type { ScreenId, ScreenDependencies } from '../address/screen.ts'
import { allScreens, screens } from '../screens.ts'
import { useDrops } from '../useDrops.ts'
import { useHistoryKeys } from '../keys/useHistoryKeys.ts'
import { useKeptFocus } from '../keys/useKeptFocus.ts'
import { useScreenKeys } from '../keys/useScreenKeys.ts'

interface FrameProps {
  readonly stores: Pick<AppStores, 'frame' | 'usage' | 'questions'>
  readonly dependencies: ScreenDependencies
}

/** They show it at their list. */
const ownPlace: ReadonlySet<ScreenId> = new Set(['library', 'plan'])

/** Pressed once more while one run is open, its screen shows all of them. */
const allRuns = { screen: 'activity', runId: null } as const

/** The desk belongs to the screen that Back leads to. */
function markedScreen({ screen, parts }: FrameState): ScreenId {
  if (screen !== 'desk') return screen
  return screenNames.find((name) => name === parts.desk?.['from']) ?? 'library'
}

export function Frame({ stores: { frame, usage, questions }, dependencies }: FrameProps) {
  const texts = useTexts()
  const open = useStore(frame, (state) => state.screen)
  const marked = useStore(frame, markedScreen)
  const openScreen = useStore(frame, (state) => state.openScreen)
  const navigate = useStore(frame, (state) => state.navigate)
  const connection = useStore(frame, (state) => state.connection)
  const openPalette = useStore(dependencies.commands, (state) => state.openPalette)
  const drawings = useDrawings(dependencies)
  const sheet = useRef<HTMLElement>(null)
  useScreenKeys(openScreen)
  useHistoryKeys(dependencies.host.kind)
  useKeptFocus(sheet, frame, open)
  useDrops(dependencies)
  useEffect(() => {
    document.title = `${texts.shell.screens[open]} – Undertitle`
  }, [texts, open])
  return (
    <ConnectionContext value={connection}>
      <div className={open === 'desk' ? 'app app-folded' : 'app'}>
        <button type="button" className="app-skip" onClick={() => sheet.current?.focus()}>
          {texts.shell.skipToContent}
        </button>
        <Navigation
          open={marked}
          onOpen={(screen) => (screen === open && screen === 'activity' ? navigate(allRuns) : openScreen(screen))}
          onCommands={openPalette}
          statusOf={(screen) => (
            <NavigationStatus screen={screen} running={dependencies.running} questions={questions} />
          )}
        >
          <Meters usage={usage} onOpen={() => openScreen('usage')} onKey={() => navigate(keyPlace)} />
        </Navigation>
        <main ref={sheet} tabIndex={-1} className="app-sheet" aria-label={texts.shell.screens[open]}>
          {!ownPlace.has(open) && <SearchAsking />}
          <ScreenGuard key={open} title={texts.shell.screens[open]}>
            {drawings(open)}
          </ScreenGuard>
          <Asking />
          <TimingLine />
          {open === 'library' && <ScopeBar />}
          <CommandLayer screens={screens} screen={open} />
          <SaidLine acts={dependencies.acts} />
          <ConnectionNotice />
        </main>
      </div>
    </ConnectionContext>
  )
}

/** Makes each screen when it is first opened; from then on its stores stay. */
function useDrawings(dependencies: ScreenDependencies): (id: ScreenId) => ReactNode {
  const [drawings] = useState(() => new Map<ScreenId, () => ReactNode>())
  return (id) => {
    const drawing = drawings.get(id) ?? allScreens.find((screen) => screen.id === id)?.create(dependencies)
    if (drawing) drawings.set(id, drawing)
    return drawing?.()
  }
}
