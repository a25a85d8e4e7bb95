/** Told of all that watch mode does: the command prints it, the window shows it. Types only. */
import type { AppError } from '../../shared/errors.ts'
import type { Done, Emit, WrittenFile } from '../batch/batchEvents.ts'
import type { Digest } from './digest.ts'
import type { Checked } from './look/checkRoot.ts'

export interface RoundResult {
  readonly done: Done
  /** Wishes that became questions. */
  readonly asked: number
}

export interface WatchListener {
  /** The events of its rounds. */
  readonly emit: Emit
  /** What stands beside a video from now on, whichever round wrote it. */
  written(written: WrittenFile): void
  /** A folder, or a part of it, was looked at. */
  checked(root: string, checked: Checked): Promise<void> | void
  round(result: RoundResult): void
  /** What a person allowed this watch is spent. */
  limited(message: string): void
  digest(digest: Digest): void
  /** What the loop says of itself has become another. */
  changed(): void
  /** A bug, or a trouble of this machine that is new. */
  report(error: AppError): void
}
