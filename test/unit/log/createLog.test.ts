/** The log on a real disk: whole lines whoever else writes, nothing lost without a word, never in the way. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createLog, type LogParts } from '../../../electron/log/createLog.ts'
import { openLogFolder, type AppendLines } from '../../../electron/log/logFolder.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const atMs = Date.UTC(2026, 10, 22, 12)
const today = 'undertitle-2026-11-22.log'

function logAt(parts: Partial<LogParts> = {}) {
  const said: string[] = []
  const log = createLog({ clock: { nowMs: () => atMs }, env: {}, say: (sentence) => said.push(sentence), ...parts })
  return { log, said }
}

const linesOf = (folder: string, name = today) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)
const wordsOf = (lines: readonly string[]) => lines.map((line) => line.slice(31))

test('what is told before there is a place is kept, in order, in a file that only its user reads', async () => {
  const folder = join(tempFolder(), 'log')
  const { log, said } = logAt()
  log.write('info', 'program.start', { version: '1.2.3' })
  log.keepIn(folder)
  log.write('warn', 'run.end')
  await log.settle()
  expect(wordsOf(linesOf(folder))).toEqual(['program.start version=1.2.3', 'run.end'])
  expect(statSync(join(folder, today)).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(said).toEqual([])
})

test('a line that a kill has cut stays by itself', async () => {
  const folder = tempFolder()
  writeFileSync(join(folder, today), '2026-11-22T11:59:59.000Z info  file.wri')
  const { log } = logAt()
  log.keepIn(folder)
  log.write('info', 'program.start')
  await log.settle()
  expect(linesOf(folder)).toEqual([
    '2026-11-22T11:59:59.000Z info  file.wri',
    '2026-11-22T12:00:00.000Z info  program.start',
  ])
})

test('two processes write whole lines into one file', async () => {
  const folder = tempFolder()
  const lines = 400
  const script = `
    const { createLog } = await import(${JSON.stringify(resolve('electron/log/createLog.ts'))})
    const log = createLog({ clock: { nowMs: () => ${atMs} }, env: {}, say: console.error })
    log.keepIn(${JSON.stringify(folder)})
    for (let at = 0; at < ${lines}; at += 1) {
      log.write('info', 'line', { of: process.argv[1], at, filler: 'x'.repeat(300) })
      if (at % 20 === 0) await log.settle()
    }`
  const writers = ['one', 'two'].map((name) =>
    spawn(process.execPath, ['--input-type=module', '-e', script, name], { stdio: ['ignore', 'ignore', 'inherit'] }),
  )
  await Promise.all(writers.map((writer) => once(writer, 'close')))
  const written = linesOf(folder)
  expect(written.filter((line) => !/ line of=(one|two) at=\d+ filler=x{300}$/.test(line))).toEqual([])
  for (const name of ['one', 'two'])
    expect(
      written.filter((line) => line.includes(`of=${name} `)).map((line) => Number(/at=(\d+)/.exec(line)?.[1])),
    ).toEqual(Array.from({ length: lines }, (_, at) => at))
})

test('a new day begins a new file and takes the old ones away, also after the clock was set', async () => {
  const folder = tempFolder()
  let nowMs = atMs
  const { log } = logAt({ clock: { nowMs: () => nowMs } })
  log.keepIn(folder)
  for (const days of [0, 1, 8, -3, 8]) {
    nowMs = atMs + days * 86_400_000
    log.write('info', `day${days}`)
    await log.settle()
  }
  expect(readdirSync(folder).sort()).toEqual(['undertitle-2026-11-30.log'])
  expect(wordsOf(linesOf(folder, 'undertitle-2026-11-30.log'))).toEqual(['day8'])
})

test('everything together stays below 10 MB', async () => {
  const folder = tempFolder()
  for (let part = 0; part < 14; part += 1)
    appendFileSync(join(folder, `undertitle-2026-11-22.${part}.log`), `${'x'.repeat(999_999)}\n`)
  const { log } = logAt()
  log.keepIn(folder)
  log.write('info', 'program.start')
  await log.settle()
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  expect(bytes).toBeLessThan(9_000_000)
  expect(wordsOf(linesOf(folder, 'undertitle-2026-11-22.14.log'))).toEqual(['program.start'])
})

/** A disk whose room ends in the middle of a line. */
function fullAfter(lines: number) {
  const disk = { isFull: true, kept: [] as string[] }
  const open = (): AppendLines => async (some) => {
    const room = disk.isFull ? Math.min(some.length, Math.max(0, lines - disk.kept.length)) : some.length
    disk.kept.push(...some.slice(0, room))
    return { written: room, failure: room < some.length ? Object.assign(new Error(), { code: 'ENOSPC' }) : null }
  }
  return { disk, open }
}

