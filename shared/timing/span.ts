/** Stretches of time on the clock of a film: where somebody speaks, or where a cue stands. Pure. */

export interface Span {
  readonly startMs: number
  readonly endMs: number
}

/** What cues are compared with. */
export interface Reference {
  /** In order and apart from each other, as `joined` answers them. */
  readonly spans: readonly Span[]
  /** Cues begin and end nearly where other cues do; sound is heard a little before and after. */
  readonly kind: 'cues' | 'speech'
  /** What was listened to or read: outside of it nothing is known. */
  readonly domain: Span
  /** Of a sound: where it gets louder, as `risesOf` has it. Beginnings tell then, and not the stretches. */
  readonly rises?: Float32Array
}

/** In order, those that touch or overlap made one; what has no length is left out. */
export function joined(spans: readonly Span[]): readonly Span[] {
  const sorted = spans.filter(({ startMs, endMs }) => endMs > startMs).sort((a, b) => a.startMs - b.startMs)
  const apart: Span[] = []
  for (const { startMs, endMs } of sorted) {
    const last = apart.at(-1)
    if (last && startMs <= last.endMs) apart[apart.length - 1] = { ...last, endMs: Math.max(last.endMs, endMs) }
    else apart.push({ startMs, endMs })
  }
  return apart
}

export function totalMs(spans: readonly Span[]): number {
  return spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)
}

/** Of two lists as `joined` answers them. */
export function commonMs(some: readonly Span[], others: readonly Span[]): number {
  let sum = 0
  let at = 0
  for (const { startMs, endMs } of some) {
    while ((others[at]?.endMs ?? Infinity) <= startMs) at += 1
    for (let other = at; (others[other]?.startMs ?? Infinity) < endMs; other += 1) {
      const span = others[other]
      if (span) sum += Math.min(endMs, span.endMs) - Math.max(startMs, span.startMs)
    }
  }
  return sum
}

/** Another subtitle of the same film, or a track inside it. */
export function referenceOfCues(cues: readonly Span[]): Reference {
  const spans = joined(cues)
  return {
    kind: 'cues',
    spans,
    domain: { startMs: spans[0]?.startMs ?? 0, endMs: spans.at(-1)?.endMs ?? 0 },
  }
}
