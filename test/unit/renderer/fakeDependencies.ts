/** What the app hands to a screen, over a fake host; where the screen led to is kept. */
import type { Client } from '../../../renderer/api/client.ts'
import { createAppStores } from '../../../renderer/app/stores/appStores.ts'
import { createDependencies } from '../../../renderer/app/stores/createDependencies.ts'

export async function fakeDependencies(client: Client) {
  const stores = createAppStores(client)
  const { host } = await client.call('app.state', {})
  return { dependencies: createDependencies(stores, host), frame: stores.frame, scope: stores.scope }
}
