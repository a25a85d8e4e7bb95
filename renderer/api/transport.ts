/** What a transport must do: carry calls and events as they are. It knows no command and no screen. */
import type { AppEvent } from '../../shared/contract/index.ts'
import type { Reply } from '../../shared/contract/reply.ts'

/**
 * lost: tried again by itself. full: calls are answered, but too many pages are open for this one to be told what changes;
 * it takes the place of the next one that closes. over: the host has forgotten this page, nothing is tried again.
 */
export type Connection = 'connected' | 'lost' | 'full' | 'over'

export interface Transport {
  /** Never rejects: a host that does not answer is a reply with the code `app.unreachable`. */
  call(name: string, input: unknown): Promise<Reply<unknown>>
  /** Where the page finds what the host gave out under this random name: a clip, a picture. */
  mediaAddress(name: string): Promise<string>
  /** Answers the function that ends it. */
  subscribe(listener: (event: AppEvent) => void): () => void
  /** Only where a connection can be lost. Tells each change; the screens read again after 'connected'. */
  onConnection?(listener: (connection: Connection) => void): () => void
}
