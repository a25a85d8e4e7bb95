/** `runs`: everything that the app did, as one line each; one run with what became of each of its subtitles. */
import { AppError } from '../../../shared/errors.ts'
import { groupOfState } from '../../../shared/runs/runKinds.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import type { Run } from '../../runs/run.ts'
import { everyRow } from '../../runs/runPages.ts'
import { noTimings } from '../../views/timing/toldTimings.ts'
import { outcomeViewOf } from '../../views/runs/runOutcomes.ts'
import { runRowOf } from '../../views/runs/runRows.ts'
import { causeLine, outcomeJson, outcomeLine, runJson, runLine } from '../print/runLines.ts'
import { tailOf, tellingDepths } from '../print/shortNames.ts'
import type { Given } from '../table/appCommand.ts'
import type { runsOptions } from '../table/optionSets.ts'
import type { ExitCode, Terminal } from '../terminal.ts'
import { withEngine } from '../withEngine.ts'

/** As many as a screen of a terminal holds. */
const runsShown = 50

export async function runsCommand(
  { values, positionals: [id] }: Given<typeof runsOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  return withEngine({ home: values.home, terminal, files, isOwner: false }, async (engine) => {
    const tell = (line: string, record: object) => terminal.stdout(values.json ? JSON.stringify(record) : line)
    if (id === undefined) for (const run of listed(engine)) tellRun(engine, run, tell)
    else tellWhole(engine, knownRun(engine, id), tell)
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

function listed({ runs, runPages }: Engine): readonly Run[] {
  const everything = { filter: 'all', kind: null, search: '', todayMs: 0, offset: 0, limit: runsShown } as const
  const ids = [...runPages.underWay(), ...runPages.page(everything).ids]
  return ids.flatMap((id) => runs.get(id) ?? []).sort((a, b) => b.startedMs - a.startedMs)
}

function tellRun({ runs, runPages: pages, ledger }: Engine, run: Run, tell: Tell): void {
  const row = runRowOf({ runs, pages, ledger }, run)
  tell(runLine(row), runJson(row))
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
    const { videoPath, path } = outcome
    const shownRow = shown(outcome)
    const depth = depthOf(videoPath)
    const names = { videoName: tailOf(videoPath, depth), sidecarName: path === null ? '' : tailOf(path, depth) }
    tell(outcomeLine(shownRow, names), { ...outcomeJson(shownRow), video: outcome.videoPath, sidecar: outcome.path })
  }
}
