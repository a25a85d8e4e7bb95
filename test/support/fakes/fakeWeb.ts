/** The built screens over the real web transport, with a host from memory behind it: for what no disk could hold. */
import { listBuiltFiles } from '../../../node/ownPage/builtFiles.ts'
import { serveWeb, type WebServer } from '../../../electron/transport/web/httpTransport.ts'
import type { FakeHost } from './fakeHost.ts'
import { systemClock } from '../../../node/clock.ts'

/** @param screens folder of the built screens */
export async function serveFakeHost(host: FakeHost, screens: string): Promise<WebServer> {
  return serveWeb({
    dispatch: (name, input) => host.call(name, input),
    hub: host,
    builtFiles: listBuiltFiles(screens),
    media: { get: () => null },
    hooks: { find: () => null, heard: async () => null },
    leavePage: () => undefined,
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
    report: (thrown) => {
      throw thrown
    },
  })
}
