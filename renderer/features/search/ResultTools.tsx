/** Narrowing the subtitles of a title: season and episode, languages. */
import { useStore } from 'zustand'
import type { TitleRow } from '../../../shared/contract/account.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type { LiveRecordStore } from '../../api/liveRecord.ts'
import { Button } from '../../components/Button.tsx'
import { TextField } from '../../components/TextField.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { readPart } from './partNumbers.ts'
import type { ResultStore } from './resultStore.ts'
import { TitleWords } from './TitleWords.tsx'
import { wantedTags } from './wantedTags.ts'

export interface ResultToolsProps {
  readonly store: ResultStore
  readonly settings: LiveRecordStore<SettingsState>
  readonly title: TitleRow
}

export function ResultTools({ store, settings, title }: ResultToolsProps) {
  const { search } = useTexts()
  const part = useStore(store, (state) => state.part)
  const isWrong = readPart(part) === null
  return (
    <div className="result-tools">
      <h2 className="result-title">
        <TitleWords title={title} />
      </h2>
      {title.type !== 'movie' && (
        <form
          className="result-part"
          onSubmit={(event) => {
            event.preventDefault()
            void store.getState().reload()
          }}
        >
          <TextField
            label={search.part}
            isLabelHidden
            placeholder={search.partHint}
            maxLength={20}
            value={part}
            onChange={store.getState().typePart}
            {...(isWrong ? { problem: search.partWrong } : {})}
          />
          <Button type="submit">{search.showSubtitles}</Button>
        </form>
      )}
      <LanguageChips store={store} settings={settings} />
    </div>
  )
}

function LanguageChips({ store, settings }: Pick<ResultToolsProps, 'store' | 'settings'>) {
  const { search, common, wording } = useTexts()
  const chosen = useStore(store, (state) => state.languages)
  const wishes = useStore(settings, ({ value }) => value?.values.languages ?? '')
  return (
    <div className="filter-chips" role="group" aria-label={search.languages}>
      <Button look="ghost" isPressed={chosen.length === 0} onPress={() => store.getState().anyLanguage()}>
        {common.all}
      </Button>
      {wantedTags(wishes).map((tag) => (
        <Button
          key={tag}
          look="ghost"
          isPressed={chosen.includes(tag)}
          onPress={() => store.getState().toggleLanguage(tag)}
        >
          {wording.languageName(tag)}
        </Button>
      ))}
    </div>
  )
}
