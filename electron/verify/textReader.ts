/** Whoever reads and judges texts of strangers: a thread that may be killed for it. Types only. */
import type { ParseHints, ReadySubtitle } from './prepareSubtitle.ts'
import type { Verdict } from './verdict.ts'
import type { VerifyRequest } from './verify.ts'

export interface TextReader {
  /** Throws 'subtitle.unreadable', also when the thread had to be killed. */
  prepare(bytes: Uint8Array, hints: ParseHints, signal: AbortSignal): Promise<ReadySubtitle>
  /** As `Verify`; throws 'subtitle.unreadable' when the thread had to be killed. */
  verify(request: VerifyRequest, signal: AbortSignal): Promise<Verdict>
}
