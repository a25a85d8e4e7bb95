/** A command of the service in this process: its exit code and its lines. */
import { runServiceCommand } from '../../../service/command.ts'
import { postgresThreads } from '../postgres/openDatabases.ts'

/** `onProgress` may stop it, as a person does with Ctrl+C. */
export async function serviceCommandUntil(
  onProgress: (stop: () => void, line: string) => void,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: readonly string[]; readonly err: readonly string[] }> {
  const out: string[] = []
  const err: string[] = []
  const stopping = new AbortController()
  const io = {
    stdout: (line: string) => out.push(line),
    stderr(line: string) {
      err.push(line)
      onProgress(() => stopping.abort(), line)
    },
    signal: stopping.signal,
    postgresThreads,
  }
  return { code: await runServiceCommand(args, io), out, err }
}

/** The first line that it prints, which is JSON. @throws Error where it does not end with 0 */
export async function printedByService(...args: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const { code, out, err } = await serviceCommandUntil(() => undefined, ...args)
  if (code !== 0) throw new Error(`service ${args[0]} ended with ${code}: ${err.join(' ')}`)
  return JSON.parse(out[0] ?? '{}') as Readonly<Record<string, unknown>>
}
