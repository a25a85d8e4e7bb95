/** What a scope of the library would cost, before anything is asked. The numbers are those of the command line. */
import type { PlanEstimate, PlanWay } from '../../../../shared/contract/runs/estimate.ts'
import type { Folder } from '../../../../shared/contract/library.ts'
import type { Scope } from '../../../../shared/contract/scope.ts'
import { isInVain } from '../../../../shared/counting.ts'
import { toAppError } from '../../../../shared/errors.ts'
import { formatLibrarySearch } from '../../../../shared/librarySearch/formatLibrarySearch.ts'
import { parseLibrarySearch } from '../../../../shared/librarySearch/parseLibrarySearch.ts'
import { yieldToEventLoop } from '../../../library/yieldToEventLoop.ts'
import { nameAskingOf } from '../../../matching/ask/nameAsking.ts'
import type { TitleMemory } from '../../../matching/titleMemory.ts'
import { estimatePlan, newestGaps, nothingAnswered, type Estimator, type PlanCost } from '../../../plan/estimatePlan.ts'
import type { QuotaLedger } from '../../../quota/quotaLedger.ts'
import type { SettingsStore } from '../../../settings/settings.ts'
import { gapsBySource } from '../../../batch/gaps/gapsBySource.ts'
import type { AskedGap } from '../../../wanted/missing.ts'
import { onlyLanguage } from '../../../wanted/rulesBook.ts'
import type { WantedRules } from '../../../wanted/wantedRules.ts'
import { isWithin } from '../../folders/folderPaths.ts'
import { keptVideo, type LibraryEntry } from '../../library/entries/libraryEntry.ts'
import { createOpenWishes, type OpenWish } from '../../library/counts/openWishes.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import type { ServiceLink } from '../../serviceLink.ts'
import type { LeftOver } from './leftOver.ts'
import { newestEntries, type PlanOrder } from './planScope.ts'

export interface PlanEstimatesParts {
  readonly library: Pick<LibrarySession, 'lookAtFolders' | 'findToPlan' | 'countAway' | 'folders' | 'idle' | 'scope'>
  readonly memory: Pick<
    TitleMemory,
    'answer' | 'standings' | 'corrections' | 'leavesLanguagesOut' | 'begunSeasons' | 'rejectedIds'
  >
  readonly ledger: Pick<QuotaLedger, 'unitsLeft' | 'counter' | 'resumesAtMs'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly rules: Pick<WantedRules, 'book'>
  readonly link: Pick<ServiceLink, 'current'>
}

export interface PlanEstimates {
  /** What helps: asking anew where all of it was asked for in vain. @throws as `estimate` */
  offer(scope: Scope, signal: AbortSignal): Promise<PlanEstimate>
  /** @throws AppError as `LibrarySession.resolve` does, and where the key is refused or missing: nothing could be asked */
  estimate(scope: Scope, signal: AbortSignal, isAnew?: boolean): Promise<PlanEstimate>
  /** What a plan of a part leaves for later; null where it leaves nothing. */
  leftOver(order: PlanOrder, signal: AbortSignal): Promise<LeftOver | null>
}

