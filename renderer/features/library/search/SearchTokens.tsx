/** The library's search field: tokens as chips, words as they are typed. */
import type { KeyboardEvent, RefObject } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { Key } from '../../../components/sign/Key.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import { isHalfTyped, tokensOf, withoutHeld } from '../viewStore.ts'
import './search.css'

export interface SearchTokensProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>
}

const mostLetters = 200

export function SearchTokens({ fieldRef }: SearchTokensProps) {
  const { library, common } = useTexts()
  const { view, draft, setDraft, setSearch, remove } = useLibraryStore('view', (state) => state)
  // What is being typed stands in the field, not yet beside it.
  const tokens = tokensOf(withoutHeld({ view, draft }))
  const isEmpty = view.search === '' && draft === ''

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const last = tokens.at(-1)
    // A space ends what is being typed, so that a token counts.
    if (event.key === 'Enter') setDraft(`${draft.trimEnd()} `)
    if (event.key === 'Backspace' && draft === '' && last !== undefined) remove(last)
    if (event.key === 'Escape' && !isEmpty) {
      event.stopPropagation()
      setSearch('')
    }
  }

  function clear(): void {
    setSearch('')
    fieldRef.current?.focus()
  }

  return (
    <div className="library-search" role="search" onClick={() => fieldRef.current?.focus()}>
      <Icon name="search" />
      {tokens.length > 0 && (
        <ul className="library-tokens">
          {tokens.map((token) => (
            <li key={token} className="token">
              <bdi className="clip">{token}</bdi>
              <button
                type="button"
                aria-label={library.removeToken({ token })}
                onClick={() => {
                  remove(token)
                  fieldRef.current?.focus()
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={fieldRef}
        className="library-search-field"
        aria-label={library.search}
        aria-keyshortcuts="/"
        placeholder={tokens.length === 0 ? library.searchHint : ''}
        maxLength={mostLetters}
        spellCheck={false}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isHalfTyped(draft) && (
        <span className="library-search-half quiet small" aria-live="polite">
          {library.halfToken}
        </span>
      )}
      {isEmpty ? (
        <Key name="/" />
      ) : (
        <Button look="ghost" size="s" icon="close" label={common.clearSearch} onPress={clear} />
      )}
    </div>
  )
}
