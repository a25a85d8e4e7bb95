/** The commands of the search by hand, handed to its session. Mapping only. */
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { searchCommands } from '../../../shared/contract/search.ts'
import type { SearchSession } from '../../views/search/searchSession.ts'

export interface SearchDomains {
  readonly search: SearchSession
  /** The window's: what is asked ends with it. */
  readonly signal: AbortSignal
}

export function searchHandlersOf({ search, signal }: SearchDomains): HandlersFor<typeof searchCommands> {
  return {
    'search.titles': ({ text }) => search.titles(text, signal),
    'search.suggest': ({ text }) => search.suggest(text),
    'search.ask': (question) => search.ask(question, signal),
    'search.kept': (question) => search.kept(question),
    'search.ofVideo': (video) => search.ofVideo(video, signal),
    'search.judge': (order) => search.judge(order),
    'search.videos': (query) => search.videos(query),
    'search.files': (order) => search.files(order, signal),
    'search.download': (order) => search.download(order, signal),
    'search.translate': (order) => search.translate(order, signal),
    'search.save': (choice) => search.save(choice, signal),
  }
}
