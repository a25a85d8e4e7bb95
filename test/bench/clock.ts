/** Times work, takes medians, and takes turns between what is compared, so that noise meets all of it alike. */

export type Work = () => Promise<number> | number

/** Milliseconds. */
export async function timed(work: () => unknown): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

/** Milliseconds that this process worked: on a busy machine it waits for much longer. */
export function cpuMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** `part` from 0 to 1. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Runs every work once a round, in turn; the median of what each returned. */
export async function interleaved<Name extends string>(
  rounds: number,
  works: Readonly<Record<Name, Work>>,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(works) as Name[]
  const values = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) values.get(name)?.push(await works[name]())
  }
  return Object.fromEntries(names.map((name) => [name, median(values.get(name) ?? [])])) as Record<Name, number>
}

/** How much slower than usual the slow tenth of a fixed calculation is. */
export function jitterNow(): number {
  const spins = Array.from({ length: 40 }, () => {
    const startedMs = performance.now()
    let sum = 0
    for (let index = 0; index < 3_000_000; index += 1) sum = (sum * 31 + index) | 0
    return performance.now() - startedMs + (sum === 1 ? 1 : 0)
  })
  return quantile(spins, 0.9) / median(spins)
}
