/** The title of the drawer's video in the user's hands: what was chosen, and "this is another title" with its search. */
import type { VideoDetails } from '../../../shared/contract/library.ts'
import type { TitleChoiceStore } from '../../api/titleChoiceStore.ts'
import { AskTitle } from '../../app/titles/AskTitle.tsx'
import { Button } from '../../components/Button.tsx'
import { RowActions } from '../../components/RowActions.tsx'
import { titleWords } from '../../components/TitleQuestion.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { DrawerSection } from './DrawerSection.tsx'

export interface TitleChoiceProps {
  readonly store: TitleChoiceStore
  readonly details: VideoDetails
}

export function TitleChoice({ store, details }: TitleChoiceProps) {
  const words = useTexts().library.titleChoice
  const { row, chosenTitle } = details
  const { open, forget } = store.getState()
  return (
    <DrawerSection title={words.section}>
      {chosenTitle && (
        <p className="video-line">
          <Untrusted text={words.chosen[row.type]({ title: titleWords(chosenTitle) })} wraps />
        </p>
      )}
      <AskTitle store={store} askedFor={row.id}>
        <RowActions>
          <Button size="s" icon="search" onPress={() => open(row.id, row.title ?? '')}>
            {words.another}
          </Button>
          {chosenTitle && (
            <Button look="ghost" size="s" onPress={() => void forget(row.id)}>
              {words.forget}
            </Button>
          )}
        </RowActions>
      </AskTitle>
    </DrawerSection>
  )
}
