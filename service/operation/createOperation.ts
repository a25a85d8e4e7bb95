/** What is beside the API for whoever runs the service: its readiness and its figures. */
import { noNetworks, readNetworks, type Networks } from '../network/networks.ts'
import type { OperationParts } from '../routes/routeTable.ts'
import type { ServiceStore } from '../store/store.ts'
import type { Metrics } from './metrics.ts'
import { checkReadiness, type Readiness } from './readiness.ts'

export interface OperationInput {
  readonly store: Pick<ServiceStore, 'checks' | 'jobs' | 'pool'>
  readonly report: (where: string, thrown: unknown) => void
  readonly isEnding: () => boolean
  readonly metrics?: Metrics
  readonly metricsReaders?: Networks
  /** The figures of all processes of one service, where there are several. */
  readonly figuresOfAll?: (() => Promise<string>) | null
}

/** Several balancers ask every second, and each look at the archives is a paid call: one answer serves them all so long. */
const goodForMs = 3_000

/** Monotonic, whatever becomes of the clock. */
function sharedFor<Answer>(mostMs: number, make: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { readonly answer: Promise<Answer>; readonly atMs: number } | null = null
  return () => {
    const atMs = performance.now()
    if (!kept || atMs - kept.atMs > mostMs) kept = { answer: make(), atMs }
    return kept.answer
  }
}

const thisMachine = readNetworks(['127.0.0.0/8', '::1'])
const ending: Readiness = { isReady: false, checks: { process: 'ending' } }

export function createOperation(input: OperationInput): OperationParts {
  const { store, report, isEnding, metrics, metricsReaders = noNetworks, figuresOfAll = null } = input
  metrics?.lookAt({ queue: () => store.jobs.load(), pool: () => store.pool() })
  const readiness = sharedFor(goodForMs, () => checkReadiness(store.checks, report))
  return {
    readiness: async () => (isEnding() ? ending : readiness()),
    metrics: metrics ? { contentType: metrics.contentType, read: figuresOfAll ?? (() => metrics.text()) } : null,
    metricsReaders: { has: (address) => thisMachine.has(address) || metricsReaders.has(address) },
  }
}
