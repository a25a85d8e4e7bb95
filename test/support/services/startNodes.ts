/** Several services over one store, a data folder or a database on a server, as nodes of one service are. */
import { onTestFinished } from 'vitest'
import { startService } from '../../../service/server.ts'
import { noon, startTestService, type TestService, type TestServiceOptions } from './startService.ts'
import { storeOf } from './storeOfTests.ts'

export interface Nodes {
  /** The first one, with a key. */
  readonly service: TestService
  /** Of all of them. */
  readonly urls: readonly string[]
}

export async function startNodes(count: number, options: TestServiceOptions): Promise<Nodes> {
  const now = () => noon
  const service = await startTestService({ now, ...options })
  onTestFinished(() => service.close())
  const urls = [service.url]
  while (urls.length < count) {
    const { ai = { apertium: null }, start } = options
    const node = await startService({ ...storeOf(service.dataDir), now, ai, ...start })
    onTestFinished(() => node.close())
    urls.push(node.url)
  }
  return { service, urls }
}
