/** The address that a caller reached the service by: links in replies lead there, not to "0.0.0.0". Pure. */
import type { ServiceRequest } from './exchange.ts'

const wellFormed = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** `own` where the caller's Host says nothing usable. Without a slash at the end. */
export function originOf({ headers }: Pick<ServiceRequest, 'headers'>, own: string): string {
  const host = headers['host']
  return typeof host === 'string' && wellFormed.test(host) ? `http://${host}` : own
}
