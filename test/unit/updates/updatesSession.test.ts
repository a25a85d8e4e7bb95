/** When the session asks, downloads and installs, by a clock of the test and an updater that counts. */
import { expect, test } from 'vitest'
import { UpdateFailure, type UpdateSource } from '../../../electron/views/updates/updateSource.ts'
import type { LastCheck } from '../../../electron/views/updates/updateMemory.ts'
import { createUpdatesSession, type UpdatesSession } from '../../../electron/views/updates/updatesSession.ts'
import { settingsWith } from '../../support/make/settingsWith.ts'
import { noTopics } from '../../support/fakes/notedTopics.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

interface Wait {
  readonly atMs: number
  readonly work: () => void
}

/** One copy of the app over all its starts: what it remembers, the time, what was asked of the network. */
class Machine {
  nowMs = 1_000 * dayMs
  mode: 'notify' | 'install' | 'off' = 'notify'
  last: LastCheck | null = null
  isOnline = true
  offered: string | null = null
  fault: UpdateFailure | null = null
  hold: Awaited<ReturnType<UpdateSource['findHold']>> = null
  bar: UpdateSource['bar'] = null
  readonly done: string[] = []
  /** While set, a download does not end by itself. */
  endDownload: PromiseWithResolvers<unknown> | null = null
  #waits: Wait[] = []

