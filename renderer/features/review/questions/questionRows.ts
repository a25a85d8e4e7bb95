/** The questions of one sitting, what was decided about them, and how they stand below their headings. Pure. */
import type { ReviewDecision, ReviewQuestion, ReviewReach, ReviewRow } from '../../../../shared/contract/runs/review.ts'

export function withDecision(
  rows: readonly ReviewRow[],
  ids: ReadonlySet<string>,
  decision: ReviewDecision | null,
): readonly ReviewRow[] {
  return rows.map((row) => (ids.has(row.id) ? { ...row, decision } : row))
}

/** The next open question, looking from this one to the end and then from the beginning; never itself. */
export function nextOpen(rows: readonly ReviewRow[], currentId: string | null): ReviewRow | null {
  const at = rows.findIndex(({ id }) => id === currentId)
  const isOpen = ({ id, decision }: ReviewRow) => decision === null && id !== currentId
  return rows.slice(at + 1).find(isOpen) ?? rows.slice(0, Math.max(0, at)).find(isOpen) ?? null
}

/** So many rows on or back; stays at the ends. */
export function rowBy(rows: readonly ReviewRow[], currentId: string | null, by: number): ReviewRow | null {
  const at = rows.findIndex(({ id }) => id === currentId)
  return rows[Math.min(rows.length - 1, Math.max(0, at + by))] ?? null
}

export type QuestionLine =
  | { readonly kind: 'heading'; readonly group: string; readonly first: ReviewRow; readonly open: number }
  | { readonly kind: 'row'; readonly row: ReviewRow }

/** Rows of one group stand together. */
export function questionLines(rows: readonly ReviewRow[]): readonly QuestionLine[] {
  return [...Map.groupBy(rows, ({ group }) => group)].flatMap(([group, some]): readonly QuestionLine[] => {
    const [first] = some
    if (!first) return []
    const open = some.filter(({ decision }) => decision === null).length
    return [{ kind: 'heading', group, first, open }, ...some.map((row) => ({ kind: 'row' as const, row }))]
  })
}

/** How a question is answered: by choosing a subtitle, or by a word of watch mode. */
export function isChoice({ row, isAsked }: Pick<ReviewQuestion, 'row' | 'isAsked'>): boolean {
  return isAsked && row.kind !== 'foreign-file' && row.kind !== 'removed' && row.kind !== 'better'
}

/** Reaches that there is more than one question for. */
export function reachesOf(question: ReviewQuestion, inSeason: number): readonly ReviewReach[] {
  const { ofKind } = question
  return ['one', ...(inSeason > 1 ? (['season'] as const) : []), ...(ofKind > 0 ? (['kind'] as const) : [])]
}
