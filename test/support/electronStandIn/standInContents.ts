/** Plays Electron's `webContents` and `ipcMain`: a page with the preload script in an isolated world of its own. */
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import type { CDPSession, Page } from 'playwright'
import { openPageWorld, openPreloadWorld } from './pageWorlds.js'
import { preventable } from './preventable.ts'
import { record } from './records.ts'
import { answerRequests, appAddress, appOrigin, browserAddress } from './standInProtocol.ts'

type InvokeHandler = (event: unknown, ...values: readonly unknown[]) => unknown

const invokeHandlers = new Map<string, InvokeHandler>()

export const ipcMain = {
  on: (channel: string) => record('ipcMain.on', channel),
  removeAllListeners: (channel: string) => record('ipcMain.removeAllListeners', channel),
  handle(channel: string, handler: InvokeHandler): void {
    if (invokeHandlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    invokeHandlers.set(channel, handler)
  },
  removeHandler: (channel: string) => void invokeHandlers.delete(channel),
}

interface Invocation {
  readonly id: number
  readonly channel: string
  readonly values: readonly unknown[]
}

const preloadWorld = 'preload'

export class StandInContents extends EventEmitter {
  readonly id: number
  #page: Page | null = null
  #zoomLevel = 0
  #devTools: CDPSession | null = null
  /** The isolated world of the document that is shown now. */
  #world: number | null = null
  #expected: string | null = null
  #onOpen: (details: { url: string }) => { action: string } = () => ({ action: 'allow' })

  constructor(id: number) {
    super()
    this.id = id
  }

  async attach(page: Page, preload: string): Promise<void> {
    this.#page = page
    const devTools = await page.context().newCDPSession(page)
    this.#devTools = devTools
    devTools.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === preloadWorld) this.#world = context.id
    })
    devTools.on('Runtime.bindingCalled', ({ payload, executionContextId }) => {
      // Sent by the preload world above, which writes nothing else.
      void this.#answer(JSON.parse(payload) as Invocation, executionContextId)
    })
    await devTools.send('Page.enable')
    await devTools.send('Runtime.enable')
    await devTools.send('Runtime.addBinding', { name: 'standInInvoke', executionContextName: preloadWorld })
    await this.#addScripts(preload)
    await answerRequests(page, (address) => this.#mayNavigate(address))
    devTools.on('Page.windowOpen', ({ url }) => record('window.open', url, this.#onOpen({ url }).action))
    page.on('popup', (popup) => void popup.close())
    page.on('domcontentloaded', () => this.emit('dom-ready'))
    page.on('close', () => this.emit('destroyed'))
  }

  async #addScripts(preload: string): Promise<void> {
    const secret = JSON.stringify(randomUUID())
    const preloadText = `(require) => { ${readFileSync(preload, 'utf8')} }`
    const scripts = [
      { source: `(${String(openPageWorld)})(${secret})` },
      { source: `(${String(openPreloadWorld)})(${secret}, ${preloadText})`, worldName: preloadWorld },
    ]
    for (const script of scripts) await this.#devTools?.send('Page.addScriptToEvaluateOnNewDocument', script)
  }

  /** What the app itself loads is expected; anything else the page tries is told to the app's guards. */
  #mayNavigate(address: string): boolean {
    if (address === this.#expected) return true
    const event = preventable()
    this.emit('will-navigate', event, address)
    if (event.isPrevented()) record('navigation.prevented', address)
    return !event.isPrevented()
  }

  async #answer({ id, channel, values }: Invocation, world: number): Promise<void> {
    const address = this.#page?.url() ?? ''
    const senderFrame = { url: appAddress(address), origin: appOrigin(address), parent: null }
    const settled = await answerOf(channel, [{ sender: this, senderFrame }, ...values]).then(
      (value) => ({ id, value }),
      (thrown: unknown) => ({ id, problem: `Error invoking remote method '${channel}': ${String(thrown)}` }),
    )
    await this.#run(`standInSettle(${JSON.stringify(settled)})`, world)
  }

  async #run(expression: string, contextId: number): Promise<void> {
    await this.#devTools?.send('Runtime.evaluate', { expression, contextId }).catch(() => undefined)
  }

  send(channel: string, ...values: readonly unknown[]): void {
    const copied = JSON.stringify(structuredClone(values))
    if (this.#world !== null) void this.#run(`standInDeliver(${JSON.stringify(channel)}, ${copied})`, this.#world)
  }

  /** From now on these file names have these paths, as files that were really dropped have. */
  async knowFiles(paths: Readonly<Record<string, string>>): Promise<void> {
    if (this.#world !== null) await this.#run(`standInKnowFiles(${JSON.stringify(paths)})`, this.#world)
  }

  async load(address: string): Promise<void> {
    // What stands behind the '#' is never sent.
    this.#expected = address.replace(/#.*$/s, '')
    await this.#page?.goto(browserAddress(address))
    this.#expected = null
    this.emit('did-finish-load')
  }

  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.#onOpen = handler
  }

  startDrag(item: { readonly file: string; readonly icon: string }): void {
    record('contents.startDrag', item.file, item.icon)
  }

  getURL(): string {
    return appAddress(this.#page?.url() ?? '')
  }

  isDestroyed(): boolean {
    return this.#page?.isClosed() ?? false
  }

  /** Chromium's sandbox is off where root runs it, so there is none of a page here to judge. */
  getOSProcessId(): number {
    return 0
  }

  /** A level is a fifth more, as in Chromium. */
  getZoomFactor(): number {
    return 1.2 ** this.#zoomLevel
  }

  setZoomLevel(level: number): void {
    this.#zoomLevel = level
    record('contents.setZoomLevel', level)
  }

  isLoading(): boolean {
    return this.#expected !== null
  }

  forcefullyCrashRenderer(): void {
    record('contents.forcefullyCrashRenderer')
  }

  reload(): void {
    void this.#page?.reload()
  }

  async targetId(): Promise<string> {
    const found = await this.#devTools?.send('Target.getTargetInfo')
    return found?.targetInfo.targetId ?? ''
  }

  async closePage(): Promise<void> {
    await this.#page?.close()
  }
}

async function answerOf(channel: string, values: readonly [unknown, ...unknown[]]): Promise<unknown> {
  const handler = invokeHandlers.get(channel)
  if (!handler) throw new Error(`No handler registered for '${channel}'`)
  return structuredClone(await handler(...values))
}
