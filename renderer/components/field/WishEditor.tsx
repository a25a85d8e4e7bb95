/** The wanted languages in their order, each with what is taken where it cannot be had, and what it would mean. */
import { useState, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { LanguageSearch, type LanguageChoice } from './LanguageSearch.tsx'
import { Untrusted } from '../text/Untrusted.tsx'
import { moved, withFallback, withoutAlternative, withWish, type Wishes } from '../text/wishText.ts'
import './wishEditor.css'

export interface WishEditorWords {
  readonly add: string
  readonly addFallback: string
  readonly otherwise: string
  readonly nothingFound: string
  readonly none: string
  readonly up: (values: { readonly name: string }) => string
  readonly remove: (values: { readonly name: string }) => string
}

export interface WishEditorProps {
  readonly wishes: Wishes
  readonly choices: readonly LanguageChoice[]
  readonly words: WishEditorWords
  readonly nameOf: (tag: string) => string
  /** Stands at the end of a wish's line: its counts. */
  readonly noteOf?: (wish: readonly string[]) => ReactNode
  /** Why the last change was not made; '' for nothing. */
  readonly refusal?: string
  readonly onChange: (wishes: Wishes) => void
}

export function WishEditor({ wishes, choices, words, nameOf, noteOf, refusal = '', onChange }: WishEditorProps) {
  /** The wish that gets a fallback just now. */
  const [extended, setExtended] = useState<number | null>(null)
  return (
    <div className="wish-editor">
      {wishes.length === 0 && <p className="faint">{words.none}</p>}
      <ol className="wish-list">
        {wishes.map((wish, at) => (
          <li key={wish.join('>')} className="wish">
            <WishLanguages
              wish={wish}
              words={words}
              nameOf={nameOf}
              onRemove={(alternative) => onChange(withoutAlternative(wishes, at, alternative))}
            />
            {extended === at ? (
              <LanguageSearch
                label={words.addFallback}
                nothingFound={words.nothingFound}
                choices={choices.filter(({ tag }) => !wish.includes(tag))}
                onChoose={(tag) => {
                  setExtended(null)
                  onChange(withFallback(wishes, at, tag))
                }}
              />
            ) : (
              <Button look="ghost" size="s" icon="plus" onPress={() => setExtended(at)}>
                {words.addFallback}
              </Button>
            )}
            {at > 0 && (
              <Button
                look="ghost"
                size="s"
                icon="arrowUp"
                label={words.up({ name: nameOf(wish[0] ?? '') })}
                onPress={() => onChange(moved(wishes, at, -1))}
              />
            )}
            <span className="wish-note">{noteOf?.(wish)}</span>
          </li>
        ))}
      </ol>
      <p className="wish-refusal small" role="status">
        {refusal}
      </p>
      <LanguageSearch
        label={words.add}
        nothingFound={words.nothingFound}
        choices={choices.filter(({ tag }) => !wishes.some((wish) => wish[0] === tag))}
        onChoose={(tag) => onChange(withWish(wishes, tag))}
      />
    </div>
  )
}

interface WishLanguagesProps {
  readonly wish: readonly string[]
  readonly words: WishEditorWords
  readonly nameOf: (tag: string) => string
  readonly onRemove: (alternative: number) => void
}

function WishLanguages({ wish, words, nameOf, onRemove }: WishLanguagesProps) {
  return wish.map((tag, alternative) => (
    <span key={tag} className="wish-language">
      {alternative > 0 && <span className="faint">{words.otherwise}</span>}
      <span className="wish-chip">
        <Untrusted text={nameOf(tag)} />
        <Button
          look="ghost"
          size="s"
          icon="close"
          label={words.remove({ name: nameOf(tag) })}
          onPress={() => onRemove(alternative)}
        />
      </span>
    </span>
  ))
}
