/** The frame around the screens: which one is open, whether the app is new here, whether the host answers. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppState } from '../../shared/contract/app.ts'
import { toAppError, type AppError } from '../../shared/errors.ts'
import type { Client } from '../api/client.ts'
import type { Connection } from '../api/transport.ts'
import type { Lead, LeadTo } from './lead.ts'
import type { ScreenAddress } from '../../shared/screenAddress.ts'
import type { ScreenId } from './screen.ts'

export interface FrameState {
  readonly screen: ScreenId
  /** What the open screen was asked to show; null where it was just opened. */
  readonly lead: Lead | null
  /** What the search was last asked, or was given to ask: it stands in the window's address. '' for nothing. */
  readonly searchText: string
  /** null before the first answer. */
  readonly app: AppState | null
  readonly problem: AppError | null
  readonly connection: Connection
  readonly openScreen: (screen: ScreenId) => void
  readonly follow: (lead: Lead) => void
  /** Chosen outside the page: by its address, the desktop's menu, a link. */
  readonly go: (address: ScreenAddress) => void
  readonly noteSearch: (text: string) => void
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
      lead: null,
      searchText: '',
      app: null,
      problem: null,
      connection: 'connected',
      openScreen: (screen) => set({ screen, lead: null }),
      follow: (lead) => set({ screen: lead.screen, lead }),
      go({ screen, text = '', section }) {
        if (screen === 'search' && text !== '') set({ screen, lead: { screen, text }, searchText: text })
        else if (screen === 'settings' && section) set({ screen, lead: { screen, section } })
        else set({ screen })
      },
      noteSearch: (searchText) => set({ searchText }),
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

/** Calls `show` for each lead to this screen, first of all for the one that it is being made for. */
export function onLead<Screen extends Lead['screen']>(
  frame: FrameStore,
  screen: Screen,
  show: (lead: LeadTo<Screen>) => void,
): void {
  const take = ({ lead }: FrameState) => {
    if (isLeadTo(screen, lead)) show(lead)
  }
  take(frame.getState())
  frame.subscribe((state, before) => {
    if (state.lead !== before.lead) take(state)
  })
}

function isLeadTo<Screen extends Lead['screen']>(screen: Screen, lead: Lead | null): lead is LeadTo<Screen> {
  return lead?.screen === screen
}
