/** What tells in which folders of a tree something has changed; which of these it is, the system decides (watchWorker.ts). */

export interface TreeHooks {
  /** From here on changes are told. */
  readonly onReady: () => void
  /** Something changed in this folder, or this folder is new with all that lies in it. */
  readonly onHint: (folder: string) => void
  /** A system code; nothing more is told then. */
  readonly onTrouble: (code: string) => void
}

export interface TreeEvents {
  close(): void
}