test('a full disk is said once; what waits is written when there is room, with the count of what did not fit', async () => {
  const { disk, open } = fullAfter(2)
  const { log, said } = logAt({ open })
  log.keepIn('/home/eva/log')
  for (let at = 0; at < 3_000; at += 1) log.write('info', `line${at}`)
  await log.settle()
  log.write('info', 'again')
  await log.settle()
  expect(said).toEqual([
    'The log cannot be written in /home/eva/log (ENOSPC). Undertitle goes on without it, and tries again.',
  ])
  disk.isFull = false
  log.write('info', 'room')
  await log.settle()
  const words = wordsOf(disk.kept)
  expect(words.slice(0, 3)).toEqual(['line0', 'line1', 'line2'])
  const gap = words.findIndex((word) => word.startsWith('log.gap'))
  expect(gap).toBeGreaterThan(1_900)
  expect(words.length - 1 + Number(words[gap]?.split('=')[1])).toBe(3_002)
})

test('a home that may not be written to, or is gone, is said once and harms nothing', async () => {
  const folder = join(tempFolder(), 'log')
  writeFileSync(folder, 'a file stands here')
  const { log, said } = logAt()
  log.keepIn(folder)
  log.write('info', 'one')
  await log.settle()
  log.write('info', 'two')
  await log.settle()
  expect(said).toEqual([expect.stringContaining(`The log cannot be written in ${folder} (ENOTDIR).`)])
  rmSync(folder)
  log.write('info', 'three')
  await log.settle()
  expect(wordsOf(linesOf(folder))).toEqual(['one', 'two', 'three'])
})

test.skipIf(process.getuid?.() === 0)('a folder without the right to write is said', async () => {
  const folder = tempFolder()
  chmodSync(folder, 0o500)
  const { log, said } = logAt()
  log.keepIn(folder)
  log.write('info', 'one')
  await log.settle()
  chmodSync(folder, 0o700)
  expect(said).toHaveLength(1)
})

test('a disk that never answers keeps nobody waiting', async () => {
  vi.useFakeTimers()
  try {
    const { log } = logAt({ open: () => () => new Promise(() => undefined) })
    log.keepIn('/home/eva/log')
    log.write('info', 'one')
    const settled = log.settle()
    await vi.advanceTimersByTimeAsync(1_000)
    await settled
  } finally {
    vi.useRealTimers()
  }
})

test('what is hidden later is in no line from then on', async () => {
  const folder = join(tempFolder(), 'log')
  mkdirSync(folder)
  const { log } = logAt({ env: { UNDERTITLE_API_KEY: 'sentinel-77aa', HOME: '/home/eva' } })
  log.keepIn(folder)
  log.hide('sentinel-0f3c')
  log.hide('')
  log.hide(null)
  log.write('error', 'service.failed', { message: 'The key sentinel-0f3c is refused, and so is sentinel-77aa' })
  await log.settle()
  expect(wordsOf(linesOf(folder))).toEqual(['service.failed message="The key [secret] is refused, and so is [secret]"'])
})

test('the folder takes what it is given, and tells how much that was', async () => {
  const folder = join(tempFolder(), 'log')
  expect(await openLogFolder(folder)(['a', 'b'], atMs)).toEqual({ written: 2, failure: null })
  const missing = await openLogFolder(join(folder, 'no', 'where'))(['a'], atMs)
  expect(missing).toMatchObject({ written: 0, failure: { code: 'ENOENT' } })
})
