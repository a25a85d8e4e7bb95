/** A made library with a service of its own that knows its subtitles, and a home that is set to use it. */
import { basename, join } from 'node:path'
import type { DoubtfulWorld } from './makeDoubts.ts'
import type { World } from './makeWorld.ts'
import { setUpHome } from '../../programs/setUpHome.ts'
import { startServiceProcess, type ServiceProcess } from '../../programs/serviceProcess.ts'
import { startWebApp, type WebApp } from '../../browser/webApp.ts'

export interface RemoteWorld {
  readonly home: string
  readonly service: ServiceProcess
  /** Steps through the folder picker to the library. */
  readonly steps: readonly string[]
  startApp(port?: number): Promise<WebApp>
}

export interface RemoteOptions {
  readonly plan?: 'free' | 'pro'
  /** Puts something between app and service: address of the service → address that the app asks. */
  readonly between?: (service: string) => Promise<string>
}

/** @param folder holds everything; the made library must be its child `library` */
export async function startRemoteWorld(
  folder: string,
  { manifest }: Pick<World | DoubtfulWorld, 'manifest'>,
  { plan = 'pro', between = async (service) => service }: RemoteOptions = {},
): Promise<RemoteWorld> {
  const service = await startServiceProcess(join(folder, 'service'), [manifest], plan)
  const home = join(folder, 'home')
  setUpHome(home, { 'service.address': await between(service.url), languages: 'en' })
  const env = { UNDERTITLE_API_KEY: service.key, HOME: folder, USERPROFILE: folder }
  return {
    home,
    service,
    steps: [basename(folder), 'library'],
    startApp: (port = 0) => startWebApp({ home, port, env }),
  }
}
