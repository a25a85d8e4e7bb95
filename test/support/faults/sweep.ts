/**
 * Faults, one a trial: first how many calls each kind can meet is counted, then trials are spread over them, drawn from the
 * seed. What a trial complains of comes with all that is needed to repeat it.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom } from '../make/worlds/makeWorld.ts'
import { faultEnvironment, faultKinds, faultName, faultNamed, readReport, type Fault, type Met } from './fault.ts'

/** What one trial works with. */
export interface Trial {
  /** Empty, its own, and gone after it. */
  readonly folder: string
  /** For the process that the fault is meant for. */
  readonly env: Readonly<Record<string, string>>
  readonly isForEver: boolean
  readonly met: () => Met
}

/** One command's whole story over a fault: the run that meets it, and the clean one after it. Answers complaints. */
export type Scene = (trial: Trial) => Promise<readonly string[]>

export interface SweepOptions {
  readonly name: string
  readonly library: string
  /** Trials in all; Infinity for every call of every kind. */
  readonly faults: number
  readonly seed: number
  /** Also faults that stay. */
  readonly kindsForEver?: readonly Fault['kind'][]
}

const atOnce = 2

export async function sweep(scene: Scene, options: SweepOptions): Promise<readonly string[]> {
  const one = process.env['UNDERTITLE_FAULT']
  const faults = one === undefined ? await faultsOf(scene, options) : [faultNamed(one)]
  const complaints: string[] = []
  const waiting = [...faults]
  async function work(): Promise<void> {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const found = await tryOne(scene, options, fault)
      for (const complaint of found) console.log(complaint)
      complaints.push(...found)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  console.log(`${options.name}: ${String(faults.length)} faults, ${String(complaints.length)} complaints`)
  return complaints
}

async function faultsOf(scene: Scene, options: SweepOptions): Promise<readonly Fault[]> {
  const { faults, seed, kindsForEver = [] } = options
  const kinds = [
    ...faultKinds.map((kind) => ({ kind, isForEver: false })),
    ...kindsForEver.map((kind) => ({ kind, isForEver: true })),
  ]
  const counts = await countCalls(scene, options)
  console.log(`${options.name}: ${JSON.stringify(counts)} calls`)
  const pick = createRandom(seed)
  return kinds.flatMap((each) => spread({ ...each, count: counts[each.kind], most: faults / kinds.length, pick }))
}

interface Spread extends Omit<Fault, 'at'> {
  readonly count: number
  readonly most: number
  readonly pick: (length: number) => number
}

/** Evenly, from a drawn first one. */
function spread({ kind, isForEver, count, most, pick }: Spread): readonly Fault[] {
  const stride = Math.max(1, count / most)
  const first = 1 + pick(Math.floor(stride))
  const length = Math.floor((count - first) / stride) + 1
  return Array.from({ length }, (_, index) => ({ kind, isForEver, at: first + Math.floor(index * stride) }))
}

async function countCalls(scene: Scene, options: SweepOptions): Promise<Met['counts']> {
  const { complaints, met } = await inFolder(scene, options, { kind: 'EIO', at: 0, isForEver: false })
  if (complaints.length > 0) throw new Error(`${options.name} without a fault: ${complaints.join('; ')}`)
  // Otherwise no trial would meet its fault, and all would pass.
  if (Object.values(met.counts).every((count) => count === 0)) throw new Error(`${options.name}: no call was counted`)
  return met.counts
}

async function tryOne(scene: Scene, options: SweepOptions, fault: Fault): Promise<readonly string[]> {
  const { complaints, met } = await inFolder(scene, options, fault)
  const what = `${options.name} "${faultName(fault)}" of ${String(met.counts[fault.kind])} (${met.where || 'not met'})`
  return [...new Set(complaints)].map((complaint) => `${what} ${complaint}`)
}

async function inFolder(scene: Scene, { library }: SweepOptions, fault: Fault) {
  const around = mkdtempSync(join(tmpdir(), 'undertitle-fault-'))
  const [folder, report] = [join(around, 'trial'), join(around, 'report')]
  mkdirSync(folder)
  const env = faultEnvironment(fault, { library, folder, report })
  const met = () => readReport(report)
  try {
    const complaints = await scene({ folder, env, isForEver: fault.isForEver, met })
    return { complaints, met: met() }
  } finally {
    rmSync(around, { recursive: true, force: true })
  }
}
