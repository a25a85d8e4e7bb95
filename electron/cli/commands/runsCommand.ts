/** `runs`: everything that the app did, as one line each; one run with what became of each of its subtitles. */
import { AppError } from '../../../shared/errors.ts'
import { groupOfState } from '../../../shared/runs/runKinds.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import type { Run } from '../../runs/run.ts'
import { shortageOf } from '../../quota/shortage.ts'
import { everyRow } from '../../runs/runPages.ts'
import { noTimings } from '../../views/timing/toldTimings.ts'
import { outcomeViewOf } from '../../views/runs/runOutcomes.ts'
import { nothingLive, runRowOf } from '../../views/runs/runRows.ts'
import { causeLine, outcomeJson, outcomeLine, runJson, runLine } from '../print/runLines.ts'
import { pageOf } from '../pageOf.ts'
import { tailOf, tellingDepths } from '../print/shortNames.ts'
import type { Given } from '../table/appCommand.ts'
import type { runsOptions } from '../table/optionSets.ts'
import type { ExitCode, Terminal } from '../terminal.ts'
import { withEngine } from '../withEngine.ts'

const runsShown = 50

export async function runsCommand(
  { values, positionals: [id] }: Given<typeof runsOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const page = pageOf(values.page)
  if (id !== undefined && (page !== null || values.all))
    throw new AppError('input.invalid', '--page and --all are of the list: name no run with them.')
  if (page !== null && values.all) throw new AppError('input.invalid', 'Choose --page or --all, not both.')
  return withEngine({ home: values.home, terminal, files, isOwner: false }, async (engine) => {
    const tell = (line: string, record: object) => terminal.stdout(values.json ? JSON.stringify(record) : line)
    if (id !== undefined) {
      tellWhole(engine, knownRun(engine, id), tell)
      return 0
    }
    const { runs, total } = listed(engine, values.all ? null : (page ?? 1))
    for (const run of runs) tellRun(engine, run, tell)
    if (runs.length === 0)
      terminal.stderr(page === null || page === 1 ? 'There are no runs yet.' : 'This page has no runs.')
    const pages = Math.ceil(total / runsShown)
    if (!values.all && (page ?? 1) < pages)
      terminal.stderr(`Page ${page ?? 1} of ${pages}; see --page ${(page ?? 1) + 1}, or --all.`)
    return 0
  })
}

type Tell = (line: string, record: object) => void

/** @throws AppError 'input.invalid' */
export function knownRun({ runs }: Pick<Engine, 'runs'>, id: string): Run {
  const run = runs.get(id)
  if (!run) throw new AppError('input.invalid', `There is no run "${id}". See: undertitle runs`)
  return run
}

interface Listed {
  readonly runs: readonly Run[]
  /** Without those under way, which stand on the first page whatever their number. */
  readonly total: number
}

/** @param page null: all of them */
function listed({ runs, runPages }: Engine, page: number | null): Listed {
  const window = page === null ? everyRow : { offset: (page - 1) * runsShown, limit: runsShown }
  const { ids, total } = runPages.page({ filter: 'all', kind: null, search: '', todayMs: 0, ...window })
  const meant = page === null || page === 1 ? [...runPages.underWay(), ...ids] : ids
  return { runs: meant.flatMap((id) => runs.get(id) ?? []).sort((a, b) => b.startedMs - a.startedMs), total }
}

function tellRun(engine: Engine, run: Run, tell: Tell): void {
  const { runs, runPages: pages, ledger } = engine
  const row = runRowOf({ runs, pages, ledger }, run, { ...nothingLive, quotaMs: unitsBackMs(engine) })
  tell(runLine(row), runJson(row))
}

/** As `get` says it; null where units are left: what the limit of its own run holds back waits for no day. */
function unitsBackMs({ ledger, settings }: Engine): number | null {
  const service = settings['service.address']
  const isShort = shortageOf(ledger, service, 'search') !== null || shortageOf(ledger, service, 'download') !== null
  return isShort ? ledger.resumesAtMs(service, 'download') : null
}

function tellWhole(engine: Engine, run: Run, tell: Tell): void {
  const { history, runPages: pages } = engine
  tellRun(engine, run, tell)
  for (const cause of pages.totals(run.id).causes) {
    if (groupOfState[cause.state] !== 'failed') continue
    const query = { group: 'failed', cause } as const
    const [first] = pages.outcomes(run.id, query, { offset: 0, limit: 1 }).rows
    const { reason, code, count } = cause
    tell(causeLine({ count, message: first?.message ?? '' }), { event: 'cause', reason, code, count })
  }
  const shown = outcomeViewOf({ history, pages, library: null, timings: noTimings }, run)
  const { rows } = pages.outcomes(run.id, { group: null, cause: null }, everyRow)
  const depthOf = tellingDepths(rows.map(({ videoPath }) => videoPath))
  for (const outcome of rows) {
    const { videoPath, path, writtenId } = outcome
    const shownRow = shown(outcome)
    const depth = depthOf(videoPath)
    const isMachineMade = writtenId !== null && history.get(writtenId)?.details.isMachineMade === true
    const names = {
      isMachineMade,
      videoName: tailOf(videoPath, depth),
      sidecarName: path === null ? '' : tailOf(path, depth),
    }
    tell(outcomeLine(shownRow, names), {
      ...outcomeJson(shownRow),
      ...{ video: outcome.videoPath, sidecar: outcome.path, machine_made: isMachineMade },
    })
  }
}
