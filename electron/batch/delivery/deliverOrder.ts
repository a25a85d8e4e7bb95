/** What is to be delivered: one file of an opened archive, for one gap. Data only. */
import type { MemberOrder } from '../../download/member/openMember.ts'
import type { PassedOver, Written } from '../../sidecar/history/history.ts'

export interface DeliverOrder extends MemberOrder {
  readonly batchId: string
  /** Our own earlier file that gives way, unless it was edited since. */
  readonly replaces?: Written
  /** Nothing better is left: it is written although it cannot be brought in step. */
  readonly isLastChoice?: true
  /** A person wants it, knowing what speaks against it: what can be read is written, and what spoke against it is noted. */
  readonly isInsisted?: true
  /** What was looked at before it and cannot be brought in step, the first one first. */
  readonly insteadOf?: readonly PassedOver[]
}
