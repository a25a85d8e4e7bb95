/** When a copied clip begins: ffmpeg starts at the whole picture before the moment, and its list of packets says which. Pure. */

/**
 * `list` as ffmpeg's framecrc writes it; times there count from the moment that was asked for.
 * @returns milliseconds of the film at the clip's zero
 */
export function clipStart(list: string, atMs: number): number {
  const bases = new Map<string, number>()
  let firstMs = Infinity
  for (const line of list.split('\n')) {
    const [, stream, top, bottom] = /^#tb (\d+): (\d+)\/(\d+)/.exec(line) ?? []
    if (stream !== undefined) bases.set(stream, (1000 * Number(top)) / Number(bottom))
    const [, of = '', decoded] = /^(\d+),\s*(-?\d+),/.exec(line) ?? []
    const base = bases.get(of)
    if (base !== undefined) firstMs = Math.min(firstMs, Number(decoded) * base)
  }
  return Number.isFinite(firstMs) ? atMs + Math.min(0, firstMs) : atMs
}
