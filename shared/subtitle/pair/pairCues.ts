/**
 * Two languages on the screen at once: the cues of a second subtitle are put under those of a first one. The first keeps its
 * cues and times as they are; of the second every cue is shown, with a partner or alone. Pure.
 */
import type { Cue } from '../document.ts'
import { underneath } from './underneath.ts'

/** From this share of either cue's time on, two cues say the same. */
const leastShare = 0.5
/** What is left of a cue beside its partners is shown alone where it can be read. */
const readableMs = 1_000
/** Shorter than this nobody sees a cue: then it goes with the one that it overlaps most. */
const visibleMs = 400

export type PlainCue = Pick<Cue, 'startMs' | 'endMs' | 'text'>

/** In the order of time. No two cues overlap whose languages' own cues did not. */
export function pairCues(first: readonly PlainCue[], second: readonly PlainCue[]): readonly PlainCue[] {
  const upper = first.filter(hasText).sort(byTime)
  const lower = upper.map((): string[] => [])
  const alone: PlainCue[] = []
  const near = createNear(upper)
  for (const cue of second.filter(hasText).sort(byTime)) {
    const met = near(cue)
    const free = freeParts(
      cue,
      met.map((at) => upper[at] ?? cue),
    )
    const partners = partnersOf(cue, { met, upper, free })
    for (const at of partners) lower[at]?.push(cue.text)
    alone.push(...aloneParts(free, partners.length > 0).map((part) => ({ ...part, text: cue.text })))
  }
  const paired = upper.map(({ startMs, endMs, text }, at) => ({
    startMs,
    endMs,
    text: (lower[at] ?? []).reduce(underneath, text),
  }))
  return [...paired, ...alone].sort(byTime)
}

interface Part {
  readonly startMs: number
  readonly endMs: number
}

interface Meeting {
  /** Places of the first's cues that it overlaps. */
  readonly met: readonly number[]
  readonly upper: readonly PlainCue[]
  readonly free: readonly Part[]
}

/** All that it shares half its time or half theirs with; where that is nobody and there is no room alone, the nearest one. */
function partnersOf(cue: PlainCue, { met, upper, free }: Meeting): readonly number[] {
  const shares = met.map((at) => ({ at, ...shareOf(cue, upper[at] ?? cue) }))
  const partners = shares.filter(({ share }) => share >= leastShare)
  if (partners.length > 0 || free.some((part) => lengthOf(part) >= visibleMs)) return partners.map(({ at }) => at)
  const [nearest] = shares.toSorted((a, b) => b.overlapMs - a.overlapMs)
  return nearest ? [nearest.at] : []
}

function aloneParts(free: readonly Part[], hasPartner: boolean): readonly Part[] {
  if (hasPartner) return free.filter((part) => lengthOf(part) >= readableMs)
  const [longest] = free.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  return longest ? [longest] : []
}

function shareOf(one: Part, other: Part): { readonly overlapMs: number; readonly share: number } {
  const overlapMs = Math.min(one.endMs, other.endMs) - Math.max(one.startMs, other.startMs)
  return { overlapMs, share: overlapMs / Math.max(1, Math.min(lengthOf(one), lengthOf(other))) }
}

/** What is left of its time when the others are on the screen. */
function freeParts({ startMs, endMs }: Part, taken: readonly Part[]): readonly Part[] {
  if (taken.length === 0) return [{ startMs, endMs }]
  const parts: Part[] = []
  let from = startMs
  for (const other of taken) {
    if (other.startMs > from) parts.push({ startMs: from, endMs: other.startMs })
    from = Math.max(from, other.endMs)
  }
  return from < endMs ? [...parts, { startMs: from, endMs }] : parts
}

/** The places of the cues that overlap one, for cues asked in the order of time: none is looked at again that is long over. */
function createNear(cues: readonly PlainCue[]): (cue: PlainCue) => readonly number[] {
  let begin = 0
  return (cue) => {
    while (begin < cues.length && (cues[begin]?.endMs ?? 0) <= cue.startMs) begin += 1
    const found: number[] = []
    for (let at = begin; at < cues.length && (cues[at]?.startMs ?? 0) < cue.endMs; at += 1)
      if ((cues[at]?.endMs ?? 0) > cue.startMs) found.push(at)
    return found
  }
}

function lengthOf({ startMs, endMs }: Part): number {
  return endMs - startMs
}

function hasText({ text }: PlainCue): boolean {
  return text.trim() !== ''
}

function byTime(a: Part, b: Part): number {
  return a.startMs - b.startMs || a.endMs - b.endMs
}
