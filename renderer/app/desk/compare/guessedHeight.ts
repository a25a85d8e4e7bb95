/** How high a line of text will about be, before it is drawn and measured. Pure. */

export interface LineRoom {
  /** Of one row of letters, and of what stands around them, in pixels. */
  readonly rowPx: number
  readonly aroundPx: number
  readonly leastPx: number
  /** In one row, about. */
  readonly letters: number
}

/** @param texts of which each stands below the one before */
export function guessedHeight(texts: readonly string[], { rowPx, aroundPx, leastPx, letters }: LineRoom): number {
  const rows = texts
    .flatMap((text) => text.split('\n'))
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0)
  return Math.max(leastPx, rows * rowPx + aroundPx)
}
