/**
 * Loaded into a program that is measured: says its peak memory in MB as its very last words. Plain JavaScript, because what
 * Node needs to run TypeScript takes 35 MB that would be counted as the program's.
 */
import { existsSync, readFileSync } from 'node:fs'

const status = '/proc/self/status'

process.on('exit', () => {
  const written = existsSync(status) ? /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] : undefined
  process.stderr.write(`\npeak ${(Number(written ?? process.resourceUsage().maxRSS) / 1024).toFixed(1)}`)
})
