/** Chooses the way to the host: the bridge of the desktop window where there is one, else the web mode's. */
import { bridgeTransport } from './bridgeTransport.ts'
import { openBrowserSocket } from './browserSocket.ts'
import { createClient, type Client } from './client.ts'
import type { OwnFetch } from './ownFetch.ts'
import { answerOtherTabs, askOtherTabs } from './sessionShare.ts'
import { codeIn, openWebSession } from './webSession.ts'
import { webTransport } from './webTransport.ts'

/** Without a session the client is there all the same: its first call says what to do. */
export async function openClient(): Promise<Client> {
  const bridge = window.appBridge
  if (bridge) return createClient(bridgeTransport(bridge), (files) => bridge.drop(files))
  return createClient(await openWebTransport())
}

async function openWebTransport() {
  const { location, history, sessionStorage: storage } = window
  const fetch: OwnFetch = (path, request) => window.fetch(path, request)
  // A new link in the tab that is open changes only the fragment: the page begins anew by itself.
  window.addEventListener('hashchange', () => {
    if (codeIn(location.hash) !== null) location.reload()
  })
  const timer = {
    after(ms: number, work: () => void) {
      const waiting = setTimeout(work, ms)
      return () => clearTimeout(waiting)
    },
  }
  const tabs = new BroadcastChannel('undertitle')
  const askOthers = () => askOtherTabs(tabs, timer)
  const token = await openWebSession({ location, history, storage, fetch, askOthers })
  if (token !== null) answerOtherTabs(tabs, token)
  return webTransport({
    token,
    fetch,
    open: openBrowserSocket,
    timer,
    random: () => Math.random(),
  })
}
