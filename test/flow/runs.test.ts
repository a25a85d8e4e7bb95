/** One truth about runs: each is a row with its outcome and cost, whatever is undone, run again, cut or away since. */
import { readdirSync, renameSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { RunRow } from '../../shared/contract/runs/runs.ts'
import { fetchedAtOnce } from '../../electron/batch/delivery/archiveOpening.ts'
import { openDatabase } from '../../electron/database/database.ts'
import { openServiceDatabase } from '../../service/catalogue/store/database.ts'
import { importPaths } from '../../service/catalogue/import/import.ts'
import { startGate } from '../support/peers/gate.ts'
import { builtFiles } from '../support/programs/builtFiles.ts'
import { startTestService } from '../support/services/startService.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'
import { runCli } from '../support/programs/runCli.ts'
import {
  everyRow,
  firstPage,
  openPlannedHost,
  openSampleHost,
  openTestHost,
  planOfAll,
  type TestHost,
} from '../support/hosts/openTestHost.ts'

const everyRun = { ...firstPage, filter: 'all', kind: null, search: '' } as const

async function runPlan({ ask, askUntil }: TestHost): Promise<string> {
  await ask('plan.run', {})
  const { runId } = await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  return runId ?? 'there must be a run'
}

function subtitlesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.srt'))
}

async function rowOf({ ask }: TestHost, runId: string): Promise<RunRow> {
  return (await ask('runs.run', { runId })).row
}

/** As the run says of itself, over and over until the work is done. */
async function toldMeanwhile(opened: TestHost, runId: string, work: Promise<unknown>): Promise<readonly RunRow[]> {
  const told: RunRow[] = []
  const working = new Set([work])
  const done = work.finally(() => working.clear())
  while (working.size > 0) {
    told.push(await rowOf(opened, runId))
    await setImmediate()
  }
  await done
  return told.slice(0, -1).filter(({ turning }) => turning !== null)
}

test('while a run is undone or brought back it says so and how far that is, and offers only to stop it', async () => {
  const opened = await openPlannedHost('en')
  const { ask } = opened
  const runId = await runPlan(opened)
  const undoing = await toldMeanwhile(opened, runId, ask('runs.undo', { runId }))
  const back = await toldMeanwhile(opened, runId, ask('runs.bringBack', { runId }))
  for (const rows of [undoing, back]) {
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row).toMatchObject({ sign: 'running', undoneMs: null, turning: { isBack: rows === back, all: 11 } })
      expect(row).toMatchObject({ files: { toUndo: 0, toBringBack: 0 }, verbs: { canStop: true, toRetry: 0 } })
    }
  }
  const stopped = ask('runs.undo', { runId })
  await ask('runs.stop', { runId })
  expect((await stopped).removed).toBeLessThan(11)
  expect((await rowOf(opened, runId)).turning).toBeNull()
})

/** The samples, planned, with a service behind a gate. */
async function openGatedPlan() {
  const service = await startTestService({ plan: 'pro', now: Date.now, manifest: [] })
  onTestFinished(() => service.close())
  const database = openServiceDatabase(service.dataDir, [])
  await importPaths(database, [join(builtFiles.sample, 'manifest.jsonl')])
  database.close()
  const gate = await startGate(service.url)
  const opened = await openSampleHost('en')
  const { ask, askUntil } = opened
  await ask('settings.write', { key: 'service.address', value: gate.url })
  await ask('settings.setSecret', { name: 'api-key', value: service.key })
  await ask('plan.make', planOfAll)
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  return { gate, opened }
}

test('what is on its way when a run is stopped still comes: it is paid for, kept and counted', async () => {
  const { gate, opened } = await openGatedPlan()
  const { ask, askUntil } = opened
  gate.holdAfter(0)
  await ask('plan.run', {})
  const onTheirWay = Math.min(fetchedAtOnce, (await ask('plan.state', {})).sums.downloads)
  await expect.poll(() => gate.held(), { timeout: 10_000 }).toBe(onTheirWay)
  await ask('plan.cancel', {})
  gate.open()
  const { runId } = await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  const { cost, ending } = await rowOf(opened, runId!)
  expect({ ending, downloads: cost.downloads }).toEqual({ ending: 'stopped', downloads: onTheirWay })
  const { rows } = await ask('usage.entries', { ...firstPage, kind: 'download' })
  expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: onTheirWay }, () => 'settled'))
})

