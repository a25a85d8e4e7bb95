/** The title of the drawer's video in the user's hands: what was chosen, and "this is another title" with its search. */
import { useStore } from 'zustand'
import type { TitleRow } from '../../../shared/contract/account.ts'
import type { VideoDetails } from '../../../shared/contract/library.ts'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { TextField } from '../../components/TextField.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { problemText, useTexts } from '../../texts/TextsContext.tsx'
import { DrawerSection } from './DrawerSection.tsx'
import type { TitleChoiceStore } from './titleChoiceStore.ts'

export interface TitleChoiceProps {
  readonly store: TitleChoiceStore
  readonly details: VideoDetails
}

export function TitleChoice({ store, details }: TitleChoiceProps) {
  const texts = useTexts()
  const words = texts.library.titleChoice
  const { row, chosenTitle } = details
  const videoId = useStore(store, (state) => state.videoId)
  const problem = useStore(store, (state) => state.problem)
  const { open, forget } = store.getState()
  return (
    <DrawerSection title={words.section}>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {chosenTitle && (
        <p className="video-line">
          <Untrusted text={words.chosen[row.type](titleWords(chosenTitle))} wraps />
        </p>
      )}
      {videoId === row.id ? (
        <TitleQuestion store={store} />
      ) : (
        <div className="title-choice-actions">
          <Button look="ghost" size="s" icon="search" onPress={() => open(row.id, row.title ?? '')}>
            {words.another}
          </Button>
          {chosenTitle && (
            <Button look="ghost" size="s" onPress={() => void forget(row.id)}>
              {words.forget}
            </Button>
          )}
        </div>
      )}
    </DrawerSection>
  )
}

function TitleQuestion({ store }: { readonly store: TitleChoiceStore }) {
  const texts = useTexts()
  const words = texts.library.titleChoice
  const { text, found, isBusy, type, search, take, close } = useStore(store)
  return (
    <div className="title-choice">
      <TextField
        label={words.field}
        hint={words.hint}
        value={text}
        maxLength={200}
        onChange={type}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void search()
          if (event.key === 'Escape') {
            event.stopPropagation()
            close()
          }
        }}
      />
      <div className="title-choice-actions">
        <Button isBusy={isBusy} icon="search" onPress={() => void search()}>
          {words.search}
        </Button>
        <Button look="ghost" onPress={close}>
          {texts.common.cancel}
        </Button>
      </div>
      {found?.length === 0 && <Notice tone="quiet" text={words.none} />}
      <ul className="title-choice-list" aria-label={words.found}>
        {found?.map((title) => (
          <li key={title.id}>
            <button type="button" className="title-choice-entry" onClick={() => void take(title)}>
              <Untrusted text={titleWords(title)} />
              <span className="quiet">{kindOf(title, words)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function titleWords({ name, year }: { readonly name: string; readonly year: number | null }): string {
  return year === null ? name : `${name} (${year})`
}

function kindOf({ type }: TitleRow, words: { readonly movie: string; readonly show: string }): string {
  if (type === null) return ''
  return type === 'movie' ? words.movie : words.show
}
