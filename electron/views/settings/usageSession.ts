/** The meters and the ledger of units as the window shows them. Asking the service for them costs nothing. */
import type { Meter, UsageEntry, UsageFilter, UsageState } from '../../../shared/contract/account.ts'
import type { z } from 'zod'
import type { usageDay } from '../../../shared/contract/account.ts'
import { toAppError } from '../../../shared/errors.ts'
import type { Connection } from '../../batch/connection.ts'
import type { QuotaKind } from '../../quota/quotaCounter.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { Counter, Usage } from '../../serviceClient/listing.ts'
import type { Page, PageWindow } from '../page.ts'

export type UsageDay = z.output<typeof usageDay>

export interface UsageSessionParts {
  readonly ledger: QuotaLedger
  readonly connect: () => Promise<Connection>
  /** What units are kept under: 'embedded', or the address of a remote service. */
  readonly service: () => string
  readonly nowMs: () => number
  readonly changed: () => void
  readonly revision: () => number
}

export interface UsageSession {
  state(): UsageState
  /** What goes wrong stands in the state. */
  refresh(signal: AbortSignal): Promise<UsageState>
  entries(query: PageWindow & UsageFilter): Page<UsageEntry>
  /** One entry a day (UTC), the last one today. */
  days(count: number): UsageDay[]
  /** Another service: its meters are not known yet. */
  reset(): void
}

const dayMs = 86_400_000

export function createUsageSession(parts: UsageSessionParts): UsageSession {
  const { ledger, service, nowMs } = parts
  let usage: Usage | null = null
  let problem: UsageState['problem'] = null

  function meter(kind: QuotaKind, said: Counter | undefined): Meter {
    const counter = ledger.counter(service(), kind)
    const limit = counter?.limit ?? said?.limit ?? null
    const remaining = ledger.remaining(service(), kind) ?? said?.remaining ?? null
    const used = limit !== null && remaining !== null ? limit - remaining : (said?.used ?? null)
    return { used, limit, remaining, resetsAtMs: counter?.resetsAtMs ?? said?.resetsAtMs ?? null }
  }

  function state(): UsageState {
    return {
      revision: parts.revision(),
      service: service(),
      planName: usage?.planName ?? null,
      search: meter('search', usage?.search),
      downloads: meter('download', usage?.downloads),
      ai: meter('ai', usage?.translations),
      problem,
    }
  }

  return {
    state,
    async refresh(signal) {
      try {
        const connection = await parts.connect()
        usage = await connection.learnUsage(signal)
        problem = null
      } catch (thrown) {
        const { code, message } = toAppError(thrown)
        problem = { code, message }
      }
      parts.changed()
      return state()
    },
    entries(query) {
      const { entries, total } = ledger.entries(query)
      const rows = entries.map(({ id, kind, subject, reason, units, unitsSpent, state: entryState, ...rest }) => ({
        id,
        atMs: rest.reservedMs,
        kind,
        subject,
        reason,
        units: unitsSpent ?? units,
        state: entryState,
        batchId: rest.batchId,
      }))
      return { rows, total, revision: parts.revision() }
    },
    days(count) {
      const today = Math.floor(nowMs() / dayMs)
      const spent = ledger.days((today - count + 1) * dayMs)
      return Array.from({ length: count }, (_, index) => {
        const day = new Date((today - count + 1 + index) * dayMs).toISOString().slice(0, 10)
        const unitsOf = (kind: QuotaKind) => spent.find((entry) => entry.day === day && entry.kind === kind)?.units ?? 0
        return { day, search: unitsOf('search'), downloads: unitsOf('download'), ai: unitsOf('ai') }
      })
    },
    reset() {
      usage = null
      problem = null
      parts.changed()
    },
  }
}
