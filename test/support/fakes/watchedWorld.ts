/** A disk, a clock and a system's events that exist in memory only, so that weeks of watching pass in seconds. */
import { AppError } from '../../../shared/errors.ts'
import type { Clock } from '../../../node/clock.ts'
import type { WatchListener } from '../../../electron/watch/watchListener.ts'
import type { WatchWork } from '../../../electron/watch/watchWork.ts'
import type { EventHooks, FolderEvents } from '../../../electron/watch/look/folderEvents.ts'
import type { LookOptions, WatchedDisk } from '../../../electron/watch/look/watchedDisk.ts'
import type { WatchLimit } from '../../../electron/watch/look/inotifyLimit.ts'
import type { PlaceKind } from '../../../electron/watch/look/placeKind.ts'
import type { MediaFile, ScanFinding, Sidecar } from '../../../electron/library/mediaFile.ts'

export interface SimulatedFile {
  readonly content: number
  readonly sizeBytes: number
  readonly modifiedMs: number
}

interface Timer {
  readonly atMs: number
  readonly work: () => void
}

export class SimulatedClock implements Pick<Clock, 'nowMs' | 'monotonicMs' | 'later'> {
  #running = 0
  #offset: number
  #nextId = 0
  readonly timers = new Map<number, Timer>()

  constructor(startMs: number) {
    this.#offset = startMs
  }

  nowMs(): number {
    return this.#offset + this.#running
  }

  monotonicMs(): number {
    return this.#running
  }

  later(ms: number, work: () => void): () => void {
    const id = ++this.#nextId
    this.timers.set(id, { atMs: this.#running + Math.max(0, ms), work })
    return () => void this.timers.delete(id)
  }

  /** The clock on the wall moves, the running one does not: a sleep, or somebody set it. */
  jump(ms: number): void {
    this.#offset += ms
  }

  #next(): (Timer & { readonly id: number }) | null {
    let soonest: (Timer & { readonly id: number }) | null = null
    for (const [id, timer] of this.timers) if (!soonest || timer.atMs < soonest.atMs) soonest = { id, ...timer }
    return soonest
  }

  /** Lets time pass, timer by timer. */
  async pass(ms: number, settle: () => Promise<void>): Promise<void> {
    const endMs = this.#running + ms
    for (;;) {
      await settle()
      const next = this.#next()
      if (!next || next.atMs > endMs) break
      this.timers.delete(next.id)
      this.#running = Math.max(this.#running, next.atMs)
      next.work()
    }
    this.#running = endMs
  }
}

export class SimulatedDisk implements WatchedDisk {
  readonly files = new Map<string, SimulatedFile>()
  readonly sidecars = new Map<string, string>()
  readonly away = new Set<string>()
  readonly hooks = new Map<string, EventHooks>()

  has(path: string): boolean {
    return (
      ![...this.away].some((root) => path.startsWith(root)) && (this.files.has(path) || path.split('/').length === 2)
    )
  }

  async *scan(root: string, { below }: Pick<LookOptions, 'below'>): AsyncGenerator<readonly ScanFinding[]> {
    if (this.away.has(root)) throw new AppError('folder.missing', `${root} is not there.`)
    for (const [path, { sizeBytes, modifiedMs }] of this.files) {
      if (!path.startsWith(`${below ?? root}/`)) continue
      yield [{ kind: 'video', file: { path, root, sizeBytes, modifiedMs, sidecars: this.sidecarsOf(path) } }]
    }
  }

  async heldOpen(): Promise<ReadonlySet<string>> {
    return new Set()
  }

  async partialHash(path: string): Promise<string | null> {
    const file = this.files.get(path)
    return file ? String(file.content) : null
  }

  async identity(path: string): Promise<string | null> {
    return this.away.has(path) ? null : '1'
  }

  folderIdentity(path: string): Promise<string | null> {
    return this.identity(path)
  }

  async holdsFiles(folder: string): Promise<boolean> {
    return !this.away.has(folder)
  }

  async placeKind(): Promise<PlaceKind> {
    return 'local'
  }

  async watchLimit(): Promise<WatchLimit | null> {
    return null
  }

  sidecarsOf(video: string): MediaFile['sidecars'] {
    const path = this.sidecars.get(video)
    const sidecar = (place: string): Sidecar => ({
      path: place,
      language: 'en',
      isForced: false,
      isHearingImpaired: false,
      extension: 'srt',
    })
    return path === undefined ? [] : [sidecar(path)]
  }

  events(clock: Pick<Clock, 'later'>): FolderEvents {
    return {
      watch: (root, hooks) => {
        this.hooks.set(root, hooks)
        const cancel = clock.later(1, () => hooks.onReady())
        return {
          close: () => {
            cancel()
            this.hooks.delete(root)
          },
        }
      },
      close: async () => this.hooks.clear(),
    }
  }
}

/** Nothing to do, but for what the test says. */
export function simulatedWork(rest: Partial<WatchWork>): WatchWork {
  return {
    isDue: () => true,
    isAllowed: () => true,
    run: async () => undefined,
    noteChecked: async () => undefined,
    endTurn: () => undefined,
    ...rest,
  }
}

export const nothingSettling = { waiting: () => [] }

export const nobodyListens: WatchListener = {
  emit: () => undefined,
  written: () => undefined,
  checked: () => undefined,
  round: () => undefined,
  limited: () => undefined,
  digest: () => undefined,
  changed: () => undefined,
  report: () => undefined,
}
