/** The questions of one sitting, what was decided about them, and how they stand below their headings. Pure. */
import type {
  ReviewDecision,
  ReviewMeaning,
  ReviewQuestion,
  ReviewReach,
  ReviewRow,
} from '../../../../shared/contract/runs/review.ts'

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

/** The service was not asked for it lately enough: only that can be done. */
export function isUnread({ row, isAsked }: Pick<ReviewQuestion, 'row' | 'isAsked'>): boolean {
  return !isAsked && (row.kind === 'ask' || row.kind === 'translate')
}

/** A wish of the plan that is looked at without being a question stands first. */
export function withRow(rows: readonly ReviewRow[], row: ReviewRow): readonly ReviewRow[] {
  return rows.some(({ id }) => id === row.id) ? rows.map((each) => (each.id === row.id ? row : each)) : [row, ...rows]
}

/** What candidate is looked at first: the chosen one, else the best. */
export function firstShown({ candidates }: Pick<ReviewQuestion, 'candidates'>): string | null {
  return (candidates.find(({ isChosen }) => isChosen) ?? candidates[0])?.id ?? null
}

/** Whom an answer is for, as it was wanted last; the question alone where there are no others of that kind. */
export function reachIn(wanted: ReviewReach, question: ReviewQuestion | null, meanings: Meanings | null): ReviewReach {
  return question && reachesOf(question, countInSeason(question, meanings)).includes(wanted) ? wanted : 'one'
}

/** What choosing means, for a question alone and for its season. */
export interface Meanings {
  readonly one: ReviewMeaning
  readonly season: ReviewMeaning
}

/** With the question itself. */
export function countInSeason(question: ReviewQuestion, meanings: Meanings | null): number {
  return isChoice(question) ? (meanings?.season.questions ?? 0) : question.inSeason + 1
}

/** Reaches that there is more than one question for. */
export function reachesOf(question: ReviewQuestion, inSeason: number): readonly ReviewReach[] {
  const { ofKind } = question
  return ['one', ...(inSeason > 1 ? (['season'] as const) : []), ...(ofKind > 0 ? (['kind'] as const) : [])]
}
