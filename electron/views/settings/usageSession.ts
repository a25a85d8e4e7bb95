/** The meters and the ledger of units as the window shows them. Asking the service for them costs nothing. */
import type { Meter, UsageDay, UsageEntry, UsageFilter, UsageState } from '../../../shared/contract/account.ts'
import { toAppError } from '../../../shared/errors.ts'
import type { QuotaKind } from '../../quota/quotaCounter.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { AccountDetails, Counter, Usage } from '../../serviceClient/listing.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { Clock } from '../../../node/clock.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Page, PageWindow } from '../page.ts'
import type { ServiceLink } from '../serviceLink.ts'
import type { Topics } from '../topics.ts'
import { usageDays } from './usageDays.ts'
import { usageEntryOf } from './usageEntry.ts'

export interface UsageSessionParts {
  readonly ledger: QuotaLedger
  readonly link: Pick<ServiceLink, 'current'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly library: Pick<LibrarySession, 'has' | 'entry'>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly topics: Topics
}

export interface UsageSession {
  state(): UsageState
  /** For one screen: where it is news, the others hear of it. */
  read(): UsageState
  /** What goes wrong stands in the state. */
  refresh(signal: AbortSignal): Promise<UsageState>
  /** The same, but it also throws what goes wrong. @throws AppError as asking the service does */
  test(signal: AbortSignal): Promise<UsageState>
  entries(query: PageWindow & UsageFilter): Page<UsageEntry>
  /** One entry a day (UTC), the last one today. */
  days(count: number): UsageDay[]
  /** Another service: its meters are not known yet. */
  reset(): void
}

export function createUsageSession(parts: UsageSessionParts): UsageSession {
  const { ledger, link, settings, library, clock, topics } = parts
  /** What units are kept under: 'embedded', or the address of a remote service. */
  const service = () => settings.read()['service.address']

  let usage: Usage | null = null
  let details: AccountDetails | null = null
  /** The ledger's newest entry when the service told of the key: what is behind it was spent since. */
  let toldAt = 0
  let problem: UsageState['problem'] = null

  function meter(kind: QuotaKind, said: Counter | undefined): Meter {
    const counter = ledger.counter(service(), kind)
    const limit = counter?.limit ?? said?.limit ?? null
    const remaining = ledger.unitsLeft(service(), kind) ?? said?.remaining ?? null
    const period = said?.period ?? null
    const used = limit !== null && remaining !== null ? limit - remaining : (said?.used ?? null)
    return { used, limit, remaining, resetsAtMs: counter?.resetsAtMs ?? said?.resetsAtMs ?? null, period }
  }

  /** Other keys of the account move its meters as well: only what was spent from here is known to be of this one. */
  function ofThisKey(): UsageState['ofThisKey'] {
    const told = details?.ofThisKey
    if (!told) return null
    const searches = usedByNow('search', told.searches, usage?.search)
    const downloads = usedByNow('download', told.downloads, usage?.downloads)
    return searches === null && downloads === null ? null : { searches, downloads }
  }

  /** null where nobody has told, and where the service counts anew since. */
  function usedByNow(kind: QuotaKind, told: number | null, said: Counter | undefined): number | null {
    const isOver = (said?.resetsAtMs ?? Infinity) <= clock.nowMs()
    return told === null || isOver ? null : told + ledger.spentSince({ service: service(), kind, lastEntryId: toldAt })
  }

  /** What every screen was told last, in one text. */
  let told = ''

  /** Another program with the same data, or an answer in passing, moves the meters as well. */
  function read(): UsageState {
    const before = told
    const now = state()
    if (before !== '' && told !== before) topics.changed('usage')
    return now
  }

  function state(): UsageState {
    const now = shownNow()
    told = JSON.stringify({ ...now, revision: 0 })
    return now
  }

  function shownNow(): UsageState {
    return {
      revision: topics.revision('usage'),
      service: service(),
      planName: usage?.planName ?? null,
      upgradeUrl: usage?.upgradeUrl ?? null,
      accountId: details?.accountId ?? null,
      ofThisKey: ofThisKey(),
      search: meter('search', usage?.search),
      downloads: meter('download', usage?.downloads),
      ai: meter('ai', usage?.translations),
      problem,
    }
  }

  async function learn(signal: AbortSignal): Promise<void> {
    const connection = await link.current()
    usage = await connection.learnUsage(signal)
    details = await connection.client.accountDetails(signal)
    toldAt = ledger.lastEntryId()
    problem = null
  }

  async function test(signal: AbortSignal): Promise<UsageState> {
    try {
      await learn(signal)
    } catch (thrown) {
      const { code, message } = toAppError(thrown)
      problem = { code, message }
      throw thrown
    } finally {
      topics.changed('usage')
    }
    return state()
  }

  return {
    state,
    read,
    test,
    refresh: (signal) => test(signal).catch(() => state()),
    entries(query) {
      const { entries, total } = ledger.entries(query)
      const used = service()
      const rows = entries.map((entry) => usageEntryOf(library, entry, used))
      return { rows, total, revision: topics.revision('usage') }
    },
    days: (count) => usageDays(ledger, { count, nowMs: clock.nowMs(), service: service() }),
    reset() {
      usage = null
      details = null
      problem = null
      topics.changed('usage')
    },
  }
}
