/** A whole run over a library at a round trip of 50 ms, beside the same job one by one and beside the least it can take. */
import { mkdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { makeWorld, type World } from '../../support/makeWorld.ts'
import { runProgram, runWork, startProgram, type Numbers } from '../child.ts'
import { median } from '../clock.ts'
import { count, ms, rowOf, times, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'

const roundTripMs = 50
const namesInCall = 50
const callsInFlight = 4
const downloadsInFlight = 8
const serialGoal = 14
const limitGoal = 1.1
const firstGoalMs = 1200
const memoryGoalMb = 120
const cli = '../../electron/cli/main.ts'

interface Measured {
  readonly numbers: Numbers
  /** Share of the written files that hold the words of the right subtitle. */
  readonly right: number
}

export async function batchRows(folder: string, { batchVideos, rounds }: Sizes): Promise<readonly Row[]> {
  mkdirSync(folder, { recursive: true })
  const dataDir = join(folder, 'service')
  const first = makeOldWorld(join(folder, 'world'), batchVideos)
  await runProgram(cli, ['service', 'import', '--data', dataDir, first.manifest])
  const service = await startProgram(cli, ['service', 'start', '--data', dataDir])
  const { listening } = JSON.parse(service.line) as { listening: string }
  const proxy = await startProgram('delayProxy.ts', [new URL(listening).port, String(roundTripMs)])
  const place: Place = { folder, dataDir, address: `http://127.0.0.1:${proxy.line}`, videos: batchVideos }
  try {
    return rowsOf(first.videos.length, await measureAll(place, rounds))
  } finally {
    await proxy.stop()
    await service.stop()
  }
}

interface Place {
  readonly folder: string
  readonly dataDir: string
  readonly address: string
  readonly videos: number
}

/** Files that were written a moment ago would be watched for growth: a library's are old. */
function makeOldWorld(folder: string, videos: number): World {
  const shows = Math.ceil(videos / 15)
  const world = makeWorld({ folder, seed: 7, movies: Math.ceil(videos / 2), shows, languages: ['EN'] })
  const longAgo = new Date('2020-01-01T00:00:00Z')
  for (const { path } of world.videos) utimesSync(path, longAgo, longAgo)
  return world
}

async function measureAll(
  place: Place,
  rounds: number,
): Promise<{ readonly batch: Measured[]; readonly serial: Measured }> {
  const batch: Measured[] = [await measure(place, 'work/wholeBatch.ts')]
  const serial = await measure(place, 'work/oneByOne.ts')
  while (batch.length < rounds) batch.push(await measure(place, 'work/wholeBatch.ts'))
  return { batch, serial }
}

/** A library, a home and a key of its own, so that nothing is known from the run before. */
async function measure({ folder, dataDir, address, videos }: Place, work: string): Promise<Measured> {
  const world = makeOldWorld(join(folder, 'measured'), videos)
  const home = join(folder, 'home')
  const { api_key: apiKey } = JSON.parse(
    await runProgram(cli, ['service', 'key', '--data', dataDir, '--plan', 'pro']),
  ) as { api_key: string }
  const numbers = await runWork(work, { library: world.library, home, address, apiKey })
  const right = rightAmong(world)
  rmSync(join(folder, 'measured'), { recursive: true })
  rmSync(home, { recursive: true, force: true })
  return { numbers, right }
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

function rowsOf(videos: number, { batch, serial }: { readonly batch: readonly Measured[]; readonly serial: Measured }) {
  const of = (name: string) => median(batch.map(({ numbers }) => numbers[name] ?? 0))
  const [batchMs, serialMs, downloads, searches] = [
    of('ms'),
    serial.numbers['ms'] ?? 0,
    of('downloads'),
    of('searches'),
  ]
  const limitMs = leastMs(searches, downloads)
  const work = `whole run of ${count(videos)} videos, ${roundTripMs} ms round trip`
  const right = Math.min(...batch.map((each) => each.right))
  const own = `${count(of('written'))} written, ${count(right)} right, ${count(searches)} searches, ${count(downloads)} downloads`
  const theirs = `${count(serial.numbers['written'] ?? 0)} written, ${count(serial.right)} right`
  return [
    rowOf({
      work: `${work} (${own})`,
      measured: ms(batchMs),
      beside: `one name a search and one download at a time, plain writing, no ledger: ${ms(serialMs)} (${theirs})`,
      ratio: `${times(serialMs / batchMs)} faster`,
      goal: `≥ ${serialGoal} × one by one`,
      isMet: serialMs >= serialGoal * batchMs,
    }),
    rowOf({
      work: `${work}, ${downloadsInFlight} downloads in flight`,
      measured: ms(batchMs),
      beside: `waiting alone: ${ms(limitMs)}; planned after ${ms(of('plannedMs'))}; own CPU ${ms(of('cpuMs'))}`,
      ratio: times(batchMs / limitMs),
      goal: `≤ ${limitGoal} × waiting alone`,
      isMet: batchMs <= limitGoal * limitMs,
    }),
    rowOf({
      work: 'first subtitle of that run on the disk',
      measured: ms(of('firstMs')),
      goal: `≤ ${ms(firstGoalMs)}`,
      isMet: of('firstMs') <= firstGoalMs,
    }),
    rowOf({
      work: 'peak memory of that run’s process',
      measured: `${count(median(batch.map(({ numbers }) => numbers.peakMb)))} MB`,
      beside: `one by one ${count(serial.numbers.peakMb)} MB`,
      goal: `≤ ${memoryGoalMb} MB`,
      isMet: median(batch.map(({ numbers }) => numbers.peakMb)) <= memoryGoalMb,
    }),
  ]
}

/** Handshake and usage, then the searches, then the downloads, and nothing but waiting for answers. */
function leastMs(searches: number, downloads: number): number {
  const calls = Math.ceil(searches / namesInCall)
  return roundTripMs * (2 + Math.ceil(calls / callsInFlight) + Math.ceil(downloads / downloadsInFlight))
}
