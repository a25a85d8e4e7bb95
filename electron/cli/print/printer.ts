/** How the jobs print what happens: lines for people, or JSON for programs. */
import type { BatchEvent, Emit, Phase } from '../../batch/batchEvents.ts'
import { isFailure } from '../../../shared/isFailure.ts'
import { systemClock } from '../../../node/clock.ts'
import { createBatchLog } from '../../batch/batchLog.ts'
import { jsonLineOf } from './jsonLines.ts'
import { plainLineOf } from './plainLines.ts'
import { tellingDepths, type DepthOf } from './shortNames.ts'
import { createProgressLine } from './progressLine.ts'
import { pacedProgress } from './progressPace.ts'
import type { Terminal } from '../terminal.ts'

export interface Printing {
  readonly json?: boolean | undefined
  readonly quiet?: boolean | undefined
  readonly verbose?: boolean | undefined
  /** Of a job that no scan is told of: its videos, each named by as much of its path as tells it from the others. */
  readonly paths?: readonly string[]
}

/** Beside the bar of the downloads, which they go along with, people get a line for each file. */
const isPrinted: ReadonlySet<Phase> = new Set<Phase>(['verify', 'write'])

/** However quiet it is: who asks for little wants to know all the more what went wrong, and with what. */
function isFault(event: BatchEvent): boolean {
  return event.kind === 'skipped' ? isFailure(event.reason) : event.kind === 'ignored' && event.reason === 'unreadable'
}

/** Writes it down as well. */
export function printerOf(
  { json = false, quiet = false, verbose = false, paths = [] }: Printing,
  terminal: Terminal,
): Emit {
  const progressLine = createProgressLine(() => systemClock.monotonicMs())
  const keep = createBatchLog(terminal.log.write)
  let depthOf: DepthOf = tellingDepths(paths)
  const print = (event: BatchEvent) => {
    if (json) {
      const line = jsonLineOf(event)
      if (line !== null) terminal.stdout(line)
      return
    }
    if (event.kind === 'progress') {
      if (!quiet && !isPrinted.has(event.phase)) terminal.status(progressLine(event))
      return
    }
    if (event.kind === 'scanned') depthOf = tellingDepths(event.paths)
    const line = plainLineOf(event, { verbose, depthOf })
    if (line === null) return
    if (!quiet || event.kind === 'done') {
      terminal.status('')
      terminal.stdout(line)
    } else if (isFault(event)) terminal.stderr(line)
  }
  const printPaced = pacedProgress(print, systemClock)
  return (event) => {
    keep(event)
    printPaced(event)
  }
}
