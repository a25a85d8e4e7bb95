/** What the desktop lends the host for newer versions of the app. Types, and the one failure that all of it ends in. */
import type { UpdateBar, UpdateFault, UpdateHold } from '../../../shared/contract/runs/updates.ts'

export interface UpdateSource {
  readonly address: string | null
  readonly bar: UpdateBar | null
  /** False: nothing is asked now, and that does not count as a look. */
  isOnline(): boolean
  /** Why nothing is installed here; null: it may be. Asked once, never rejects. */
  findHold(): Promise<UpdateHold | null>
  /** Loads what looks and downloads; called at the first look. */
  open(hold: UpdateHold | null): Promise<Updater>
  /** Ends the app, which settles, and then starts the version that is ready. */
  restart(): void
}

export interface Updater {
  /** One question to the address. null: no version to take. @throws UpdateFailure */
  check(): Promise<string | null>
  /** What the last look found, checked; it is installed when the app ends. @throws UpdateFailure */
  download(onProgress: (share: number) => void): Promise<void>
  /** Takes back that it is installed. False where the system has it already and installs it anyway. */
  withdraw(): boolean
  /** Ends what is under way, which fails then. */
  stop(): void
}

export class UpdateFailure extends Error {
  readonly fault: UpdateFault

  /** @param sentence for the log, in English */
  constructor(fault: UpdateFault, sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'UpdateFailure'
    this.fault = fault
  }
}
