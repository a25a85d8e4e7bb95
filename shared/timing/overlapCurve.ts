/**
 * How well cues lie on a reference, for every offset at once. The overlap of two lists of stretches is a broken line over
 * the offset, and its corners are the differences between their edges: counting those, and summing twice, gives all of
 * it without trying any offset. Pure.
 */
import { totalMs, type Reference, type Span } from './span.ts'

export interface CurveRange {
  /** The first offset, the distance of two and how many there are. */
  readonly fromMs: number
  readonly stepMs: number
  readonly steps: number
}

interface Edges {
  /** In order. */
  readonly atMs: Float64Array
  readonly weights: Float64Array
  /** Sums of the weights, and of weights times places, of all edges before one. */
  readonly weightsBefore: Float64Array
  readonly momentsBefore: Float64Array
}

/**
 * For each offset: milliseconds of the cues that lie on the reference's stretches, less what would lie on them by chance.
 * `cues` as `joined` answers them.
 */
export function overlapCurve(cues: readonly Span[], reference: Reference, range: CurveRange): Float64Array {
  const line = { corners: new Float64Array(range.steps), slope: 0, value: 0 }
  const edges = edgesOf(reference)
  addCorners(
    line,
    { edges, range, sign: -1 },
    Float64Array.from(cues, ({ startMs }) => startMs),
  )
  addCorners(
    line,
    { edges, range, sign: 1 },
    Float64Array.from(cues, ({ endMs }) => endMs),
  )
  return summedTwice(line, range.stepMs)
}

/** A stretch counts its whole length; all that was listened to takes its average away again. */
function edgesOf({ spans, domain }: Reference): Edges {
  const share = totalMs(spans) / Math.max(1, domain.endMs - domain.startMs)
  const marks = spans.flatMap(({ startMs, endMs }) => [
    { atMs: startMs, weight: 1 },
    { atMs: endMs, weight: -1 },
  ])
  marks.push({ atMs: domain.startMs, weight: -share }, { atMs: domain.endMs, weight: share })
  marks.sort((a, b) => a.atMs - b.atMs)
  const weightsBefore = new Float64Array(marks.length + 1)
  const momentsBefore = new Float64Array(marks.length + 1)
  for (const [index, { atMs, weight }] of marks.entries()) {
    weightsBefore[index + 1] = (weightsBefore[index] ?? 0) + weight
    momentsBefore[index + 1] = (momentsBefore[index] ?? 0) + weight * atMs
  }
  return {
    atMs: Float64Array.from(marks, ({ atMs }) => atMs),
    weights: Float64Array.from(marks, ({ weight }) => weight),
    weightsBefore,
    momentsBefore,
  }
}

interface Line {
  readonly corners: Float64Array
  /** What the corners before the first offset have made of the line. */
  slope: number
  value: number
}

interface Pairing {
  readonly edges: Edges
  readonly range: CurveRange
  readonly sign: number
}

/**
 * A corner for each pair of a cue's edge and a reference's. Each goes to the two offsets around it by its nearness, which
 * keeps the line exact at all offsets. `cueEdges` in order.
 */
function addCorners(line: Line, { edges, range, sign }: Pairing, cueEdges: Float64Array): void {
  const { atMs, weights, weightsBefore, momentsBefore } = edges
  const { fromMs, stepMs, steps } = range
  const { corners } = line
  let first = 0
  for (const cueEdge of cueEdges) {
    const zeroMs = cueEdge + fromMs
    while (first < atMs.length && (atMs[first] ?? 0) < zeroMs) first += 1
    line.slope += sign * (weightsBefore[first] ?? 0)
    line.value += sign * (zeroMs * (weightsBefore[first] ?? 0) - (momentsBefore[first] ?? 0))
    for (let index = first; index < atMs.length; index += 1) {
      const place = ((atMs[index] ?? 0) - zeroMs) / stepMs
      if (place >= steps - 1) break
      const step = Math.floor(place)
      const weight = sign * (weights[index] ?? 0)
      const part = (place - step) * weight
      corners[step] = (corners[step] ?? 0) + weight - part
      corners[step + 1] = (corners[step + 1] ?? 0) + part
    }
  }
}

function summedTwice({ corners, slope, value }: Line, stepMs: number): Float64Array {
  const curve = new Float64Array(corners.length)
  let [height, rise] = [value, slope]
  for (let step = 0; step < corners.length; step += 1) {
    curve[step] = height
    rise += corners[step] ?? 0
    height += rise * stepMs
  }
  return curve
}
