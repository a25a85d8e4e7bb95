/** A list of ids for `IN (…)`, in one of few lengths, so that few statements are prepared. */

export interface IdList {
  readonly places: string
  readonly values: readonly number[]
}

/** Filled up to the next power of two with the last id, which changes nothing; `ids` must not be empty. */
export function idList(ids: readonly number[]): IdList {
  const length = 2 ** Math.ceil(Math.log2(ids.length))
  const filling = Array.from({ length: length - ids.length }, () => ids.at(-1) ?? 0)
  return { places: Array.from({ length }, () => '?').join(', '), values: [...ids, ...filling] }
}
