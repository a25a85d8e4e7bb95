/**
 * One call that costs units, in its only order: reserved on the disk, sent, kept and settled in one commit (promise J1).
 * A kill between two steps leaves it reserved, which the next start shows as unknown; one after the commit leaves it settled.
 */
import { toAppError, type AppError } from '../../shared/errors.ts'
import { callEnding, type CallEnding, type Charge } from './callEnding.ts'
import type { QuotaLedger } from './quotaLedger.ts'
import type { Reservation } from './quotaStore.ts'
import { unrecordedEnding } from './unrecordedEnding.ts'

export type PayingLedger = Pick<
  QuotaLedger,
  'reserve' | 'callIdOf' | 'commit' | 'synced' | 'settle' | 'release' | 'lose' | 'markExhausted' | 'holdOff'
>

export interface PaidCall<Answer, Kept> {
  readonly unit: Reservation
  /** Goes into the commit of the reservation. */
  readonly intend?: (entry: number) => void
  readonly call: (entry: number) => Promise<Answer>
  /** Checks the answer and stores it, in the commit that settles the units; what it throws is a call that failed. */
  readonly keep: (answer: Answer) => Kept
  /** All that were reserved unless told. */
  readonly unitsSpent?: (answer: Answer) => number
  /** Goes into the commit that says what became of the units of a call that failed. */
  readonly failed?: (charge: Charge, error: AppError) => void
}

/**
 * Durable when it returns.
 * @throws AppError 'quota.exhausted' before the call when too little is left; what the call throws, also where the disk
 * does not take its end; errors of the disk
 */
export async function paidCall<Answer, Kept>(ledger: PayingLedger, paid: PaidCall<Answer, Kept>): Promise<Kept> {
  const entry = await begin(ledger, paid)
  const kept = await send(ledger, paid, entry)
  await ledger.synced()
  return kept
}

/** Calls that are reserved at the same time share one wait for the disk. Nothing is sent that the disk does not know of. */
async function begin<Answer, Kept>(ledger: PayingLedger, paid: PaidCall<Answer, Kept>): Promise<number> {
  const { unit, intend } = paid
  const entry = ledger.commit(() => {
    const reserved = ledger.reserve(unit)
    intend?.(reserved)
    return reserved
  })
  try {
    await ledger.synced()
    return entry
  } catch (thrown) {
    const error = toAppError(thrown)
    throw record(ledger, paid, { entry, error, ending: { charge: 'free', pause: null } })
  }
}

async function send<Answer, Kept>(ledger: PayingLedger, paid: PaidCall<Answer, Kept>, entry: number): Promise<Kept> {
  const { unit, call, keep, unitsSpent } = paid
  try {
    const answer = await call(entry)
    return ledger.commit(() => {
      const kept = keep(answer)
      ledger.settle(entry, unitsSpent ? unitsSpent(answer) : unit.units)
      return kept
    })
  } catch (thrown) {
    const error = toAppError(thrown)
    const recorded = record(ledger, paid, { entry, error, ending: callEnding(error) })
    await ledger.synced().catch((trouble: unknown) => {
      throw recorded === error ? unrecordedEnding(error, 'perhaps', toAppError(trouble)) : recorded
    })
    throw recorded
  }
}

interface Failed {
  readonly entry: number
  readonly error: AppError
  readonly ending: CallEnding
}

/** The error to throw: the call's own, which says so where its end could not be stored. */
function record<Answer, Kept>(
  ledger: PayingLedger,
  { unit, failed }: PaidCall<Answer, Kept>,
  { entry, error, ending }: Failed,
): AppError {
  const closeEntry = () => close(ledger, unit, { entry, ending })
  try {
    ledger.commit(() => {
      closeEntry()
      failed?.(ending.charge, error)
    })
    return error
  } catch (thrown) {
    return unrecordedEnding(error, closesAlone(ledger, closeEntry) ? 'perhaps' : 'open', toAppError(thrown))
  }
}

/** Units that stay reserved would be asked for again under another id. The first error is the one that is told. */
function closesAlone(ledger: PayingLedger, closeEntry: () => void): boolean {
  try {
    ledger.commit(closeEntry)
    return true
  } catch {
    return false
  }
}

function close(
  ledger: PayingLedger,
  { service, kind, units }: Reservation,
  { entry, ending: { charge, pause } }: Pick<Failed, 'entry' | 'ending'>,
): void {
  if (pause?.kind === 'exhausted') ledger.markExhausted(service, kind, pause.untilMs)
  if (pause?.kind === 'busy') ledger.holdOff(service, kind, pause.untilMs)
  if (charge === 'spent') ledger.settle(entry, units)
  if (charge === 'unknown') ledger.lose(entry)
  if (charge === 'free') ledger.release(entry)
}
