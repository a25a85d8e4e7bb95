/** Whether this process can answer now, check by check; why one failed is for the log of whoever runs the service alone. */

export interface Check {
  /** As it stands in the reply of /readyz. */
  readonly name: string
  /** Rejects where what is checked does not work. */
  run(): Promise<void>
}

export interface Readiness {
  readonly isReady: boolean
  readonly checks: Readonly<Record<string, 'ok' | 'failed' | 'ending'>>
}

/** Balancers give up on a probe after some seconds; an answer that comes later is none. */
const longestCheckMs = 3_000

export async function checkReadiness(
  checks: readonly Check[],
  report: (where: string, thrown: unknown) => void,
): Promise<Readiness> {
  const results = await Promise.all(checks.map(async (check) => [check.name, await resultOf(check, report)] as const))
  return { isReady: results.every(([, result]) => result === 'ok'), checks: Object.fromEntries(results) }
}

async function resultOf(check: Check, report: (where: string, thrown: unknown) => void): Promise<'ok' | 'failed'> {
  try {
    await inTime(check.run())
    return 'ok'
  } catch (thrown) {
    report(`readiness of ${check.name}`, thrown)
    return 'failed'
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${longestCheckMs} ms`)), longestCheckMs)
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
