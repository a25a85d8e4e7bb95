/** Finding a title: what is typed, what it may mean, the title that was taken. Suggestions never cost a unit; a search does. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TitleRow } from '../../../shared/contract/account.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { moveLit, type Lit } from './highlight.ts'

export interface TitleState {
  readonly text: string
  readonly suggestions: readonly TitleRow[]
  readonly isListOpen: boolean
  readonly lit: Lit
  /** Titles of the last search; null before one. */
  readonly found: readonly TitleRow[] | null
  readonly isSearching: boolean
  readonly taken: TitleRow | null
  readonly problem: AppError | null
  readonly type: (text: string) => void
  /** Takes over a text that the user did not type here: nothing is asked for it, not even what it may mean. */
  readonly put: (text: string) => void
  readonly moveLit: (key: string) => void
  readonly closeList: () => void
  readonly take: (title: TitleRow) => void
  /** Takes the suggestion that is lit, else asks the service for the text. */
  readonly submit: () => Promise<void>
}

export type TitleStore = StoreApi<TitleState>

export interface TitleStoreParts {
  readonly client: Client
  /** Runs the action after a pause in typing; answers what calls it off. */
  readonly later: (action: () => void) => () => void
  readonly onTaken: (title: TitleRow) => void
  /** Told of each text that was searched for, and of the name of a title that was taken. */
  readonly onAsked: (text: string) => void
}

/** Shorter texts mean too many titles. */
const shortestText = 2

export function createTitleStore({ client, later, onTaken, onAsked }: TitleStoreParts): TitleStore {
  let callOff: () => void = () => undefined

  return createStore<TitleState>()((set, get) => {
    const noList = { suggestions: [], isListOpen: false, lit: null } as const

    async function suggest(text: string): Promise<void> {
      // A suggestion that cannot be had is no failure of the search itself.
      const suggestions = await client.call('search.complete', { text }).catch(() => [])
      if (get().text.trim() === text) set({ suggestions, isListOpen: suggestions.length > 0, lit: null })
    }

    async function search(text: string): Promise<void> {
      onAsked(text)
      set({ isSearching: true, problem: null, taken: null, ...noList })
      await client.call('search.titles', { text }).then(
        (found) => set({ found }),
        (thrown: unknown) => set({ problem: toAppError(thrown) }),
      )
      set({ isSearching: false })
    }

    function take(title: TitleRow): void {
      callOff()
      set({ text: title.name, taken: title, problem: null, ...noList })
      onAsked(title.name)
      onTaken(title)
    }

    return {
      text: '',
      ...noList,
      found: null,
      isSearching: false,
      taken: null,
      problem: null,
      type(text) {
        callOff()
        set({ text })
        const asked = text.trim()
        if (asked.length < shortestText) set(noList)
        else callOff = later(() => void suggest(asked))
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
      closeList: () => set({ isListOpen: false, lit: null }),
      take,
      async submit() {
        callOff()
        const { lit, suggestions, text } = get()
        const chosen = lit === null ? undefined : suggestions[lit]
        if (chosen) take(chosen)
        else if (text.trim() !== '') await search(text.trim())
      },
    }
  })
}
