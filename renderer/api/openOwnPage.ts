/** What a page of this machine's own user begins with: its session, from the link, this tab or another one. */
import type { OwnFetch } from './ownFetch.ts'
import { answerOtherTabs, askOtherTabs } from './sessionShare.ts'
import type { PageTimer } from './eventStream.ts'
import { codeIn, openWebSession } from './webSession.ts'

export interface OwnPage {
  /** Null without a session: the first call says what to do. */
  readonly token: string | null
  readonly fetch: OwnFetch
  readonly timer: PageTimer
}

/** The browser's own. */
export const pageTimer: PageTimer = {
  after(ms, work) {
    const waiting = setTimeout(work, ms)
    return () => clearTimeout(waiting)
  },
}

export async function openOwnPage(): Promise<OwnPage> {
  const { location, history, sessionStorage: storage } = window
  const fetch: OwnFetch = (path, request) => window.fetch(path, request)
  // A new link in the tab that is open changes only the fragment: the page begins anew by itself.
  window.addEventListener('hashchange', () => {
    if (codeIn(location.hash) !== null) location.reload()
  })
  const tabs = new BroadcastChannel('undertitle')
  const askOthers = () => askOtherTabs(tabs, pageTimer)
  const token = await openWebSession({ location, history, storage, fetch, askOthers })
  if (token !== null) answerOtherTabs(tabs, token)
  return { token, fetch, timer: pageTimer }
}