  start(version = '1.0.0'): UpdatesSession {
    this.#waits = []
    return createUpdatesSession({
      version,
      settings: { read: () => settingsWith({ 'updates.mode': this.mode }) },
      memory: { read: () => this.last, write: (look) => void (this.last = look) },
      clock: {
        nowMs: () => this.nowMs,
        later: (ms, work) => {
          const wait = { atMs: this.nowMs + ms, work }
          this.#waits.push(wait)
          return () => void (this.#waits = this.#waits.filter((each) => each !== wait))
        },
      },
      log: { write: () => undefined },
      topics: noTopics,
      source: {
        address: 'https://updates.example/',
        bar: this.bar,
        isOnline: () => this.isOnline,
        findHold: async () => this.hold,
        restart: () => void this.done.push('restart'),
        open: async (hold) => {
          this.done.push(`open ${String(hold)}`)
          return {
            check: async () => {
              this.done.push('look')
              if (this.fault) throw this.fault
              return this.offered
            },
            download: async (onProgress) => {
              this.done.push('download')
              onProgress(0.5)
              await this.endDownload?.promise
            },
            withdraw: () => {
              this.done.push('withdraw')
              return true
            },
            stop: () => this.endDownload?.reject(new Error('stopped')),
          }
        },
      },
    })
  }

  async pass(ms: number): Promise<void> {
    const untilMs = this.nowMs + ms
    for (;;) {
      await settled()
      const next = this.#waits.filter(({ atMs }) => atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0]
      if (!next) break
      this.#waits = this.#waits.filter((each) => each !== next)
      this.nowMs = Math.max(this.nowMs, next.atMs)
      next.work()
    }
    this.nowMs = untilMs
    await settled()
  }

  looks = () => this.done.filter((each) => each === 'look').length
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('it looks once a day, not in the first minutes, and not again after a restart', async () => {
  const machine = new Machine()
  const first = machine.start()
  await machine.pass(4 * minuteMs)
  expect(machine.done).toEqual([])
  await machine.pass(2 * minuteMs)
  expect(machine.looks()).toBe(1)
  await machine.pass(22 * hourMs)
  expect(machine.looks()).toBe(1)
  await first.close()
  for (let start = 0; start < 20; start += 1) {
    const again = machine.start()
    await machine.pass(4 * minuteMs)
    await again.close()
  }
  expect(machine.looks()).toBe(1)
  machine.start()
  await machine.pass(10 * dayMs)
  expect(machine.looks()).toBe(11)
})

test('a look that fails counts as one too, and says why', async () => {
  const machine = new Machine()
  machine.fault = new UpdateFailure('unreachable', 'no')
  const session = machine.start()
  await machine.pass(20 * hourMs)
  expect([machine.looks(), session.state().fault, session.state().status]).toEqual([1, 'unreachable', 'idle'])
  machine.fault = null
  await machine.pass(5 * hourMs)
  expect([machine.looks(), session.state().fault]).toEqual([2, null])
})

test('without a network it waits, and that is no look', async () => {
  const machine = new Machine()
  machine.isOnline = false
  const session = machine.start()
  await machine.pass(3 * dayMs)
  expect([machine.done, session.state().lookedAtMs]).toEqual([[], null])
  machine.isOnline = true
  await machine.pass(2 * hourMs)
  expect(machine.looks()).toBe(1)
})

test('off, nothing is asked or even loaded, but by hand', async () => {
  const machine = new Machine()
  machine.mode = 'off'
  const session = machine.start()
  await machine.pass(10 * dayMs)
  expect([machine.done, session.state().status]).toEqual([[], 'off'])
  await session.check()
  await settled()
  expect(machine.looks()).toBe(1)
  await machine.pass(10 * dayMs)
  expect(machine.looks()).toBe(1)
})

test('turned off while it waits, it no longer looks; turned on again it does', async () => {
  const machine = new Machine()
  const session = machine.start()
  machine.mode = 'off'
  session.settingsChanged()
  await machine.pass(3 * dayMs)
  expect(machine.done).toEqual([])
  machine.mode = 'notify'
  session.settingsChanged()
  await machine.pass(minuteMs)
  expect(machine.looks()).toBe(1)
})

test.each(['no_address', 'checkout', 'web'] as const)('barred (%s) it asks nothing and says so', async (bar) => {
  const machine = new Machine()
  machine.bar = bar
  const session = machine.start()
  await machine.pass(10 * dayMs)
  expect([machine.done, session.state().status, session.state().bar]).toEqual([[], 'barred', bar])
  await expect(session.check()).rejects.toMatchObject({ code: 'input.invalid' })
})

test('notify: a newer version is told, kept over a restart, and forgotten once it runs', async () => {
  const machine = new Machine()
  machine.offered = '1.1.0'
  const session = machine.start()
  await machine.pass(hourMs)
  expect(session.state()).toMatchObject({ status: 'available', version: '1.1.0' })
  expect(machine.done).toEqual(['open null', 'look'])
  expect(machine.start().state()).toMatchObject({ status: 'available', version: '1.1.0' })
  expect(machine.start('1.1.0').state()).toMatchObject({ status: 'idle', version: null })
  expect(() => session.install()).toThrow('no newer version ready')
})

test('install: a newer version is downloaded, and the app restarts into it by hand alone', async () => {
  const machine = new Machine()
  machine.mode = 'install'
  machine.offered = '1.1.0'
  machine.endDownload = Promise.withResolvers()
  const session = machine.start()
  await machine.pass(hourMs)
  expect(session.state()).toMatchObject({ status: 'downloading', progress: 0.5 })
  expect(() => session.install()).toThrow('no newer version ready')
  machine.endDownload.resolve(null)
  await machine.pass(3 * dayMs)
  expect(session.state()).toMatchObject({ status: 'ready', version: '1.1.0', progress: null })
  expect(machine.done).toEqual(['open null', 'look', 'download'])
  session.install()
  expect(machine.done.at(-1)).toBe('restart')
})

test.each(['linux', 'unsigned', 'portable'] as const)(
  'install: where it cannot be (%s) it is only told',
  async (hold) => {
    const machine = new Machine()
    machine.mode = 'install'
    machine.offered = '1.1.0'
    machine.hold = hold
    const session = machine.start()
    await machine.pass(hourMs)
    expect(session.state()).toMatchObject({ status: 'available', hold })
    expect(machine.done).toEqual([`open ${hold}`, 'look'])
  },
)

test('a version that was found is downloaded as soon as installing is chosen, and given up when it is not any more', async () => {
  const machine = new Machine()
  machine.offered = '1.1.0'
  const session = machine.start()
  await machine.pass(hourMs)
  machine.mode = 'install'
  machine.endDownload = Promise.withResolvers()
  session.settingsChanged()
  await machine.pass(minuteMs)
  expect(session.state().status).toBe('downloading')
  machine.mode = 'notify'
  session.settingsChanged()
  await machine.pass(minuteMs)
  expect(session.state()).toMatchObject({ status: 'available', fault: null })
  machine.mode = 'install'
  machine.endDownload = null
  session.settingsChanged()
  await machine.pass(minuteMs)
  expect(session.state().status).toBe('ready')
  machine.mode = 'off'
  session.settingsChanged()
  expect([session.state().status, machine.done.at(-1)]).toEqual(['available', 'withdraw'])
})

test('a download that fails is not begun again before the next look', async () => {
  const machine = new Machine()
  machine.mode = 'install'
  machine.offered = '1.1.0'
  machine.endDownload = Promise.withResolvers()
  const session = machine.start()
  await machine.pass(hourMs)
  machine.endDownload.reject(new UpdateFailure('damaged', 'no'))
  await machine.pass(19 * hourMs)
  expect(machine.done.filter((each) => each === 'download').length).toBe(1)
  expect(session.state()).toMatchObject({ status: 'available', fault: 'damaged' })
})

test('closed it does nothing more', async () => {
  const machine = new Machine()
  const session = machine.start()
  await session.close()
  await machine.pass(10 * dayMs)
  expect(machine.done).toEqual([])
})
