/** Rounds of watch mode without a service: every collaborator has its real type, so that a stale one does not compile. */
import type { FulfilOrder, FulfilParts } from '../../../electron/batch/fulfilPlan.ts'
import type { PlannedBatch, PlanParts } from '../../../electron/batch/planBatch.ts'
import { createProgressTeller } from '../../../electron/batch/progressTeller.ts'
import { unservedWants } from '../../../electron/batch/unservedWants.ts'
import type { RankedSubtitle } from '../../../electron/matching/choose/choice.ts'
import type { Plan } from '../../../electron/plan/plan.ts'
import type { Written, WrittenDetails } from '../../../electron/sidecar/history.ts'
import type { Coverage, Want } from '../../../electron/wanted/missing.ts'
import { formatWish } from '../../../electron/wanted/parseWishes.ts'
import type { WantedRules } from '../../../electron/wanted/wish.ts'
import type { RoundConnection, RoundParts } from '../../../electron/watch/rounds/watchRound.ts'
import { listed } from '../make/subjects.ts'

const notAsked = (): never => {
  throw new Error('Nobody asks this here.')
}

export function rulesOf(...wishes: WantedRules['wishes']): WantedRules {
  return { wishes, hearingImpaired: 'any', forced: 'never', skipWhenAudioMatches: false }
}

export function rankedOf(id: string, rest: Partial<RankedSubtitle> = {}): RankedSubtitle {
  return {
    subtitle: listed(id, id),
    file: null,
    language: 'en',
    alternativeIndex: 0,
    tier: 0,
    isHearingImpaired: false,
    hearingImpairedMiss: 0,
    isMachineMade: false,
    isUnlistedPack: false,
    points: 0,
    reasons: [],
    releaseName: id,
    ...rest,
  }
}

export const emptyPlan: Plan = {
  archives: [],
  downloads: 0,
  waiting: [],
  isHeldByLimit: false,
  unmatched: [],
  ask: [],
  translate: [],
  none: [],
}

/** One archive a want. */
export function planServing(wants: readonly Want[], rest: Partial<Plan> = {}): Plan {
  const archives = wants.map((want) => {
    const pick = rankedOf('1')
    return { subtitle: pick.subtitle, isCached: true, cost: 0, serves: [{ want, pick, next: [] }] } as const
  })
  return { ...emptyPlan, archives, ...rest }
}

export function plannedBatch(coverage: Coverage, plan: Plan): PlannedBatch {
  return { coverage, matched: [], choices: [], plan }
}

export function wantsOf({ archives }: Plan): readonly Want[] {
  return archives.flatMap(({ serves }) => serves.map(({ want }) => want))
}

const fulfilParts: FulfilParts = {
  fetch: notAsked,
  open: notAsked,
  deliver: notAsked,
  findObstacle: notAsked,
  cache: { has: notAsked },
  memory: { reject: notAsked },
  park: notAsked,
  settled: notAsked,
}

export function connectionTo(missing: PlanParts['missing']): RoundConnection {
  const plan: PlanParts = {
    missing,
    matcher: { matchAll: notAsked },
    memory: { rejectedIds: notAsked },
    cache: { has: notAsked },
    ledger: { remaining: notAsked, resumesAtMs: notAsked },
    service: 'embedded',
    reader: { warmUp: notAsked },
    learnUsage: notAsked,
    breathe: async () => undefined,
  }
  const unknown = { used: null, limit: null, remaining: null, resetsAtMs: null }
  const usage = { planName: null, isPro: false, search: unknown, downloads: unknown, translations: unknown }
  return { learnUsage: async () => usage, batch: { plan, fulfil: () => fulfilParts } }
}

type Given = Pick<RoundParts, 'videos' | 'calendar' | 'find' | 'missing' | 'planBatch' | 'fulfilPlan' | 'nowMs'>

/** A round whose service and quota say nothing; `given` is what the test decides. */
export function roundParts(given: Given & Partial<RoundParts>): RoundParts {
  return {
    connect: async () => connectionTo(given.missing),
    unservedWants,
    progressTeller: createProgressTeller,
    formatWish,
    languageOf: () => 'en',
    wasRemoved: () => false,
    rules: () => rulesOf({ alternatives: [{ kind: 'language', language: 'en' }] }),
    allowance: () => 'sure',
    quota: () => ({ remaining: null, limit: null, resumesAtMs: null }),
    reservePercent: () => 20,
    translations: { order: () => [], conclude: () => undefined },
    startBatch: () => 'batch',
    spentIn: () => ({ search: 0, download: 0, ai: 0, unknown: 0 }),
    noteWritten: () => undefined,
    breathe: async () => undefined,
    ...given,
  }
}

export function writtenFor(want: Want): Parameters<FulfilOrder['onStep']>[1] {
  const video = want.video.file.path
  const sidecar = `${video}.en.srt`
  const from = { subtitleId: '1', release: '', tier: 0, reasons: [], bytes: 1, encoding: 'utf-8', warnings: [] }
  return { kind: 'written', event: { kind: 'written', video, sidecar, language: 'en', ...from } }
}

export function writtenRow(rest: Partial<Written> = {}, details: Partial<WrittenDetails> = {}): Written {
  return {
    id: 1,
    batchId: 'batch',
    videoPath: '/films/a.mkv',
    path: '/films/a.en.srt',
    sha256: '',
    sizeBytes: 1,
    state: 'written',
    tempPath: null,
    placeholderPath: null,
    asidePath: null,
    replacesId: null,
    trashPath: null,
    language: 'en',
    atMs: 0,
    details: {
      subtitleId: 'old',
      service: 'embedded',
      release: 'old',
      tier: 1,
      reasons: [],
      encoding: 'utf-8',
      warnings: [],
      isMachineMade: false,
      member: '',
      ...details,
    },
    ...rest,
  }
}
