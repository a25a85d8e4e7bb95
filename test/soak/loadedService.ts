/** The service as a process of its own that other people use all the time, a new one every few minutes. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { expectFairBooks, subtitleNumbers } from '../support/services/serviceBooks.ts'
import { startClients, type ClientsDone } from '../support/services/serviceClients.ts'
import { createAccount, ledgerRows, listening, type ServiceAccount } from '../support/programs/serviceProcess.ts'
import type { LedgerRow } from '../../service/usage/usageLedger.ts'
import { inspectorOption, inspectProcess, type InspectedProcess } from './inspectProcess.ts'

export interface LoadedService {
  readonly url: string
  /** The one that the app uses. */
  readonly account: ServiceAccount
  readonly inspected: InspectedProcess
  load(isOver: () => boolean): Promise<void>
  /** Ends it; what every other user was answered is in the books, once. */
  endFair(): Promise<void>
  ledger(): readonly LedgerRow[]
}

export interface LoadedServiceOptions {
  readonly dataDir: string
  readonly manifest: string
  readonly pick: (length: number) => number
}

/** A day's quota lasts longer than that. */
const oneUserMs = 5 * 60_000

export async function startLoadedService({ dataDir, manifest, pick }: LoadedServiceOptions): Promise<LoadedService> {
  const taken = await runCli(['service', 'import', '--data', dataDir, manifest])
  if (taken.code !== 0) throw new Error(taken.stderr)
  const numbers = subtitleNumbers(dataDir)
  const account = createAccount(dataDir, 'pro')
  const child = startCli(['service', 'start', '--data', dataDir, '--apertium', 'off'], { env: inspectorOption })
  onTestFinished(() => void child.kill('SIGTERM'))
  const closed = once(child, 'close')
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const { url } = await listening(child)
  const inspected = await inspectProcess(child.pid ?? 0, said)
  onTestFinished(() => inspected.close())
  const users: { readonly account: ServiceAccount; readonly done: ClientsDone }[] = []

  async function loadAsOne(isOver: () => boolean): Promise<void> {
    const user = createAccount(dataDir, 'pro')
    const pause = () => wait(200 + pick(800))
    const clients = startClients({ url, account: user, numbers, pick, pause })
    const endMs = performance.now() + oneUserMs
    while (!isOver() && performance.now() < endMs) await wait(500)
    clients.stop()
    users.push({ account: user, done: await clients.done() })
  }

  return {
    url,
    account,
    inspected,
    async load(isOver) {
      while (!isOver()) await loadAsOne(isOver)
    },
    async endFair() {
      for (const user of users) expectFairBooks(dataDir, user.account, user.done)
      inspected.close()
      child.kill('SIGTERM')
      await closed
      expect([child.exitCode, said.split('\n').filter((line) => line.includes(' failed: '))]).toEqual([0, []])
    },
    ledger: () => ledgerRows(dataDir),
  }
}
