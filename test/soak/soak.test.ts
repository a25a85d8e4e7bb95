/**
 * A real hour of everything at once: `npm run test:soak`. The built program in web mode watches a library that changes every
 * second, somebody uses its window and starts a run every minute, and its service works for others too. Nothing may grow, and in
 * the end everything is right. UNDERTITLE_SOAK_MINUTES says how long (5 for a short round), UNDERTITLE_SEED which changes,
 * UNDERTITLE_SOAK_SAMPLES a file for all samples.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openLibrary } from '../e2e/hands.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { expectExactLedger } from './expectExactLedger.ts'
import { createRandom, makeWorld } from '../support/make/worlds/makeWorld.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { createChangingLibrary } from './changingLibrary.ts'
import { inspectorOption, inspectProcess } from './inspectProcess.ts'
import { startLoadedService } from './loadedService.ts'
import { takeSamples } from './takeSamples.ts'
import { useWindow } from './useWindow.ts'
import { findingsOf, isMet, tableOf, verdictOf } from './verdict.ts'

const minutes = Number(process.env['UNDERTITLE_SOAK_MINUTES'] ?? 60)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)
const minuteMs = 60_000
const lengthMs = minutes * minuteMs
const changeEveryMs = 1_000
const sampleEveryMs = minutes > 20 ? 15_000 : 5_000
/** What is left to do after the last change; the machine may be busy. */
const longestEndMs = 3 * minuteMs

const browser = useBrowser()

test(
  `${minutes} minutes of everything at once: nothing grows, all is right in the end (seed ${seed})`,
  { timeout: lengthMs + 10 * minuteMs },
  async () => {
    const folder = tempFolder()
    const pick = createRandom(seed)
    const stock = makeWorld({
      folder: join(folder, 'stock'),
      seed,
      movies: 60 + Math.ceil(minutes * 30),
      shows: 0,
      languages: ['EN'],
    })
    const [root, home] = [join(folder, 'library'), join(folder, 'home')]
    mkdirSync(root)
    const service = await startLoadedService({ dataDir: join(folder, 'service'), manifest: stock.manifest, pick })
    setUpHome(home, {
      'service.address': service.url,
      languages: 'en',
      yesTo: 'all',
      'watch.isOn': 'true',
      'watch.settleSeconds': '1',
    })
    const app = await startWebApp({
      home,
      env: { ...inspectorOption, UNDERTITLE_API_KEY: service.account.key, HOME: folder, USERPROFILE: folder },
    })
    const inspected = await inspectProcess(app.pid, app.said())
    onTestFinished(() => inspected.close())
    const { page, faults } = await visit(browser(), app.link)
    const library = createChangingLibrary({ root, stock: stock.videos, pick })
    for (let count = 0; count < 40; count += 1) library.change()
    await openLibrary(page, [folder.split('/').at(-1) ?? '', 'library'])

    const startMs = performance.now()
    let isFailed = false
    const isOver = () => isFailed || performance.now() - startMs >= lengthMs
    const changes: Record<string, number> = {}
    async function changeAll(): Promise<void> {
      while (!isOver()) {
        const kind = library.change()
        changes[kind] = (changes[kind] ?? 0) + 1
        await wait(changeEveryMs)
      }
    }
    const sampled = {
      ...{ app: inspected, service: service.inspected, page, root },
      databases: { app: home, service: join(folder, 'service') },
      done: () => ({ films: library.films(), changes: Object.values(changes).reduce((sum, count) => sum + count, 0) }),
    }
    const work = [
      takeSamples(sampled, { everyMs: sampleEveryMs, isOver }),
      useWindow(page, { runEveryMs: minuteMs, isOver }),
      service.load(isOver),
      changeAll(),
    ] as const
    for (const each of work) each.catch(() => (isFailed = true))
    await Promise.allSettled(work)
    const [samples, use] = await Promise.all(work)

    const endMs = performance.now() + longestEndMs
    while (library.missing().length > 0 && performance.now() < endMs) await wait(1_000)
    const findings = findingsOf(samples, lengthMs)
    console.log(`${tableOf(samples)}\n\n${verdictOf(findings)}\n\n${JSON.stringify({ changes, use })}`)
    if (process.env['UNDERTITLE_SOAK_SAMPLES'])
      writeFileSync(process.env['UNDERTITLE_SOAK_SAMPLES'], samples.map((sample) => JSON.stringify(sample)).join('\n'))

    expect(library.missing()).toEqual([])
    expect(library.damaged()).toEqual([])
    expect(faults).toEqual([])
    // A process waits for its debugger before it ends.
    inspected.close()
    await app.stop()
    await service.endFair()
    expectExactLedger(home, service)
    expect([...troubleIn(join(home, 'log')), ...troubleIn(join(folder, 'service', 'log'))]).toEqual([])
    expect(
      app
        .said()
        .split('\n')
        .filter((line) => / failed|Error/.test(line)),
    ).toEqual([])
    expect(use.screens).toBeGreaterThan(minutes)
    const measured = ['app heap', 'service heap', 'page heap', 'app resources', 'page nodes']
    expect(findings.map(({ figure }) => figure)).toEqual(expect.arrayContaining(measured))
    expect(findings.filter((finding) => !isMet(finding))).toEqual([])
  },
)

/** Lines of a log that say more than that something was done, or that a film was taken away before its subtitle came. */
function troubleIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.includes('.log'))
  const lines = names.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  return lines.filter((line) => /^\S+ (warn|error) /.test(line) && !/ file\.skipped .* code=file\.missing /.test(line))
}
