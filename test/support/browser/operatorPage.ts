/** A service with the page of whoever runs it, as its command starts it. */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, onTestFinished } from 'vitest'
import { runCli, startCli } from '../programs/runCli.ts'

export interface StartedWithPage {
  readonly url: string
  readonly admin: string
  /** What it printed since. */
  readonly lines: readonly string[]
}

export async function startWithPage(dataDir: string): Promise<StartedWithPage> {
  const child = startCli(['service', 'start', '--data', dataDir, '--apertium', 'off', '--admin-port', '0'])
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  child.stderr?.resume()
  const lines: string[] = []
  const reader = createInterface(child.stdout!)
  reader.on('line', (line) => lines.push(line))
  await once(reader, 'line')
  const { listening, admin } = JSON.parse(lines[0] ?? '') as { readonly listening: string; readonly admin: string }
  return { url: listening, admin, lines }
}

/** The line of JSON that a command prints. */
export async function answerOf(...args: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const { stdout, stderr } = await runCli(['service', ...args])
  expect(stderr).toBe('')
  return JSON.parse(stdout) as Readonly<Record<string, string>>
}
