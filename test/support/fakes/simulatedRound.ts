/** Rounds of watch mode over a database in memory and a service that is made up: all that decides is real. */
import { plainNaming } from '../make/nameRules.ts'
import type { WrittenFile } from '../../../electron/batch/batchEvents.ts'
import type { Delivery } from '../../../electron/batch/delivery/deliver.ts'
import type { DeliverOrder } from '../../../electron/batch/delivery/deliverOrder.ts'
import { openDatabase, type Database } from '../../../electron/database/database.ts'
import type { LibraryVideo } from '../../../electron/library/mediaFile.ts'
import type { MatchOptions } from '../../../electron/matching/ask/matcher.ts'
import type { Candidate } from '../../../electron/matching/choose/ranking.ts'
import { createRuns } from '../../../electron/runs/runs.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import type { ListedSubtitle } from '../../../electron/serviceClient/listing.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { Settings } from '../../../shared/settings/settingTable.ts'
import { createSettings } from '../../../electron/settings/settings.ts'
import { createHistory, type Written, type WrittenDetails } from '../../../electron/sidecar/history/history.ts'
import { createAiJobs } from '../../../electron/ai/aiJobs.ts'
import type { Gap } from '../../../electron/wanted/missing.ts'
import { sameRules, type RulesBook } from '../../../electron/wanted/rulesBook.ts'
import type { WishRules } from '../../../electron/wanted/wish.ts'
import { createWatchedVideos } from '../../../electron/watch/follow/watchedVideos.ts'
import type { RoundConnection, RoundOrder, RoundParts } from '../../../electron/watch/rounds/watchRound.ts'
import { createWatchScope, wholeWatch } from '../../../electron/watch/rounds/watchScope.ts'
import { createWishCalendar } from '../../../electron/watch/rounds/wishCalendar.ts'
import type { WatchHome } from '../../../electron/watch/watchHome.ts'
import { listed, titled } from '../make/subjects.ts'
import { nothingOrdered } from './nothingOrdered.ts'

const notAsked = (): never => {
  throw new Error('Nobody asks this here.')
}

export function rulesOf(...wishes: WishRules['wishes']): RulesBook {
  return sameRules({ wishes, hearingImpaired: 'any', forced: 'never', skipWhenAudioMatches: false })
}

