/** Hands the desk its stores, and those among them to what it shares with drawers, Review and Search. */
import { useMemo, type ReactNode } from 'react'
import { SeenContext } from '../../app/desk/useSeenStore.ts'
import type { DeskStores } from './deskStores.ts'
import { OwnContext } from './useDeskStore.ts'

export interface DeskContextProps {
  readonly value: DeskStores
  readonly children: ReactNode
}

export function DeskContext({ value, children }: DeskContextProps) {
  const { desk: seen, measure, player, strip, compare } = value
  const shared = useMemo(() => ({ seen, measure, player, strip, compare }), [seen, measure, player, strip, compare])
  return (
    <OwnContext value={value}>
      <SeenContext value={shared}>{children}</SeenContext>
    </OwnContext>
  )
}