test('an undone run says so, also after a reload, and can be brought back but for what the user changed since', async () => {
  const opened = await openPlannedHost('en')
  const { ask, homeFolder } = opened
  const demo = join(homeFolder, 'demo')
  const runId = await runPlan(opened)
  expect(await rowOf(opened, runId)).toMatchObject({
    ...{ kind: 'find', sign: 'some', ending: 'done', counts: { all: 12, written: 11, missing: 1 } },
    ...{ files: { written: 11, undone: 0, toUndo: 11, toBringBack: 0 }, cost: { searches: 12, downloads: 8, ai: 0 } },
  })
  const [first] = subtitlesBelow(demo)
  const before = treeLines(demo)
  expect(await ask('runs.undo', { runId })).toEqual({
    removed: 11,
    restored: 0,
    gone: 0,
    kept: [],
    rowIds: expect.any(Array) as unknown,
  })
  expect(subtitlesBelow(demo)).toEqual([])
  expect(await rowOf(opened, runId)).toMatchObject({ sign: 'undone', files: { written: 11, undone: 11, toUndo: 0 } })
  const [undo] = (await ask('runs.page', { ...everyRun, kind: 'undo' })).rows
  expect(undo).toMatchObject({
    kind: 'undo',
    sign: 'all',
    undoes: { id: runId, kind: 'find' },
    counts: { written: 11 },
  })
  await opened.host.close()

  const again = await openTestHost({ homeFolder })
  const undone = await again.ask('runs.page', { ...everyRun, filter: 'undone' })
  expect(undone).toMatchObject({ total: 1, rows: [{ id: runId, files: { undone: 11, toBringBack: 11 } }] })
  // Somebody has put a file of their own under one of the names.
  writeFileSync(join(demo, first!), 'mine')
  const back = await again.ask('runs.bringBack', { runId })
  expect(back).toMatchObject({ removed: 10, kept: [{ code: 'file.foreign' }] })
  expect(readFileSync(join(demo, first!), 'utf8')).toBe('mine')
  expect(treeLines(demo).filter((line) => !before.includes(line))).toHaveLength(1)
  expect(await rowOf(again, runId)).toMatchObject({ sign: 'some', files: { undone: 1, toUndo: 10, toBringBack: 1 } })
  expect(again.bugs).toEqual([])
})

test('a second run of one plan is a run of its own, with its own subtitles and cost', async () => {
  const opened = await openPlannedHost('en')
  const { ask } = opened
  const rows = (await ask('plan.page', { ...everyRow, search: 'tidewater' })).rows
  const [cell, other] = rows.flatMap(({ cells }) => cells)
  await ask('plan.choose', { rowId: cell!.id, candidateId: null, isForSeason: true })
  const first = await runPlan(opened)
  const whole = await rowOf(opened, first)
  expect(whole.counts).toMatchObject({ all: 8, written: 7, missing: 1 })

  // Choosing after a run keeps the run with the plan.
  const [candidate] = await ask('plan.candidates', { rowId: other!.id })
  await ask('plan.choose', { rowId: other!.id, candidateId: candidate!.id, isForSeason: false })
  expect(await ask('plan.state', {})).toMatchObject({ phase: 'done', runId: first, result: { written: 7 } })

  const second = await runPlan(opened)
  expect(second).not.toBe(first)
  expect(await rowOf(opened, second)).toMatchObject({
    ...{ kind: 'review', sign: 'all', counts: { all: 1, written: 1 } },
    cost: { searches: 0, downloads: 1 },
  })
  expect(await rowOf(opened, first)).toEqual(whole)
  expect((await ask('runs.page', everyRun)).rows.map(({ id }) => id)).toEqual([second, first])
})

test('undo while the drive is away keeps its offer, and takes everything back once it is there', async () => {
  const { home, library, args } = await madeLibrary(tempFolder())
  await runCli(['get', library, ...args])
  const written = subtitlesBelow(library).length
  const [run] = await runLines(home)
  renameSync(library, `${library} away`)
  const opened = await openTestHost({ homeFolder: home })
  const runId = run!.run
  const away = await opened.ask('runs.undo', { runId })
  expect(away).toMatchObject({ removed: 0 })
  expect(away.kept.map(({ code }) => code)).toEqual(Array(written).fill('file.missing'))
  expect(await rowOf(opened, runId)).toMatchObject({ files: { toUndo: written, undone: 0 } })
  const [failed] = (await opened.ask('runs.page', { ...everyRun, kind: 'undo' })).rows
  expect(failed).toMatchObject({ sign: 'failed', firstCause: { code: 'file.missing' }, verbs: { toRetry: written } })
  renameSync(`${library} away`, library)
  await opened.ask('runs.retry', { runId: failed!.id, causeId: null })
  expect(await rowOf(opened, runId)).toMatchObject({ sign: 'undone', files: { undone: written } })
  expect(subtitlesBelow(library)).toEqual([])
})