export function rankedOf(id: string, rest: Partial<Candidate> = {}): Candidate {
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

/** What the made-up service has, and what becomes of it beside a video. */
export interface SimulatedService {
  /** For this video; null: the service does not know it. */
  readonly offers: (gap: Gap) => readonly ListedSubtitle[] | null
  /** Why it cannot be asked now. */
  readonly failure?: () => AppError | null
  readonly asked?: (gaps: readonly Gap[], options: MatchOptions) => void
  readonly warmUp?: () => void
  readonly learnUsage?: () => void
  readonly isCached?: (subtitleId: string) => boolean
  readonly deliver?: (order: DeliverOrder) => Delivery
  readonly checkFolder?: (folder: string) => Promise<void>
}

export function connectionTo(service: SimulatedService): RoundConnection {
  const { offers, failure, asked, warmUp, learnUsage, isCached = () => true, deliver = delivered } = service
  const unknown = { used: null, limit: null, remaining: null, resetsAtMs: null }
  const usage = {
    planName: null,
    upgradeUrl: null,
    isPro: false,
    search: unknown,
    downloads: unknown,
    translations: unknown,
  }
  const matchAll: RoundConnection['batch']['plan']['matcher']['matchAll'] = async (gaps, options) => {
    asked?.(gaps, options)
    return gaps.map((gap) => {
      const error = failure?.()
      if (error) return { ...unasked(gap), error }
      const candidates = offers(gap)
      const title = candidates && titled('Film')
      const known = { video: gap.video, release: gap.release, title, listed: candidates ?? [] }
      return { ...known, status: title ? 'sure' : 'none', alternates: [], cost: 0, isFromCache: false }
    })
  }
  return {
    isCached,
    async learnUsage() {
      learnUsage?.()
      return usage
    },
    batch: {
      plan: {
        checkFolder: service.checkFolder ?? (async () => undefined),
        naming: plainNaming,
        matcher: { matchAll },
        memory: {
          rejectedIds: () => new Set(),
          refusedVideos: () => new Set(),
          refusalOf: () => null,
          leavesLanguagesOut: () => false,
        },
        notFound: { record: () => undefined },
        learntNames: { learn: async () => undefined },
        cache: { has: isCached },
        jobs: nothingOrdered,
        ledger: { remaining: () => null, heldOffUntilMs: () => null, resumesAtMs: () => null },
        service: 'embedded',
        estimate: notAsked,
        learnUsage: async () => usage,
        translators: { has: async () => true, refused: () => [], isOutsidePlan: () => false },
        beside: { find: async () => null },
        reader: { warmUp: warmUp ?? (() => undefined) },
      },
      fulfil: () => ({
        fetch: async () => ({ content: { kind: 'zip', members: [], skipped: 0 }, units: 0 }),
        open: notAsked,
        saveTrack: notAsked,
        deliver: async (order) => deliver(order),
        findObstacle: async () => null,
        cache: { has: isCached },
        memory: { reject: notAsked },
        park: notAsked,
        settled: () => undefined,
        refused: () => undefined,
      }),
    },
  }
}

const unasked = ({ video, release }: Gap) =>
  ({ video, release, title: null, listed: [], status: 'failed', alternates: [], cost: 0, isFromCache: false }) as const

export function offerFor({ release, video }: Gap, rest: Partial<ListedSubtitle> = {}): ListedSubtitle {
  const name = video.file.path.slice(video.file.path.lastIndexOf('/') + 1, video.file.path.lastIndexOf('.'))
  return listed(release.title ?? '1', name, rest)
}

export interface HomeFacts {
  readonly db: Database
  readonly nowMs: () => number
  readonly find: (path: string) => LibraryVideo | null
  readonly settings?: Partial<Settings>
}

/** As an engine is over this database, but for the library, which is what `find` says. */
export function simulatedHome({ db, nowMs, find, settings = {} }: HomeFacts): WatchHome {
  let batches = 0
  const history = createHistory(db, { clock: { nowMs }, ids: { newId: () => `batch ${++batches}` } })
  return {
    settings: { ...createSettings(db).read(), ...settings },
    history,
    runs: createRuns(db, { clock: { nowMs }, ids: { newId: () => `batch ${++batches}` } }),
    ledger: createQuotaLedger(db, { nowMs }),
    libraryIndex: { find, recordVanished: () => undefined },
    aiJobs: createAiJobs(db, { nowMs }),
    rules: { moved: () => undefined },
    survey: {
      scan: notAsked,
      libraryIndex: {
        describeAll: async (files) =>
          files.flatMap(({ path }) => {
            const video = find(path)
            return video ? [{ ...video, isNews: false }] : []
          }),
        endScan: notAsked,
      },
      history,
    },
  }
}

/** Of ordinary watching, without limits of a person's. */
export const roundOrder: RoundOrder = {
  roots: ['/films'],
  isWhole: false,
  skipped: { ignored: 0, unreadable: 0, orphans: 0 },
  limitDownloads: null,
  limitSearches: null,
  scope: createWatchScope(wholeWatch),
  isOffline: false,
  isDryRun: false,
  signal: new AbortController().signal,
  emit: () => undefined,
}

/** Over an empty database; `given` is what the test decides. */
export function roundParts(given: Partial<RoundParts> & Pick<RoundParts, 'link' | 'clock'>): RoundParts {
  const db = openDatabase(':memory:')
  return {
    home: simulatedHome({ db, nowMs: () => given.clock.nowMs(), find: () => null }),
    videos: createWatchedVideos(db),
    calendar: createWishCalendar(db),
    rules: { book: () => rulesOf({ alternatives: [{ kind: 'language', language: 'en' }] }) },
    translations: { order: () => [], conclude: () => undefined },
    written: { note: () => undefined },
    ...given,
  }
}

export function delivered({ gap, pick }: Pick<DeliverOrder, 'gap' | 'pick'>): Delivery & { event: WrittenFile } {
  const video = gap.video.file.path
  const sidecar = `${video}.${pick.language}.srt`
  const from = { subtitleId: pick.subtitle.id, release: '', tier: 0, reasons: [] }
  const text = { bytes: 1, encoding: 'utf-8', warnings: [] }
  return { kind: 'written', event: { kind: 'written', video, sidecar, language: pick.language, ...from, ...text } }
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
    trashedMs: null,
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

/** As the history keeps it. */
export function storeWritten(db: Database, row: Written): void {
  db.run("INSERT OR IGNORE INTO batch (id, command, started_ms) VALUES (?, '', 0)", row.batchId)
  db.run(
    `INSERT INTO written (id, batch_id, video_path, path, sha256, size_bytes, state, language, subject, fingerprint, details, at_ms)
     VALUES (?, ?, ?, ?, '', 1, ?, ?, '', '', ?, 0)`,
    ...[row.id, row.batchId, row.videoPath, row.path, row.state, row.language, JSON.stringify(row.details)],
  )
}
