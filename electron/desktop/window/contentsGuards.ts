/** Keeps a page where it is: it goes nowhere, opens nothing, embeds nothing. Links are handed to whoever asks the user. */
import type { WebContents } from 'electron'

type GuardedContents = Pick<WebContents, 'on' | 'setWindowOpenHandler'>

export function lockContents(contents: GuardedContents, openLink: (address: string) => void): void {
  contents.on('will-navigate', (event) => event.preventDefault())
  contents.on('will-frame-navigate', (event) => event.preventDefault())
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
  // A page that asks in a browser would hold its window here without a word; what it has to say it has sent.
  contents.on('will-prevent-unload', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    openLink(url)
    return { action: 'deny' }
  })
}
