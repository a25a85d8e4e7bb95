/** One run that is opened: its head and causes, its subtitles under a filter, and what is done to it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { InputOf, OutputOf } from '../../../../shared/contract/index.ts'
import type {
  OutcomeHeading,
  RetryCost,
  RunDetails,
  RunOutcome,
  RunRow,
} from '../../../../shared/contract/runs/runs.ts'
import { toAppError, type AppError, type ErrorCode } from '../../../../shared/errors.ts'
import { openCause } from '../../../app/runs/openCause.ts'
import { remedies } from '../../../app/remedies.ts'
import type { ActsStore } from '../../../app/acts/actsStore.ts'
import { sayBroughtBack, sayReplaced, sayUndone } from '../../../app/acts/sayTurned.ts'
import type { Client } from '../../../api/client.ts'
import { oneAtATime } from '../../../api/oneAtATime.ts'
import { createRowWindow, type RowWindowStore } from '../../../api/rowWindow.ts'

export type RowsQuery = Pick<InputOf<'runs.rows'>, 'runId' | 'group' | 'causeId'>
type SteerVerb = 'runs.pause' | 'runs.resume' | 'runs.stop'

/** Files that the last undo or bringing back has left alone, and why. */
export type LeftAlone = OutputOf<'runs.undo'>['kept']

/** A run of titles tells in its own row what became of them: it has no files. */
export type Takeable = Pick<RunRow, 'id' | 'kind'>

export interface OpenRun {
  /** null: the list is shown. */
  readonly runId: string | null
  readonly details: RunDetails | null
  readonly query: RowsQuery
  /** Seasons of the rows, and how many rows stand under each. */
  readonly groups: readonly OutcomeHeading[]
  readonly leftAlone: LeftAlone
  /** Name of the last subtitle that went to the trash with no other to take its place; null once that was read. */
  readonly unreplaced: string | null
  /** What trying again would spend, by cause, '' for all of it; null where nobody can tell. */
  readonly retryCosts: ReadonlyMap<string, RetryCost | null>
  /** Rows whose next candidate is being written. */
  readonly replacing: ReadonlySet<string>
  readonly isBusy: boolean
  readonly problem: AppError | null
  readonly open: (runId: string | null) => void
  readonly refresh: () => Promise<void>
  readonly narrow: (change: Partial<Pick<RowsQuery, 'group' | 'causeId'>>) => void
  readonly steer: (verb: SteerVerb, runId: string) => Promise<void>
  readonly undo: (run: Takeable) => Promise<void>
  readonly bringBack: (run: Takeable) => Promise<void>
  /** null: all that can be tried again. */
  /** @param told what its button said it would spend; null where nobody could say */
  readonly retry: (runId: string, causeId: string | null, told: RetryCost | null) => Promise<void>
  readonly showInFolder: (videoId: string) => Promise<void>
  /** What was left alone, or not replaced, has been read. */
  readonly hideLeftAlone: () => void
  readonly hideUnreplaced: () => void
  /** The written subtitle was wrong: it goes to the trash, the next candidate is written. */
  readonly takeNext: (row: RunOutcome) => Promise<void>
}

export interface OpenRunStores {
  readonly run: StoreApi<OpenRun>
  readonly rows: RowWindowStore<RunOutcome, RowsQuery>
}

const wholeRun = (runId: string): RowsQuery => ({ runId, group: null, causeId: null })
const noCosts: OpenRun['retryCosts'] = new Map()
const nothingShown = {
  ...{ details: null, groups: [], leftAlone: [], unreplaced: null, retryCosts: noCosts, problem: null },
} as const

/** Of all of the run for null. Nothing is ordered before it is known what it would spend, or that nobody can tell. */
export function isPriced({ details, retryCosts }: Pick<OpenRun, 'details' | 'retryCosts'>, causeId: string | null) {
  if (details === null) return false
  return retryCosts.has(causeId ?? '') || !pricedOf(details).includes(causeId)
}

