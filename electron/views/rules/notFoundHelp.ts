/** What would help where a language finds nothing, from what is known already: it asks nobody and spends nothing. */
import type { NotFoundHelp } from '../../../shared/contract/videos/rules.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { TitleMemory } from '../../matching/titleMemory.ts'
import { createMatcher } from '../../matching/ask/matchBatch.ts'
import type { Matcher } from '../../matching/ask/matcher.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import type { WishCalendar } from '../../watch/rounds/wishCalendar.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf } from '../ids.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import { readVideos } from '../plan/readVideos.ts'
import type { WatchSession } from '../watch/watchSession.ts'
import { findTitleDoubts, lookUpFallbacks } from './storedOffers.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { PlanBoard } from '../plan/board/planBoard.ts'
import { offlineClient } from './offlineClient.ts'

export interface NotFoundParts {
  readonly library: Pick<LibrarySession, 'resolve' | 'row' | 'has' | 'video'>
  readonly board: Pick<PlanBoard, 'items' | 'placement'>
  readonly rules: Pick<WantedRules, 'book'>
  readonly memory: TitleMemory
  readonly ledger: QuotaLedger
  readonly calendar: Pick<WishCalendar, 'find'>
  readonly watch: Pick<WatchSession, 'isOn'>
  readonly settings: Pick<SettingsStore, 'read'>
}

export interface NotFound {
  readonly scope: Scope
  readonly language: string
  readonly wish: string
  readonly entries: readonly LibraryEntry[]
  /** When one of them was last asked for; null where nobody knows. */
  readonly lastAskedMs: number | null
}

/** Reading what was answered for one video takes a millisecond. */
const mostLooked = 1_000

/** @param asked null: videos of the plan */
export function createNotFoundHelp(parts: NotFoundParts): (asked: Scope | null) => Promise<NotFoundHelp[]> {
  return async (asked) => {
    const scope = asked ?? { search: '', ids: notFoundOn(parts.board).slice(0, mostOfPlan), language: null }
    const helps: NotFoundHelp[] = []
    for (const found of await notFoundIn(parts, scope)) helps.push(await helpFor(parts, found))
    return helps
  }
}

/** Videos of the plan in which something was not found. */
function notFoundOn(board: NotFoundParts['board']): readonly string[] {
  return [...new Set(board.items().flatMap((item) => (board.placement(item).answer === 'none' ? [item.videoId] : [])))]
}

/** As many rows as a scope may name. */
const mostOfPlan = 20_000

/** One entry a wish, most videos first. */
async function notFoundIn({ library }: NotFoundParts, scope: Scope): Promise<readonly NotFound[]> {
  const byWish = new Map<string, NotFound & { readonly entries: LibraryEntry[] }>()
  for (const entry of library.resolve(scope)) {
    for (const { state, wish, language, atMs } of library.row(entry.id).wishes) {
      if (state !== 'none' || (scope.language !== null && scope.language !== language)) continue
      const { entries, lastAskedMs } = byWish.get(wish) ?? { entries: new Array<LibraryEntry>(), lastAskedMs: null }
      entries.push(entry)
      byWish.set(wish, {
        scope: { ...scope, language },
        language,
        wish,
        entries,
        lastAskedMs: latest(lastAskedMs, atMs),
      })
    }
    await yieldToEventLoop()
  }
  return [...byWish.values()].sort((a, b) => b.entries.length - a.entries.length)
}

/** Over stored answers; made anew for each question, as the service may be another one. */
function storedMatcher({ memory, ledger, settings }: NotFoundParts): Matcher {
  const serviceAddress = settings.read()['service.address']
  return createMatcher({ client: offlineClient, memory, ledger, serviceAddress, settings })
}

async function helpFor(parts: NotFoundParts, found: NotFound): Promise<NotFoundHelp> {
  const { language, wish, entries } = found
  const videos = await readVideos(parts.library, entries.slice(0, mostLooked))
  const stored = { ...parts, matcher: storedMatcher(parts), book: parts.rules.book() }
  return {
    language,
    wish,
    videos: entries.length,
    looked: videos.length,
    fallbacks: await lookUpFallbacks(stored, { videos, wish, language }),
    scope: found.scope,
    doubts: doubtsOf(entries, await findTitleDoubts(stored, { videos, wish })),
    translate: {
      ...translatable(found),
      aiLeft: parts.ledger.unitsLeft(parts.settings.read()['service.address'], 'ai'),
    },
    transcribe: soundOnly(videos),
    ...waitsOf(parts, found),
    lastAskedMs: found.lastAskedMs,
  }
}

const mostTitles = 20

/** Said of one video, a title holds for its whole show: one line a title, those with most videos first. */
function doubtsOf(entries: readonly LibraryEntry[], paths: ReadonlySet<string>): NotFoundHelp['doubts'] {
  const doubtful = entries.filter(({ path }) => paths.has(path))
  const byTitle = Map.groupBy(doubtful, ({ family, folderId }) => `${folderId} ${family}`)
  const titles = [...byTitle.values()].flatMap(([first, ...more]) =>
    first
      ? { videoId: first.id, title: first.title ?? nameOfPath(first.path), year: first.year, videos: more.length + 1 }
      : [],
  )
  return { videos: doubtful.length, titles: titles.sort((a, b) => b.videos - a.videos).slice(0, mostTitles) }
}

/** As many as one order of translations takes. */
const mostInOrder = 500

/** Which other languages lie beside them, most first. */
function translatable({ entries }: NotFound): Omit<NotFoundHelp['translate'], 'aiLeft'> {
  const counts = new Map<string, number>()
  const ids: string[] = []
  for (const { id, profile } of entries) {
    const { sidecars } = profile.video.file
    const beside = new Set(sidecars.flatMap(({ language, isForced }) => (isForced ? [] : (language ?? []))))
    if (beside.size > 0) ids.push(id)
    for (const language of beside) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const from = [...counts].sort(([, a], [, b]) => b - a).map(([language]) => language)
  return { videos: ids.length, ids: ids.slice(0, mostInOrder), from }
}

function soundOnly(videos: readonly LibraryVideo[]): NotFoundHelp['transcribe'] {
  const silent = videos.filter(
    ({ file, media }) =>
      file.sidecars.length === 0 &&
      media?.tracks.some(({ kind }) => kind === 'audio') === true &&
      !media.tracks.some(({ kind }) => kind === 'subtitle'),
  )
  const ids = silent.slice(0, mostInOrder).map(({ file }) => videoIdOf(file.path))
  return {
    videos: silent.length,
    ids,
    durationMs: silent.reduce((sum, { media }) => sum + (media?.durationMs ?? 0), 0),
  }
}

function waitsOf(
  { calendar, watch }: Pick<NotFoundParts, 'calendar' | 'watch'>,
  { entries, wish }: NotFound,
): Pick<NotFoundHelp, 'watch'> {
  const known = entries.flatMap(({ path }) => calendar.find(path, wish) ?? [])
  const next = known.flatMap(({ nextMs }) => nextMs ?? [])
  return {
    watch: {
      isOn: watch.isOn(),
      videos: next.length,
      nextMs: next.reduce<number | null>((soonest, ms) => Math.min(soonest ?? Infinity, ms), null),
    },
  }
}

function latest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b)
}
