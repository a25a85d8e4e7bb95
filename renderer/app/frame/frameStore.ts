/** The frame around the screens: which one is open, whether the app is new here, whether the host answers. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppState, SettingsSection } from '../../../shared/contract/app.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { oneAtATime } from '../../api/oneAtATime.ts'
import type { Connection } from '../../api/transport.ts'
import { addressOfTarget } from '../address/addressOfTarget.ts'
import type { AddressedScreen } from '../address/addressedScreen.ts'
import type { NavigationTarget, TargetOn } from '../address/navigationTarget.ts'
import type { AddressPart, ScreenAddress } from '../../../shared/screenAddress.ts'
import type { ScreenId } from '../address/screen.ts'

export interface FrameState {
  readonly screen: ScreenId
  /** What the open screen was asked to show; null where it was just opened. */
  readonly navigationTarget: NavigationTarget | null
  /** What the search was last asked, or was given to ask: it stands in the window's address. '' for nothing. */
  readonly searchText: string
  /** What each screen shows of all it could, as it stands in the address. */
  readonly parts: Readonly<Partial<Record<ScreenId, AddressPart>>>
  /** The last time that an address was followed: its screen shows what that says. */
  readonly visit: Visit | null
  /** The section of the settings that was last shown: it stands in the window's address. */
  readonly section: SettingsSection | null
  /** null before the first answer. */
  readonly app: AppState | null
  readonly problem: AppError | null
  readonly connection: Connection
  readonly openScreen: (screen: ScreenId) => void
  readonly navigate: (target: NavigationTarget) => void
  /** Chosen outside the page: by its address, the desktop's menu, a link. */
  readonly go: (address: ScreenAddress) => void
  readonly recordSearch: (text: string) => void
  /** What a screen shows has changed. */
  readonly recordPart: (screen: ScreenId, part: AddressPart) => void
  readonly recordSection: (section: SettingsSection) => void
  readonly refresh: () => Promise<void>
  /** The first questions are answered: the app opens with this screen. */
  readonly endFirstRun: (screen: ScreenId) => Promise<void>
}

export interface Visit {
  readonly screen: ScreenId
  readonly part: AddressPart
}

export type FrameStore = StoreApi<FrameState>

export function createFrameStore(client: Client): FrameStore {
  return createStore<FrameState>()((set, get) => {
    const refresh = oneAtATime(() =>
      client.call('app.state', {}).then(
        (app) => set({ app, problem: null }),
        (thrown: unknown) => set({ problem: toAppError(thrown) }),
      ),
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
      section: null,
      app: null,
      problem: null,
      connection: 'connected',
      openScreen: (screen) => set({ screen, navigationTarget: null }),
      // All is set at once here as well: one press of Back leads to where they came from.
      navigate(target) {
        const { parts, section, searchText } = get()
        const { screen, ...address } = addressOfTarget(target, parts[target.screen])
        set({
          ...{ screen, navigationTarget: target, parts: { ...parts, [screen]: address.part } },
          ...{ section: address.section ?? section, searchText: address.text ?? searchText },
        })
      },
      parts: {},
      visit: null,
      go({ part, ...address }) {
        // A link says nothing of what a screen shows: there it stays as it was left. All is set at once, as whoever follows
        // the address would else write a step between the two.
        const { screen } = address
        set(({ parts }) => ({
          ...chosenIn(address),
          ...(part && { parts: { ...parts, [screen]: part }, visit: { screen, part } }),
        }))
      },
      recordSearch: (searchText) => set({ searchText }),
      recordPart: (screen, part) => set(({ parts }) => ({ parts: { ...parts, [screen]: part } })),
      recordSection: (section) => set({ section }),
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

/** What an address chooses, beside what the screen shows of all it could. */
function chosenIn({ screen, text = '', section }: ScreenAddress): Partial<FrameState> {
  if (screen === 'search' && text !== '') return { screen, navigationTarget: { screen, text }, searchText: text }
  return screen === 'settings' && section ? { screen, section, navigationTarget: { screen, section } } : { screen }
}

/** Ties a screen to the window's address, first of all to the one that it is being made for. */
export function bindAddress(frame: FrameStore, screen: ScreenId, { read, write, subscribe }: AddressedScreen): void {
  const { visit: first, navigationTarget, recordPart } = frame.getState()
  // What something else leads to is shown by whoever follows that, and its address says so already.
  if (first?.screen === screen) read(first.part)
  const record = () => recordPart(screen, write())
  if (navigationTarget?.screen !== screen) record()
  subscribe(record)
  frame.subscribe(({ visit }, before) => {
    if (visit !== before.visit && visit?.screen === screen) read(visit.part)
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
