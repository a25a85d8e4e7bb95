/** The title of the drawer's video in the user's hands: what was chosen, and "this is another title" with its search. */
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import { AskTitle } from '../../../app/titles/AskTitle.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { RowActions } from '../../../components/list/RowActions.tsx'
import { titleWords } from '../../../components/page/TitleQuestion.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { DrawerSection } from './DrawerSection.tsx'
import { useLibraryStore, useLibraryStores } from '../useLibraryStore.ts'

export interface TitleChoiceProps {
  readonly details: VideoDetails
}

export function TitleChoice({ details }: TitleChoiceProps) {
  const words = useTexts().library.titleChoice
  const { row, chosenTitle } = details
  const { titleChoice } = useLibraryStores()
  const open = useLibraryStore('titleChoice', (state) => state.open)
  const forget = useLibraryStore('titleChoice', (state) => state.forget)
  return (
    <DrawerSection title={words.section}>
      {chosenTitle && (
        <p className="video-line">
          <Untrusted text={words.chosen[row.type]({ title: titleWords(chosenTitle) })} wraps />
        </p>
      )}
      <AskTitle store={titleChoice} askedFor={row.id}>
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
