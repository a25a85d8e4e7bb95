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
