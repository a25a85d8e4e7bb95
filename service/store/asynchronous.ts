/** Operations that answer at once, as operations that may take their time: how a driver within the process meets a port. */

export type Asynchronous<Port> = {
  readonly [Name in keyof Port]: Port[Name] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Promise<Awaited<Result>>
    : never
}

/**
 * Each call runs to its end before another one begins, transactions included, so that writers wait for each other without a
 * lock. What is thrown rejects.
 */
export function asynchronous<Port extends object>(port: Port): Asynchronous<Port> {
  const operations = Object.entries(port) as [string, (...given: readonly unknown[]) => unknown][]
  // Name by name the same functions, as the type says.
  return Object.fromEntries(
    operations.map(([name, work]) => [name, async (...given: readonly unknown[]) => work(...given)]),
  ) as unknown as Asynchronous<Port>
}
