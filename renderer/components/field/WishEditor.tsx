/** The wanted languages in their order, each with what is taken where it cannot be had, and what it would mean. */
import { useState, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { LanguageSearch, type LanguageChoice } from './LanguageSearch.tsx'
import { Untrusted } from '../text/Untrusted.tsx'
import { isPair, moved, withFallback, withoutAlternative, withSecond, withWish, type Wishes } from '../text/wishText.ts'
import './wishEditor.css'

export interface WishEditorWords {
  readonly add: string
  readonly addFallback: string
  /** Of a second language in the same file, and what that means. */
  readonly addSecond: string
  readonly addSecondHint: string
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
  const [extended, setExtended] = useState<Extending | null>(null)
  const extend = (change: Wishes) => {
    setExtended(null)
    onChange(change)
  }
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
            >
              {at > 0 && (
                <Button
                  look="ghost"
                  size="s"
                  icon="arrowUp"
                  label={words.up({ name: nameOf(wish[0] ?? '') })}
                  onPress={() => onChange(moved(wishes, at, -1))}
                />
              )}
            </WishLanguages>
            {extended?.at === at && (
              <LanguageSearch
                label={extended.by === 'second' ? words.addSecond : words.addFallback}
                nothingFound={words.nothingFound}
                takesFocus
                choices={choices.filter(({ tag }) => !wish.includes(tag) && !tag.includes('+'))}
                onChoose={(tag) =>
                  extend(extended.by === 'second' ? withSecond(wishes, at, tag) : withFallback(wishes, at, tag))
                }
              />
            )}
            {extended?.at !== at && !isPair(wish) && (
              <WishGrowth words={words} onGrow={(by) => setExtended({ at, by })} />
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
        choices={choices.filter(({ tag }) => !tag.includes('+') && !wishes.some((wish) => wish[0] === tag))}
        onChoose={(tag) => onChange(withWish(wishes, tag))}
      />
    </div>
  )
}

/** The wish that gets another language just now: taken where those before cannot be had, or shown together with the first. */
interface Extending {
  readonly at: number
  readonly by: 'fallback' | 'second'
}

interface WishGrowthProps {
  readonly words: WishEditorWords
  readonly onGrow: (by: Extending['by']) => void
}

function WishGrowth({ words, onGrow }: WishGrowthProps) {
  return (
    <>
      <Button look="ghost" size="s" icon="plus" onPress={() => onGrow('fallback')}>
        {words.addFallback}
      </Button>
      <Button
        look="ghost"
        size="s"
        icon="pair"
        label={`${words.addSecond} ${words.addSecondHint}`}
        onPress={() => onGrow('second')}
      >
        {words.addSecond}
      </Button>
    </>
  )
}

interface WishLanguagesProps {
  readonly wish: readonly string[]
  readonly words: WishEditorWords
  readonly nameOf: (tag: string) => string
  readonly onRemove: (alternative: number) => void
  /** What is done to the whole wish: never parted from its last language, so that no line holds it alone. */
  readonly children?: ReactNode
}

function WishLanguages({ wish, words, nameOf, onRemove, children }: WishLanguagesProps) {
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
      {alternative === wish.length - 1 && children}
    </span>
  ))
}
