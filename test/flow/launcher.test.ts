/** `bin/undertitle.mjs` where it starts a newer Node: the program ends with it, however it ends, and finds the terminal as it is. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'

const source = new URL('../../bin/undertitle.mjs', import.meta.url)

/** A Node of this machine that is too old for the program, or null. */
function findOlderNode(): string | null {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const places = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))
  const majorOf = (path: string) => Number(/^v(\d+)/.exec(String(spawnSync(path, ['--version']).stdout))?.[1] ?? 99)
  return places.find((path) => existsSync(path) && majorOf(path) < 24) ?? null
}

const older = findOlderNode()
/** This Node is new enough to run the program itself: the launcher is told that it is not. */
const kinds = [
  ['this Node, called too old', process.execPath, 99],
  [older ? 'an older Node' : 'an older Node (none is on this machine)', older, 24],
] as const

/** The launcher beside the program that the tests have built, as in the package. */
function launcherNeeding(major: number): string {
  const built = realpathSync(dirname(inject('program')))
  const root = tempFolder()
  mkdirSync(join(root, 'bin'))
  symlinkSync(built, join(root, 'dist'), 'junction')
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction')
  const launcher = join(root, 'bin', 'undertitle.mjs')
  writeFileSync(launcher, readFileSync(source, 'utf8').replace('neededMajor = 24', `neededMajor = ${major}`))
  return launcher
}

function launch(node: string, major: number, args: readonly string[], home: string): ChildProcess {
  const env = { PATH: process.env['PATH'] ?? '', UNDERTITLE_HOME: home }
  const child = spawn(node, [launcherNeeding(major), ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const lineOf = (child: ChildProcess, stream: 'stdout' | 'stderr', sign: RegExp) =>
  new Promise<string>((resolve, reject) => {
    createInterface(child[stream]!).on('line', (line) => sign.test(line) && resolve(line))
    child.once('close', () => reject(new Error(`ended before it said ${sign}`)))
  })

/** What runs until it is told to end, and by which line it shows that it does. */
const lasting = [
  ['web', (): string[] => ['web', '--no-open'], 'stdout', /listening/],
  ['watch', (folder: string) => ['watch', folder], 'stderr', /^Watching /],
  ['service start', (folder: string) => ['service', 'start', '--data', folder, '--port', '0'], 'stdout', /listening/],
] as const

for (const [called, node, major] of kinds) {
  for (const [command, argsOf, stream, sign] of lasting) {
    test.skipIf(node === null)(`${command} ends with its launcher, killed without a word (${called})`, async () => {
      const [home, folder] = [tempFolder(), tempFolder()]
      const first = launch(node!, major, argsOf(folder), home)
      await lineOf(first, stream, sign)
      first.kill('SIGKILL')
      // Comes once nobody holds its outputs any more: neither the launcher nor the program behind it.
      await once(first, 'close')
      expect(existsSync(join(home, 'web-link'))).toBe(false)

      const second = launch(node!, major, argsOf(folder), home)
      await lineOf(second, stream, sign)
      second.kill('SIGTERM')
      await once(second, 'close')
      expect(second.exitCode).toBe(0)
    })
  }

  test.skipIf(node === null || process.platform === 'win32')(
    `a hang-up of the launcher ends it too (${called})`,
    async () => {
      const home = tempFolder()
      const web = launch(node!, major, ['web', '--no-open'], home)
      await lineOf(web, 'stdout', /listening/)
      web.kill('SIGHUP')
      await once(web, 'close')
      expect(existsSync(join(home, 'web-link'))).toBe(false)
    },
  )

  test.skipIf(node === null)(`a command that is done ends, and reads what is typed (${called})`, async () => {
    const home = tempFolder()
    const set = launch(node!, major, ['config', 'set', 'api-key'], home)
    set.stdin!.end('typed-key-7f3a9c51\n')
    await once(set, 'close')
    expect(set.exitCode).toBe(0)
    const get = launch(node!, major, ['config', 'get', 'api-key'], home)
    expect(await text(get.stdout!)).toContain('9c51')
    expect((await once(launch(node!, major, ['no-such-command'], home), 'close'))[0]).toBe(2)
  })
}
