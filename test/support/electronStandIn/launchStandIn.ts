/** Starts the built desktop app on the stand-in: a Node process for its main script, Chromium for its windows. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium as playwright, type Browser, type Page } from 'playwright'
import { findChromium } from '../browser/findChromium.ts'
import type { DesktopApp, LaunchOptions } from './desktopApp.ts'
import { dropOn, pathsByName } from './dropOn.ts'
import { freePort } from '../programs/freePort.ts'

type Told =
  | { readonly kind: 'window'; readonly targetId: string }
  | { readonly kind: 'answer'; readonly id: number; readonly value?: unknown; readonly problem?: string }

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (problem: Error) => void
}

export async function launchStandIn(options: LaunchOptions): Promise<DesktopApp> {
  const port = await freePort()
  const child = await startMain(options, port)
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const questions = new Map<number, Waiting>()
  const targets: string[] = []
  let asked = 0
  let browser: Browser | null = null

  child.on('message', (told: Told) => {
    if (told.kind === 'window') return void targets.push(told.targetId)
    const question = questions.get(told.id)
    questions.delete(told.id)
    if (told.problem === undefined) question?.resolve(told.value)
    else question?.reject(new Error(told.problem))
  })
  void exitCode.then(() => {
    for (const { reject } of questions.values()) reject(new Error('The app has ended.'))
  })

  function ask(message: Readonly<Record<string, unknown>>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      questions.set((asked += 1), { resolve, reject })
      child.send({ ...message, id: asked })
    })
  }

  return {
    isStandIn: true,
    exitCode,
    async window(index) {
      while (targets.length <= index) await nextMessage(child)
      browser ??= await playwright.connectOverCDP(`http://127.0.0.1:${port}`)
      return pageOf(browser, targets[index]!)
    },
    evaluate: (work, value = '') => ask({ kind: 'evaluate', text: String(work), value }) as never,
    async drop(page, paths, point) {
      await ask({ kind: 'files', paths: pathsByName(paths) })
      await dropOn(page, paths, point)
    },
    async quit() {
      if (!child.connected) return exitCode
      await ask({ kind: 'evaluate', text: '({ app }) => app.quit()', value: '' }).catch(() => undefined)
      return exitCode
    },
  }
}

async function startMain(options: LaunchOptions, port: number): Promise<ChildProcess> {
  const { app, resources, home, paths = [], tray = 'there' } = options
  const chromium = await findChromium()
  const programs = programsWithTray(tray === 'there')
  const child = fork(join(app, 'dist', 'main.js'), [...paths], {
    execArgv: ['--import', new URL('./register.ts', import.meta.url).href],
    env: {
      PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
      HOME: home,
      UNDERTITLE_HOME: home,
      STAND_IN_APP: app,
      STAND_IN_RESOURCES: resources,
      STAND_IN_PACKAGED: '1',
      STAND_IN_PORT: String(port),
      ...chromium.env,
      STAND_IN_CHROMIUM: chromium.path,
    },
  })
  child.once('exit', () => rmSync(programs, { recursive: true, force: true }))
  return child
}

/** A folder with a program that answers, in the place of the message bus, whether there is a tray. */
function programsWithTray(isThere: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-programs-'))
  writeFileSync(join(folder, 'gdbus'), `#!/bin/sh\necho '(${isThere},)'\n`, { mode: 0o755 })
  return folder
}

/** @throws when the app ends first */
async function nextMessage(child: ChildProcess): Promise<void> {
  const ended = new AbortController()
  const end = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error(`The app ended with ${child.exitCode}.`)
  })
  try {
    await Promise.race([once(child, 'message', { signal: ended.signal }), end])
  } finally {
    ended.abort()
    end.catch(() => undefined)
  }
}

async function pageOf(browser: Browser, targetId: string): Promise<Page> {
  for (;;) {
    for (const page of browser.contexts().flatMap((context) => context.pages())) {
      const devTools = await page.context().newCDPSession(page)
      const { targetInfo } = await devTools.send('Target.getTargetInfo')
      await devTools.detach()
      if (targetInfo.targetId === targetId) return page
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
