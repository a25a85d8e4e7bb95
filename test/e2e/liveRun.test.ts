/** Looking into the middle of a run: what a reload, a second window and a host that comes back show is one truth. */
import type { Page, WebSocketRoute } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startGate, type Gate } from '../support/peers/gate.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'
import { visit } from '../support/browser/webApp.ts'
import { becomes, coveredIn, numberIn, numbersOf, openLibrary, openScreen, runEnds } from './hands.ts'
import { freePort } from '../support/programs/freePort.ts'

const browser = useBrowser()
const movies = 20

/** A library of movies whose run has begun; every download waits at the gate. */
async function beginRun() {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 11, movies, shows: 0, languages: ['EN'] })
  let gate!: Gate
  const remote = await startRemoteWorld(folder, world, {
    between: async (service) => (gate = await startGate(service)).url,
  })
  gate.holdAfter(0)
  // One that nobody else is given while the app is away.
  const app = await remote.startApp(await freePort())
  const { page, context, faults } = await visit(browser(), app.link)
  await openLibrary(page, remote.steps)
  await page.getByRole('button', { name: `Find subtitles for these ${movies}` }).click()
  const run = page.getByRole('button', { name: /^Run: \d+ downloads?/ })
  const downloads = numberIn(await run.innerText())
  const before = treeLines(world.library).length
  const filesWritten = () => treeLines(world.library).length - before
  await run.click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  return { app, remote, gate, page, context, faults, downloads, filesWritten }
}

/** Holds the page's way to the host: cut, its open socket closes too, while the host works on. */
async function holdNetworkOf(page: Page) {
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  await page.reload()
  return {
    async cut() {
      await page.context().setOffline(true)
      for (const socket of sockets) await socket.close()
    },
    mend: () => page.context().setOffline(false),
  }
}

const written = async (page: Page) => (await numbersOf(page, 'Rows by state', ['Written']))['Written']

test('a reload and a second window show the run as it stands, and both follow it to its end', async () => {
  const { gate, page, context, faults, downloads, filesWritten } = await beginRun()
  gate.holdAfter(4)
  await becomes(() => numbersOf(page, 'Rows by state', ['In progress', 'Written']), {
    'In progress': downloads - 4,
    Written: 4,
  })
  const seen = await numbersOf(page, 'Rows by state', ['All', 'In progress', 'Written'])

  // The run has an address: a reload and another tab stand where the first one stood.
  await page.reload()
  await becomes(() => numbersOf(page, 'Rows by state', ['All', 'In progress', 'Written']), seen)
  await page.getByRole('progressbar', { name: 'Progress of the run' }).waitFor()

  const [second] = await Promise.all([context.waitForEvent('page'), page.evaluate('window.open(location.href); null')])
  await becomes(() => numbersOf(second, 'Rows by state', ['All', 'In progress', 'Written']), seen)

  gate.open()
  for (const each of [page, second]) {
    await each.getByText(`${downloads} of ${movies} now right`).waitFor()
    await becomes(() => written(each), downloads)
  }
  expect(filesWritten()).toBe(downloads)
  expect(faults).toEqual([])
})

test('a page that is cut off says so, and heals by itself to what happened meanwhile', async () => {
  const { gate, page, faults, downloads, filesWritten } = await beginRun()
  const network = await holdNetworkOf(page)
  gate.holdAfter(2)
  await becomes(() => written(page), 2)
  await network.cut()
  await page.getByText('The app is not responding').waitFor()
  gate.holdAfter(3)
  await becomes(async () => filesWritten(), 5)
  await expect.poll(() => written(page)).toBe(2)

  await network.mend()
  await page.getByText('The app is not responding').waitFor({ state: 'detached' })
  await becomes(() => written(page), 5)
  gate.open()
  await page.getByText(`${downloads} of ${movies} now right`).waitFor()
  expect(faults).toEqual([])
})

test('a run is paused, goes on, is cancelled, and the rest of its plan is run later, no unit twice', async () => {
  const { gate, page, faults, downloads, filesWritten, remote } = await beginRun()
  gate.holdAfter(2)
  await becomes(() => written(page), 2)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Paused', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByText('Paused', { exact: true }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Paused', { exact: true }).waitFor()
  gate.open()
  // Those under way when it was paused are finished; the others are not begun.
  await becomes(async () => (await page.getByRole('gridcell', { name: /^(Fetching|Checking)/ }).count()) === 0, true)
  const paused = filesWritten()
  expect(paused).toBeLessThan(downloads)

  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' })
  expect(filesWritten()).toBe(paused)
  await becomes(() => written(page), paused)

  await openScreen(page, 'Plan')
  await page.getByRole('button', { name: /^Run again: \d+ downloads?/ }).click()
  await runEnds(page)
  await becomes(async () => filesWritten(), downloads)
  expect(remote.service.ledger().filter((row) => row.counter === 'downloads')).toHaveLength(downloads)
  expect(faults).toEqual([])
})

test('downloads that fail are said, and trying them again writes them', async () => {
  const { gate, page, downloads, filesWritten } = await beginRun()
  gate.holdAfter(3)
  await becomes(() => written(page), 3)
  gate.refuse()
  await runEnds(page)
  await becomes(() => numbersOf(page, 'Rows by state', ['Written', 'Failed']), { Written: 3, Failed: downloads - 3 })

  gate.open()
  await page
    .getByRole('button', { name: `Try ${downloads - 3} again: ` })
    .first()
    .click()
  await becomes(async () => filesWritten(), downloads)
  // In the same run, which has nothing failed any more.
  await becomes(() => numbersOf(page, 'Rows by state', ['Written', 'Failed']), { Written: downloads, Failed: 0 })
})

test('a host that ends in the middle is said; started again, it takes the page back and finishes what was left', async () => {
  const { app, remote, gate, page, downloads, filesWritten } = await beginRun()
  gate.holdAfter(3)
  await becomes(() => written(page), 3)
  await app.stop('SIGKILL')
  await page.getByText('The app is not responding').waitFor()

  const again = await remote.startApp(Number(new URL(app.origin).port))
  await page.getByText('it shows a new link').waitFor()
  await page.goto(again.link)
  await becomes(() => coveredIn(page).then((Covered) => ({ Covered })), { Covered: filesWritten() })

  gate.open()
  await page.getByRole('button', { name: `Find subtitles for these ${movies - filesWritten()}` }).click()
  await page.getByRole('button', { name: /^Run: \d+ downloads?/ }).click()
  await runEnds(page)
  expect(filesWritten()).toBe(downloads)
})
