/** What keeps the shell alive: dead pages, uncaught errors, closed outputs, sleep, and switches that would hand it over. */
import { EventEmitter } from 'node:events'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createPageRecovery, type RecoveryParts } from '../../../electron/desktop/page/pageRecovery.ts'
import { zoomedLevel } from '../../../electron/desktop/page/zoom.ts'
import { createPower } from '../../../electron/desktop/power.ts'
import { keepCrashDumps, thinCrashDumps } from '../../../electron/desktop/start/crashDumps.ts'
import { judgePageSandbox } from '../../../electron/desktop/start/pageSandbox.ts'
import { guardProcess } from '../../../electron/desktop/start/processGuards.ts'
import { findRefusedSwitch } from '../../../electron/desktop/start/refusedSwitches.ts'
import { homeArguments, readStartOrders } from '../../../electron/desktop/start/startOrders.ts'
import { createTrayCheck } from '../../../electron/desktop/tray/trayHost.ts'
import { createTrayKeeper } from '../../../electron/desktop/tray/trayKeeper.ts'
import { noLog } from '../../../electron/log/createLog.ts'
import { usualDataFolder } from '../../../electron/settings/dataFolder.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const crashed = { reason: 'crashed', exitCode: 11 }

function recovery(dialogs: Partial<RecoveryParts['dialogs']> = {}) {
  const done: string[] = []
  const clock = { nowMs: 1_000_000, isWindowGone: false }
  const watched = createPageRecovery({
    clock: { nowMs: () => clock.nowMs },
    log: { write: (_level, what) => void done.push(what) },
    page: {
      isDestroyed: () => clock.isWindowGone,
      reload: () => void done.push('reload'),
      forcefullyCrashRenderer: () => void done.push('end'),
    },
    app: { quit: () => void done.push('quit') },
    dialogs: {
      askAfterCrash: async () => {
        done.push('ask')
        return 'reload'
      },
      askWhileHanging: async () => {
        done.push('ask')
        return 'reload'
      },
      ...dialogs,
    },
  })
  return { watched, done, clock }
}

test('a page that dies comes back by itself once, and is asked about when it dies again', async () => {
  const { watched, done, clock } = recovery()
  await watched.gone(crashed)
  expect(done).toEqual(['page.gone', 'reload'])
  clock.nowMs += 60_000
  await watched.gone(crashed)
  expect(done.slice(2)).toEqual(['page.gone', 'ask', 'reload'])
  clock.nowMs += 11 * 60_000
  await watched.gone(crashed)
  expect(done.slice(5)).toEqual(['page.gone', 'reload'])
})

test('a page whose window is gone is not loaded again', async () => {
  const { watched, done, clock } = recovery()
  clock.isWindowGone = true
  await watched.gone(crashed)
  expect(done).toEqual(['page.gone'])
})

test('whoever wants no more of it quits, and a page that was closed is not mourned', async () => {
  const { watched, done } = recovery({ askAfterCrash: async () => 'quit' })
  await watched.gone({ reason: 'clean-exit', exitCode: 0 })
  expect(done).toEqual([])
  await watched.gone(crashed)
  await watched.gone(crashed)
  expect(done.at(-1)).toBe('quit')
})

test('a page that hangs is ended only when the user says so, and then comes back without a second question', async () => {
  const { watched, done } = recovery()
  await watched.unresponsive()
  expect(done).toEqual(['page.hangs', 'ask', 'end'])
  await watched.gone(crashed)
  expect(done.slice(3)).toEqual(['page.gone', 'reload'])
})

test('the question about a page that hangs goes away when it answers again', async () => {
  const signals: AbortSignal[] = []
  const { watched, done } = recovery({
    askWhileHanging: (signal) => {
      signals.push(signal)
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve('reload')))
    },
  })
  const asked = watched.unresponsive()
  await new Promise((resolve) => setImmediate(resolve))
  watched.responsive()
  await asked
  expect(signals[0]?.aborted).toBe(true)
  expect(done).toEqual(['page.hangs', 'page.answers'])
})

test('a page that hangs and then dies again is asked about, though a question is open', async () => {
  const { watched, done } = recovery({
    askWhileHanging: (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('wait'))),
  })
  await watched.gone(crashed)
  const hanging = watched.unresponsive()
  await new Promise((resolve) => setImmediate(resolve))
  await watched.gone({ reason: 'oom', exitCode: 1 })
  await hanging
  expect(done).toEqual(['page.gone', 'reload', 'page.hangs', 'page.gone', 'ask', 'reload'])
})

