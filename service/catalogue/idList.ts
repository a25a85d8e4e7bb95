/** A list of ids for `IN (…)`, in one of few lengths, so that few statements are prepared. */

export interface IdList {
  readonly places: string
  readonly values: readonly number[]
}

const placesOf = Array.from({ length: 12 }, (_, power) => Array.from({ length: 2 ** power }, () => '?').join(', '))

/** Filled up to the next power of two with the last id, which changes nothing. At least one id, at most 2,048. */
export function idList(ids: readonly number[]): IdList {
  const power = Math.ceil(Math.log2(ids.length))
  const values = [...ids]
  while (values.length < 2 ** power) values.push(values[ids.length - 1] ?? 0)
  return { places: placesOf[power] ?? '', values }
}
