/** What became of a run's files since, and so what its undo takes as well, in words. Pure. */
import type { ChangedSince } from '../../../shared/contract/runs/history.ts'
import type { Texts } from '../../texts/Texts.ts'

type Changed = readonly ChangedSince[]

/** '92 changed since'; '' where all are as they were written. */
export function changedText({ runs }: Texts, changed: Changed): string {
  const count = filesOf(changed)
  return count === 0 ? '' : runs.changedSince({ count })
}

/** 'Undo 116 files? 92 of them were changed since (Check-up); that goes too.' */
export function undoQuestion(texts: Texts, question: string, changed: Changed): string {
  const count = filesOf(changed)
  return count === 0 ? question : `${question} ${texts.runs.goesToo({ count, by: kindsText(texts, changed) })}`
}

/** Of several kinds, how many of each. */
function kindsText({ runs, wording }: Texts, changed: Changed): string {
  const isOne = changed.length === 1
  return changed
    .map(({ kind, count }) => (isOne ? runs.kinds[kind] : `${runs.kinds[kind]} ${wording.number(count)}`))
    .join(', ')
}

function filesOf(changed: Changed): number {
  return changed.reduce((sum, { count }) => sum + count, 0)
}
