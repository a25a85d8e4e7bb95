/** The files of one sitting and what was decided about them. Pure. */
import type { CandidateRow, PlanRow } from '../../../../shared/contract/plan.ts'

export type Decision = 'open' | 'chosen' | 'skipped'

export interface ReviewFile {
  readonly row: PlanRow
  readonly decision: Decision
}

export function openFiles(rows: readonly PlanRow[]): readonly ReviewFile[] {
  return rows.map((row) => ({ row, decision: 'open' }))
}

export function withDecision(files: readonly ReviewFile[], rowId: string, decision: Decision): readonly ReviewFile[] {
  return files.map((file) => (file.row.id === rowId ? { ...file, decision } : file))
}

/** What the host no longer asks about was decided with another file of its season. */
export function withoutAnswered(files: readonly ReviewFile[], stillAsked: ReadonlySet<string>): readonly ReviewFile[] {
  return files.map((file) =>
    file.decision === 'open' && !stillAsked.has(file.row.id) ? { ...file, decision: 'chosen' } : file,
  )
}

/** The next file without a decision, looking from `at` to the end and then from the beginning; never `at` itself. */
export function nextOpen(files: readonly ReviewFile[], at: number): number | null {
  const isOpen = (file: ReviewFile, place: number) => file.decision === 'open' && place !== at
  const after = files.findIndex((file, place) => place > at && isOpen(file, place))
  const place = after === -1 ? files.findIndex(isOpen) : after
  return place === -1 ? null : place
}

export function withChosen(candidates: readonly CandidateRow[], chosenId: string | null): readonly CandidateRow[] {
  return candidates.map((candidate) => ({ ...candidate, isChosen: candidate.id === chosenId }))
}

/** Rows that were asked about again: those that no longer need a person are decided. */
export function withRows(files: readonly ReviewFile[], rows: readonly PlanRow[]): readonly ReviewFile[] {
  const again = new Map(rows.map((row) => [row.id, row]))
  return files.map((file) => {
    const row = again.get(file.row.id)
    return row ? { row, decision: row.answer === 'ask' || row.answer === 'none' ? 'open' : 'chosen' } : file
  })
}
