/** What a piece of work asks and tells the process that started it (`child.ts`). */
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

export function inputOf<Input>(): Input {
  return JSON.parse(process.argv[2] ?? '{}') as Input
}

/** A file that was built beside the work. */
export function besideWork(name: string): URL {
  return new URL(name, pathToFileURL(process.argv[1] ?? ''))
}

/** Once, at its end. */
export function report(numbers: Readonly<Record<string, number>>): void {
  process.stdout.write(`${JSON.stringify({ ...numbers, peakMb: peakMb() })}\n`)
}

/** What programs that this one started, and that have ended, worked; 0 where the system does not tell. In steps of 10 ms. */
export function childCpuMs(): number {
  if (!existsSync('/proc/self/stat')) return 0
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // Behind the name, which may hold anything, the state is the first field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) * 10
}

/** Not `resourceUsage().maxRSS`, which on Linux also counts the process that this one was started from. */
export function peakMb(): number {
  return peakKbIn(statusText()) / 1024
}

function statusText(): string {
  return existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
}

function peakKbIn(status: string): number {
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS)
}
