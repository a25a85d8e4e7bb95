/** What the app asked of the system's native parts, for the test to look at, and the answers it gets. */

export interface Recorded {
  readonly what: string
  readonly values: readonly unknown[]
}

export const records: Recorded[] = []

export function record(what: string, ...values: readonly unknown[]): void {
  records.push({ what, values })
}
