/** Asks which title a video has: a field, and the titles that were found to press one of. Looks only. */
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { TitleRow } from '../../../shared/contract/search.ts'
import { Button } from '../button/Button.tsx'
import { Notice } from './Notice.tsx'
import { TextField } from '../field/TextField.tsx'
import { Untrusted } from '../text/Untrusted.tsx'
import './titleQuestion.css'

export interface TitleQuestionProps {
  readonly words: TitleQuestionWords
  readonly text: string
  /** null before a search. */
  readonly found: readonly TitleRow[] | null
  readonly isBusy: boolean
  readonly onType: (text: string) => void
  readonly onSearch: () => void
  readonly onTake: (title: TitleRow) => void
  readonly onClose: () => void
}

export interface TitleQuestionWords {
  readonly field: string
  readonly hint: string
  readonly search: string
  readonly cancel: string
  readonly found: string
  readonly none: string
  readonly movie: string
  readonly show: string
}

export function TitleQuestion({ words, text, found, isBusy, ...acts }: TitleQuestionProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <div className="title-question" data-own-keys onKeyDown={(event) => closeOnEscape(event, acts.onClose)}>
      <TextField
        ref={field}
        label={words.field}
        hint={words.hint}
        value={text}
        maxLength={200}
        onChange={acts.onType}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) acts.onSearch()
        }}
      />
      <div className="title-question-actions">
        <Button isBusy={isBusy} icon="search" onPress={acts.onSearch}>
          {words.search}
        </Button>
        <Button look="ghost" onPress={acts.onClose}>
          {words.cancel}
        </Button>
      </div>
      {found?.length === 0 && <Notice tone="quiet" text={words.none} />}
      <ul className="title-question-list" aria-label={words.found}>
        {found?.map((title) => (
          <li key={title.id}>
            <button type="button" className="title-question-entry" onClick={() => acts.onTake(title)}>
              <Untrusted text={titleWords(title)} />
              <span className="quiet">{kindOf(title, words)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function closeOnEscape(event: KeyboardEvent, onClose: () => void): void {
  if (event.key !== 'Escape') return
  event.stopPropagation()
  onClose()
}

export function titleWords({ name, year }: { readonly name: string; readonly year: number | null }): string {
  return year === null ? name : `${name} (${year})`
}

function kindOf({ type }: TitleRow, words: TitleQuestionWords): string {
  if (type === null) return ''
  return type === 'movie' ? words.movie : words.show
}
