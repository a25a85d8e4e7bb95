/** The check-up as the window asks for it: one work at a time, findings while it goes on, mends as one run. */
import type { CheckupState, FileFinding, FindingFilter, MendVerb } from '../../../shared/contract/videos/checkup.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { AppError } from '../../../shared/errors.ts'
import { countSubtitles, type CheckOrder, type CheckOutcome } from '../../checkup/checkSubtitles.ts'
import type { Finding } from '../../checkup/checkedFile.ts'
import type { FindingBook } from '../../checkup/findingBook.ts'
import type { MendOrder } from '../../checkup/mendFile.ts'
import type { Runs } from '../../runs/runs.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import type { SidecarRenames } from '../../sidecar/rename/renameSidecar.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { PageWindow } from '../page.ts'
import { readVideos } from '../plan/readVideos.ts'
import type { Topics } from '../topics.ts'
import { createCheckupBoard } from './checkupBoard.ts'
import { createCheckupMends, problemOf, type CheckupMendsParts } from './checkupMends.ts'
import { fileFindings, type LookedAtFile } from './fileFindings.ts'
import { createFindingActs, nothingToMend, type FindingActs } from './findingActs.ts'
import { findingPage, isToMend, type FindingPage } from './findingPage.ts'
import { countFindings, inOrder, matches } from './findingRows.ts'
import { recalledFindings, type RecallParts } from './recalledFindings.ts'
import { createMendRuns, type MendReport } from './mendRuns.ts'
import { atRest, toldStanding, workBegun, workDone, type Standing } from './workStanding.ts'
import { soundWorkOf, type SoundWork } from '../../checkup/soundWork.ts'
import type { Clock } from '../../../node/clock.ts'

export interface CheckupTools {
  check(order: CheckOrder): Promise<CheckOutcome>
  mend(findings: readonly Finding[], order: MendOrder): Promise<Written>
  close(): Promise<void>
}

/** End with the work that they are opened for. */
export interface CheckupThreads {
  open(): CheckupTools
}

export interface CheckupSessionParts {
  readonly library: Pick<
    LibrarySession,
    'resolve' | 'has' | 'video' | 'skipped' | 'recordWritten' | 'recordRemoved' | 'scan' | 'idle'
  >
  readonly history: Pick<History, 'get' | 'ownerOf'>
  readonly findings: Pick<FindingBook, 'ofText' | 'carry'>
  readonly disk: RecallParts['disk']
  readonly renames: Pick<SidecarRenames, 'of'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end'>
  readonly threads: CheckupThreads
  readonly plan: CheckupMendsParts['plan']
  readonly bugs: CheckupMendsParts['bugs']
  readonly wanted: RecallParts['wanted']
  readonly clock: Pick<Clock, 'nowMs' | 'monotonicMs'>
  readonly topics: Topics
}

export interface CheckupSession extends FindingActs {
  /** The run of the mends that go on. */
  runningId(): string | null
  state(): CheckupState
  /** Begins when the folders were looked at anew; the state tells how it goes. @throws AppError 'input.invalid' while another goes on */
  start(scope: Scope, sound: boolean): Promise<{ readonly total: number }>
  /** How much a check-up with sound would listen to, at most. */
  soundWork(scope: Scope, signal: AbortSignal): Promise<SoundWork>
  cancel(): void
  ofFile(file: LookedAtFile): Promise<FileFinding[]>
  page(query: PageWindow & { readonly filter: FindingFilter }): Promise<FindingPage>
  /** Of what is ours. @throws AppError 'input.invalid' while another goes on, or where there is nothing to do */
  mend(filter: FindingFilter, verbs: readonly MendVerb[]): { readonly total: number }
  idle(): Promise<void>
}

