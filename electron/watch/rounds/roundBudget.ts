/** What watch mode may spend by itself: a part of each quota is kept for the user's own hand. Pure. */

export interface QuotaLeft {
  /** null where nobody knows yet. */
  readonly remaining: number | null
  readonly limit: number | null
}

/** Units; null where no limit is known. Without a known limit the reserve is counted from what is left. */
export function spendable({ remaining, limit }: QuotaLeft, reservePercent: number): number | null {
  if (remaining === null) return null
  return Math.max(0, remaining - Math.ceil(((limit ?? remaining) * reservePercent) / 100))
}

/** The smaller of two, where null means no limit. */
export function atMost(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b
  return Math.min(a, b)
}
