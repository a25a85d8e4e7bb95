/** The stores of the library screen, made together. */
import { createTitleChoiceStore, type TitleChoiceStore } from '../../api/titleChoiceStore.ts'
import { createPlaceBrowserStore, type PlaceBrowserStore } from '../../app/places/placeBrowserStore.ts'
import type { ScreenDependencies } from '../../app/screen.ts'
import { createCleaningStore, type CleaningStore } from './cleaning/cleaningStore.ts'
import { createIntakeStore, type IntakeStore } from './intakeStore.ts'
import { createListStores, isSkipped, wholeLibrary, type ListStores } from './listStores.ts'
import { createTimingStores, type TimingStores } from './timing/timingStore.ts'
import { createTranslateStore, type TranslateStore } from './translate/translateStore.ts'
import { createVideoStore, type VideoStore } from './videoStore.ts'

export interface LibraryStores extends ListStores, TimingStores {
  readonly intake: IntakeStore
  readonly browser: PlaceBrowserStore
  readonly video: VideoStore
  readonly cleaning: CleaningStore
  readonly titleChoice: TitleChoiceStore
  readonly translate: TranslateStore
}

export function createLibraryStores(dependencies: ScreenDependencies): LibraryStores {
  const { client, onNavigation } = dependencies
  const browser = createPlaceBrowserStore(client, (placeId) => client.call('folders.add', { placeId }))
  const lists = createListStores(client)
  const video = createVideoStore(client)
  onNavigation('library', ({ folderId }) => lists.view.getState().setView({ ...wholeLibrary, folderId }))
  void lists.library.getState().refresh()
  return {
    ...lists,
    ...createTimingStores(client),
    browser,
    video,
    intake: createIntakeStore(dependencies, { browser, chosenVideo: () => chosenVideo(lists, video) }),
    cleaning: createCleaningStore(client),
    titleChoice: createTitleChoiceStore(client, (videoId, { id: titleId }) =>
      client.call('video.setTitle', { videoId, titleId }),
    ),
    translate: createTranslateStore(client),
  }
}

/** The open video, else the one that the keyboard is on. */
function chosenVideo({ view, rows }: ListStores, video: VideoStore): string | null {
  const { videoId } = video.getState()
  const { view: shown, current } = view.getState()
  if (videoId !== null || current === null || isSkipped(shown.filter)) return videoId
  return rows.getState().rowAt(current)?.id ?? null
}
