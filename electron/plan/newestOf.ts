/** Which of some files changed last. Pure. */

/**
 * In their own order; of those that changed at the same moment the first. Numbers alone are sorted: a whole library is not
 * held up by it.
 */
export function newestOf<File extends { readonly modifiedMs: number }>(
  files: readonly File[],
  newest: number,
): readonly File[] {
  if (files.length <= newest) return files
  const taken = new Float64Array(files.map(({ modifiedMs }) => modifiedMs)).sort().subarray(files.length - newest)
  const oldestTaken = taken[0] ?? Infinity
  let room = taken.lastIndexOf(oldestTaken) + 1
  return files.filter(({ modifiedMs }) => modifiedMs > oldestTaken || (modifiedMs === oldestTaken && room-- > 0))
}
