/** Counts what the service does, for Prometheus: the figures of this process, and those of several added up. */
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { QueueLoad } from '../ai/jobs/queueLoad.ts'
import type { PoolLoad } from '../store/store.ts'
import type { ServiceObserver } from './observer.ts'

/** The figures of one process on their way to another. */
export type ProcessFigures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** What is looked at whenever figures are read. */
export interface Loads {
  queue(): Promise<QueueLoad>
  pool(): PoolLoad | null
}

export interface Metrics extends ServiceObserver {
  readonly contentType: string
  /** Until then the queue and the pool are not looked at. */
  lookAt(loads: Loads): void
  /** As Prometheus reads them. */
  text(): Promise<string>
  figures(): Promise<ProcessFigures>
}

/** Around what searches take (1 to 50 ms), up to what a caller waits for. */
const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]

/** As Prometheus reads them: each as its `aggregator` says, sums where none is named. */
export async function addedUp(figures: readonly ProcessFigures[]): Promise<string> {
  return AggregatorRegistry.aggregate([...figures]).metrics()
}

/** What goes on counting when the processes it was counted in are gone: a sum that falls would be taken for a new beginning. */
export async function countedIn(figures: readonly ProcessFigures[]): Promise<ProcessFigures> {
  const all = await AggregatorRegistry.aggregate([...figures]).getMetricsAsJSON()
  return all.filter(({ type }) => (type as unknown) === 'counter' || (type as unknown) === 'histogram')
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  let loads: Loads | null = null
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'undertitle_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'undertitle_request_seconds',
    help: 'From the head of a request to the last byte of its answer.',
    labelNames: ['route'],
    buckets: secondsBuckets,
    registers,
  })
  const units = new Counter({
    name: 'undertitle_units_total',
    help: 'Charged units. The books are in the database: what was given back is not taken off here.',
    labelNames: ['counter'],
    registers,
  })
  // Each process reads these two from one database: they are no sums.
  new Gauge({
    name: 'undertitle_ai_jobs_open',
    help: 'AI jobs of all processes that have not ended.',
    aggregator: 'max',
    registers,
    async collect() {
      this.set((await loads?.queue())?.open ?? 0)
    },
  })
  new Gauge({
    name: 'undertitle_ai_job_oldest_seconds',
    help: 'For how long the oldest of them has been there.',
    aggregator: 'max',
    registers,
    async collect() {
      this.set(((await loads?.queue())?.oldestMs ?? 0) / 1_000)
    },
  })
  new Gauge({
    name: 'undertitle_store_threads',
    help: 'Threads that run operations on the database, each with a connection of its own; 0 where the process itself does.',
    registers,
    collect() {
      this.set(loads?.pool()?.threads ?? 0)
    },
  })
  new Gauge({
    name: 'undertitle_store_calls',
    help: 'Operations that are under way or wait for a thread.',
    registers,
    collect() {
      this.set(loads?.pool()?.calls ?? 0)
    },
  })

  return {
    contentType: registry.contentType,
    answered({ method, route, status, milliseconds }) {
      const named = route ?? 'none'
      requests.inc({ method, route: named, status })
      seconds.observe({ route: named }, milliseconds / 1_000)
    },
    charged: (counter, charged) => units.inc({ counter }, charged),
    lookAt(given) {
      loads = given
    },
    text: async () => registry.metrics(),
    figures: async () => registry.getMetricsAsJSON(),
  }
}
