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
  const times = Float64Array.from(files, ({ modifiedMs }) => modifiedMs).sort()
  const oldestTaken = times[times.length - newest] ?? Infinity
  let room = newest - files.reduce((sum, { modifiedMs }) => sum + Number(modifiedMs > oldestTaken), 0)
  return files.filter(({ modifiedMs }) => modifiedMs > oldestTaken || (modifiedMs === oldestTaken && room-- > 0))
}
