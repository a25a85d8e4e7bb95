/** What is typed into the search and what it may mean. Typing and taking a suggestion cost nothing; submitting does. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Suggestion } from '../../../../shared/contract/search.ts'
import type { Client } from '../../../api/client.ts'
import { moveLit, type Lit } from './highlight.ts'
import { later } from '../../../app/later.ts'

export interface FieldState {
  readonly text: string
  readonly suggestions: readonly Suggestion[]
  readonly isListOpen: boolean
  readonly lit: Lit
  readonly type: (text: string) => void
  /** Takes over a text, one that the user did not type here or a suggestion: nothing is asked for it. */
  readonly put: (text: string) => void
  readonly moveLit: (key: string) => void
  readonly closeList: () => void
  /** Asks for the suggestion that is lit, else for the text. */
  readonly submit: () => void
}

export type FieldStore = StoreApi<FieldState>

export interface FieldStoreParts {
  readonly client: Client
  readonly onAsk: (text: string) => void
}

/** Shorter texts mean too many titles. */
const shortestText = 2

/** Long enough to type two letters, short enough to feel immediate. */
const pauseInTypingMs = 180

export function createFieldStore({ client, onAsk }: FieldStoreParts): FieldStore {
  let stop: () => void = () => undefined
  /** Grows with all that is done to the field: suggestions for what it held before come too late. */
  let turn = 0
  /** What the suggestions are of. */
  let listed = ''
  function callOff(): void {
    turn += 1
    stop()
  }

  return createStore<FieldState>()((set, get) => {
    const noList = { suggestions: [], isListOpen: false, lit: null } as const

    async function suggest(text: string): Promise<void> {
      const asked = turn
      // A suggestion that cannot be had is no failure of the search itself.
      const suggestions = await client.call('search.suggest', { text }).catch(() => [])
      if (turn !== asked) return
      listed = text
      set({ suggestions, isListOpen: suggestions.length > 0, lit: null })
    }

    return {
      text: '',
      ...noList,
      type(text) {
        callOff()
        set({ text })
        const typed = text.trim()
        if (typed.length < shortestText) set(noList)
        else stop = later(() => void suggest(typed), pauseInTypingMs)
      },
      put(text) {
        callOff()
        set({ text, ...noList })
      },
      moveLit: (key) =>
        set(({ lit, suggestions }) => ({
          lit: moveLit(lit, key, suggestions.length),
          isListOpen: suggestions.length > 0,
        })),
      closeList() {
        callOff()
        // The arrows open it again, unless it is of a text before the one that stands there.
        set(listed === get().text.trim() ? { isListOpen: false, lit: null } : noList)
      },
      submit() {
        callOff()
        const { lit, suggestions, text } = get()
        const asked = ((lit === null ? undefined : suggestions[lit])?.name ?? text).trim()
        set({ text: asked, ...noList })
        if (asked !== '') onAsk(asked)
      },
    }
  })
}
