/** A `watch` command as a process of its own, and short ways to wait for what it does. */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { makeWorld, type World } from '../make/worlds/makeWorld.ts'
import { runCli, startCli, type JsonLine } from './runCli.ts'
import { startServiceProcess, type ServiceProcess } from './serviceProcess.ts'
import { copyTree, pathsBelow } from '../disks/contents.ts'
import { tempFolder } from '../disks/tempFolder.ts'

export interface Watching {
  readonly lines: readonly JsonLine[]
  readonly said: readonly string[]
  /** Ends it as a service manager does; its exit code. */
  stop(): Promise<number | null>
  kill(): Promise<void>
}

export interface WatchOptions {
  readonly env: Readonly<Record<string, string>>
  readonly prefix?: readonly string[]
}

export function startWatch(args: readonly string[], options: WatchOptions): Watching {
  const child = startCli(args, options)
  const lines: JsonLine[] = []
  const said: string[] = []
  createInterface(child.stdout!).on('line', (line) => lines.push(JSON.parse(line) as JsonLine))
  createInterface(child.stderr!).on('line', (line) => said.push(line))
  const closed = once(child, 'close')
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await closed
  }
  onTestFinished(() => end('SIGKILL'))
  return {
    lines,
    said,
    async stop() {
      await end('SIGTERM')
      return child.exitCode
    },
    kill: () => end('SIGKILL'),
  }
}

/** Looks again until it is so; the test's own time limit ends it. What takes long to look at is looked at less often. */
export async function until(isSo: () => boolean): Promise<void> {
  for (;;) {
    const beganMs = performance.now()
    if (isSo()) return
    await wait(Math.max(50, 4 * (performance.now() - beganMs)))
  }
}

/** Paths and lengths of the subtitles below a folder; what is being written or moved just now is none. */
export function subtitlesIn(folder: string): readonly string[] {
  const names = pathsBelow(folder).filter((name) => name.endsWith('.srt'))
  return names.flatMap((name) => textIfThere(join(folder, name)).map((text) => `${name} ${text.length}`)).sort()
}

function textIfThere(path: string): readonly string[] {
  try {
    return [readFileSync(path, 'utf8')]
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw thrown
  }
}

export function countOf(folder: string, ending: string): number {
  return pathsBelow(folder).filter((name) => name.endsWith(ending)).length
}

export interface Scene {
  readonly folder: string
  readonly world: World
  readonly service: ServiceProcess
  readonly env: Readonly<Record<string, string>>
  /** Starts watching a folder with a home of its own name. */
  readonly watch: (folder: string, home?: string, options?: readonly string[]) => Promise<Watching>
  readonly args: (command: string, folder: string, home: string) => readonly string[]
}

export async function openScene(movies: number, shows: number): Promise<Scene> {
  const folder = tempFolder()
  const world = makeWorld({ folder: join(folder, 'made'), seed: 7, movies, shows, languages: ['EN'] })
  const service = await startServiceProcess(join(folder, 'service'), [world.manifest])
  const env = { UNDERTITLE_API_KEY: service.key }
  const args = (command: string, root: string, home: string) => [
    command,
    root,
    ...['--home', join(folder, home), '--service', service.url, '--languages', 'en', '--json'],
  ]
  return {
    folder,
    world,
    service,
    env,
    args,
    async watch(root, home = 'home', options = []) {
      await runCli(['config', 'set', 'watch.settleSeconds', '1', '--home', join(folder, home)])
      return startWatch([...args('watch', root, home), ...options], { env })
    },
  }
}

/** What one `get` writes beside the same videos. */
export async function subtitlesOfGet({ folder, args, env }: Scene, library: string): Promise<readonly string[]> {
  const copy = join(folder, 'for-get')
  copyTree(library, copy, (path) => !path.endsWith('.en.srt'))
  await runCli(args('get', copy, 'home-of-get'), { env })
  return subtitlesIn(copy)
}
