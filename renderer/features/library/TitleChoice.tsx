/** The title of the drawer's video in the user's hands: what was chosen, and "this is another title" with its search. */
import { useStore } from 'zustand'
import type { VideoDetails } from '../../../shared/contract/library.ts'
import type { TitleChoiceStore } from '../../api/titleChoiceStore.ts'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { TitleQuestion, titleWords } from '../../components/TitleQuestion.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { problemText, useTexts } from '../../texts/TextsContext.tsx'
import { DrawerSection } from './DrawerSection.tsx'

export interface TitleChoiceProps {
  readonly store: TitleChoiceStore
  readonly details: VideoDetails
}

export function TitleChoice({ store, details }: TitleChoiceProps) {
  const texts = useTexts()
  const words = texts.library.titleChoice
  const { row, chosenTitle } = details
  const state = useStore(store)
  return (
    <DrawerSection title={words.section}>
      {state.problem && <Notice tone="bad" text={problemText(texts, state.problem)} />}
      {chosenTitle && (
        <p className="video-line">
          <Untrusted text={words.chosen[row.type](titleWords(chosenTitle))} wraps />
        </p>
      )}
      {state.askedFor === row.id ? (
        <TitleQuestion
          words={{ ...words, cancel: texts.common.cancel }}
          text={state.text}
          found={state.found}
          isBusy={state.isBusy}
          onType={state.type}
          onSearch={() => void state.search()}
          onTake={(title) => void state.take(title)}
          onClose={state.close}
        />
      ) : (
        <div className="title-choice-actions">
          <Button look="ghost" size="s" icon="search" onPress={() => state.open(row.id, row.title ?? '')}>
            {words.another}
          </Button>
          {chosenTitle && (
            <Button look="ghost" size="s" onPress={() => void state.forget(row.id)}>
              {words.forget}
            </Button>
          )}
        </div>
      )}
    </DrawerSection>
  )
}
