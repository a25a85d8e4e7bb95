/** Choosing one language by typing: a field with the list of what fits below it, all by keyboard. */
import { useEffect, useId, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { nextIndex } from '../list/gridKeys.ts'
import './languageSearch.css'

export interface LanguageChoice {
  readonly tag: string
  readonly englishName: string
  readonly nativeName: string
  /** In the language of the screens. */
  readonly name: string
}

export interface LanguageSearchProps {
  readonly label: string
  readonly nothingFound: string
  readonly choices: readonly LanguageChoice[]
  /** It came at a press: what is typed next is for it. */
  readonly takesFocus?: boolean
  readonly onChoose: (tag: string) => void
}

const mostShown = 60

export function LanguageSearch({ label, nothingFound, choices, takesFocus = false, onChoose }: LanguageSearchProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [current, setCurrent] = useState(0)
  const found = useMemo(() => languagesFor(choices, text), [choices, text])

  function choose(choice: LanguageChoice | undefined): void {
    if (!choice) return
    onChoose(choice.tag)
    setText('')
    setIsOpen(false)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setIsOpen(false)
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(found[current])
    }
    const next = nextIndex(event.key, { current, total: found.length, rowsInSight: 8 })
    if (next === null || event.key === 'Home' || event.key === 'End') return
    event.preventDefault()
    setIsOpen(true)
    setCurrent(isOpen ? next : current)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="language-search" onBlur={(event) => isLeaving(event) && setIsOpen(false)}>
      <span className="field-box">
        <Icon name="plus" />
        <input
          ref={field}
          className="field-input"
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found.length > 0 ? `${id}-${current}` : undefined}
          placeholder={label}
          value={text}
          maxLength={60}
          spellCheck={false}
          autoComplete="off"
          onClick={() => setIsOpen(true)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value)
            setCurrent(0)
            setIsOpen(true)
          }}
        />
      </span>
      <ul ref={list} id={`${id}-list`} role="listbox" aria-label={label} className="language-list" hidden={!isOpen}>
        {found.map((choice, index) => (
          <li
            key={choice.tag}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            className="language-option"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
          >
            <span>{choice.name}</span>
            <bdi className="faint" lang={choice.tag}>
              {choice.nativeName === choice.name ? '' : choice.nativeName}
            </bdi>
            <span className="faint small code">{choice.tag}</span>
          </li>
        ))}
        {found.length === 0 && <li className="language-option faint">{nothingFound}</li>}
      </ul>
    </div>
  )
}

function isLeaving({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget)
}

/** Those whose name begins so first; then those that hold it anywhere. */
function languagesFor(choices: readonly LanguageChoice[], text: string): readonly LanguageChoice[] {
  const wanted = plain(text)
  if (wanted === '') return choices.slice(0, mostShown)
  const ranked = choices.flatMap((choice) => {
    const names = [choice.name, choice.englishName, choice.nativeName, choice.tag].map(plain)
    if (names.some((name) => name.startsWith(wanted))) return [{ choice, rank: 0 }]
    return names.some((name) => name.includes(wanted)) ? [{ choice, rank: 1 }] : []
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ choice }) => choice)
}

/** 'Español' is found by 'espanol'. */
function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
