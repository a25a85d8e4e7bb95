/** Columns of loudness as one path of upright lines, around the middle. Pure. */
export function soundPath(
  columns: readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const step = width / Math.max(1, columns.length)
  return columns
    .map((loud, at) => {
      const half = Math.max(0.5, (loud / 100) * (height / 2))
      const x = (at + 0.5) * step
      return `M${x.toFixed(1)} ${(height / 2 - half).toFixed(1)}V${(height / 2 + half).toFixed(1)}`
    })
    .join('')
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
