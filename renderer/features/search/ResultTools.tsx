/** Narrowing the subtitles of a title: season and episode, languages. */
import type { TitleRow } from '../../../shared/contract/account.ts'
import { Button } from '../../components/Button.tsx'
import { TextField } from '../../components/TextField.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { readPart } from './partNumbers.ts'
import { TitleWords } from './TitleWords.tsx'
import { tagsOfWishes } from './tagsOfWishes.ts'
import { useSearchStore } from './useSearchStore.ts'

export interface ResultToolsProps {
  readonly title: TitleRow
}

export function ResultTools({ title }: ResultToolsProps) {
  const { search } = useTexts()
  const part = useSearchStore('results', (state) => state.part)
  const typePart = useSearchStore('results', (state) => state.typePart)
  const reload = useSearchStore('results', (state) => state.reload)
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
            void reload()
          }}
        >
          <TextField
            label={search.part}
            isLabelHidden
            placeholder={search.partHint}
            maxLength={20}
            value={part}
            onChange={typePart}
            {...(isWrong ? { problem: search.partWrong } : {})}
          />
          <Button type="submit">{search.showSubtitles}</Button>
        </form>
      )}
      <LanguageChips />
    </div>
  )
}

function LanguageChips() {
  const { search, common, wording } = useTexts()
  const chosen = useSearchStore('results', (state) => state.languages)
  const anyLanguage = useSearchStore('results', (state) => state.anyLanguage)
  const toggleLanguage = useSearchStore('results', (state) => state.toggleLanguage)
  const wishes = useSearchStore('settings', ({ value }) => value?.values.languages ?? '')
  return (
    <div className="filter-chips" role="group" aria-label={search.languages}>
      <Button look="ghost" isPressed={chosen.length === 0} onPress={anyLanguage}>
        {common.all}
      </Button>
      {tagsOfWishes(wishes).map((tag) => (
        <Button key={tag} look="ghost" isPressed={chosen.includes(tag)} onPress={() => toggleLanguage(tag)}>
          {wording.languageName(tag)}
        </Button>
      ))}
    </div>
  )
}
