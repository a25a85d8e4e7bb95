import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeDesktop, testWhere } from '../support/desktop/describeDesktop.ts'
import { hasHands, needOfHands } from '../support/desktop/hands.ts'
import { renderersOf } from '../support/desktop/processes.ts'
import { keepQuestions, questionsOf } from '../support/desktop/questions.ts'
import type { RealApp } from '../support/desktop/realApp.ts'
import { readPage, viewWindow } from '../support/desktop/realWindow.ts'

const soon = { timeout: 20_000 }
/** Chromium waits 15 seconds for an answer to a click; Electron tells it a moment later. */
const afterHang = { timeout: 60_000 }
const firstScreen = 'Just the samples'

async function killPage(app: RealApp, signal: 'SIGKILL' | 'SIGSEGV' = 'SIGKILL'): Promise<number> {
  const { pagePid } = (await viewWindow(app))!
  process.kill(pagePid, signal)
  return pagePid
}

/** Once another process shows the first screen. */
async function waitForNewPage(app: RealApp, old: number): Promise<void> {
  await expect.poll(async () => (await viewWindow(app))?.pagePid ?? 0, soon).not.toBeOneOf([0, old])
  await expect.poll(() => readPage(app), soon).toContain(firstScreen)
}

describeDesktop('what the app outlives', (desk) => {
  test('a page whose process died comes back once; the second time within a minute the user is asked', async () => {
    const app = await desk().open()
    await keepQuestions(app)
    await waitForNewPage(app, await killPage(app))
    expect(await questionsOf(app)).toEqual([])
    await killPage(app)
    await expect.poll(() => questionsOf(app), soon).toHaveLength(1)
    const [question] = await questionsOf(app)
    expect(question?.message).not.toBe('')
    expect(question?.buttons.length).toBeGreaterThan(1)
  })

  test('with that question open SIGTERM still ends the app', async () => {
    const app = await desk().open()
    await keepQuestions(app)
    await waitForNewPage(app, await killPage(app))
    await killPage(app)
    await expect.poll(() => questionsOf(app), soon).toHaveLength(1)
    app.child.kill('SIGTERM')
    expect(await endWithin(app, 20_000)).toBe(0)
  })

  testWhere(hasHands, needOfHands)('a page that does not answer leads to a question on the screen', async () => {
    const { start, hands } = desk()
    const before = hands.shown()
    const app = start()
    await expect.poll(() => hands.titles().some((title) => title.includes('Undertitle')), soon).toBe(true)
    await expect.poll(() => renderersOf(app.child.pid!).length, soon).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 2_000)) // Until the page draws and hears clicks.
    const withWindow = hands.shown()
    expect(withWindow.size).toBeGreaterThan(before.size)
    const [page = 0] = renderersOf(app.child.pid!)
    process.kill(page, 'SIGSTOP')
    const isMore = () => {
      // Only a click or a key that stays without an answer makes Chromium look.
      hands.click({ x: 700, y: 500 })
      return [...hands.shown()].some((id) => !withWindow.has(id))
    }
    await expect.poll(isMore, { ...afterHang, interval: 1_000 }).toBe(true)
    process.kill(page, 'SIGCONT')
  })

  test('when nobody reads its output any more, calls are answered and SIGTERM ends it', async () => {
    const app = await desk().open()
    app.child.stdout?.destroy()
    app.child.stderr?.destroy()
    await app.evaluate(() => {
      for (const print of [console.log, console.error]) print('Is anybody there?')
    })
    await new Promise((resolve) => setTimeout(resolve, 1_000)) // Until a broken pipe has told.
    const answer = app.call('app.state')
    expect(await Promise.race([answer, timeOut(10_000)])).toMatchObject({ host: { kind: 'desktop' } })
    // Node waits for its debugger to leave, and Playwright reads on the closed output that it should.
    app.evaluate(() => process.getBuiltinModule('node:inspector').close()).catch(() => undefined)
    app.child.kill('SIGTERM')
    expect(await endWithin(app, 20_000)).toBe(0)
  })

  testWhere(process.platform !== 'win32', 'signals')(
    'what is kept of a crash stays in the home and is sent to nobody',
    async () => {
      const app = await desk().open()
      const { folder, isUploaded } = await app.evaluate((electron) => ({
        folder: electron.app.getPath('crashDumps'),
        isUploaded: electron.crashReporter.getUploadToServer(),
      }))
      expect(folder.startsWith(app.home)).toBe(true)
      await killPage(app, 'SIGSEGV')
      const dumps = () =>
        readdirSync(app.home, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.dmp'))
      await expect.poll(() => dumps().length, soon).toBe(1)
      expect(isUploaded).toBe(false)
    },
  )
})

const timeOut = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'no answer'))
const endWithin = (app: RealApp, ms: number) => Promise.race([app.ended, timeOut(ms)])
