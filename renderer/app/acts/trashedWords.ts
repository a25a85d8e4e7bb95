/** What is true of an undo's files after it: those with nothing in their place, those with an earlier version, and those that a person had deleted. */
import type { TakenBack } from '../../../shared/contract/runs/history.ts'
import type { Texts } from '../../texts/Texts.ts'

export type Trashed = Pick<TakenBack, 'removed' | 'restored' | 'gone'>

export function trashedWords({ acts, history }: Texts, { removed, restored, gone }: Trashed): string {
  const trashed = removed - restored
  const words = [
    restored > 0 && history.earlierBack({ count: restored }),
    (trashed > 0 || removed + gone === 0) && history.undone({ count: trashed }),
    gone > 0 && acts.gone({ count: gone }),
  ]
  return words.filter((part) => part !== false).join(' ')
}
