/** A service with its operator's page, and calls to that page as a browser makes them; names stand as they travel. */
import type { BuiltFiles } from '../../../node/ownPage/builtFiles.ts'
import { serveOperator, type OperatorPage } from '../../../service/operator/serveOperator.ts'
import { noon, startTestService, type TestService, type TestServiceOptions } from './startService.ts'

export interface Desk {
  readonly service: TestService
  /** Of the page, without a slash at the end. */
  readonly url: string
  readonly token: string
  readonly bugs: readonly unknown[]
  newCode(): string
  logIn(code: string): Promise<Response>
  /** A POST as the page sends it; `headers` stand over those. */
  post(name: string, input: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>
  /** The value of a call that was answered. */
  call(name: string, input?: unknown): Promise<Readonly<Record<string, unknown>>>
  /** The error of one that was not. */
  fault(name: string, input?: unknown): Promise<Readonly<Record<string, unknown>>>
}

/** Any page will do: what is tested is what it asks. */
const builtFiles: BuiltFiles = new Map([
  ['/index.html', { path: 'renderer/index.html', type: 'text/html; charset=utf-8' }],
])

export async function startDesk(options: TestServiceOptions = {}): Promise<Desk> {
  let page: OperatorPage | null = null
  const bugs: unknown[] = []
  const service = await startTestService({
    ...options,
    start: {
      ...options.start,
      async openOperatorPage(store) {
        const report = (thrown: unknown) => bugs.push(thrown)
        page = await serveOperator({ store, builtFiles, port: 0, clock: { nowMs: () => noon }, report })
        return page
      },
    },
  })
  const newLink = () => new URL(page?.newLink() ?? '')
  const url = newLink().origin
  const newCode = () => newLink().hash.replace('#code=', '')
  const ownHeaders = { 'content-type': 'application/json', origin: url }
  const logIn = (code: string) =>
    fetch(`${url}/login`, { method: 'POST', headers: ownHeaders, body: JSON.stringify({ code }) })
  const { token } = (await (await logIn(newCode())).json()) as { readonly token: string }
  const post: Desk['post'] = (name, input, headers = {}) =>
    fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: { ...ownHeaders, authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(input),
    })
  async function replyTo(name: string, input: unknown) {
    const response = await post(name, input)
    if (response.status !== 200) throw new Error(`${name}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { readonly ok: boolean; readonly value: never; readonly error: never }
  }
  return {
    ...{ service, url, token, bugs, newCode, logIn, post },
    async call(name, input = {}) {
      const { ok, value, error } = await replyTo(name, input)
      if (!ok) throw new Error(`${name}: ${JSON.stringify(error)}`)
      return value
    },
    async fault(name, input = {}) {
      const { ok, error } = await replyTo(name, input)
      if (ok) throw new Error(`${name} was answered`)
      return error
    },
  }
}
