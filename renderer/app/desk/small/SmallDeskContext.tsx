/** Hands a part of a screen its desk in small. */
import type { ReactNode } from 'react'
import { SeenContext } from '../useSeenStore.ts'
import type { SmallDesk } from './smallDesk.ts'
import { SmallDeskOf } from './useSmallDesk.ts'

export interface SmallDeskContextProps {
  readonly value: SmallDesk
  readonly children: ReactNode
}

export function SmallDeskContext({ value, children }: SmallDeskContextProps) {
  return (
    <SmallDeskOf value={value}>
      <SeenContext value={value}>{children}</SeenContext>
    </SmallDeskOf>
  )
}
