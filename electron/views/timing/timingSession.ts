/** Timing as the window asks for it: one check at a time, its rows while it goes on, and moving what it found. */
import type { Scope } from '../../../shared/contract/scope.ts'
import type { TimingRow, TimingState } from '../../../shared/contract/videos/timing.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import { shiftBy, type Retiming } from '../../../shared/timing/retiming.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import { failedFile, fileOutcome } from '../../runs/fileOutcome.ts'
import { asAct, type Runs } from '../../runs/runs.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import type { applyTiming, TimingWrite } from '../../timing/applyTiming.ts'
import type { checkTiming, TimingOrder } from '../../timing/checkTiming.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import { oursBeside } from '../scope/oursBeside.ts'
import type { Topics } from '../topics.ts'
import type { TimingBook } from '../../timing/timingBook.ts'
import { heardAt } from '../../timing/timingSources.ts'
import { checkedRow } from './checkedRow.ts'
import { rowsToShow } from './rowsToShow.ts'
import { notOurs, subjectsOf, type Subject, type TimingChoice } from './timingSubjects.ts'

export interface TimingTools {
  check(order: TimingOrder): ReturnType<typeof checkTiming>
  apply(write: TimingWrite): ReturnType<typeof applyTiming>
  close(): Promise<void>
}

export interface TimingSessionParts {
  readonly library: Pick<LibrarySession, 'has' | 'video' | 'entry' | 'resolve'>
  readonly history: Pick<History, 'ownerOf' | 'list'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end' | 'refuse'>
  readonly book: Pick<TimingBook, 'of'>
  /** A thread that ends with the work. */
  readonly open: () => TimingTools
  readonly topics: Topics
}

export interface TimingSession {
  state(): TimingState
  /** Begins; the rows tell how it goes. @throws AppError 'input.invalid', 'file.missing', 'file.foreign' where none is ours */
  check(choice: TimingChoice): void
  /** @throws AppError 'input.invalid', 'file.foreign' */
  checkScope(scope: Scope): Promise<{ readonly total: number }>
  cancel(): void
  /** null: all that can be mended. */
  apply(
    rowIds: readonly string[] | null,
    signal: AbortSignal,
  ): Promise<{ moved: number; problem: TimingRow['problem']; batchId: string }>
  /** By what was told of it before. @throws AppError 'input.invalid' where that counts no longer, 'file.foreign' */
  mend(choice: OneSubtitle, signal: AbortSignal): Promise<{ readonly batchId: string }>
  shift(choice: OneSubtitle & { readonly byMs: number }, signal: AbortSignal): Promise<{ readonly batchId: string }>
  idle(): Promise<void>
}

type OneSubtitle = TimingChoice & { readonly sidecarId: string }

interface Moving {
  readonly tools: TimingTools
  readonly batchId: string
  readonly signal: AbortSignal
}

interface OneCheck extends Pick<Moving, 'signal'> {
  readonly id: string
  readonly path: string
  readonly videoId: string
  readonly listening: Listening
}

interface Known {
  readonly row: TimingRow
  readonly path: string
  readonly retiming: Retiming
  /** The version that this is said of; null: a file of the user's, which is measured and not moved. */
  readonly versionId: number | null
  readonly owner: Subject
}

type Hearing = Pick<TimingState, 'listening' | 'close'>
const hearsNothing: Hearing = { listening: null, close: null }

/** A track that tells alone, and how closely; as the settings say where it is not told. */
type Listening = Pick<TimingChoice, 'isClose'> & { readonly sound: number | null }

