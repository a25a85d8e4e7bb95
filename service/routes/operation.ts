/** For whoever runs the service: is it alive (/healthz), can it answer (/readyz), what does it do (/metrics). Beside the API. */
import { jsonReply, type RoutedRequest, type ServiceReply } from '../http/exchange.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { Networks } from '../network/networks.ts'
import type { Readiness } from '../operation/readiness.ts'

/** Touches nothing: a process that waits for its disk is not to be ended for that. */
export function tellAlive(): ServiceReply {
  return jsonReply({ alive: true })
}

export function createReadyRoute(readiness: () => Promise<Readiness>) {
  return async (): Promise<ServiceReply> => {
    const { isReady, checks } = await readiness()
    return jsonReply({ ready: isReady, checks }, isReady ? 200 : 503)
  }
}

export interface MetricsPage {
  readonly contentType: string
  read(): Promise<string>
}

/** Whoever may not read them is not told that there are any. What a proxy passes on comes from a stranger, whoever that is. */
export function createMetricsRoute(page: MetricsPage, readers: Networks) {
  return async ({ address, headers }: RoutedRequest): Promise<ServiceReply> => {
    const isPassedOn = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
    if (isPassedOn || !readers.has(address)) throw new ServiceError('not_found', 'There is nothing at this path.')
    return { status: 200, headers: { 'content-type': page.contentType }, body: await page.read() }
  }
}