test('failures are grouped by cause, tried again in the same run, and never told as right', async () => {
  const opened = await openPlannedHost('en')
  const { ask, askUntil, homeFolder } = opened
  const demo = join(homeFolder, 'demo')
  const folders = readdirSync(demo, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory())
  const { parentPath, name: season } = folders.find(({ name }) => name.includes('Tidewater'))!
  renameSync(join(parentPath, season), join(homeFolder, 'elsewhere'))
  const runId = await runPlan(opened).finally(() => renameSync(join(homeFolder, 'elsewhere'), join(parentPath, season)))
  const { row, causes } = await ask('runs.run', { runId })
  expect(row).toMatchObject({ sign: 'some', counts: { all: 12, written: 7, failed: 4, missing: 1 } })
  expect(causes).toMatchObject([
    { group: 'failed', code: 'file.missing', count: 4, folder: expect.stringContaining(season) as string },
  ])
  await ask('runs.retry', { runId, causeId: causes[0]!.id })
  await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  expect(await rowOf(opened, runId)).toMatchObject({ counts: { failed: 0, written: 11, all: 12 } })
})

test('a run whose service goes away waits for it, says since when, and goes on in the same run', async () => {
  const { gate, opened } = await openGatedPlan()
  const { ask, askUntil } = opened
  gate.shut()
  const beganMs = Date.now()
  const runId = await runPlan(opened)
  const away = await rowOf(opened, runId)
  expect(away).toMatchObject({ sign: 'away', counts: { written: 0, waiting: 11, failed: 0 }, verbs: { toRetry: 11 } })
  expect(away.awaySinceMs).toBeGreaterThanOrEqual(beganMs)
  expect(away.resumesAtMs).toBeGreaterThan(Date.now())
  expect((await ask('runs.state', {})).counts).toMatchObject({ waiting: 1, failed: 0 })
  gate.open()
  await ask('runs.retry', { runId, causeId: null })
  await askUntil('runs.run', { runId }, ({ row }) => row.counts.written === 11)
  expect((await ask('runs.page', everyRun)).rows.map(({ id }) => id)).toEqual([runId])
})

test('a run that was cut off is seen as such, and what it wrote before saying so counts', async () => {
  const opened = await openPlannedHost('en')
  const runId = await runPlan(opened)
  const { homeFolder } = opened
  await opened.host.close()
  const database = openDatabase(join(homeFolder, 'undertitle.sqlite'))
  // As a death in the middle leaves it: one was written without a word, one was still on its way, nothing has ended.
  database.run('UPDATE batch SET ended_ms = NULL, ending = NULL WHERE id = ?', runId)
  const [one, two] = database.all<{ video_path: string }>(
    "SELECT video_path FROM outcome WHERE state = 'written' ORDER BY 1",
  )
  database.run(
    "UPDATE outcome SET state = 'checking', path = NULL WHERE video_path IN (?, ?)",
    one!.video_path,
    two!.video_path,
  )
  database.run("UPDATE written SET state = 'abandoned' WHERE video_path = ?", two!.video_path)
  database.close()
  const again = await openTestHost({ homeFolder })
  expect(await rowOf(again, runId)).toMatchObject({
    ...{ ending: 'cut', sign: 'some', counts: { all: 12, running: 0, written: 10, stopped: 1, missing: 1 } },
    verbs: { toRetry: 1 },
  })
  expect((await again.ask('runs.state', {})).underWay).toEqual([])
})

interface RunLine {
  readonly run: string
  readonly kind: string
  readonly outcome: string
  readonly undoes: string | null
  readonly subtitles: Readonly<Record<string, number>>
  readonly spent: object
}

async function runLines(home: string, id: readonly string[] = []): Promise<readonly RunLine[]> {
  const { stdout, stderr, code } = await runCli(['runs', ...id, '--home', home, '--json'])
  expect(code, stderr).toBe(0)
  return stdout
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RunLine)
}

async function madeLibrary(folder: string) {
  const home = join(folder, 'home')
  const library = join(folder, 'demo')
  await runCli(['demo', library, '--home', home, '--dry-run', '--quiet'])
  return { home, library, args: ['--home', home, '--languages', 'en', '--json'] }
}

