/** The frame around the screens: which one is open, whether the app is new here, whether the host answers. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppState } from '../../shared/contract/app.ts'
import { toAppError, type AppError } from '../../shared/errors.ts'
import type { Client } from '../api/client.ts'
import type { Connection } from '../api/transport.ts'
import type { NavigationTarget, TargetOn } from './navigationTarget.ts'
import type { ScreenAddress } from '../../shared/screenAddress.ts'
import type { ScreenId } from './screen.ts'

export interface FrameState {
  readonly screen: ScreenId
  /** What the open screen was asked to show; null where it was just opened. */
  readonly navigationTarget: NavigationTarget | null
  /** What the search was last asked, or was given to ask: it stands in the window's address. '' for nothing. */
  readonly searchText: string
  /** null before the first answer. */
  readonly app: AppState | null
  readonly problem: AppError | null
  readonly connection: Connection
  readonly openScreen: (screen: ScreenId) => void
  readonly navigate: (target: NavigationTarget) => void
  /** Chosen outside the page: by its address, the desktop's menu, a link. */
  readonly go: (address: ScreenAddress) => void
  readonly recordSearch: (text: string) => void
  readonly refresh: () => Promise<void>
  /** The first questions are answered: the app opens with this screen. */
  readonly endFirstRun: (screen: ScreenId) => Promise<void>
}

export type FrameStore = StoreApi<FrameState>

export function createFrameStore(client: Client): FrameStore {
  return createStore<FrameState>()((set, get) => {
    const refresh = () =>
      client.call('app.state', {}).then(
        (app) => set({ app, problem: null }),
        (thrown: unknown) => set({ problem: toAppError(thrown) }),
      )
    client.on('app.screenChosen', (chosen) => get().go(chosen))
    client.onConnection((connection) => {
      set({ connection })
      if (connection === 'connected') void refresh()
    })
    return {
      screen: 'library',
      navigationTarget: null,
      searchText: '',
      app: null,
      problem: null,
      connection: 'connected',
      openScreen: (screen) => set({ screen, navigationTarget: null }),
      navigate: (target) => set({ screen: target.screen, navigationTarget: target }),
      go({ screen, text = '', section }) {
        if (screen === 'search' && text !== '') set({ screen, navigationTarget: { screen, text }, searchText: text })
        else if (screen === 'settings' && section) set({ screen, navigationTarget: { screen, section } })
        else set({ screen })
      },
      recordSearch: (searchText) => set({ searchText }),
      refresh,
      async endFirstRun(screen) {
        set({ screen })
        await client
          .call('app.endFirstRun', {})
          .then(refresh, (thrown: unknown) => set({ problem: toAppError(thrown) }))
      },
    }
  })
}

/** Calls `show` for each navigation to this screen, first of all for the one that it is being made for. */
export function onNavigation<Screen extends NavigationTarget['screen']>(
  frame: FrameStore,
  screen: Screen,
  show: (target: TargetOn<Screen>) => void,
): void {
  const take = ({ navigationTarget }: FrameState) => {
    if (isTargetOn(screen, navigationTarget)) show(navigationTarget)
  }
  take(frame.getState())
  frame.subscribe((state, before) => {
    if (state.navigationTarget !== before.navigationTarget) take(state)
  })
}

function isTargetOn<Screen extends NavigationTarget['screen']>(
  screen: Screen,
  target: NavigationTarget | null,
): target is TargetOn<Screen> {
  return target?.screen === screen
}
