/** What a command may use of the world: its output, its input, where it stands, its log, and the signal that ends it. */
import { AppError } from '../../shared/errors.ts'
import type { Log } from '../log/createLog.ts'

/** Why a command is stopped whose output nobody reads any more. */
export const readerGone = new AppError('cancelled', 'Nobody reads the output any more.')

export interface Terminal {
  /** One line of what the command is for. */
  readonly stdout: (line: string) => void
  /** One line of messages. */
  readonly stderr: (line: string) => void
  /** Draws over the last status; only on a terminal, else does nothing. Empty text clears it. */
  readonly status: (text: string) => void
  readonly isTerminal: boolean
  /** How wide it is; undefined where nobody knows. */
  readonly columns: number | undefined
  /** All of standard input. */
  readonly readInput: () => Promise<string>
  /** One line that the person answers; null where nobody is there to. '' where the input ends. */
  readonly ask: ((question: string) => Promise<string>) | null
  /** Relative paths count from here. */
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly signal: AbortSignal
  readonly log: Log
}

/** 0 all there · 1 something missing or waiting · 2 wrong usage · 3 cannot work · 130 interrupted. */
export type ExitCode = 0 | 1 | 2 | 3 | 130

/** Text from files and services, safe on a terminal: one line, no control or direction characters (promise U8). */
export function shown(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '\ufffd')
}