test('what nobody caught is noted once, and nothing is thrown where nobody reads the output', () => {
  const noted: string[] = []
  const stderr = new PassThrough()
  const guarded = Object.assign(new EventEmitter(), { stdout: new PassThrough(), stderr })
  const { report } = guardProcess(guarded as never, { ...noLog, write: (_level, what) => void noted.push(what) })
  guarded.emit('uncaughtException', new Error('a bug'))
  guarded.emit('unhandledRejection', 'not even an error')
  expect(noted).toEqual(['window.bug', 'window.bug'])
  expect(String(stderr.read())).toContain('a bug')
  stderr.emit('error', Object.assign(new Error('EPIPE'), { code: 'EPIPE' }))
  guarded.stdout.emit('error', new Error('EPIPE'))
  report(new Error('another'))
  expect(noted).toHaveLength(3)
  expect(stderr.read()).toBeNull()
})

test.each([
  ['remote-debugging-port', true, 'remote-debugging-port'],
  ['remote-debugging-pipe', true, 'remote-debugging-pipe'],
  ['disable-seccomp-filter-sandbox', true, 'disable-seccomp-filter-sandbox'],
  ['js-flags', true, 'js-flags'],
  ['single-process', true, 'single-process'],
  ['no-sandbox', true, null],
  ['ozone-platform', true, null],
  ['remote-debugging-port', false, null],
])('--%s, packaged %s: refused is %s', (name, isPackaged, refused) => {
  expect(findRefusedSwitch((asked) => asked === name, isPackaged)).toBe(refused)
})

const own = 'net:[4026531840]'
const apart = 'net:[4026532001]'

test.each([
  ['filter and namespaces', 'Name:\tx\nSeccomp:\t2\n', apart, 'full'],
  ['the filter alone', 'Seccomp:\t2\n', own, 'filter'],
  ['no filter', 'Seccomp:\t0\n', apart, 'none'],
  ['the filter of a container around all', 'Seccomp:\t1\n', apart, 'none'],
])('a page with %s is judged so', (_what, status, space, judged) => {
  const facts = { status: () => status, namespace: (pid: number | 'self') => (pid === 'self' ? own : space) }
  expect(judgePageSandbox(7, 'linux', facts)).toBe(judged)
})

test('a process that cannot be read, and other systems, are not judged', () => {
  const facts = {
    status: () => {
      throw new Error('ENOENT')
    },
    namespace: () => '',
  }
  expect(judgePageSandbox(7, 'linux', facts)).toBe('unknown')
  expect(judgePageSandbox(7, 'darwin', facts)).toBe('unknown')
})

test('crash dumps stay in the home, unsent, and only the newest are kept', () => {
  const folder = join(tempFolder(), 'crashes')
  const told: unknown[] = []
  const app = { setPath: (name: string, path: string) => void told.push(name, path) }
  keepCrashDumps(folder, app, { start: (options) => void told.push(options) })
  expect(told).toEqual(['crashDumps', folder, { uploadToServer: false }])
  expect(thinCrashDumps(folder)).toBe(0)
  mkdirSync(join(folder, 'completed'), { recursive: true })
  for (let day = 1; day <= 9; day += 1) {
    const path = join(folder, 'completed', `${day}.dmp`)
    writeFileSync(path, '')
    utimesSync(path, day * 86_400, day * 86_400)
  }
  writeFileSync(join(folder, 'settings.dat'), '')
  expect(thinCrashDumps(folder)).toBe(5)
  expect(readdirSync(join(folder, 'completed')).sort()).toEqual(['5.dmp', '6.dmp', '7.dmp', '8.dmp', '9.dmp'])
  expect(readdirSync(folder)).toContain('settings.dat')
})