export function createCheckupSession(parts: CheckupSessionParts): CheckupSession {
  const { library, topics, clock, threads } = parts
  const board = createCheckupBoard(parts)
  const mending = createMendRuns({ ...parts, mends: createCheckupMends({ ...parts, board }) })
  let standing = atRest
  /** Findings of the last press. */
  let meantIds: ReadonlySet<string> = new Set()
  const acts = createFindingActs({
    ...{ board, mending, threads },
    report: { begun: ({ id }) => void (meantIds = new Set([id])), ended: (batchId) => put({ batchId }) },
  })
  let running: AbortController | null = null
  let work: Promise<void> = Promise.resolve()

  const put = (change: Partial<Standing>) => {
    standing = { ...standing, ...change }
    topics.changed('checkup')
  }
  const begun = (total: number) => put(workBegun(standing, { total, atMs: clock.monotonicMs() }))
  const progressed = (done: number) => put(workDone(standing, { done, atMs: clock.monotonicMs() }))

  const report: MendReport = {
    begun: (batchId) => put({ batchId }),
    mended: () => progressed(standing.done + 1),
  }

  function begin(): AbortSignal {
    if (running) throw new AppError('input.invalid', 'A check-up is running. Wait for it, or stop it.')
    running = new AbortController()
    return running.signal
  }

  /** Ends, however the work comes out, with its threads. */
  async function during(signal: AbortSignal, doWork: (tools: CheckupTools) => Promise<void>): Promise<void> {
    const tools = threads.open()
    try {
      await doWork(tools)
    } catch (thrown) {
      if (!signal.aborted) put({ problem: problemOf(thrown) })
    } finally {
      running = null
      put({ work: 'none' })
      await tools.close()
    }
  }

  async function checkAll(tools: CheckupTools, order: Omit<CheckOrder, 'onFindings' | 'onProgress'>): Promise<void> {
    const onFindings = (findings: readonly Finding[]) => board.add(findings)
    const { checked, read, notes } = await tools.check({ ...order, onFindings, onProgress: progressed })
    put({ checked, read, notes: [...notes], endedMs: clock.nowMs() })
  }

  return {
    runningId: () => (running && standing.work === 'mending' ? standing.batchId : null),
    state() {
      const known = board.current()
      const mended = known.filter(({ id, state }) => state === 'mended' && meantIds.has(id)).length
      return { ...toldStanding(standing), mended, ...countFindings(known), revision: topics.revision('checkup') }
    },
    async start(scope, withSound) {
      const signal = begin()
      const { endedMs, checked } = standing
      board.clear()
      put({ ...atRest, work: 'checking', withSound, endedMs, checked })
      try {
        await Promise.race([lookAnew(library, scope), aborted(signal)])
        signal.throwIfAborted()
        const videos = await readVideos(library, library.resolve(scope), signal)
        const orphans = isWhole(scope) ? orphansOf(library) : []
        const total = countSubtitles({ videos, orphans })
        begun(total)
        work = during(signal, (tools) => checkAll(tools, { videos, orphans, withSound, signal }))
        return { total }
      } catch (thrown) {
        running = null
        put({ work: 'none' })
        throw thrown
      }
    },
    soundWork: async (scope, signal) => soundWorkOf(await readVideos(library, library.resolve(scope), signal)),
    cancel() {
      running?.abort(new AppError('cancelled', 'Cancelled.'))
    },
    async ofFile(file) {
      board.recall(file.version, await recalledFindings(parts, file))
      return fileFindings(board.all(), file)
    },
    async page({ filter, offset, limit }) {
      const revision = topics.revision('checkup')
      const all = inOrder(board.current().filter((known) => matches(known, filter)))
      const meant = { all, shown: all.slice(offset, offset + limit), isAtRest: standing.work === 'none' }
      return { ...(await findingPage(parts.plan.anotherCost, meant)), revision }
    },
    mend(filter, verbs) {
      const meant = board.current().filter((known) => matches(known, filter) && isToMend(known, verbs))
      if (meant.length === 0) throw nothingToMend()
      const signal = begin()
      const files = [...Map.groupBy(meant, ({ finding }) => finding.file.path).values()]
      meantIds = new Set(meant.map(({ id }) => id))
      put({ work: 'mending', batchId: null, problem: null })
      begun(files.length)
      work = during(signal, (tools) => mending.all(tools, { files, verbs, signal }, report))
      return { total: meant.length }
    },
    ...acts,
    idle: () => work,
  }
}

function isWhole({ ids, search }: Scope): boolean {
  return ids === null && search === ''
}

/**
 * What stands beside the videos now, though nobody watches; what a scan has not found is not looked at. A folder that is away, or
 * whose scan somebody stops, is checked as far as it is known: the library tells of it.
 */
async function lookAnew(library: Pick<LibrarySession, 'resolve' | 'scan' | 'idle'>, scope: Scope): Promise<void> {
  await library.idle()
  const folderIds = isWhole(scope) ? [null] : new Set(library.resolve(scope).map(({ folderId }) => folderId))
  await Promise.allSettled([...folderIds].map((folderId) => library.scan(folderId)))
  await library.idle()
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
}

const orphansInPage = 500

function orphansOf(library: Pick<LibrarySession, 'skipped'>): readonly string[] {
  const paths: string[] = []
  for (;;) {
    const { rows, total } = library.skipped({ kind: 'orphan', search: '', offset: paths.length, limit: orphansInPage })
    paths.push(...rows.map(({ path }) => path))
    if (rows.length === 0 || paths.length >= total) return paths
  }
}
