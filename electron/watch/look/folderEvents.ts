/** What tells of changes in a folder: the real one runs in a thread of its own (watchWorker.ts), tests hand in theirs. */

export interface EventHooks {
  /** From here on changes are told. */
  readonly onReady: () => void
  /** Something changed in these folders; what, is found out by looking. */
  readonly onHint: (folders: readonly string[]) => void
  /** A system code ('ENOSPC' where the limit of watches is reached), or 'worker' where the thread has died. */
  readonly onTrouble: (code: string) => void
}

export interface OpenEvents {
  close(): void
}

export interface FolderEvents {
  watch(root: string, hooks: EventHooks): OpenEvents
  /** Ends all of it. */
  close(): Promise<void>
}

/** To the thread. */
export type WatchOrder =
  | { readonly kind: 'watch'; readonly id: number; readonly root: string }
  | { readonly kind: 'close'; readonly id: number }

/** From the thread. */
export type WatchNews =
  | { readonly kind: 'ready'; readonly id: number }
  | { readonly kind: 'hint'; readonly id: number; readonly folders: readonly string[] }
  | { readonly kind: 'trouble'; readonly id: number; readonly code: string }
