/** Where the lines of one subtitle may begin in another: what tells how the times of both differ. Pure. */
import type { Span } from '../../timing/span.ts'
import type { Anchor } from './anchors.ts'

export interface Beginning {
  readonly atMs: number
  /** Beginnings in the other one, of which one may be this line's own. In order. */
  readonly mayBeMs: readonly number[]
}

/** Further apart, two subtitles of one film are hardly ever, once they run at one speed. */
const reachMs = 60_000
/** Bounds the work for subtitles of any length. */
const [mostLines, mostNeighbours] = [3_000, 60]

/** Of lines that say the same there is nothing to guess. */
export function sureBeginnings(
  a: readonly Span[],
  b: readonly Span[],
  anchors: readonly Anchor[],
): readonly Beginning[] {
  return anchors.map(({ a: one, b: other }) => ({
    atMs: a[one]?.startMs ?? 0,
    mayBeMs: [b[other]?.startMs ?? 0],
  }))
}

/** @param speed at which the lines of `a` are looked for among those of `b` */
export function nearBeginnings(a: readonly Span[], b: readonly Span[], speed: number): readonly Beginning[] {
  const stride = Math.ceil(a.length / mostLines)
  let nearest = 0
  return a
    .filter((_, index) => index % stride === 0)
    .map(({ startMs: atMs }) => {
      const aroundMs = atMs * speed
      while (nearest < b.length && (b[nearest]?.startMs ?? 0) < aroundMs) nearest += 1
      const mayBeMs = b
        .slice(Math.max(0, nearest - mostNeighbours), nearest + mostNeighbours)
        .flatMap(({ startMs }) => (Math.abs(startMs - aroundMs) <= reachMs ? [startMs] : []))
      return { atMs, mayBeMs }
    })
}
