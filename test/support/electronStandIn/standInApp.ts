/** Plays Electron's `app`: readiness, paths, one instance a profile, and the order of quitting. */
import { EventEmitter } from 'node:events'
import { mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preventable } from './preventable.ts'
import { record } from './records.ts'

export interface Closable {
  /** Answers whether it closed. */
  closeAsUser(): Promise<boolean>
}

const secondStartFile = 'second-start.json'

class StandInApp extends EventEmitter {
  readonly isPackaged = process.env['STAND_IN_PACKAGED'] === '1'
  readonly commandLine = {
    hasSwitch: (name: string) => process.argv.some((each) => each === `--${name}` || each.startsWith(`--${name}=`)),
  }
  /** Handed in by the stand-in of the windows. */
  openWindows: () => readonly Closable[] = () => []
  closeBrowser: () => Promise<void> = async () => undefined

  readonly #ready = new Promise<void>((resolve) =>
    setImmediate(() => {
      this.#isReady = true
      resolve()
    }),
  )
  #isReady = false
  readonly #paths = new Map<string, string>()
  #isQuitting = false

  enableSandbox(): void {
    record('app.enableSandbox')
  }

  whenReady(): Promise<void> {
    return this.#ready
  }

  getPath(name: string): string {
    return this.#paths.get(name) ?? join(tmpdir(), `stand-in-${process.pid}`)
  }

  setPath(name: string, path: string): void {
    this.#paths.set(name, path)
  }

  setBadgeCount(count: number): boolean {
    record('app.setBadgeCount', count)
    return true
  }

  setLoginItemSettings(settings: unknown): void {
    record('app.setLoginItemSettings', settings)
  }

  setAppUserModelId(id: string): void {
    record('app.setAppUserModelId', id)
  }

  isReady(): boolean {
    return this.#isReady
  }

  getAppPath(): string {
    return process.env['STAND_IN_APP'] ?? '.'
  }

  getLoginItemSettings(): { readonly wasOpenedAtLogin: boolean } {
    return { wasOpenedAtLogin: false }
  }

  getVersion(): string {
    const text = readFileSync(join(process.env['STAND_IN_APP'] ?? '.', 'package.json'), 'utf8')
    return (JSON.parse(text) as { version: string }).version
  }

  getPreferredSystemLanguages(): readonly string[] {
    return [process.env['STAND_IN_LANGUAGE'] ?? 'en-US']
  }

  /** A second start leaves its words in the profile, where the first one watches. */
  requestSingleInstanceLock(told: unknown): boolean {
    const folder = this.getPath('userData')
    mkdirSync(folder, { recursive: true })
    if (isAlive(join(folder, 'instance.pid'))) {
      writeFileSync(join(folder, secondStartFile), JSON.stringify(told))
      return false
    }
    writeFileSync(join(folder, 'instance.pid'), String(process.pid))
    watch(folder, { persistent: false }, (_kind, name) => {
      if (name === secondStartFile) this.#hearSecondStart(join(folder, secondStartFile))
    })
    return true
  }

  #hearSecondStart(file: string): void {
    try {
      const told: unknown = JSON.parse(readFileSync(file, 'utf8'))
      rmSync(file)
      this.emit('second-instance', {}, [], '', told)
    } catch {
      // Half written, or heard before: another event follows when it is whole.
    }
  }

  quit(): void {
    if (!this.#isQuitting) void this.#quit()
  }

  async #quit(): Promise<void> {
    this.#isQuitting = true
    const mayGoOn = this.#ask('before-quit') && (await this.#closeWindows()) && this.#ask('will-quit')
    this.#isQuitting = false
    if (mayGoOn) this.exit(0)
  }

  #ask(name: string): boolean {
    const event = preventable()
    this.emit(name, event)
    return !event.isPrevented()
  }

  async #closeWindows(): Promise<boolean> {
    for (const window of this.openWindows()) if (!(await window.closeAsUser())) return false
    return true
  }

  exit(code = 0): void {
    void this.closeBrowser().finally(() => process.exit(code))
  }
}

function isAlive(pidFile: string): boolean {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8'))
    process.kill(pid, 0)
    return pid !== process.pid
  } catch {
    return false
  }
}

export const app = new StandInApp()
