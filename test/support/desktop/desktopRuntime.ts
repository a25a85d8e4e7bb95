/** Which Electron the desktop checks run on, and which app in it; else, in words, what is missing on this machine. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { findElectron } from '../electronStandIn/findElectron.ts'
import { hasProgram } from './hasProgram.ts'
import { runAsNobody } from './launcher.ts'

export interface DesktopRuntime {
  readonly program: string
  /** Folder of the app; null where the program brings its own. */
  readonly app: string | null
  /** For the names of the tests. */
  readonly name: string
}

/** @throws where a variable names what is not there: that is a mistake, not a machine without Electron */
export function findRuntime(): DesktopRuntime | string {
  const runtime = namedRuntime() ?? ownRuntime()
  if (runtime === null)
    return 'no Electron runtime here (let "npm start" fetch it, or name one in UNDERTITLE_DESKTOP_PROGRAM)'
  return obstacle(runtime) ?? runtime
}

function namedRuntime(): DesktopRuntime | null {
  const { UNDERTITLE_DESKTOP_PROGRAM: program, UNDERTITLE_DESKTOP_APP: app } = process.env
  if (!program) return null
  for (const path of [program, app]) if (path && !existsSync(path)) throw new Error(`There is no ${path} to try.`)
  return { program: resolve(program), app: app ? resolve(app) : null, name: nameOf(program) }
}

/** As `npm start`: Electron's own program, and the checkout's root as its app. */
function ownRuntime(): DesktopRuntime | null {
  const program = findElectron()
  return program === null ? null : { program, app: resolve('.'), name: nameOf(program) }
}

/** Electron lies beside a file with its version, except inside a macOS bundle. */
function nameOf(program: string): string {
  const file = join(dirname(program), 'version')
  return existsSync(file) ? `Electron ${readFileSync(file, 'utf8').trim().replace(/^v/, '')}` : 'Electron'
}

function obstacle({ program, app }: DesktopRuntime): string | null {
  if (isInspectFused(program))
    return 'a fuse of this package forbids --inspect (try its unpacked app with a plain Electron instead)'
  if (process.platform !== 'linux') return null
  if (!process.env['DISPLAY'] && !hasProgram('Xvfb')) return 'no screen here (set DISPLAY, or install Xvfb)'
  if (process.getuid?.() !== 0) return null
  const [first = '', ...rest] = runAsNobody
  if (!hasProgram(first)) return 'Electron does not run as root (be another user, or install setpriv)'
  const isReadable = (path: string) => spawnSync(first, [...rest, 'test', '-r', path]).status === 0
  if (![program, join(app ?? dirname(program), '.')].every(isReadable))
    return 'Electron does not run as root, and nobody else may read it here (be another user)'
  return null
}

/** What the fuse tools look for in a binary, followed by the version and the number of fuses. */
const fuseSentinel = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX')
const fuseOfInspect = 3

/** Fuse 4 of version 1: "EnableNodeCliInspectArguments". A program without fuses has none that forbids it. */
function isInspectFused(program: string): boolean {
  const bytes = readFileSync(program)
  const at = bytes.indexOf(fuseSentinel)
  const firstFuse = at + fuseSentinel.length + 2
  return at >= 0 && bytes[firstFuse + fuseOfInspect] === '0'.charCodeAt(0)
}
