/** Chooses the way to the host: the bridge of the desktop window where there is one, else the web mode's. */
import { bridgeTransport } from './bridgeTransport.ts'
import { openBrowserSocket } from './browserSocket.ts'
import { createClient, type Client } from './client.ts'
import { openOwnPage } from './openOwnPage.ts'
import { webTransport } from './webTransport.ts'

/** Without a session the client is there all the same: its first call says what to do. */
export async function openClient(): Promise<Client> {
  const bridge = window.appBridge
  if (bridge) return createClient(bridgeTransport(bridge), (files) => bridge.drop(files))
  return createClient(await openWebTransport())
}

async function openWebTransport() {
  const page = await openOwnPage()
  return webTransport({ ...page, open: openBrowserSocket, random: () => Math.random() })
}
