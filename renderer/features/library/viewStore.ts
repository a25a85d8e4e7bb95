/** What the user asked the library to show. Chips, rail, field and saved filters are one state: the text of the search. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { LibraryQuery, LibrarySort } from '../../../shared/contract/library.ts'
import { formatLibrarySearch, formatToken } from '../../../shared/librarySearch/formatLibrarySearch.ts'
import type { SearchToken } from '../../../shared/librarySearch/librarySearch.ts'
import { parseLibrarySearch } from '../../../shared/librarySearch/parseLibrarySearch.ts'
import { languageTagOf } from '../../../shared/language.ts'
import { setToken, toggleToken, withoutToken, hasToken } from '../../../shared/librarySearch/toggleToken.ts'

export type LibraryView = Readonly<Omit<LibraryQuery, 'offset' | 'limit'>>

export interface ViewFacts {
  readonly view: LibraryView
  /** What stands in the field behind the tokens, as it is being typed. */
  readonly draft: string
  /** Files that are no rows of the library, shown in their place. */
  readonly skippedKind: 'skipped' | 'unreadable' | 'orphans' | null
  /** The row that the keyboard is on. */
  readonly current: number | null
  /** A group was just opened or closed by hand. */
  readonly isSliding: boolean
}

export interface ViewState extends ViewFacts {
  readonly setSearch: (search: string) => void
  readonly setDraft: (draft: string) => void
  readonly toggle: (token: string) => void
  /** Of a folder: only one stands in the search. */
  readonly toggleOnly: (token: string) => void
  readonly remove: (token: string) => void
  readonly sortBy: (sort: LibrarySort, language?: string | null) => void
  readonly setKind: (kind: LibraryView['view']) => void
  readonly toggleOpen: (id: string) => void
  readonly toggleAll: () => void
  readonly showSkipped: (kind: ViewFacts['skippedKind']) => void
  readonly setCurrent: (index: number | null) => void
  readonly restore: (change: Partial<LibraryView>) => void
}

export type ViewStore = StoreApi<ViewState>

export const wholeLibrary: LibraryView = {
  search: '',
  sort: 'title',
  isDescending: false,
  sortLanguage: null,
  view: 'titles',
  open: { all: false, except: [] },
}

/** As many as a question may name; beyond that, groups that were opened first close again. */
const mostOpen = 5_000
/** As long as the rows take to their places. */
const slideMs = 240

export function createViewStore(): ViewStore {
  return createStore<ViewState>()((set, get) => {
    const turn = (change: (facts: ViewFacts) => Partial<ViewFacts>) => set((state) => change(state))
    const slide = (change: (view: LibraryView) => LibraryView) => {
      set(({ view }) => ({ view: change(view), isSliding: true }))
      setTimeout(() => set({ isSliding: false }), slideMs)
    }
    return {
      view: wholeLibrary,
      draft: '',
      skippedKind: null,
      current: null,
      isSliding: false,
      setSearch: (search) => turn((facts) => ({ ...nextSearch(facts, search), draft: wordsOf(search) })),
      setDraft: (draft) => turn((facts) => nextDraft(facts, draft)),
      toggle: (token) => get().setSearch(toggleToken(get().view.search, token)),
      toggleOnly(token) {
        const { search } = get().view
        get().setSearch(hasToken(search, token) ? withoutToken(search, token) : setToken(search, token))
      },
      remove: (token) => get().setSearch(withoutToken(get().view.search, token)),
      sortBy: (sort, language = null) => turn((facts) => nextSort(facts, sort, language)),
      setKind: (kind) => turn((facts) => ({ view: { ...facts.view, view: kind }, current: null, skippedKind: null })),
      toggleOpen: (id) => slide((view) => ({ ...view, open: nextOpen(view.open, id) })),
      toggleAll: () => slide((view) => ({ ...view, open: nextAllOpen(view) })),
      // No search stands over a list that it does not apply to.
      showSkipped: (skippedKind) =>
        skippedKind === null
          ? set({ skippedKind, current: null })
          : turn((facts) => ({ ...nextSearch(facts, ''), draft: '', skippedKind })),
      setCurrent: (current) => set({ current }),
      restore: (change) =>
        turn((facts) => {
          const view = { ...wholeLibrary, ...change }
          return { ...nextSearch({ ...facts, view }, view.search), draft: wordsOf(view.search) }
        }),
    }
  })
}

