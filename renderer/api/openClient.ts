/** Chooses the way to the host: the bridge of the desktop window where there is one, else the web mode's. */
import { bridgeTransport } from './bridgeTransport.ts'
import { openBrowserSocket } from './browserSocket.ts'
import { createClient, type Client } from './client.ts'
import { inTurns } from './inTurns.ts'
import { openOwnPage, pageTimer } from './openOwnPage.ts'
import { webTransport } from './webTransport.ts'

/** Without a session the client is there all the same: its first call says what to do. */
export async function openClient(): Promise<Client> {
  const bridge = window.appBridge
  if (bridge) return createClient(inTurns(bridgeTransport(bridge), pageTimer), (files) => bridge.drop(files))
  return createClient(inTurns(await openWebTransport(), pageTimer))
}

async function openWebTransport() {
  const page = await openOwnPage()
  return webTransport({ ...page, open: openBrowserSocket, random: () => Math.random() })
}
