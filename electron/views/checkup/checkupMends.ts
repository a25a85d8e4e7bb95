/** Mends findings of the check-up in a run, and tells library, history and board what came of each file. */
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { Problem } from '../../../shared/contract/problem.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import type { Finding } from '../../checkup/checkedFile.ts'
import type { FindingBook } from '../../checkup/findingBook.ts'
import type { MendOrder } from '../../checkup/mendFile.ts'
import type { Bugs } from '../../log/bugs.ts'
import { failedFile, fileOutcome } from '../../runs/fileOutcome.ts'
import type { Runs } from '../../runs/runs.ts'
import type { Written } from '../../sidecar/history/history.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { PlanCommands } from '../plan/planCommands.ts'
import type { Topics } from '../topics.ts'
import type { CheckupBoard } from './checkupBoard.ts'
import { fileOf, type KnownFinding } from './findingRows.ts'

export interface MendingTools {
  mend(findings: readonly Finding[], order: MendOrder): Promise<Written>
}

export interface CheckupMendsParts {
  readonly board: CheckupBoard
  readonly findings: Pick<FindingBook, 'carry'>
  readonly library: Pick<LibrarySession, 'recordWritten' | 'recordRemoved'>
  readonly runs: Pick<Runs, 'open' | 'record'>
  readonly plan: Pick<PlanCommands, 'takeAnother' | 'anotherCost'>
  readonly topics: Pick<Topics, 'changed'>
  readonly bugs: Bugs
}

export interface CheckupMends {
  /** All of its files are counted from its start. */
  openRun(files: readonly (readonly KnownFinding[])[]): string
  /**
   * All of one file together: its later mends are of what the earlier ones wrote, and another text in its place mends all of it.
   * Null: it is mended, or was stopped.
   */
  mendFile(tools: MendingTools, known: readonly KnownFinding[], order: MendOrder): Promise<Problem | null>
}

export function createCheckupMends(parts: CheckupMendsParts): CheckupMends {
  const { board, library, runs, topics } = parts

  function mark(known: readonly KnownFinding[], change: Parameters<CheckupBoard['mark']>[1]): void {
    board.mark(known, change)
    topics.changed('checkup')
  }

  /** Only kept for later: the file is mended, whatever becomes of this. */
  function carry(mended: readonly Finding[], written: Written): void {
    const [first] = mended
    try {
      if (first) parts.findings.carry(first.file, mended, written)
    } catch (thrown) {
      parts.bugs.report(toAppError(thrown))
    }
  }

  async function mendText(
    tools: MendingTools,
    known: readonly KnownFinding[],
    order: MendOrder,
  ): Promise<Problem | null> {
    const [first] = known
    if (!first) return null
    mark(known, { state: 'mending', problem: null })
    const subject = subjectOf(first)
    try {
      const findings = known.map(({ finding }) => finding)
      const written = await tools.mend(findings, order)
      const outcome = fileOutcome({ ...subject, writtenId: written.id }, { state: 'written' })
      runs.record(order.batchId, [{ ...outcome, path: written.path }])
      library.recordRemoved(subject)
      library.recordWritten(written)
      topics.changed('history')
      board.replace(first, written)
      mark(known, { state: 'mended', writtenId: written.id })
      carry(findings, written)
      return null
    } catch (thrown) {
      const problem = order.signal.aborted ? null : problemOf(thrown)
      if (problem) runs.record(order.batchId, [failedFile(subject, toAppError(thrown))])
      mark(known, { state: problem ? 'failed' : 'open', problem })
      return problem
    }
  }

  async function takeAnother(known: readonly KnownFinding[], { batchId, signal }: MendOrder): Promise<Problem | null> {
    const [first] = known
    if (!first) return null
    mark(known, { state: 'mending', problem: null })
    try {
      const file = fileOf(first)
      if (!file) {
        const foreign = new AppError('file.foreign', 'Undertitle did not write this file, so it is left as it is.')
        runs.record(batchId, [failedFile(subjectOf(first), foreign)])
        throw foreign
      }
      const taken = await parts.plan.takeAnother({ ...file, batchId }, signal)
      // Whatever was found of the text before is gone with it.
      mark(board.ofSameFile(first), { state: 'mended', problem: null, ...taken })
      return null
    } catch (thrown) {
      const problem = signal.aborted ? null : problemOf(thrown)
      mark(known, { state: problem ? 'failed' : 'open', problem })
      return problem
    }
  }

  return {
    openRun(files) {
      const scope = scopeOf(files.flat().flatMap(({ finding }) => finding.file.of?.release ?? []))
      const id = runs.open({ kind: 'mend', command: 'checkup', scope })
      const texts = files.filter((known) => !needsAnother(known)).flatMap(([first]) => first ?? [])
      runs.record(
        id,
        texts.map((first) => fileOutcome(subjectOf(first), { state: 'queued' })),
      )
      return id
    },
    mendFile: (tools, known, order) =>
      needsAnother(known) ? takeAnother(known, order) : mendText(tools, known, order),
  }
}

function needsAnother(known: readonly KnownFinding[]): boolean {
  return known.some(({ finding }) => finding.mend === 'next')
}

function subjectOf({ finding: { file } }: KnownFinding) {
  return { videoPath: file.of?.video.file.path ?? '', path: file.path, language: file.language ?? '' }
}

export function problemOf(thrown: unknown): Problem {
  const { code, message } = toAppError(thrown)
  return { code, message }
}
