/** API §8 as data: what each plan may use, and the limits that hold for everybody. Data only. */

export const planNames = ['free', 'plus', 'pro'] as const

export type PlanName = (typeof planNames)[number]

/** `search` and `downloads` count by UTC day, the others by UTC month; `transcription` only in the free plan. */
export const counters = ['search', 'downloads', 'ai', 'transcription'] as const

export type Counter = (typeof counters)[number]

export type Limits = Readonly<Record<Counter, number>>

export interface Plan {
  readonly name: PlanName
  readonly isPaid: boolean
  /** In a paid plan transcriptions count as `ai` too; the free plan has one trial of each feature. */
  readonly limits: Limits
  readonly freeTrialsPerMonth: number
  readonly managedKeys: number
}

/** "Plus" is named but not described by the document: like pro, with 20 translations a month (our decision). */
export const plans: Readonly<Record<PlanName, Plan>> = {
  free: {
    name: 'free',
    isPaid: false,
    limits: { search: 2_000, downloads: 50, ai: 1, transcription: 1 },
    freeTrialsPerMonth: 1,
    managedKeys: 1,
  },
  plus: {
    name: 'plus',
    isPaid: true,
    limits: { search: 30_000, downloads: 2_000, ai: 20, transcription: 0 },
    freeTrialsPerMonth: 0,
    managedKeys: 10,
  },
  pro: {
    name: 'pro',
    isPaid: true,
    limits: { search: 30_000, downloads: 2_000, ai: 60, transcription: 0 },
    freeTrialsPerMonth: 0,
    managedKeys: 10,
  },
}

/** Downloads without a key, by IP address (API §8 limit 1). */
export const anonymousLimits: Limits = { search: 0, downloads: 300, ai: 0, transcription: 0 }

/** v1 auto and search together (API §8 limit 3): of an account, as ten keys would make it ten times as many. */
export const paidRequestsPerMinute = 600

/** API §8 limit 5. More a page is answered as the most (our decision); more names a call are refused. */
export const subtitlesPerPage = { least: 1, most: 30, fallback: 10 }
export const mostFilenames = 50
/** Of one title search (our decision; the document names none). */
export const titleLimits = { least: 1, most: 30, fallback: 10 }

/** The same download by the same key costs nothing again for this long (our decision). */
export const freeRepeatMs = 24 * 60 * 60 * 1_000

export function isPlanName(text: string): text is PlanName {
  return planNames.some((name) => name === text)
}
