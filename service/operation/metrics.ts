/** Counts what the service does, for Prometheus. The figures are of this process; whoever runs several adds them up. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { QueueLoad } from '../ai/jobs/queueLoad.ts'
import type { PoolLoad } from '../store/store.ts'
import type { ServiceObserver } from './observer.ts'

export interface Metrics extends ServiceObserver {
  readonly contentType: string
  /** All figures as Prometheus reads them; the queue and the pool are looked at for this. */
  text(queue: QueueLoad, pool: PoolLoad | null): Promise<string>
}

/** Around what searches take (1 to 50 ms), up to what a caller waits for. */
const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]

export function createMetrics(): Metrics {
  const registry = new Registry()
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
  const jobs = new Gauge({
    name: 'undertitle_ai_jobs_open',
    help: 'AI jobs of all processes that have not ended.',
    registers,
  })
  const oldest = new Gauge({
    name: 'undertitle_ai_job_oldest_seconds',
    help: 'For how long the oldest of them has been there.',
    registers,
  })

  const threads = new Gauge({
    name: 'undertitle_store_threads',
    help: 'Threads that run operations on the database, each with a connection of its own; 0 where the process itself does.',
    registers,
  })
  const calls = new Gauge({
    name: 'undertitle_store_calls',
    help: 'Operations that are under way or wait for a thread.',
    registers,
  })

  return {
    contentType: registry.contentType,
    answered({ method, route, status, milliseconds }) {
      const named = route ?? 'none'
      requests.inc({ method, route: named, status })
      seconds.observe({ route: named }, milliseconds / 1_000)
    },
    charged: (counter, charged) => units.inc({ counter }, charged),
    async text(queue, pool) {
      jobs.set(queue.open)
      oldest.set(queue.oldestMs / 1_000)
      threads.set(pool?.threads ?? 0)
      calls.set(pool?.calls ?? 0)
      return registry.metrics()
    },
  }
}