/** Whoever looks for words wants to see what has them: groups are open then. */
export function nextSearch({ view }: ViewFacts, search: string): Partial<ViewFacts> {
  const isLookedFor = wordsOf(search) !== ''
  const wasLookedFor = wordsOf(view.search) !== ''
  const open = isLookedFor === wasLookedFor ? view.open : { all: isLookedFor, except: [] }
  return { view: { ...view, search, open }, skippedKind: null, current: null }
}

/**
 * Tokens that are complete leave the typed text and stand as tokens. One that may have more letters still stays in the text, and
 * filters from the moment that it means something.
 */
export function nextDraft(facts: ViewFacts, typed: string): Partial<ViewFacts> {
  const { settled, underHand } = partedDraft(typed)
  const { tokens } = parseLibrarySearch(`${settled}${heldToken(typed) ?? ''}`)
  const before = parseLibrarySearch(withoutHeld(facts)).tokens.filter(isToken)
  const added = tokens
    .filter(isToken)
    .filter((token) => !hasToken(formatLibrarySearch({ tokens: before }), formatToken(token)))
  const words = tokens.filter((token) => !isToken(token))
  const search = formatLibrarySearch({ tokens: [...before, ...added, ...words] })
  const hasSettled = parseLibrarySearch(settled).tokens.some(isToken)
  const draft = hasSettled
    ? [formatLibrarySearch({ tokens: words }), underHand].join(gap(words, underHand))
    : typed.trimStart()
  return search === facts.view.search ? { draft } : { ...nextSearch(facts, search), draft }
}

function gap(words: readonly SearchToken[], underHand: string): string {
  return words.length > 0 && underHand !== '' ? ' ' : ''
}

/** What is being typed at the end and filters already; null: nothing, or it means nothing yet. */
export function heldToken(draft: string): string | null {
  const { underHand } = partedDraft(draft)
  const [token] = parseLibrarySearch(underHand).tokens
  return token?.kind === 'lang' && languageTagOf(token.value) !== null ? formatToken(token) : null
}

/** Being typed at the end, and no filter as it stands. */
export function isHalfTyped(draft: string): boolean {
  return partedDraft(draft).underHand.includes(':') && heldToken(draft) === null
}

/** Without what filters only while it is being typed. */
export function withoutHeld({ view: { search }, draft }: Pick<ViewFacts, 'view' | 'draft'>): string {
  const held = heldToken(draft)
  return held === null ? search : withoutToken(search, held)
}

/** No word that `is:` may say begins another: with its last letter it is complete. */
function partedDraft(typed: string): { readonly settled: string; readonly underHand: string } {
  const [, settled = '', underHand = ''] = /^(.*?)((?:-?(?:is|lang|in|title):\S*|-)?)$/isu.exec(typed) ?? []
  const isComplete = /^-?is:/iu.test(underHand) && parseLibrarySearch(underHand).tokens.every(isToken)
  return isComplete ? { settled: typed, underHand: '' } : { settled, underHand }
}

export function nextSort({ view }: ViewFacts, sort: LibrarySort, sortLanguage: string | null): Partial<ViewFacts> {
  const isSame = view.sort === sort && view.sortLanguage === sortLanguage
  // What changed last stands first; all else begins at its start.
  const isDescending = isSame ? !view.isDescending : sort === 'changed'
  return { view: { ...view, sort, sortLanguage, isDescending }, current: null }
}

export function nextOpen({ all, except }: LibraryView['open'], id: string): LibraryView['open'] {
  const others = except.filter((known) => known !== id)
  return { all, except: others.length < except.length ? others : [...others, id].slice(-mostOpen) }
}

/** Opens what is closed still, then closes all; what a search has opened stays open. */
export function nextAllOpen({ open: { all, except }, search }: LibraryView): LibraryView['open'] {
  const isAllOpen = all && except.length === 0
  return { all: !isAllOpen || wordsOf(search) !== '', except: [] }
}

/** What is typed, without the tokens that stand before it. */
export function wordsOf(search: string): string {
  return formatLibrarySearch({ tokens: parseLibrarySearch(search).tokens.filter((token) => !isToken(token)) })
}

export function tokensOf(search: string): readonly string[] {
  return parseLibrarySearch(search).tokens.filter(isToken).map(formatToken)
}

/** The one language that the search is about, which its verbs are then about too. */
export function languageOf(search: string): string | null {
  const [only, ...more] = parseLibrarySearch(search).tokens.filter(({ kind, isNot }) => kind === 'lang' && !isNot)
  return only && more.length === 0 ? only.value : null
}

function isToken({ kind }: SearchToken): boolean {
  return kind !== 'word'
}
