/** What deciding between A and B does. */
import { fileKey } from '../../../app/desk/deskFiles.ts'
import { useHasUnkept } from '../keep/useHasUnkept.ts'
import { useTakeOffer } from '../offer/useTakeOffer.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { useReopen } from '../useReopen.ts'

export interface CompareActs {
  /** Not with what is not kept: it would be gone. */
  readonly canSwap: boolean
  readonly swap: () => void
  readonly keepA: () => void
  /** B, opened or in the place of A, would lose what is not kept. */
  readonly isUnkept: boolean
  readonly useB: () => void
}

export function useCompareActs(): CompareActs {
  const { choice, turn, choose } = useDeskStore('compare', (state) => state)
  const hasUnkept = useHasUnkept()
  const { discard } = useDeskStore('desk', (state) => state)
  const file = useDeskStore('desk', ({ subject }) => subject?.file ?? null)
  const isHere = useDeskStore('compare', ({ other }) => other !== null)
  const reopen = useReopen()
  const take = useTakeOffer()
  const other = choice?.file ?? null
  const isUnkept = other !== null && hasUnkept
  const canSwap = other !== null && isHere && !hasUnkept

  async function swap(): Promise<void> {
    if (!canSwap || !file) return
    await reopen(other)
    await choose(fileKey(file))
    await turn()
  }

  async function decideForB(): Promise<void> {
    if (choice?.kind === 'before') discard()
    else if (!other || isUnkept) return
    else if (other.kind === 'beside') await reopen(other)
    else if (isHere) await take(other)
  }

  return { canSwap, swap: () => void swap(), keepA: () => void turn(), isUnkept, useB: () => void decideForB() }
}
