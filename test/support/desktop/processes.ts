/** What Linux says of the app's processes. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export interface ProcessView {
  readonly uid: number
  /** 2: system calls are filtered. */
  readonly seccomp: number
  /** Sees no process but those beside it. */
  readonly hasOwnProcesses: boolean
  /** Has no network interface of the machine. */
  readonly hasOwnNetwork: boolean
}

export function viewProcess(pid: number): ProcessView {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (key: string) => new RegExp(`^${key}:\\s+(.+)$`, 'm').exec(status)?.[1] ?? ''
  return {
    uid: Number.parseInt(read('Uid')),
    seccomp: Number(read('Seccomp')),
    // Its id in each namespace, from the outermost to its own.
    hasOwnProcesses: read('NSpid').split(/\s+/).length > readNamespaceDepth(),
    hasOwnNetwork: networkOf(pid) !== networkOf(process.pid),
  }
}

/** How deep the tests themselves are. */
function readNamespaceDepth(): number {
  const [, ids = ''] = /^NSpid:\s+(.+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return ids.split(/\s+/).length
}

/** Chromium's setuid helper makes processes that cannot be looked into; a process of ours can. */
function networkOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/ns/net`)
  } catch (thrown) {
    return String((thrown as NodeJS.ErrnoException).code)
  }
}

/** Ids of the page processes below a started app, found without asking the app. */
export function renderersOf(app: number): readonly number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  return all.filter((pid) => argumentsOf(pid).includes('--type=renderer') && isBelow(pid, app))
}

/** Chromium parts the arguments of some processes with blanks. */
function argumentsOf(pid: number): readonly string[] {
  return read(`/proc/${pid}/cmdline`).split(/[\0 ]/)
}

function isBelow(pid: number, ancestor: number): boolean {
  const parent = Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)
  return parent === ancestor || (parent > 1 && isBelow(parent, ancestor))
}

/** '' for a process that has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
