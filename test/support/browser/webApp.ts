/** The built program in web mode as a process of its own, and pages that are opened on it as a person would. */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Browser, BrowserContext, Page } from 'playwright'
import { onTestFinished, type TestContext } from 'vitest'
import { startCli } from '../programs/runCli.ts'

export interface WebApp {
  /** The address with its one-time code, as printed. */
  readonly link: string
  readonly origin: string
  readonly pid: number
  /** What it has written to standard error. */
  said(): string
  /** Ends it like a crash, or, by default, politely. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

export interface WebAppOptions {
  readonly home: string
  /** 0: any free one. */
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
}

export async function startWebApp({ home, port = 0, env = {} }: WebAppOptions): Promise<WebApp> {
  const child = startCli(['web', '--port', `${port}`, '--no-open'], { env: { UNDERTITLE_HOME: home, ...env } })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const closed = once(child, 'close')
  const [line] = (await Promise.race([
    once(createInterface(child.stdout!), 'line'),
    closed.then(() => {
      throw new Error(`web mode ended before it was ready: ${complaint}`)
    }),
  ])) as [string]
  const { listening: link } = JSON.parse(line) as { readonly listening: string }
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await closed
  }
  onTestFinished(() => stop())
  return { link, origin: new URL(link).origin, pid: child.pid ?? 0, said: () => complaint, stop }
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** What a page must never do: throw, break its content policy, ask another machine. Empty when all is well. */
  readonly faults: readonly string[]
}

export interface VisitOptions {
  readonly theme?: 'light' | 'dark'
  readonly language?: string
  /** Of the test, where several run at once. */
  readonly whenOver?: TestContext['onTestFinished']
}

export async function visit(browser: Browser, link: string, options: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme: options.theme ?? 'light',
    locale: options.language ?? 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  const { whenOver = onTestFinished } = options
  whenOver(() => context.close())
  const faults: string[] = []
  context.on('page', (page) => watch(page, faults, new URL(link).origin))
  const page = await context.newPage()
  await page.goto(link)
  return { page, context, faults }
}

function watch(page: Page, faults: string[], origin: string): void {
  page.on('pageerror', (error) => faults.push(`threw: ${error.message}`))
  page.on('console', (message) => {
    // A host that is away is told in the page; the browser's own line about it is no fault.
    if (message.type() === 'error' && !/net::ERR_|WebSocket connection to/.test(message.text()))
      faults.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) faults.push(`asked ${request.url()}`)
  })
}