export function createPlanEstimates(parts: PlanEstimatesParts): PlanEstimates {
  const { library, memory, ledger, settings, rules, link } = parts

  async function costsOf(
    entries: readonly LibraryEntry[],
    { scope, isAnew }: Costed,
    signal: AbortSignal,
  ): Promise<Estimator> {
    const values = settings.read()
    const book = onlyLanguage(rules.book(), scope.language)
    const openWishes = createOpenWishes(book)
    const asked: AskedGap[] = []
    for (let start = 0; start < entries.length; start += videosInSlice) {
      signal.throwIfAborted()
      const gaps = entries.slice(start, start + videosInSlice).flatMap((entry) => gapsOf(entry, openWishes(entry)))
      for (const gap of gapsBySource({ memory, naming: values }, gaps, book).asked) asked.push(gap)
      await yieldToEventLoop()
    }
    const { 'service.address': service } = values
    return estimatePlan(
      { memory: isAnew ? { ...memory, ...nothingAnswered } : memory, ledger, service, asking: nameAskingOf(values) },
      asked,
    )
  }

  /** Without an answer nobody knows what is left, and the searches alone are told. */
  async function learnWhatIsLeft(signal: AbortSignal): Promise<void> {
    if (ledger.unitsLeft(settings.read()['service.address'], 'search') !== null) return
    try {
      const connection = await link.current()
      await connection.learnUsage(signal)
    } catch (thrown) {
      const error = toAppError(thrown)
      if (hopeless.has(error.code)) throw error
    }
  }

  /** The price is that of the folders as they stand now. */
  async function settle(): Promise<void> {
    await library.idle()
    await library.lookAtFolders()
  }

  async function price(scope: Scope, signal: AbortSignal, isAnew: boolean): Promise<PlanEstimate> {
    const entries = await library.findToPlan(scope)
    await learnWhatIsLeft(signal)
    const costs = await costsOf(entries, { scope, isAnew }, signal)
    const { newest, ...whole } = costs.whole
    const first: readonly PlanWay[] = newest ? [{ ...wayOf('newest', newest, scope), newest: newest.newest }] : []
    const folder = await folderWay(library.folders(), scope, costs)
    return {
      ...whole,
      isAnew,
      away: await library.countAway(scope),
      ways: [...first, ...(folder ? [folder] : []), wayOf('all', whole, scope)],
    }
  }

  return {
    async offer(scope, signal) {
      await settle()
      return price(scope, signal, isInVain(await library.scope(scope)))
    },
    async estimate(scope, signal, isAnew = false) {
      await settle()
      return price(scope, signal, isAnew)
    },
    async leftOver({ scope, newest, begins = null, answersSinceMs = 0 }, signal) {
      if (newest === null && begins === null) return null
      const whole = begins ?? scope
      const taken = newestEntries(await library.findToPlan(scope), newest).map(({ id }) => id)
      const isTaken = new Set(taken)
      const later = (await library.findToPlan(whole)).filter(({ id }) => !isTaken.has(id))
      const costs = await costsOf(later, { scope: whole, isAnew: answersSinceMs > 0 }, signal)
      const { gaps, whole: all } = costs
      if (all.videos === 0) return null
      const more = new Set(newestGaps(gaps, nextStep).map(({ video }) => video.file.path))
      const next = await costs.costOf(({ video }) => more.has(video.file.path))
      return {
        ...{ whole, taken, answersSinceMs, more: later.filter(({ path }) => more.has(path)).map(({ id }) => id) },
        told: { ...amountOf(all), next: amountOf(next) },
      }
    },
  }
}

interface Costed {
  readonly scope: Scope
  /** As if nothing had been answered yet. */
  readonly isAnew: boolean
}

/** Looked at in a few milliseconds, also where the memory is asked for what was refused of each. */
const videosInSlice = 200

function gapsOf(entry: LibraryEntry, wishes: readonly OpenWish[]): readonly AskedGap[] {
  if (wishes.length === 0) return []
  const video = keptVideo(entry)
  return wishes.map((open) => ({ video, release: entry.asked, ...open }))
}

/** So many videos are asked for next. */
const nextStep = 500

/** Whatever is asked, the service refuses it. */
const hopeless: ReadonlySet<string> = new Set(['key.missing', 'key.refused'])

function amountOf({ videos, searches }: PlanCost) {
  return { videos, searches }
}

function wayOf(kind: PlanWay['kind'], { videos, searches }: PlanCost, scope: Scope): PlanWay {
  return { kind, name: '', videos, searches, scope, newest: null }
}

/** The first folder that is a part of it; none where the scope is of one folder already, or a choice among rows. */
async function folderWay(folders: readonly Folder[], scope: Scope, costs: Estimator): Promise<PlanWay | null> {
  const { tokens } = parseLibrarySearch(scope.search)
  if (scope.ids !== null || tokens.some(({ kind, isNot }) => kind === 'in' && !isNot)) return null
  for (const { path, token } of folders) {
    const cost = await costs.costOf(({ video }) => holderOf(video.file.path, folders) === path)
    if (cost.searches === 0 || cost.videos === costs.whole.videos) continue
    const search = formatLibrarySearch({ tokens: [...tokens, { kind: 'in', value: token, isNot: false }] })
    return { ...wayOf('folder', cost, { ...scope, search }), name: token }
  }
  return null
}

/** Folders of the library do not hold each other. */
function holderOf(path: string, folders: readonly Folder[]): string | null {
  return folders.find((folder) => isWithin(path, folder.path))?.path ?? null
}
