/** What can be done with the row under the pointer, once it is known how much there is to do. */
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { LibraryRow } from '../../../../../shared/contract/library.ts'
import type { Scope, ScopeFacts } from '../../../../../shared/contract/scope.ts'
import { Button } from '../../../../components/button/Button.tsx'
import type { IconName } from '../../../../components/icons/Icon.tsx'
import { RowActions } from '../../../../components/list/RowActions.tsx'
import { useScopeCost } from '../../../../app/asking/useCost.ts'
import { useApp } from '../../../../app/stores/appContext.ts'
import { searchCost, verbWithCost } from '../../../../texts/costWords.ts'
import { useTexts } from '../../../../texts/TextsContext.tsx'
import type { MenuPoint } from '../../menuStore.ts'
import { useLibraryStore } from '../../useLibraryStore.ts'
import { rowName } from '../rowWords.ts'
import { nearVerb } from './useVerbRoom.ts'
import type { VerbRoom } from './verbRoom.ts'

export interface RowVerbsProps {
  readonly row: LibraryRow
  readonly index: number
  /** What there is room for. */
  readonly form: VerbRoom['form']
}

export function RowVerbs({ row, index, form }: RowVerbsProps) {
  const texts = useTexts()
  const near = useLibraryStore('near', (state) => state.near)
  const look = useLibraryStore('near', (state) => state.look)
  const { commands } = useApp()
  const run = useStore(commands, (state) => state.run)
  const openMenu = useLibraryStore('menu', (menu) => menu.openFor)
  const verbs = useRef<HTMLSpanElement>(null)
  useEffect(() => look(row.id), [look, row.id])
  if (near?.id !== row.id || form === 'none') return null
  const verb = form === 'menu' ? null : nearVerb(texts, near.facts)
  const name = rowName(texts, row)
  return (
    <span ref={verbs} className="shelf-verbs">
      <RowActions>
        {verb !== null && near.facts.verbs.find.why === null && (
          <FindInRow scope={near.scope} facts={near.facts} verb={verb} isSign={form === 'sign'} />
        )}
        {verb !== null && near.facts.verbs.find.why !== null && (
          <VerbButton
            icon="undo"
            label={verb}
            isSign={form === 'sign'}
            onPress={() => void run('stopIgnoring', near)}
          />
        )}
        <Button
          look="ghost"
          size="s"
          icon="more"
          label={texts.library.more({ name })}
          onPress={() => openMenu(row.id, index, pointBelow(verbs.current))}
        />
      </RowActions>
    </span>
  )
}

interface FindInRowProps {
  readonly scope: Scope
  readonly facts: ScopeFacts
  readonly verb: string
  readonly isSign: boolean
}

function FindInRow({ scope, facts, verb, isSign }: FindInRowProps) {
  const texts = useTexts()
  const makePlan = useLibraryStore('intake', (intake) => intake.makePlan)
  const cost = useScopeCost(scope, facts)
  const price = verbWithCost(texts, verb, searchCost(cost))
  // One of its languages alone has another price than its part of this one.
  const isTogether = cost !== null && facts.videos === 1 && facts.toFind.subtitles > 1
  return (
    // The price stands in its tip: beside the verb it would take the room of the title.
    <VerbButton
      icon="search"
      words={verb}
      label={isTogether ? `${price}. ${texts.library.askedTogether}` : price}
      isSign={isSign}
      onPress={() => void makePlan(scope)}
    />
  )
}

interface VerbButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly words?: string
  readonly isSign: boolean
  readonly onPress: () => void
}

function VerbButton({ icon, label, words = label, isSign, onPress }: VerbButtonProps) {
  const button = { size: 's', label, onPress } as const
  return isSign ? <Button {...button} icon={icon} /> : <Button {...button}>{words}</Button>
}

function pointBelow(element: HTMLElement | null): MenuPoint {
  const { right = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  return { x: right, y: bottom }
}
