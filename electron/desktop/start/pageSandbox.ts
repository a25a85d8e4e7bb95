/**
 * How far the system keeps the page's process from everything else. The rule: every page runs behind the filter of system
 * calls, never as root; namespaces come on top wherever the system lends them (docs/decisions/the-page-sandbox-is-checked-not-assumed.md).
 */
import { readFileSync, readlinkSync } from 'node:fs'

/** 'full': filter and namespaces. 'filter': the system lends no namespaces. 'none': not even the filter. */
export type PageSandbox = 'full' | 'filter' | 'none' | 'unknown'

export interface ProcessFacts {
  /** Linux: /proc/<pid>/status. */
  status(pid: number): string
  /** Linux: what names the process's own network namespace. */
  namespace(pid: number | 'self'): string
}

export const realProcesses: ProcessFacts = {
  status: (pid) => readFileSync(`/proc/${pid}/status`, 'utf8'),
  namespace: (pid) => readlinkSync(`/proc/${pid}/ns/net`),
}

/** proc(5): "Seccomp: 2" is a process behind a filter of its own. Other systems than Linux are not asked. */
export function judgePageSandbox(pid: number, platform: NodeJS.Platform, facts: ProcessFacts): PageSandbox {
  if (platform !== 'linux') return 'unknown'
  const status = readOrNull(() => facts.status(pid))
  if (status === null) return 'unknown'
  if (!/^Seccomp:\s*2$/m.test(status)) return 'none'
  const [page, own] = [readOrNull(() => facts.namespace(pid)), readOrNull(() => facts.namespace('self'))]
  // Those of a process that the set-uid helper began may not be read.
  return page === null || page !== own ? 'full' : 'filter'
}

function readOrNull(read: () => string): string | null {
  try {
    return read()
  } catch {
    return null // The process ended meanwhile, or is not ours to look at.
  }
}
