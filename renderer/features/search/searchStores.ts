/** Everything the search screen holds: the title, its subtitles, the videos to put one beside. */
import type { LibraryFilter, VideoRow } from '../../../shared/contract/library.ts'
import type { Client } from '../../api/client.ts'
import { createRowWindow, type RowWindowStore } from '../../api/rowWindow.ts'
import { createResultStore, type ResultStore } from './resultStore.ts'
import { createTitleStore, type TitleStore } from './titleStore.ts'

export interface SearchStores {
  readonly title: TitleStore
  readonly results: ResultStore
  /** Videos of the library by text, for the picker. */
  readonly videos: RowWindowStore<VideoRow, string>
}

/** Long enough to type two letters, short enough to feel immediate. */
const pauseInTypingMs = 180

export function createSearchStores(client: Client, onAsked: (text: string) => void): SearchStores {
  const results = createResultStore(client)
  return {
    results,
    title: createTitleStore({ client, later, onTaken: (title) => void results.getState().show(title), onAsked }),
    videos: createRowWindow<VideoRow, string>({
      query: '',
      readPage: (search, place) => client.call('library.page', { ...everyVideo, search, ...place }),
    }),
  }
}

const everyVideo = { filter: 'all' as LibraryFilter, language: null, folderId: null, sort: 'name' } as const

function later(action: () => void): () => void {
  const timer = setTimeout(action, pauseInTypingMs)
  return () => {
    clearTimeout(timer)
  }
}
