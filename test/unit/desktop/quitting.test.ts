import { expect, test } from 'vitest'
import { createQuitting, onWindowClose } from '../../../electron/desktop/quitting.ts'

const never = new Promise<void>(() => undefined)

function app(deadline = never) {
  let settled = (): void => undefined
  const settling = new Promise<void>((resolve) => (settled = resolve))
  let settles = 0
  let onQuit = (): void => undefined
  const quit = new Promise<void>((resolve) => (onQuit = resolve))
  const quitting = createQuitting({
    settle: () => ((settles += 1), settling),
    quit: () => onQuit(),
    report: () => undefined,
    deadline: () => deadline,
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

test('a host that fails to settle lets the app end', async () => {
  let isOver = false
  const ended = new Promise<void>((resolve) => {
    createQuitting({
      settle: () => Promise.reject(new Error('disk gone')),
      quit() {
        isOver = true
        resolve()
      },
      report: () => undefined,
      deadline: () => never,
    }).beforeQuit({ preventDefault: () => undefined })
  })
  await ended
  expect(isOver).toBe(true)
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
      settle: async () => void (settled += 1),
      quit: () => resolve(made),
      report: () => undefined,
      deadline: () => new Promise(() => undefined),
    })
    made.sessionEnds()
    made.sessionEnds()
  })
  expect(settled).toBe(1)
  expect(quitting.isUnderWay()).toBe(true)
})
