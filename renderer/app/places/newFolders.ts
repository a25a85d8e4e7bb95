/**
 * A folder that is added while watch mode is on is searched for by itself, a share of it a day: a large one is asked about, so
 * that a person may have it at once.
 */
import type { LibraryState } from '../../../shared/contract/library.ts'
import { formatLibrarySearch } from '../../../shared/librarySearch/formatLibrarySearch.ts'
import type { Client } from '../../api/client.ts'
import type { SearchAskingStore } from '../asking/searchAsking.ts'

export function offerNewFolders(client: Client, searching: SearchAskingStore): void {
  let known: ReadonlySet<string> | null = null

  async function offer(token: string): Promise<void> {
    const { isOn } = await client.call('watch.state', {})
    if (!isOn) return
    const search = formatLibrarySearch({ tokens: [{ kind: 'in', value: token, isNot: false }] })
    await searching.getState().offer({ search, ids: null, language: null })
  }

  function follow({ folders }: Pick<LibraryState, 'folders'>): void {
    const before = known
    known = new Set(folders.map(({ id }) => id))
    // What keeps the question from being asked, watch mode meets too, and says.
    for (const { id, token } of folders) if (before && !before.has(id)) void offer(token).catch(() => undefined)
  }

  client.on('library.changed', follow)
  // Where it cannot be read now, the first change says what was there.
  void client.call('library.state', {}).then(
    (state) => {
      if (known === null) follow(state)
    },
    () => undefined,
  )
}
