/** The service command alone in a process of its own, from its source: what the program adds around it is left out. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const command = new URL('../../../service/command.ts', import.meta.url).href

export interface OwnServiceProcess {
  readonly url: string
  /** Ends it politely. Answers its exit code. */
  stop(): Promise<number | null>
}

/** `umask`: of the process; as it is unless told. */
export async function startOwnServiceProcess(dataDir: string, umask?: number): Promise<OwnServiceProcess> {
  const script = `
    ${umask === undefined ? '' : `process.umask(${umask})`}
    const { runServiceCommand } = await import(${JSON.stringify(command)})
    const ended = new AbortController()
    process.once('SIGTERM', () => ended.abort())
    const io = { stdout: console.log, stderr: console.error, signal: ended.signal }
    process.exitCode = await runServiceCommand(['start', '--data', process.argv[1]], io)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir])
  const exited = once(child, 'exit')
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: (JSON.parse(String(line)) as { listening: string }).listening,
    async stop() {
      child.kill('SIGTERM')
      return ((await exited) as [number | null])[0]
    },
  }
}
