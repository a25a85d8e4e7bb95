/** The subtitle of the shown candidate over its film, with the comparison, at the side of Review. */
import type { ReactNode } from 'react'
import { SmallDesk } from '../../../app/desk/small/SmallDesk.tsx'
import { useSmallDesk } from '../../../app/desk/small/useSmallDesk.ts'
import { useSeenStore } from '../../../app/desk/useSeenStore.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Key } from '../../../components/sign/Key.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'

export interface AtSideProps {
  /** It has been looked into, or will be by itself: its room is kept. */
  readonly isSeen: boolean
  readonly children: ReactNode
}

export function AtSide({ isSeen, children }: AtSideProps) {
  const { desk } = useTexts()
  const { turnComparing } = useSmallDesk()
  const isHere = useSeenStore('seen', ({ text }) => text !== null)
  return (
    <SmallDesk isOpen={isSeen}>
      {isSeen && (
        <Button icon="columns" shortcut="C" isDisabled={!isHere} onPress={() => void turnComparing()}>
          {desk.compare.button} <Key name="C" />
        </Button>
      )}
      {children}
    </SmallDesk>
  )
}
