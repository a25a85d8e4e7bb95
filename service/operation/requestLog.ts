/** What whoever runs the service reads on standard error, as lines of JSON: one an answered request, one a complaint. Pure. */
import type { AnsweredRequest } from './observer.ts'

/** Without address, key and query: who looked for what is in no log. */
export function requestLine({ traceId, method, route, status, milliseconds }: AnsweredRequest, atMs: number): string {
  const ms = Math.round(milliseconds * 10) / 10
  return line('info', 'request', atMs, { request_id: traceId, method, route, status, ms })
}

export interface Complaint {
  readonly atMs: number
  /** Of the request that it is about. */
  readonly traceId?: string | undefined
}

export function complaintLine(level: 'warn' | 'error', message: string, { atMs, traceId }: Complaint): string {
  return line(level, level === 'warn' ? 'warning' : 'bug', atMs, {
    ...(traceId !== undefined && { request_id: traceId }),
    message,
  })
}

function line(level: 'info' | 'warn' | 'error', event: string, atMs: number, fields: object): string {
  return JSON.stringify({ time: new Date(atMs).toISOString(), level, event, ...fields })
}
