/** What the preload script puts on `window.appBridge`. The web mode has no bridge. */
import type { AppEvent } from '../index.ts'
import type { Reply } from '../reply.ts'

export interface Bridge {
  call(name: string, input: unknown): Promise<Reply<unknown>>
  subscribe(listener: (event: AppEvent) => void): () => void
  /** Hands files that were dropped on the window to the host; answers an id for `folders.addDropped`. */
  drop(files: readonly object[]): Promise<string>
}
