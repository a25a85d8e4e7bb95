/** The likeliest offset of each part of a subtitle, where parts that follow each other mostly have the same. Pure. */

/**
 * One step a part, so that the sum of the parts' heights is the greatest, less `jumpCost` for each change. `curves` are of
 * one length.
 */
export function bestPath(curves: readonly Float64Array[], jumpCost: number): readonly number[] {
  const cameFrom: Int32Array[] = []
  let sums = curves[0] ?? new Float64Array()
  for (const curve of curves.slice(1)) {
    const best = indexOfHighest(sums)
    const afterJump = (sums[best] ?? 0) - jumpCost
    const from = new Int32Array(curve.length)
    const before = sums
    sums = curve.map((value, step) => {
      const isStaying = (before[step] ?? 0) >= afterJump
      from[step] = isStaying ? step : best
      return value + (isStaying ? (before[step] ?? 0) : afterJump)
    })
    cameFrom.push(from)
  }
  const path = [indexOfHighest(sums)]
  for (const from of cameFrom.toReversed()) path.unshift(from[path[0] ?? 0] ?? 0)
  return path
}

function indexOfHighest(values: Float64Array): number {
  let highest = 0
  for (let at = 1; at < values.length; at += 1) if ((values[at] ?? 0) > (values[highest] ?? 0)) highest = at
  return highest
}
