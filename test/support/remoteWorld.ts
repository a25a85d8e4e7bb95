/** A made library with a service of its own that knows its subtitles, and a home that is set to use it. */
import { basename, join } from 'node:path'
import type { DoubtfulWorld } from './makeDoubts.ts'
import type { World } from './makeWorld.ts'
import { runCli } from './runCli.ts'
import { startServiceProcess, type ServiceProcess } from './serviceProcess.ts'
import { startWebApp, type WebApp } from './webApp.ts'

export interface RemoteWorld {
  readonly home: string
  readonly service: ServiceProcess
  /** Steps through the folder picker to the library. */
  readonly steps: readonly string[]
  startApp(port?: number): Promise<WebApp>
}

/** @param folder holds everything; the made library must be its child `library` */
export async function startRemoteWorld(
  folder: string,
  { manifest }: Pick<World | DoubtfulWorld, 'manifest'>,
  plan = 'pro',
): Promise<RemoteWorld> {
  const service = await startServiceProcess(join(folder, 'service'), [manifest], plan)
  const home = join(folder, 'home')
  for (const [key, value] of [
    ['service.address', service.url],
    ['languages', 'en'],
  ] as const)
    await runCli(['config', 'set', key, value, '--home', home])
  const env = { UNDERTITLE_API_KEY: service.key, HOME: folder, USERPROFILE: folder }
  return {
    home,
    service,
    steps: [basename(folder), 'library'],
    startApp: (port = 0) => startWebApp({ home, port, env }),
  }
}
