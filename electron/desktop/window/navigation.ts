/** Brings the window forward, on the screen that a link, the menu, the tray or a notification leads to. */
import type { MenuScreen, SettingsSection } from '../../../shared/contract/app.ts'
import { screenAddress, type ScreenAddress } from '../../../shared/screenAddress.ts'
import type { Host } from '../../window/host.ts'
import type { MainWindow } from './mainWindow.ts'
import type { WindowState } from './windowState.ts'

export interface NavigationParts {
  readonly window: MainWindow
  readonly state: WindowState
  readonly hub: Pick<Host['hub'], 'publish'>
}

export interface Navigation {
  go(address: ScreenAddress): void
  /** @param screen null: where it is */
  open(screen: MenuScreen | null, section?: SettingsSection): void
}

export function createNavigation({ window, state, hub }: NavigationParts): Navigation {
  function go(address: ScreenAddress): void {
    const page = window.current()?.webContents
    const tell = () => hub.publish('app.screenChosen', address)
    if (!page) state.write('address', screenAddress(address))
    else if (page.isLoading()) page.once('did-finish-load', tell)
    else tell()
    window.show()
  }

  return {
    go,
    open(screen, section) {
      if (screen) go({ screen, section })
      else window.show()
    },
  }
}
