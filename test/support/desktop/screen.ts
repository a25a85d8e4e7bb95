/** The screen that the app is shown on: that of this session or, on Linux without one, a screen of its own. */
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { hasProgram } from './hasProgram.ts'
import { asAppUser } from './launcher.ts'

export interface Screen {
  /** What a program needs to be shown there. */
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

export async function openScreen(): Promise<Screen> {
  if (process.platform !== 'linux') return { env: {}, close: async () => undefined }
  const started: ChildProcess[] = []
  const close = async () => {
    for (const child of started.reverse()) await end(child)
  }
  async function serve(program: string, args: readonly string[]): Promise<string> {
    const child = start(program, args)
    started.push(child)
    return firstLine(child)
  }
  try {
    const given = process.env['DISPLAY'] ?? ''
    const display = given || `:${await serve('Xvfb', screenOfItsOwn)}`
    // Without a window manager nothing is ever maximised or minimised.
    if (!given && hasProgram('openbox')) started.push(start('openbox', [], { DISPLAY: display }))
    // A bus of its own: no tray host, keyring or notification service that happens to run here is on it.
    const bus = hasProgram('dbus-daemon') ? await serve('dbus-daemon', busOfItsOwn) : 'disabled:'
    return { env: { DISPLAY: display, DBUS_SESSION_BUS_ADDRESS: bus }, close }
  } catch (thrown) {
    await close()
    throw thrown
  }
}

const screenOfItsOwn = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
const busOfItsOwn = ['--session', '--nofork', '--print-address=1']

/** Starts a program as the user of the app, to which a message bus and a screen of another user would not answer. */
function start(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const [command = '', ...rest] = asAppUser(program, args)
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore']
  return spawn(command, rest, { env: { PATH: process.env['PATH'], ...env }, stdio })
}

/** @throws when the program ends without a word */
async function firstLine(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${child.spawnfile} did not start.`)
  })
  const said = (once(child.stdout!, 'data') as Promise<[Buffer]>).then(([data]) => data.toString().trim())
  return Promise.race([said, ended])
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
