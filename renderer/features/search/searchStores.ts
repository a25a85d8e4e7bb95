/** Everything the search screen holds: the title, its subtitles, the videos to put one beside. */
import type { LibraryFilter, VideoRow } from '../../../shared/contract/library.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type { LiveRecordStore } from '../../api/liveRecord.ts'
import { createRowWindow, type RowWindowStore } from '../../api/rowWindow.ts'
import type { ScreenDependencies } from '../../app/screen.ts'
import { createResultStore, type ResultStore } from './resultStore.ts'
import { createTitleStore, type TitleStore } from './titleStore.ts'

export interface SearchStores {
  readonly settings: LiveRecordStore<SettingsState>
  readonly title: TitleStore
  readonly results: ResultStore
  /** Videos of the library by text, for the picker. */
  readonly videos: RowWindowStore<VideoRow, string>
}

/** Long enough to type two letters, short enough to feel immediate. */
const pauseInTypingMs = 180

export function createSearchStores(dependencies: ScreenDependencies): SearchStores {
  const { client, settings, recordSearch: onAsked, onNavigation } = dependencies
  const results = createResultStore(client)
  const title = createTitleStore({ client, later, onTaken: (taken) => void results.getState().show(taken), onAsked })
  onNavigation('search', ({ text }) => title.getState().put(text))
  return {
    settings,
    results,
    title,
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
