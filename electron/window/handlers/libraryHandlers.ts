/** The calls that tell what the library holds. */
import type { Handlers } from '../../../shared/contract/index.ts'
import { videoIdOf } from '../../views/ids.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'

type LibraryCalls =
  | 'library.state'
  | 'library.page'
  | 'library.filterCounts'
  | 'library.rowIds'
  | 'library.poster'
  | 'library.scope'
  | 'library.skipped'

export function libraryHandlers(library: LibrarySession): Pick<Handlers, LibraryCalls> {
  return {
    'library.state': async () => {
      await library.prepareState()
      return library.state()
    },
    'library.page': (query) => library.page(query),
    'library.filterCounts': ({ search }) => library.filterCounts(search),
    'library.rowIds': ({ query, from, to }) => library.rowIds(query, from, to),
    'library.poster': ({ posterId }) => library.poster(posterId),
    'library.scope': (scope) => library.scope(scope),
    'library.skipped': async ({ kind, ...window }) => {
      const { rows, ...page } = library.skipped({ ...window, kind: skippedKinds[kind] })
      return { ...page, rows: rows.map((row) => ({ id: videoIdOf(row.path), ...row })) }
    },
  }
}

const skippedKinds = { skipped: 'ignored', unreadable: 'unreadable', orphans: 'orphan' } as const
