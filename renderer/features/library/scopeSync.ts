/** Keeps what verbs are done to in step with the library: the rows that are chosen, else all that the search shows. */
import type { Scope } from '../../../shared/contract/scope.ts'
import type { ScopeStore } from '../../app/scope/scopeStore.ts'
import { isChosen, type SelectionStore } from './selection/selectionStore.ts'
import type { VideoStore } from './videoStore.ts'
import { languageOf, type ViewStore } from './viewStore.ts'

export interface ScopeParts {
  readonly view: ViewStore
  readonly selection: SelectionStore
}

export function scopeNow({ view, selection }: ScopeParts): Scope {
  const { search } = view.getState().view
  const { ids } = selection.getState()
  return { search, ids: ids.size === 0 ? null : [...ids], language: languageOf(search) }
}

export function scopeOfVideo(videoId: string): Scope {
  return { search: '', ids: [videoId], language: null }
}

/** Letters are about the video whose details are open, unless something else is chosen. */
export function followSubject(
  { video, selection }: { readonly video: VideoStore; readonly selection: SelectionStore },
  setSubject: (subject: Scope | null) => void,
): void {
  const tell = () => {
    const { videoId } = video.getState()
    const isOpen = videoId !== null && !isChosen(selection.getState())
    setSubject(isOpen ? scopeOfVideo(videoId) : null)
  }
  video.subscribe((state, before) => {
    if (state.videoId !== before.videoId) tell()
  })
  selection.subscribe((state, before) => {
    if (state.ids !== before.ids || state.isAll !== before.isAll) tell()
  })
}

export function followScope(parts: ScopeParts, scope: ScopeStore): void {
  const { view, selection } = parts
  const tell = () => scope.getState().set(scopeNow(parts), isChosen(selection.getState()))
  view.subscribe((state, before) => {
    if (state.view.search !== before.view.search) tell()
  })
  selection.subscribe((state, before) => {
    if (state.ids !== before.ids || state.isAll !== before.isAll) tell()
  })
  // The bar's own way to choose nothing.
  scope.subscribe(({ scope: now, isSelection }) => {
    if (now !== null && !isSelection && isChosen(selection.getState())) selection.getState().clear()
  })
  tell()
}
