/** `get` and `undo` over a fault: three videos, one home. */
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { treeLines } from '../disks/tempFolder.ts'
import { notedBugs, unfitEnd } from './complaints.ts'
import { otherLines, placeVideos, unfairCharges, type FaultWorld } from './faultWorld.ts'
import { runLimited } from './runLimited.ts'
import type { Scene } from './sweep.ts'

export const batchRules = ['--languages', 'en', '--yes-to', 'all', '--json']

/** What `get` makes of the library without a fault; asked for once. */
export function createWholeTree(world: FaultWorld, folder: string): () => Promise<readonly string[]> {
  let known: Promise<readonly string[]> | null = null
  async function make(): Promise<readonly string[]> {
    const { library, home } = placeVideos(world, folder)
    await runLimited(getArguments(world, { library, home }), { UNDERTITLE_API_KEY: world.newTenant().key })
    const lines = treeLines(library)
    if (lines.filter((line) => line.includes('.en.srt ')).length !== 3)
      throw new Error('The clean run wrote too little.')
    return lines
  }
  return () => (known ??= make())
}

interface Place {
  readonly library: string
  readonly home: string
}

export function getArguments({ commands }: FaultWorld, { library, home }: Place): readonly string[] {
  return ['get', library, '--home', home, '--service', commands.service.url, ...batchRules]
}

export function getScene(world: FaultWorld, wholeTree: () => Promise<readonly string[]>): Scene {
  return async ({ folder, env }) => {
    const { library, home, videos, before } = placeVideos(world, folder)
    const expected = await wholeTree()
    const tenant = world.newTenant()
    const args = getArguments(world, { library, home })
    const key = { UNDERTITLE_API_KEY: tenant.key }
    const faulted = await runLimited(args, { ...env, ...key })
    const after = treeLines(library)
    const foreign = after.filter((line) => ![...before, ...expected].includes(line) && !line.includes('.undertitle-'))
    const bugs = notedBugs(home)
    const clean = await runLimited(args, key)
    return [
      ...unfitEnd(faulted),
      ...bugs,
      ...foreign.map((line) => `leaves ${line}`),
      ...(faulted.code === 0 ? otherLines(after, expected).map((line) => `says 0 and ${line}`) : []),
      ...(clean.code === 0
        ? []
        : [`is not mended: ${String(clean.code)} ${clean.stderr.slice(-300)} ${clean.stdout.slice(-600)}`]),
      ...otherLines(treeLines(library), expected).map((line) => `after the next run ${line}`),
      ...unfairCharges(home, tenant, videos.length),
    ]
  }
}

/** The home that `undo` begins with is made once for each place: its rows hold whole paths. */
export function undoScene(world: FaultWorld, templates: string): Scene {
  const free: string[] = []
  let made = 0

  async function take(): Promise<string> {
    const known = free.pop()
    if (known !== undefined) return known
    const place = join(templates, `place-${String(++made)}`)
    mkdirSync(place)
    const { library, home } = placeVideos(world, place)
    await runLimited(getArguments(world, { library, home }), { UNDERTITLE_API_KEY: world.newTenant().key })
    cpSync(place, `${place} kept`, { recursive: true, preserveTimestamps: true })
    return place
  }

  return async ({ env }) => {
    const place = await take()
    const [library, home] = [join(place, 'videos'), join(place, 'home')]
    const args = ['undo', '--home', home, '--since', '2000-01-01', '--json']
    const given = treeLines(library)
    const faulted = await runLimited(args, { ...env, FAULT_UNDER: place })
    const after = treeLines(library)
    const bugs = notedBugs(home)
    const clean = await runLimited(args, {})
    const left = treeLines(library).filter((line) => !given.includes(line) || line.includes('.en.srt '))
    const foreign = after.filter((line) => !given.includes(line) && !line.includes('.undertitle-'))
    rmSync(place, { recursive: true })
    cpSync(`${place} kept`, place, { recursive: true, preserveTimestamps: true })
    free.push(place)
    return [
      ...unfitEnd(faulted),
      ...bugs,
      ...foreign.map((line) => `leaves ${line}`),
      ...(faulted.code === 0 && after.some((line) => line.includes('.en.srt ')) ? ['says 0 and left files'] : []),
      ...(clean.code === 0 ? [] : [`is not mended: ${String(clean.code)} ${clean.stderr.slice(-300)}`]),
      ...left.map((line) => `after the next run ${line}`),
    ]
  }
}
