/** What the app hands to a screen, over a fake host; where the screen led to is kept. */
import type { Client } from '../../../renderer/api/client.ts'
import { createAppStores } from '../../../renderer/app/appStores.ts'
import { onNavigation } from '../../../renderer/app/frameStore.ts'
import type { ScreenDependencies } from '../../../renderer/app/screen.ts'

export async function fakeDependencies(client: Client) {
  const { frame, settings } = createAppStores(client)
  const { openScreen, navigate, recordSearch } = frame.getState()
  const { host } = await client.call('app.state', {})
  const dependencies: ScreenDependencies = {
    client,
    settings,
    host,
    openScreen,
    navigate,
    recordSearch,
    onNavigation: (screen, show) => onNavigation(frame, screen, show),
  }
  return { dependencies, frame }
}
