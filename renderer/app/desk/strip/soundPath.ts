/** Columns of loudness as paths of upright lines, around the middle: where somebody speaks, and all other sound. Pure. */
import type { Span } from '../../../../shared/timing/span.ts'

export interface SoundDrawing {
  readonly fromMs: number
  readonly toMs: number
  /** Where somebody speaks, in order and apart. */
  readonly spoken: readonly Span[]
  readonly width: number
  readonly height: number
}

export interface SoundPaths {
  readonly speech: string
  readonly other: string
}

export function soundPaths(columns: readonly number[], drawing: SoundDrawing): SoundPaths {
  const { fromMs, toMs, spoken, width, height } = drawing
  const step = width / Math.max(1, columns.length)
  const paths = { speech: '', other: '' }
  let next = 0
  for (const [at, loud] of columns.entries()) {
    const middleMs = fromMs + ((at + 0.5) * (toMs - fromMs)) / columns.length
    while ((spoken[next]?.endMs ?? Infinity) <= middleMs) next += 1
    const isSpoken = (spoken[next]?.startMs ?? Infinity) <= middleMs
    const half = Math.max(0.5, (loud / 100) * (height / 2))
    const x = (at + 0.5) * step
    const line = `M${x.toFixed(1)} ${(height / 2 - half).toFixed(1)}V${(height / 2 + half).toFixed(1)}`
    paths[isSpoken ? 'speech' : 'other'] += line
  }
  return paths
}

/** Stretches of time as one path of boxes. */
export function spansPath(
  spans: readonly { readonly startMs: number; readonly endMs: number }[],
  { scale, y, height }: { readonly scale: number; readonly y: number; readonly height: number },
): string {
  return spans
    .map(({ startMs, endMs }) => {
      const width = Math.max(0.8, (endMs - startMs) * scale)
      return `M${(startMs * scale).toFixed(1)} ${y}h${width.toFixed(1)}v${height}h${(-width).toFixed(1)}z`
    })
    .join('')
}
