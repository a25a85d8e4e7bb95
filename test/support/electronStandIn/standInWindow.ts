/** Plays Electron's `BrowserWindow`: a page of Chromium with bounds, visibility and the events of closing. */
import { EventEmitter } from 'node:events'
import type { Bounds } from './desktopApp.ts'
import { preventable } from './preventable.ts'
import { record } from './records.ts'
import { app } from './standInApp.ts'
import { newPage } from './standInBrowser.ts'
import { StandInContents } from './standInContents.ts'

interface WindowOptions extends Partial<Bounds> {
  readonly show?: boolean
  readonly webPreferences?: Readonly<Record<string, unknown>>
}

const windows: BrowserWindow[] = []
let made = 0

export class BrowserWindow extends EventEmitter {
  static getAllWindows(): readonly BrowserWindow[] {
    return [...windows]
  }

  static getFocusedWindow(): BrowserWindow | null {
    return windows.find((window) => window.isFocused()) ?? null
  }

  readonly options: WindowOptions
  readonly webContents: StandInContents
  readonly #ready: Promise<void>
  #bounds: Bounds
  #isVisible: boolean
  #isMinimised = false
  #isMaximised = false
  #isDestroyed = false
  #isClosed = false

  constructor(options: WindowOptions = {}) {
    super()
    const { x = 10, y = 20, width = 800, height = 600 } = options
    this.options = options
    this.#bounds = { x, y, width, height }
    this.#isVisible = options.show !== false
    this.webContents = new StandInContents((made += 1))
    windows.push(this)
    app.emit('browser-window-created', {}, this)
    this.#ready = this.#open()
    this.webContents.once('dom-ready', () => this.emit('ready-to-show'))
    app.emit('web-contents-created', {}, this.webContents)
  }

  async #open(): Promise<void> {
    await this.webContents.attach(await newPage(), String(this.options.webPreferences?.['preload']))
    process.send?.({ kind: 'window', targetId: await this.webContents.targetId() })
  }

  async loadURL(address: string): Promise<void> {
    await this.#ready
    await this.webContents.load(address)
  }

  show(): void {
    this.#isVisible = true
    this.emit('show')
  }

  hide(): void {
    this.#isVisible = false
  }

  isVisible(): boolean {
    return this.#isVisible
  }

  isDestroyed(): boolean {
    return this.#isDestroyed
  }

  focus(): void {
    record('window.focus', { isMinimised: this.#isMinimised, isVisible: this.#isVisible })
    this.emit('focus')
  }

  isFocused(): boolean {
    return this.#isVisible
  }

  isMinimized(): boolean {
    return this.#isMinimised
  }

  minimize(): void {
    this.#isMinimised = true
    record('window.minimize')
  }

  restore(): void {
    this.#isMinimised = false
    this.show()
  }

  isMaximized(): boolean {
    return this.#isMaximised
  }

  maximize(): void {
    this.#isMaximised = true
  }

  setProgressBar(value: number, options: unknown): void {
    record('window.setProgressBar', value, options)
  }

  setBounds(bounds: Bounds): void {
    this.#bounds = bounds
  }

  getNormalBounds(): Bounds {
    return this.#bounds
  }

  close(): void {
    void this.closeAsUser()
  }

  async closeAsUser(): Promise<boolean> {
    const event = preventable()
    this.emit('close', event)
    if (event.isPrevented()) return false
    await this.#ready.catch(() => undefined)
    this.#isDestroyed = true
    await this.webContents.closePage()
    this.#closed()
    return true
  }

  #closed(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    windows.splice(windows.indexOf(this), 1)
    this.emit('closed')
    if (windows.length === 0) app.emit('window-all-closed')
  }
}

app.openWindows = () => [...windows]
