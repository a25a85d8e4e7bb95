/** What is said of an undo's files: those in the trash, and those that a person had deleted before. */
import type { TakenBack } from '../../../shared/contract/runs/history.ts'
import type { Texts } from '../../texts/Texts.ts'

export function trashedWords({ acts, history }: Texts, { removed, gone }: Pick<TakenBack, 'removed' | 'gone'>): string {
  const deleted = acts.gone({ count: gone })
  if (gone === 0) return history.undone({ count: removed })
  return removed === 0 ? deleted : `${history.undone({ count: removed })} ${deleted}`
}
