/** A whole run over a library at a round trip of 50 ms, beside the same job one by one and beside the least it can take. */
import { mkdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { makeWorld, type World } from '../../support/make/worlds/makeWorld.ts'
import { startFlags } from '../built.ts'
import { runProgram, runWork, startProgram } from '../child.ts'
import { median } from '../clock.ts'
import { count, limitRow, ms, rowOf, times, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'
import { toldRun } from '../toldRun.ts'

const roundTripMs = 50
const namesInCall = 50
const callsInFlight = 4
const downloadsInFlight = 8
const serialGoal = 14
const limitGoal = 1.1
const firstGoalMs = 600
const memoryGoalMb = 120

interface Place {
  readonly folder: string
  readonly dataDir: string
  readonly address: string
  readonly videos: number
}

interface Measured {
  readonly ms: number
  readonly firstMs: number
  readonly peakMb: number
  readonly written: number
  /** Written files that hold the words of the right subtitle. */
  readonly right: number
}

interface MeasuredBatch extends Measured {
  readonly plannedMs: number
  readonly searches: number
  readonly downloads: number
}

export async function batchRows(folder: string, { batchVideos, rounds }: Sizes): Promise<readonly Row[]> {
  const dataDir = join(folder, 'service')
  const world = makeOldWorld(join(folder, 'world'), batchVideos)
  await runProgram('cli', ['service', 'import', '--data', dataDir, world.manifest])
  const service = await startProgram('cli', ['service', 'start', '--data', dataDir])
  const { listening } = JSON.parse(service.line) as { listening: string }
  const proxy = await startProgram('delayProxy', [new URL(listening).port, String(roundTripMs)])
  const place = { folder, dataDir, address: `http://127.0.0.1:${proxy.line}`, videos: batchVideos }
  try {
    const batches = [await measureBatch(place)]
    const serial = await measureSerial(place)
    const least = [await measureLeast(place)]
    while (batches.length < rounds) {
      batches.push(await measureBatch(place))
      least.push(await measureLeast(place))
    }
    return rowsOf(world.videos.length, { batches, serial, least })
  } finally {
    await proxy.stop()
    await service.stop()
  }
}

/** Files that were written a moment ago would be watched for growth: a library's are old. */
function makeOldWorld(folder: string, videos: number): World {
  const shows = Math.ceil(videos / 15)
  const world = makeWorld({ folder, seed: 7, movies: Math.ceil(videos / 2), shows, languages: ['EN'] })
  const longAgo = new Date('2020-01-01T00:00:00Z')
  for (const { path } of world.videos) utimesSync(path, longAgo, longAgo)
  return world
}

/** `undertitle get` as users run it, from the start of its process to its end. */
function measureBatch(place: Place): Promise<MeasuredBatch> {
  return withFreshLibrary(place, async ({ library, home, apiKey }) => {
    const options = ['--home', home, '--service', place.address, '--languages', 'en', '--json']
    const { events, ms, peakMb } = await toldRun(['get', library, ...options], { UNDERTITLE_API_KEY: apiKey })
    const first = (kind: string) => events.find(({ event }) => event === kind)
    const done = first('done')
    return {
      ms,
      peakMb,
      firstMs: first('written')?.atMs ?? Number.NaN,
      plannedMs: first('plan')?.atMs ?? Number.NaN,
      written: done?.written ?? 0,
      searches: done?.spent?.search ?? 0,
      downloads: done?.spent?.downloads ?? 0,
    }
  })
}

function measureSerial(place: Place): Promise<Measured> {
  return withFreshLibrary(place, async ({ library, apiKey }) => {
    const input = { library, address: place.address, apiKey }
    const numbers = await runWork('oneByOne', input)
    const { ms = 0, firstMs = 0, written = 0, peakMb } = numbers
    return { ms, firstMs, written, peakMb }
  })
}

/** Fewer files with the right words would be no limit of the same job. */
function measureLeast(place: Place): Promise<Measured> {
  return withFreshLibrary(place, async ({ library, apiKey }) => {
    const numbers = await runWork('leastRun', { library, address: place.address, apiKey }, startFlags)
    const { ms = 0, firstMs = 0, written = 0, peakMb } = numbers
    return { ms, firstMs, written, peakMb }
  })
}

interface Fresh {
  readonly library: string
  readonly home: string
  readonly apiKey: string
}

/** A library, a home and a key of its own, so that nothing is known from the run before. */
async function withFreshLibrary<Result>(
  { folder, dataDir, videos }: Place,
  work: (fresh: Fresh) => Promise<Result>,
): Promise<Result & { readonly right: number }> {
  const world = makeOldWorld(join(folder, 'measured'), videos)
  const home = join(folder, 'home')
  mkdirSync(home)
  const key = await runProgram('cli', ['service', 'key', '--data', dataDir, '--plan', 'pro'])
  const { api_key: apiKey } = JSON.parse(key) as { api_key: string }
  try {
    const result = await work({ library: world.library, home, apiKey })
    return { ...result, right: rightAmong(world) }
  } finally {
    rmSync(join(folder, 'measured'), { recursive: true })
    rmSync(home, { recursive: true })
  }
}

function rightAmong({ videos }: World): number {
  return videos.filter(({ path, marks }) => {
    const mark = marks.get('EN')
    return mark !== undefined && textOf(path.replace(/\.mkv$/, '.en.srt')).includes(`${mark}\n`)
  }).length
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r', '')
  } catch {
    return ''
  }
}

interface Runs {
  readonly batches: readonly MeasuredBatch[]
  readonly serial: Measured
  readonly least: readonly Measured[]
}

function rowsOf(videos: number, { batches, serial, least }: Runs): readonly Row[] {
  const of = (name: keyof MeasuredBatch) => median(batches.map((batch) => batch[name]))
  const leastOf = (name: keyof Measured) => median(least.map((run) => run[name]))
  const [batchMs, searches, downloads] = [of('ms'), of('searches'), of('downloads')]
  const waitingMs = leastMs(searches, downloads)
  const right = Math.min(...batches.map((batch) => batch.right))
  const work = `whole run of ${count(videos)} videos, round trip ${roundTripMs} ms`
  const own = `${count(of('written'))} written, ${count(right)} right, ${count(searches)} searches, ${count(downloads)} downloads`
  const theirs = `${count(serial.written)} written, ${count(serial.right)} right`
  return [
    rowOf({
      work: `${work} (${own}), start of the program included`,
      measured: ms(batchMs),
      beside: `one name a search, one download at a time, plain writing, no ledger: ${ms(serial.ms)} (${theirs})`,
      ratio: `${times(serial.ms / batchMs)} faster`,
      goal: `≥ ${serialGoal} × one by one`,
      isMet: serial.ms >= serialGoal * batchMs,
    }),
    rowOf({
      work: `that run beside nothing but waiting for answers, ${downloadsInFlight} downloads in flight`,
      measured: ms(batchMs),
      beside: `waiting ${ms(waitingMs)}; the plan stood after ${ms(of('plannedMs'))}`,
      ratio: times(batchMs / waitingMs),
      goal: `≤ ${limitGoal} × waiting`,
      isMet: batchMs <= limitGoal * waitingMs,
    }),
    limitRow({
      work: `list, ask, fetch, unpack and write with a sync, nothing judged, counted or noted (${count(leastOf('right'))} right)`,
      measured: ms(leastOf('ms')),
      beside: `waiting ${ms(waitingMs)}`,
      ratio: times(leastOf('ms') / waitingMs),
      goal: `≤ ${limitGoal} × waiting`,
      isAboveGoal: leastOf('ms') > limitGoal * waitingMs,
    }),
    rowOf({
      work: 'first subtitle of that run on the disk, since the program was started',
      measured: ms(of('firstMs')),
      beside: `one by one ${ms(serial.firstMs)}`,
      goal: `≤ ${ms(firstGoalMs)}`,
      isMet: of('firstMs') <= firstGoalMs,
    }),
    limitRow({
      work: 'the first of the run of which nothing is judged, counted or noted',
      measured: ms(leastOf('firstMs')),
      goal: `≤ ${ms(firstGoalMs)}`,
      isAboveGoal: leastOf('firstMs') > firstGoalMs,
    }),
    rowOf({
      work: 'peak memory of that run’s process',
      measured: `${count(of('peakMb'))} MB`,
      beside: `one by one ${count(serial.peakMb)} MB`,
      goal: `≤ ${memoryGoalMb} MB`,
      isMet: of('peakMb') <= memoryGoalMb,
    }),
    limitRow({
      work: 'of the run of which nothing is judged, counted or noted, in one thread, without a database',
      measured: `${count(leastOf('peakMb'))} MB`,
      goal: `≤ ${memoryGoalMb} MB`,
      isAboveGoal: leastOf('peakMb') > memoryGoalMb,
    }),
  ]
}

/** Handshake and usage, then the searches, then the downloads, and nothing but waiting for answers. */
function leastMs(searches: number, downloads: number): number {
  const calls = Math.ceil(searches / namesInCall)
  return roundTripMs * (2 + Math.ceil(calls / callsInFlight) + Math.ceil(downloads / downloadsInFlight))
}