export function createTimingSession(parts: TimingSessionParts): TimingSession {
  const { library, history, topics } = parts
  let known = new Map<string, Known>()
  let running: AbortController | null = null
  let work: Promise<void> = Promise.resolve()
  let hearing: Hearing = hearsNothing
  /** Ids of what stands there still, as it was told last. */
  let told: { readonly revision: number; readonly known: ReadonlySet<string> } = { revision: -1, known: new Set() }

  function put(id: string, change: Partial<Omit<Known, 'row'>> & { readonly row: Partial<TimingRow> }): void {
    const before = known.get(id)
    if (before) known.set(id, { ...before, ...change, row: { ...before.row, ...change.row } })
    topics.changed('timing')
  }

  function hear(next: Hearing): void {
    hearing = next
    topics.changed('timing')
  }

  /** What is said of a version that stands there no more is not said any longer. */
  function current(): readonly Known[] {
    return [...known.values()].filter(({ path, versionId }) => (history.ownerOf(path)?.id ?? null) === versionId)
  }

  async function checkAll(listening: Listening, signal: AbortSignal): Promise<void> {
    const tools = parts.open()
    try {
      for (const [id, { path, row }] of known) {
        if (signal.aborted) break
        put(id, { row: { state: 'checking' } })
        await checkOne(tools, { id, path, videoId: row.videoId, listening, signal }).catch((thrown: unknown) => {
          const { code, message } = toAppError(thrown)
          put(id, { row: signal.aborted ? { state: 'queued' } : { state: 'failed', problem: { code, message } } })
        })
      }
    } finally {
      hearing = hearsNothing
      running = null
      if (signal.aborted) known = new Map([...known].filter(([, { row }]) => row.state !== 'queued'))
      topics.changed('timing')
      await tools.close()
    }
  }

  async function checkOne(tools: TimingTools, { id, path, videoId, listening, signal }: OneCheck): Promise<void> {
    const found = await tools.check({
      video: library.video(videoId),
      path,
      signal,
      mayReadVideo: true,
      ...heardAt(listening.sound),
      isClose: listening.isClose,
      onProgress: (share) => hear({ ...hearing, listening: share }),
      onClose: (aboutMs) => hear({ listening: 0, close: { aboutMs } }),
    })
    hearing = hearsNothing
    put(id, { retiming: found.alignment.retiming, row: checkedRow(found) })
  }

  async function moveOne(tools: TimingTools, write: Omit<TimingWrite, 'video'>, videoId: string): Promise<Written> {
    const written = await tools.apply({ ...write, video: library.video(videoId) })
    topics.changed('history')
    return written
  }

  function mustBeIdle(): void {
    if (running) throw new AppError('input.invalid', 'A check is running. Wait for it, or cancel it.')
  }

  function begin(owners: readonly Subject[], listening: Listening = { sound: null }): void {
    mustBeIdle()
    if (owners.length === 0) throw notOurs()
    known = new Map(owners.map((owner) => [videoIdOf(owner.path), queued(owner)]))
    told = { revision: topics.revision('history'), known: new Set(known.keys()) }
    running = new AbortController()
    work = checkAll(listening, running.signal)
    topics.changed('timing')
  }

  /** As `current`; while a check tells of itself many times a second, asked again only after the history has changed. */
  function currentAsTold(): readonly Known[] {
    const revision = topics.revision('history')
    if (!running || told.revision !== revision) told = { revision, known: new Set(current().map(({ row }) => row.id)) }
    return [...known.values()].filter(({ row }) => told.known.has(row.id))
  }

  async function moveAll(wanted: readonly Known[], { tools, batchId, signal }: Moving) {
    let moved = 0
    let problem: TimingRow['problem'] = null
    for (const { row, path, retiming, owner } of wanted) {
      if (!row.change) continue
      const order = { batchId, path, retiming, evidence: row.change, mayTouchEdited: wanted.length === 1, signal }
      try {
        const written = await moveOne(tools, order, row.videoId)
        parts.runs.record(batchId, [fileOutcome({ ...written, writtenId: written.id }, { state: 'written' })])
        put(row.id, { versionId: written.id, row: { state: 'moved' } })
        moved += 1
      } catch (thrown) {
        const { code, message } = toAppError(thrown)
        parts.runs.record(batchId, [failedFile(owner, toAppError(thrown))])
        problem = { code, message }
      }
    }
    return { moved, problem }
  }

  async function moveAsRun({ videoId }: TimingChoice, write: Omit<TimingWrite, 'video' | 'batchId'>) {
    const tools = parts.open()
    const start = { ...timingRun, scope: scopeOf([library.entry(videoId)]) }
    try {
      return await asAct(parts.runs, start, async (batchId) => {
        const written = await moveOne(tools, { ...write, batchId }, videoId)
        parts.runs.record(batchId, [fileOutcome({ ...written, writtenId: written.id }, { state: 'written' })])
        return { batchId }
      })
    } finally {
      await tools.close()
      topics.changed('timing')
    }
  }

  return {
    state() {
      const stand = currentAsTold()
      const rows = stand.map(({ row }) => row)
      const open = rows.filter(({ state }) => state === 'queued' || state === 'checking').length
      const counts = { done: rows.length - open, total: rows.length }
      const mendable = stand.filter(isMendable).length
      const head = { revision: topics.revision('timing'), isRunning: running !== null, ...counts, ...hearing, mendable }
      return { ...head, rows: rowsToShow(rows) }
    },
    check(choice) {
      mustBeIdle()
      const { sidecarId, sound, isClose } = choice
      begin(subjectsOf(parts, choice), { sound: sidecarId === null ? null : (sound ?? null), isClose })
    },
    async checkScope(scope) {
      mustBeIdle()
      const owners = await oursBeside(parts, library.resolve(scope))
      begin(owners)
      return { total: owners.length }
    },
    cancel() {
      running?.abort(new AppError('cancelled', 'Cancelled.'))
    },
    async apply(rowIds, signal) {
      const wanted = current().filter((each) => isMendable(each) && (rowIds?.includes(each.row.id) ?? true))
      if (wanted.length === 0) throw new AppError('input.invalid', 'There is nothing left to fix. Check again.')
      const scope = scopeOf(wanted.map(({ row }) => library.entry(row.videoId)))
      const batchId = parts.runs.open({ ...timingRun, scope })
      try {
        const tools = parts.open()
        const done = await moveAll(wanted, { tools, batchId, signal }).finally(() => tools.close())
        return { ...done, batchId }
      } finally {
        parts.runs.end(batchId, signal.aborted ? 'cut' : 'done')
      }
    },
    async mend(choice, signal) {
      const [owner] = subjectsOf(parts, choice)
      const told = owner && parts.book.of(owner.path, library.entry(choice.videoId))
      if (!owner || told?.fact.kind !== 'mendable')
        throw new AppError('input.invalid', 'There is nothing left to fix. Check again.')
      const { retiming, against, named, before, after } = told.fact
      const evidence = { against, named, before, after }
      return moveAsRun(choice, { path: owner.path, retiming, evidence, mayTouchEdited: false, signal })
    },
    async shift({ byMs, ...choice }, signal) {
      const owner = subjectsOf(parts, choice).find(({ id }) => id !== null)
      if (!owner) throw notOurs()
      const evidence = { against: 'hand', named: '', before: null, after: null } as const
      const order = { path: owner.path, retiming: shiftBy(byMs), evidence, mayTouchEdited: true, signal }
      return moveAsRun(choice, order)
    },
    idle: () => work,
  }
}

const timingRun = { kind: 'timing', command: 'timing' } as const

function isMendable({ row, versionId }: Known): boolean {
  return row.state === 'mendable' && versionId !== null
}

function queued(owner: Subject): Known {
  const { id, path, videoPath } = owner
  return {
    owner,
    row: {
      id: videoIdOf(path),
      videoId: videoIdOf(videoPath),
      name: nameOfPath(path),
      state: 'queued',
      change: null,
      picture: null,
      offer: null,
      problem: null,
    },
    path,
    retiming: shiftBy(0),
    versionId: id,
  }
}