export function createOpenRunStores(client: Client, acts: ActsStore): OpenRunStores {
  const rows = createRowWindow<RunOutcome, RowsQuery>({
    query: wholeRun(''),
    readPage: async (query, place) =>
      query.runId === '' ? { rows: [], total: 0, revision: 0 } : client.call('runs.rows', { ...query, ...place }),
  })
  const run = createStore<OpenRun>()((set, get) => {
    const { say } = acts.getState()

    /** An answer may come when another run is open: its own row in the list tells how it stands. */
    function showOf(about: string | null, told: Partial<Pick<OpenRun, 'leftAlone' | 'unreplaced' | 'problem'>>): void {
      const { runId } = get()
      if (runId === null || runId === about) set(told)
    }

    const showProblemOf = (about: string | null) => (thrown: unknown) => showOf(about, { problem: toAppError(thrown) })

    async function order(runId: string, work: () => Promise<unknown>): Promise<void> {
      set({ problem: null, leftAlone: [], unreplaced: null, isBusy: true })
      await work().catch(showProblemOf(runId))
      set({ isBusy: false })
    }

    const undo = ({ id: runId, kind }: Takeable) =>
      order(runId, async () => {
        const undone = await client.call('runs.undo', { runId })
        if (kind === 'title') return
        showOf(runId, { leftAlone: undone.kept })
        sayUndone(client, say, undone)
      })

    const bringBack = ({ id: runId, kind }: Takeable) =>
      order(runId, async () => {
        const back = await client.call('runs.bringBack', { runId })
        if (kind === 'title') return
        showOf(runId, { leftAlone: back.kept })
        sayBroughtBack(say, back)
      })

    const readGroups = oneAtATime(async () => {
      const { runId, query } = get()
      if (runId === null) return
      await client.call('runs.groups', query).then((groups) => {
        if (get().query === query) set({ groups })
      }, showProblemOf(runId))
    })

    const readDetails = oneAtATime(async () => {
      const { runId } = get()
      if (runId === null) return
      await client.call('runs.run', { runId }).then((details) => {
        if (get().runId === runId) set({ details })
      }, showProblemOf(runId))
    })

    /** Of the run as it stands there: once it stands otherwise, they are asked again. */
    const readCosts = oneAtATime(async () => {
      const { details } = get()
      if (details === null) return
      const told = await costsOf(client, details)
      if (get().details === details) set({ retryCosts: told })
    })
    const readThenCosts = thenOnce(readDetails, readCosts)

    return {
      runId: null,
      ...nothingShown,
      query: wholeRun(''),
      replacing: new Set(),
      isBusy: false,
      open(runId) {
        const query = wholeRun(runId ?? '')
        set({ ...nothingShown, runId, query })
        if (runId === null) return
        rows.getState().ask(query)
        void get().refresh()
      },
      async refresh() {
        if (get().runId === null) return
        rows.getState().refresh()
        await Promise.all([readThenCosts(), readGroups()])
      },
      narrow(change) {
        const query = { ...get().query, causeId: null, ...change }
        set({ query })
        rows.getState().ask(query)
        void readGroups()
      },
      steer: (verb, runId) => order(runId, () => client.call(verb, { runId })),
      undo,
      bringBack,
      retry: (runId, causeId, told) =>
        order(runId, () =>
          client.call('runs.retry', { runId, causeId, told }).catch(async (thrown: unknown) => {
            // Its price may be another by now.
            await readCosts()
            throw thrown
          }),
        ),
      hideLeftAlone: () => set({ leftAlone: [] }),
      hideUnreplaced: () => set({ unreplaced: null }),
      async showInFolder(videoId) {
        await client.call('library.showInFolder', { videoId }).catch(showProblemOf(get().runId))
      },
      async takeNext({ id, videoId, language, sidecarName }) {
        const { runId, replacing: before } = get()
        if (videoId === null || before.has(id)) return
        const replacing = new Set(before).add(id)
        set({ problem: null, leftAlone: [], unreplaced: null, replacing })
        await client.call('video.wrongNext', { videoId, language }).then(({ next }) => {
          if (next === null) showOf(runId, { unreplaced: sidecarName })
          else sayReplaced(say, next)
        }, showProblemOf(runId))
        set(({ replacing }) => ({ replacing: new Set([...replacing].filter((each) => each !== id)) }))
      },
    }
  })
  return { run, rows }
}

/** Several who ask share one reading: what follows it is done once, not for each of them. */
function thenOnce(read: () => Promise<void>, follow: () => Promise<void>): () => Promise<void> {
  let [reading, following] = [Promise.resolve(), Promise.resolve()]
  return () => {
    const asked = read()
    if (asked !== reading) [reading, following] = [asked, asked.then(follow)]
    return following
  }
}

/** Without an answer, as where the key is refused, the button stands without a number: nothing could be spent. */
async function costsOf(client: Pick<Client, 'call'>, { row, causes }: RunDetails): Promise<OpenRun['retryCosts']> {
  const told = await Promise.all(
    pricedOf({ row, causes }).map((causeId) =>
      client.call('runs.retryCost', { runId: row.id, causeId }).then(
        (cost) => [causeId ?? '', cost] as const,
        () => [causeId ?? '', null] as const,
      ),
    ),
  )
  return new Map(told)
}

/** What has a price, of all and by cause: nothing while the run goes on, and where nothing could be tried or another be had. */
function pricedOf({ row, causes }: Pick<RunDetails, 'row' | 'causes'>): readonly (string | null)[] {
  const failed = causes.filter(({ group }) => group === 'failed')
  const hasRefused = failed.some(({ isRefused }) => isRefused)
  if (row.endedMs === null || (row.verbs.toRetry === 0 && !hasRefused)) return []
  return [null, ...failed.map(({ id }) => id)]
}

type Mendable = Pick<RunRow, 'firstCause' | 'verbs' | 'sign' | 'problem' | 'counts' | 'settled' | 'waitsForWatch'>

export type Mend =
  { readonly kind: 'remedy'; readonly code: ErrorCode } | { readonly kind: 'try' | 'review' | 'open' | 'watch' }

/** What of a run speaks for looking at it: the button that mends it stands in the list already. */
export function mendOf(row: Mendable): Mend | null {
  const { verbs, sign, problem, counts, waitsForWatch } = row
  if (sign === 'away') return verbs.toRetry > 0 ? { kind: 'try' } : null
  if (waitsForWatch) return { kind: 'watch' }
  const cause = openCause(row)
  const code = problem?.code ?? cause?.code ?? null
  if (code !== null && remedies[code] !== null) return { kind: 'remedy', code }
  if (cause !== null) return { kind: 'open' }
  // What was never tried goes on first: its questions stand in the review beside it.
  if (counts.stopped > 0 && verbs.toRetry > 0 && sign !== 'undone') return { kind: 'try' }
  return counts.review > 0 ? { kind: 'review' } : null
}
