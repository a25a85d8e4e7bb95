import { expect, test } from 'vitest'
import { noLog } from '../../../electron/log/createLog.ts'
import { createQuitting, onWindowClose } from '../../../electron/desktop/quitting.ts'

const log = { ...noLog, report: () => undefined }
const never = new Promise<void>(() => undefined)

function app(deadline = never) {
  let settled = (): void => undefined
  const settling = new Promise<void>((resolve) => (settled = resolve))
  let settles = 0
  let onQuit = (): void => undefined
  const quit = new Promise<void>((resolve) => (onQuit = resolve))
  const quitting = createQuitting({
    transport: { close: () => undefined },
    host: { close: () => ((settles += 1), settling) },
    updates: { end: () => onQuit() },
    clock: { wait: () => deadline },
    log,
  })
  const wish = () => {
    let isPrevented = false
    quitting.beforeQuit({ preventDefault: () => (isPrevented = true) })
    return isPrevented
  }
  return { quitting, wish, settled, quit, settles: () => settles }
}

test('the first wish to quit waits for the host; the second one, after it settled, passes', async () => {
  const { quitting, wish, settled, quit } = app()
  expect(quitting.isUnderWay()).toBe(false)
  expect(wish()).toBe(true)
  expect(quitting.isUnderWay()).toBe(true)
  settled()
  await quit
  expect(wish()).toBe(false)
})

test('wishes while it settles change nothing', () => {
  const { wish, settles } = app()
  expect([wish(), wish(), wish()]).toEqual([true, true, true])
  expect(settles()).toBe(1)
})

test('a host that never settles does not keep the app for ever', async () => {
  const { wish, quit } = app(Promise.resolve())
  wish()
  await quit
  expect(wish()).toBe(false)
})

test('a host that fails to settle lets the app end, its transport closed and its log written, and is reported', async () => {
  const done: string[] = []
  await new Promise<void>((resolve) => {
    createQuitting({
      transport: { close: () => void done.push('transport') },
      host: { close: () => Promise.reject(new Error('disk gone')) },
      updates: {
        end() {
          done.push('end')
          resolve()
        },
      },
      clock: { wait: () => never },
      log: {
        write: (_level, what) => void done.push(what),
        settle: async () => void done.push('log'),
        report: (thrown) => void done.push(String(thrown)),
      },
    }).beforeQuit({ preventDefault: () => undefined })
  })
  expect(done).toEqual(['transport', 'program.end', 'log', 'Error: disk gone', 'end'])
})

test('closing the window puts it away only while a run is on, and never out of reach', () => {
  const running = { isRunning: true, isQuitting: false, hasWayBack: true }
  expect(onWindowClose(running)).toBe('hide')
  expect(onWindowClose({ ...running, hasWayBack: false })).toBe('minimise')
  expect(onWindowClose({ ...running, isQuitting: true })).toBe('close')
  expect(onWindowClose({ ...running, isRunning: false })).toBe('close')
})

test('a session that the system ends settles at once, and only once', async () => {
  let settled = 0
  const quitting = await new Promise<ReturnType<typeof createQuitting>>((resolve) => {
    const made = createQuitting({
      transport: { close: () => undefined },
      host: { close: async () => void (settled += 1) },
      updates: { end: () => resolve(made) },
      clock: { wait: () => never },
      log,
    })
    made.sessionEnds()
    made.sessionEnds()
  })
  expect(settled).toBe(1)
  expect(quitting.isUnderWay()).toBe(true)
})
