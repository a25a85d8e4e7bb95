/** Pages of the library, each with the revision that it shows at least: what changed since is told to the screen. */
import type { LibraryQuery } from '../../../../shared/contract/library.ts'
import type { LibraryAsked } from './libraryPages.ts'
import type { LibraryRows, LibraryView } from './libraryView.ts'

export type Revised<Page> = Page & { readonly revision: number }

export interface RevisedPages {
  page(query: LibraryQuery): Promise<Revised<LibraryRows>>
  /** Both ends included. */
  rowIds(asked: LibraryAsked, from: number, to: number): Promise<Revised<{ readonly ids: string[] }>>
}

export function createRevisedPages(
  view: Pick<LibraryView, 'page' | 'rowIds'>,
  revisionNow: () => number,
): RevisedPages {
  return {
    async page(query) {
      const revision = revisionNow()
      return { ...(await view.page(query)), revision }
    },
    async rowIds(asked, from, to) {
      const revision = revisionNow()
      return { ids: await view.rowIds(asked, from, to), revision }
    },
  }
}
