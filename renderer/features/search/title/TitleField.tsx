/** The field of the search with its suggestions: a combobox to the keyboard and to screen readers. */
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { isAtNavigation } from '../../../app/keys/useKeptFocus.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { FieldState } from './fieldStore.ts'
import { TitleWords } from './TitleWords.tsx'
import { useSearchStore } from '../useSearchStore.ts'
import '../../../components/field/field.css'

export function TitleField() {
  const { search } = useTexts()
  const state = useSearchStore('field', (field) => field)
  const isAsking = useSearchStore('results', (results) => results.isAsking)
  const hasResults = useSearchStore('results', ({ rows }) => rows !== null)
  const answered = useSearchStore('results', ({ rows, askedText }) => ((rows?.length ?? 0) > 0 ? askedText : null))
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Whoever opens the search wants to type; whoever was elsewhere in the page stays there, and a link sets nothing in motion.
    const isElsewhere = !(document.activeElement?.matches('body, main') ?? true)
    if (isAtNavigation() || (field.current?.value === '' && !isElsewhere)) field.current?.focus()
  }, [])
  const optionId = (place: number) => `${id}-option-${place}`
  return (
    <div className="title-field">
      <div className="title-combobox">
        <div className="field-box title-box">
          <Icon name="search" />
          <input
            ref={field}
            className="field-input"
            type="text"
            role="combobox"
            dir="auto"
            aria-label={search.field}
            aria-autocomplete="list"
            aria-expanded={state.isListOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={state.lit === null ? undefined : optionId(state.lit)}
            aria-describedby={`${id}-hint`}
            placeholder={search.hint}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={state.text}
            onChange={(event) => state.type(event.target.value)}
            onKeyDown={(event) => handleKey(event, state, answered)}
            onBlur={state.closeList}
          />
        </div>
        <ul
          id={`${id}-list`}
          role="listbox"
          className="suggestions"
          aria-label={search.suggestions}
          hidden={!state.isListOpen}
        >
          {state.suggestions.map((title, place) => (
            <li
              key={`${title.name} ${title.year ?? ''}`}
              id={optionId(place)}
              role="option"
              aria-selected={place === state.lit}
              className="suggestion"
              // Before the field loses the focus and closes the list.
              onPointerDown={(event) => {
                event.preventDefault()
                state.put(title.name)
              }}
            >
              <TitleWords title={title} />
              {title.videos > 0 && <span className="faint small">{search.inLibrary({ count: title.videos })}</span>}
            </li>
          ))}
        </ul>
      </div>
      <Button look={hasResults ? 'plain' : 'primary'} isBusy={isAsking} onPress={state.submit}>
        {search.submit}
      </Button>
      <span id={`${id}-hint`} className="spoken">
        {search.hint}
      </span>
      <span className="spoken" role="status">
        {state.isListOpen && search.suggestionCount({ count: state.suggestions.length })}
      </span>
    </div>
  )
}

/** @param answered What the results below are an answer to; null without any. */
function handleKey(event: KeyboardEvent, state: FieldState, answered: string | null): void {
  if (event.key === 'ArrowDown' && answered !== null && state.suggestions.length === 0) {
    event.preventDefault()
    toResults()
    return
  }
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    state.moveLit(event.key)
  }
  if (event.key === 'Escape' && state.isListOpen) {
    event.stopPropagation()
    state.closeList()
  }
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  // A key that means 'go on' leads to what is there; the button shows the answer anew, and asking again is offered beside it.
  if (state.lit === null && state.text.trim() === answered) toResults()
  else state.submit()
}

function toResults(): void {
  document.querySelector<HTMLElement>('.results [role=grid]')?.focus()
}

/** The way back from the results. */
export function toTitleField(): void {
  document.querySelector<HTMLElement>('.title-field [role=combobox]')?.focus()
}
