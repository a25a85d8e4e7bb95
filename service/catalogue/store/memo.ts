/** Remembers what was worked out for a key, up to a number of keys: for answers that are cheap to lose. */

export type Memo<Key, Value> = (key: Key, make: () => Value) => Value

export interface Kept<Key, Value> {
  get(key: Key): Value | undefined
  keep(key: Key, value: Value): void
}

/** When it is full it forgets everything: what is needed often is soon there again, and nothing is kept in order. */
export function createKept<Key, Value>(mostKeys: number): Kept<Key, Value> {
  const known = new Map<Key, Value>()
  return {
    get: (key) => known.get(key),
    keep(key, value) {
      if (known.size >= mostKeys) known.clear()
      known.set(key, value)
    },
  }
}

/** `isKept` may leave out values that are too large to be remembered. */
export function createMemo<Key, Value>(
  mostKeys: number,
  isKept: (value: Value) => boolean = () => true,
): Memo<Key, Value> {
  const known = createKept<Key, Value>(mostKeys)
  return (key, make) => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const value = make()
    if (isKept(value)) known.keep(key, value)
    return value
  }
}
