/** Chooses the way to the host: the bridge of the desktop window where there is one, else the web mode's. */
import { bridgeTransport } from './bridgeTransport.ts'
import { createClient, type Client } from './client.ts'

export async function openClient(): Promise<Client | null> {
  const bridge = window.appBridge
  return bridge ? createClient(bridgeTransport(bridge), (files) => bridge.drop(files)) : null
}