test('the command line tells its runs, in `plan` and `done` too, undoes one and brings it back', async () => {
  const { home, library, args } = await madeLibrary(tempFolder())
  const { stdout } = await runCli(['get', library, ...args])
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const [plan, done] = ['plan', 'done'].map((event) => lines.find((line) => line['event'] === event))
  expect(plan?.['run']).toBe(done?.['run'])
  const runId = String(done?.['run'])
  const [run] = await runLines(home)
  expect(run).toMatchObject({
    ...{ run: runId, kind: 'find', outcome: 'some', spent: done?.['spent'] },
    subtitles: { all: 12, written: 11, missing: 1 },
  })
  const whole = await runLines(home, [runId])
  expect(whole.filter((line) => 'state' in line)).toHaveLength(12)

  const before = treeLines(library)
  const undone = await runCli(['undo', '--run', runId, '--home', home])
  expect(undone.stdout).toContain('Undone: 11 of 11 files.')
  expect((await runLines(home))[0]).toMatchObject({ kind: 'undo', undoes: runId })
  const back = await runCli(['undo', '--bring-back', '--home', home])
  expect([back.code, back.stdout]).toEqual([0, expect.stringContaining('Brought back: 11 of 11 files.')])
  expect(treeLines(library)).toEqual(before)
  expect((await runCli(['undo', '--run', 'nothing', '--home', home])).code).toBe(2)
})

test('a plan alone is told as what it is: over, with its titles and cost, on both faces', async () => {
  const { home, library, args } = await madeLibrary(tempFolder())
  const { stdout } = await runCli(['plan', library, '--title', 'Tidewater Street', ...args])
  const runId = (/"run":"(\w+)"/.exec(stdout) ?? [])[1] ?? 'there must be one'
  const [plan] = await runLines(home, [runId])
  expect(plan).toMatchObject({ kind: 'plan', outcome: 'nothing', scope: { names: ['Tidewater Street S01'] } })
  const told = await runCli(['runs', runId, '--home', home])
  expect(told.stdout).toContain('plan        Tidewater Street S01: nothing was written, it only asked; ')
  const opened = await openTestHost({ homeFolder: home })
  expect(await rowOf(opened, runId)).toMatchObject({
    asked: 'plan',
    sign: 'nothing',
    endedMs: expect.any(Number) as number,
  })
  expect((await opened.ask('runs.state', {})).underWay).toEqual([])
})

test('a plan that nobody runs stands among the runs with what it has cost, on both faces', async () => {
  const { home, library, args } = await madeLibrary(tempFolder())
  // The plan that made the library has asked what there is; what it has found costs the next one nothing.
  await runCli(['plan', library, ...args])
  const listed = await runLines(home)
  expect(listed).toMatchObject([{ kind: 'plan', outcome: 'nothing' }])
  const opened = await openTestHost({ homeFolder: home })
  const { rows } = await opened.ask('runs.page', everyRun)
  const spent = rows.map(({ cost: { searches, downloads, ai } }) => ({ search: searches, downloads, ai }))
  expect(listed.map((run) => run.spent)).toEqual(spent)
  const days = await opened.ask('usage.days', { days: 2 })
  const searches = days.reduce((sum, day) => sum + day.search, 0)
  expect(spent).toEqual([{ search: searches, downloads: 0, ai: 0 }])
  expect(searches).toBeGreaterThan(0)
})

test('a run over one file is named by it, not by what is remembered as not found beside it', async () => {
  const { home, library, args } = await madeLibrary(tempFolder())
  const wished = [...args, '--languages', 'en,es']
  await runCli(['get', library, ...wished])
  const taken = subtitlesBelow(library).find((name) => name.includes('Tidewater.Street.S01E04'))
  await runCli(['undo', '--file', join(library, taken ?? 'there must be one'), '--home', home])
  await runCli(['get', library, ...wished])
  expect((await runLines(home))[0]).toMatchObject({ kind: 'find', scope: { names: ['Tidewater Street S01'], more: 0 } })
})

test('an undo tells how far it is, is stopped between two files, and takes the rest back later', async () => {
  const opened = await openPlannedHost('en')
  const { ask, homeFolder } = opened
  const runId = await runPlan(opened)
  const undoing = ask('runs.undo', { runId })
  const { underWay } = await opened.askUntil('runs.state', {}, (state) => state.underWay.length > 0)
  expect(underWay).toMatchObject([{ kind: 'undo', sign: 'running', counts: { all: 11 }, verbs: { canStop: true } }])
  const [{ id: undoId } = { id: '' }] = underWay
  await ask('runs.stop', { runId: undoId })
  const { removed } = await undoing
  expect(removed).toBeLessThan(11)
  const rest = 11 - removed
  expect(await rowOf(opened, undoId)).toMatchObject({ ending: 'stopped', verbs: { toRetry: rest } })
  expect(await rowOf(opened, runId)).toMatchObject({ files: { undone: removed, toUndo: rest } })
  await ask('runs.retry', { runId: undoId, causeId: null })
  expect(await rowOf(opened, runId)).toMatchObject({ sign: 'undone', files: { undone: 11 } })
  expect(subtitlesBelow(join(homeFolder, 'demo'))).toEqual([])
})
