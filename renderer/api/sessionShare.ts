/**
 * A second tab on the same address: it asks the tabs that are open for their session. A channel reaches pages of exactly this
 * origin and profile alone, which the host serves; a session that it has ended is refused like any other.
 */

export type ShareChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

interface Timer {
  after(ms: number, work: () => void): () => void
}

/** A tab that is open answers within a few; one that sleeps is not waited for. */
const longestWaitMs = 400
const question = 'undertitle.session?'
const answerTo = 'undertitle.session='

/** The session of another tab; null where none is open, or none answers. */
export function askOtherTabs(channel: ShareChannel, timer: Timer): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (token: string | null) => {
      stop()
      channel.removeEventListener('message', onMessage)
      resolve(token)
    }
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string' && data.startsWith(answerTo)) end(data.slice(answerTo.length))
    }
    const stop = timer.after(longestWaitMs, () => end(null))
    channel.addEventListener('message', onMessage)
    channel.postMessage(question)
  })
}

/** From now on this tab answers those that ask. */
export function answerOtherTabs(channel: ShareChannel, token: string): void {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === question) channel.postMessage(`${answerTo}${token}`)
  })
}
