/** By how much lines were moved, part by part: each part's lines are counted at every move that they may have made. Pure. */
import { bestPath } from '../../timing/bestPath.ts'
import type { Piece } from '../../timing/retiming.ts'
import type { Beginning } from './beginnings.ts'

/** How much must speak for a move. */
export interface Counting {
  readonly speed: number
  /** So many lines are counted together. */
  readonly linesAtOnce: number
  /** In lines: fewer that were moved alone are chance, or a line that was timed anew. */
  readonly jumpCost: number
}

export interface Moves {
  readonly speed: number
  /** One at least, in order. */
  readonly pieces: readonly Piece[]
  /** Of the lines, how many stand together then; and what speaks for it, less what each piece costs. */
  readonly together: number
  readonly score: number
  readonly lines: number
  /** How many would stand together as they are. */
  readonly unmoved: number
}

interface Part {
  /** Of its first line. */
  readonly from: number
  readonly counts: ReadonlyMap<number, number>
  readonly best: number
}

/** What is said together is rarely cut to the same frame. */
const stepMs = 200
/** Nobody sees less. */
const sameMs = 300

/** The likeliest moves, where parts that follow each other mostly made the same one. */
export function likeliestMoves(lines: readonly Beginning[], counting: Counting): Moves {
  const { speed, jumpCost } = counting
  const parts = partsOf(lines, counting)
  const steps = [...new Set(parts.map(({ best }) => best))]
  const curves = parts.map(({ counts }) => Float64Array.from(steps, (step) => near(counts, step)))
  const path = bestPath(curves, jumpCost)
  const together = curves.reduce((sum, curve, at) => sum + (curve[path[at] ?? 0] ?? 0), 0)
  const rough = parts
    .map(({ from }, at) => ({ from, offsetMs: (steps[path[at] ?? 0] ?? 0) * stepMs }))
    .filter(({ offsetMs }, at, all) => at === 0 || Math.abs(offsetMs - (all[at - 1]?.offsetMs ?? 0)) > sameMs)
  const pieces = exactPieces(rough, lines, counting)
  return {
    ...{ speed, pieces, together, lines: lines.length },
    score: together - jumpCost * (pieces.length - 1),
    unmoved: parts.reduce((sum, { counts }) => sum + near(counts, 0), 0),
  }
}

function exactPieces(rough: readonly RoughMove[], lines: readonly Beginning[], counting: Counting): readonly Piece[] {
  if (rough.length === 0) return [{ fromMs: 0, offsetMs: 0 }]
  const cut = rough.map((piece, at) => ({ ...piece, from: exactCut(rough, at, { ...counting, lines }) }))
  return cut.map(({ from, offsetMs }, at) => ({
    fromMs: at === 0 ? 0 : (lines[from]?.atMs ?? 0),
    offsetMs: middleOf(lines.slice(from, cut[at + 1]?.from), { speed: counting.speed, offsetMs }),
  }))
}

function partsOf(lines: readonly Beginning[], { speed, linesAtOnce }: Counting): readonly Part[] {
  const count = Math.max(1, Math.floor(lines.length / linesAtOnce))
  return Array.from({ length: lines.length === 0 ? 0 : count }, (_, at) => {
    const from = at * linesAtOnce
    const counts = countsOf(lines.slice(from, at === count - 1 ? undefined : from + linesAtOnce), speed)
    let best = 0
    for (const step of counts.keys()) if (near(counts, step) > near(counts, best)) best = step
    return { from, counts, best }
  })
}

function countsOf(lines: readonly Beginning[], speed: number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { atMs, mayBeMs } of lines) {
    for (const otherMs of mayBeMs) {
      const step = Math.round((otherMs - atMs * speed) / stepMs)
      counts.set(step, (counts.get(step) ?? 0) + 1)
    }
  }
  return counts
}

function near(counts: ReadonlyMap<number, number>, step: number): number {
  return (counts.get(step - 1) ?? 0) + (counts.get(step) ?? 0) + (counts.get(step + 1) ?? 0)
}

interface RoughMove {
  readonly from: number
  readonly offsetMs: number
}

interface Sped extends Counting {
  readonly lines: readonly Beginning[]
}

/** The line from which more stand where this piece has them than where the one before has them. */
function exactCut(rough: readonly RoughMove[], at: number, { speed, lines, linesAtOnce }: Sped): number {
  const [before, here] = [rough[at - 1], rough[at]]
  if (!before || !here) return 0
  const [first, last] = [Math.max(before.from, here.from - linesAtOnce), here.from + linesAtOnce]
  let [sum, most, cut] = [0, 0, first]
  for (const [index, line] of lines.slice(first, last).entries()) {
    sum += Number(standsAt(line, speed, before.offsetMs)) - Number(standsAt(line, speed, here.offsetMs))
    if (sum > most) [most, cut] = [sum, first + index + 1]
  }
  return cut
}

function standsAt({ atMs, mayBeMs }: Beginning, speed: number, offsetMs: number): boolean {
  return mayBeMs.some((otherMs) => Math.abs(otherMs - atMs * speed - offsetMs) <= sameMs)
}

function middleOf(
  lines: readonly Beginning[],
  { speed, offsetMs }: Pick<Moves, 'speed'> & { readonly offsetMs: number },
) {
  const moves = lines
    .flatMap(({ atMs, mayBeMs }) => mayBeMs.map((otherMs) => otherMs - atMs * speed))
    .filter((moveMs) => Math.abs(moveMs - offsetMs) <= sameMs)
    .sort((one, other) => one - other)
  return Math.round(moves[moves.length >> 1] ?? offsetMs)
}