function power(wait: () => Promise<void> = async () => undefined) {
  const done: string[] = []
  const listeners: Record<string, () => void> = {}
  const made = createPower({
    events: {
      onSuspend: (listener) => void (listeners['suspend'] = listener),
      onResume: (listener) => void (listeners['resume'] = listener),
      onShutdown: (listener) => void (listeners['shutdown'] = listener),
    },
    blocker: {
      start: (kind) => {
        done.push(kind)
        return 4
      },
      stop: (id) => done.push(`stop ${id}`),
    },
    client: {
      async call(name) {
        done.push(name)
        return undefined as never
      },
    },
    app: { quit: () => void done.push('quit') },
    clock: { wait },
    log: { report: (thrown) => void done.push(String(thrown)) },
  })
  const tell = async (name: string) => {
    listeners[name]?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { made, done, tell }
}

test('while a run is on the machine is kept awake, and no longer', () => {
  const { made, done } = power()
  for (const phase of ['ready', 'running', 'running', 'paused', 'running', 'done'] as const) made.planChanged(phase)
  expect(done).toEqual(['prevent-app-suspension', 'stop 4', 'prevent-app-suspension', 'stop 4'])
})

test('a run rests while the machine sleeps; a pause of the user lasts', async () => {
  const { made, done, tell } = power()
  made.planChanged('running')
  await tell('suspend')
  made.planChanged('paused')
  await tell('resume')
  expect(done.filter((each) => !/prevent|stop/.test(each))).toEqual(['plan.pause', 'watch.checkNow', 'plan.resume'])
  await tell('suspend')
  await tell('resume')
  expect(done.at(-1)).toBe('watch.checkNow')
  await tell('shutdown')
  expect(done.at(-1)).toBe('quit')
})

test('a run goes on after two sleeps, one right after the other', async () => {
  const waits: (() => void)[] = []
  const { made, done, tell } = power(() => new Promise<void>((resolve) => waits.push(resolve)))
  made.planChanged('running')
  await tell('suspend')
  made.planChanged('paused')
  await tell('resume')
  await tell('suspend')
  await tell('resume')
  for (const end of waits) end()
  await new Promise((resolve) => setImmediate(resolve))
  expect(done.filter((each) => !/prevent|stop/.test(each))).toEqual(['plan.pause', 'watch.checkNow', 'plan.resume'])
})

test('zooming goes in steps, ends at the last one, and comes back', () => {
  const steps = (count: number, step: 'in' | 'out') =>
    Array.from({ length: count }).reduce<number>((level) => zoomedLevel(level, step), 0)
  expect([steps(1, 'in'), steps(1, 'out'), steps(50, 'in'), steps(50, 'out')]).toEqual([0.5, -0.5, 4, -3])
  expect(zoomedLevel(3.5, 'reset')).toBe(0)
})

const asked = { cwd: '/where', isPackaged: true, env: {}, platform: 'linux' } as const

test('a start is told its home, its files, and whether the system began it', () => {
  expect(readStartOrders({ ...asked, argv: ['/opt/undertitle', '--home=data', '--at-login', 'Film.mkv'] })).toEqual({
    homeFolder: '/where/data',
    paths: ['/where/Film.mkv'],
    links: [],
    isAtLogin: true,
  })
  expect(readStartOrders({ ...asked, argv: ['/opt/undertitle'], env: { UNDERTITLE_HOME: '/own' } })).toEqual({
    homeFolder: '/own',
    paths: [],
    links: [],
    isAtLogin: false,
  })
})

test.each([
  ['a link that broke out of its quotes', ['undertitle:history', '--home=//evil/share', '--at-login', 'Film.mkv']],
  ['a registered command with such a link', ['--', 'undertitle:history', '--home=//evil/share', '--at-login']],
])('%s moves no home and opens no file', (_what, given) => {
  expect(readStartOrders({ ...asked, argv: ['/opt/undertitle', ...given], env: { UNDERTITLE_HOME: '/own' } })).toEqual({
    homeFolder: '/own',
    paths: [],
    links: ['undertitle:history'],
    isAtLogin: false,
  })
})

test('another start is told the home only where it is not the usual one', () => {
  expect(homeArguments('/own', 'linux')).toEqual(['--home=/own'])
  const usual = usualDataFolder({ env: {}, platform: 'linux' })
  expect(homeArguments(usual, 'linux')).toEqual([])
})

/** Programs that ask the message bus: each name with what it says, or null where it fails or is not there. */
function trayLook(answers: Readonly<Record<string, string | null>>, platform: NodeJS.Platform = 'linux') {
  const asking = (
    program: string,
    _args: unknown,
    _options: unknown,
    answer: (failure: unknown, text: string) => void,
  ) => {
    const said = answers[program] ?? null
    answer(said === null ? new Error('not here') : null, said ?? '')
  }
  return createTrayCheck({ platform, execFile: asking as never })
}

test.each([
  ['gdbus says so', { gdbus: '(true,)\n' }, true],
  ['gdbus says no', { gdbus: '(false,)\n', busctl: 'b true' }, false],
  ['busctl says so', { busctl: 'b true\n' }, true],
  ['dbus-send says so', { 'dbus-send': '   boolean true\n' }, true],
  ['nobody can be asked', {}, false],
])('a tray is there on Linux where %s', async (_who, answers, isThere) => {
  expect(await trayLook(answers)()).toBe(isThere)
})

test('other systems always have one', async () => {
  expect(await trayLook({}, 'win32')()).toBe(true)
})

test('at login the tray is waited for, and its icon is made once', async () => {
  const answers = [false, false, true]
  let icons = 0
  const keeper = createTrayKeeper({
    look: async () => answers.shift() ?? true,
    clock: { wait: async () => undefined },
  })
  keeper.onFound(() => (icons += 1))
  expect(keeper.isThere()).toBe(false)
  expect(await keeper.waitFor()).toBe(true)
  await Promise.all([keeper.look(), keeper.look()])
  expect([keeper.isThere(), icons]).toEqual([true, 1])
  // Whoever comes late is told at once.
  keeper.onFound(() => (icons += 1))
  expect(icons).toBe(2)
})

test('a desktop without a tray is not waited for for ever', async () => {
  let looks = 0
  const look = async () => {
    looks += 1
    return false
  }
  const keeper = createTrayKeeper({ look, clock: { wait: async () => undefined } })
  expect(await keeper.waitFor()).toBe(false)
  expect(looks).toBeLessThan(20)
})
