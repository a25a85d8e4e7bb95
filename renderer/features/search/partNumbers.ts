/** Reads what was typed as season and episode. Pure. */

export interface Part {
  readonly season: number | null
  readonly episode: number | null
}

/** Takes '2', '2x5', 'S02E05', 's2', 'e5' and '2 5'; null for anything else. Empty means the whole title. */
export function readPart(typed: string): Part | null {
  const text = typed.trim().toLowerCase()
  if (text === '') return { season: null, episode: null }
  const both = /^s?(\d{1,3})(?:\s*[x\s.e-]\s*|\s*ep?\s*)(\d{1,4})$/.exec(text)
  if (both) return { season: Number(both[1]), episode: Number(both[2]) }
  const season = /^s?(\d{1,3})$/.exec(text)
  if (season) return { season: Number(season[1]), episode: null }
  const episode = /^e(\d{1,4})$/.exec(text)
  return episode ? { season: null, episode: Number(episode[1]) } : null
}
