/** Answers that are kept by what they answer: the newest of them, so that a long day does not keep all it ever saw. Pure. */

/** Enough for all that somebody goes back to. */
export const mostKept = 200

/**
 * With `value` as the newest.
 * @param isBusy what is still going on stays, however old
 */
export function withNewest<Value>(
  known: ReadonlyMap<string, Value>,
  [key, value]: readonly [string, Value],
  isBusy: (value: Value) => boolean,
): ReadonlyMap<string, Value> {
  const next = new Map(known)
  next.delete(key)
  next.set(key, value)
  const spare = [...next].filter(([each, kept]) => each !== key && !isBusy(kept))
  for (const [oldest] of spare.slice(0, Math.max(0, next.size - mostKept))) next.delete(oldest)
  return next
}
