/** A real service on a temporary folder, with a few subtitles, one account and a key, for tests that speak HTTP to it. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AiSettings } from '../../../service/ai/settings.ts'
import { importPaths } from '../../../service/catalogue/import/import.ts'
import { startService, type ServiceOptions } from '../../../service/server.ts'
import { createAccounts } from '../../../service/usage/accounts.ts'
import type { Counter, PlanName } from '../../../service/usage/plans.ts'
import { createUsageLedger, type LedgerRow, type Payer } from '../../../service/usage/usageLedger.ts'
import { sampleManifest, writeManifest, type ManifestLine } from '../make/archives/sampleManifest.ts'
import { openStoreOf, storeOf } from './storeOfTests.ts'

export interface TestServiceOptions {
  readonly plan?: PlanName
  /** Default: noon of 21 November 2026 (UTC), standing still. */
  readonly now?: () => number
  readonly manifest?: readonly ManifestLine[]
  /** Default: no engine at all, whatever this machine has. */
  readonly ai?: AiSettings
  /** What else it is started with. */
  readonly start?: Partial<ServiceOptions>
}

export interface TestService {
  readonly url: string
  readonly key: string
  readonly dataDir: string
  /** GET with the key where the path belongs to: header for v2, query for v1 and links. */
  get(path: string): Promise<Response>
  /** POST of JSON with the key as Bearer. */
  post(path: string, body: unknown): Promise<Response>
  /** A key of a further account, of the plan named. */
  newKey(plan: PlanName): string
  /** A further key of the first account. */
  furtherKey(): string
  newToken(): string
  /** The upload token of a further account. */
  newTokenOf(name: string): string
  /** Uses units up as another process would: through a second connection to the same file. */
  spend(counter: Counter, units: number): void
  /** Uses up the trials of the month of a free account. */
  useTrialsOf(key: string): void
  /** The same for downloads without a key. */
  spendAnonymously(address: string, units: number): void
  ledgerRows(): readonly LedgerRow[]
  close(): Promise<void>
}

export const noon = Date.UTC(2026, 10, 21, 12)

export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const { plan = 'free', now = () => noon, manifest = sampleManifest, ai = { apertium: null }, start = {} } = options
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-service-'))
  const dataDir = join(folder, 'data')
  const database = openStoreOf(dataDir)
  const accounts = createAccounts({ database, clock: { nowMs: now }, randomBytes })
  const ledger = createUsageLedger(database, now)
  const account = accounts.create('test', plan)
  const key = accounts.createKey(account, 'test')
  if (manifest.length > 0) await importPaths(database, [writeManifest(folder, manifest)])
  const service = await startService({ ...storeOf(dataDir), now, ai, ...start })
  const spendAs = (payer: Payer, counter: Counter, units: number) =>
    ledger.charge(payer, { counter, route: 'earlier', items: [{ object: `earlier ${units}`, units }] })

  return {
    url: service.url,
    key,
    dataDir,
    get: (path) => fetch(service.url + withKey(path, key), path.startsWith('/api/v2') ? bearer(key) : {}),
    post: (path, body) => fetch(service.url + path, { method: 'POST', body: JSON.stringify(body), ...bearer(key) }),
    newKey: (otherPlan) => accounts.createKey(accounts.create('other', otherPlan), 'other'),
    furtherKey: () => accounts.createKey(account, 'further'),
    newToken: () => accounts.createToken(account),
    newTokenOf: (name) => accounts.createToken(accounts.create(name, 'free')),
    spend: (counter, units) =>
      spendAs({ accountId: account.id, keyId: 'earlier', limits: account.plan.limits }, counter, units),
    useTrialsOf(freeKey) {
      const owner = accounts.ownerOfKey(freeKey)
      if (!owner) return
      const payer = { accountId: owner.account.id, keyId: owner.keyId, limits: owner.account.plan.limits }
      spendAs(payer, 'ai', 1)
      spendAs(payer, 'transcription', 1)
    },
    spendAnonymously: (address, units) =>
      spendAs(
        { accountId: `ip:${address}`, keyId: null, limits: { search: 0, downloads: 300, ai: 0, transcription: 0 } },
        'downloads',
        units,
      ),
    ledgerRows: () => ledger.rows(),
    async close() {
      await service.close()
      database.close()
      rmSync(folder, { recursive: true })
    },
  }
}

function withKey(path: string, key: string): string {
  if (path.startsWith('/api/v2')) return path
  return `${path}${path.includes('?') ? '&' : '?'}api_key=${key}`
}

function bearer(key: string) {
  return { headers: { authorization: `Bearer ${key}` } }
}
