/** The stores of the library screen, made together: what its parts are handed. */
import { createTitleChoiceStore, type TitleChoiceStore } from '../../api/titleChoiceStore.ts'
import { createPlaceBrowserStore, type PlaceBrowserStore } from '../../app/places/placeBrowserStore.ts'
import type { ScreenDependencies } from '../../app/screen.ts'
import { createCleaningStore, type CleaningStore } from './cleaning/cleaningStore.ts'
import { createIntakeStore, type IntakeStore } from './intakeStore.ts'
import { createLibraryStores, wholeLibrary, type LibraryStores } from './libraryStores.ts'
import { createTimingStores, type TimingStores } from './timing/timingStore.ts'
import { createTranslateStore, type TranslateStore } from './translate/translateStore.ts'
import { createVideoStore, type VideoStore } from './videoStore.ts'

export interface LibraryParts extends LibraryStores {
  readonly intake: IntakeStore
  readonly browser: PlaceBrowserStore
  readonly video: VideoStore
  readonly cleaning: CleaningStore
  readonly titleChoice: TitleChoiceStore
  readonly translate: TranslateStore
  readonly timing: TimingStores
  readonly openScreen: ScreenDependencies['openScreen']
  readonly canDrop: boolean
  readonly canShowInFolder: boolean
  readonly canOpenVideo: boolean
  readonly canDragOut: boolean
}

export function createLibraryParts(parts: ScreenDependencies): LibraryParts {
  const { client, host } = parts
  const browser = createPlaceBrowserStore(client, (placeId) => client.call('folders.add', { placeId }))
  const stores = createLibraryStores(client)
  parts.onNavigation('library', ({ folderId }) => stores.view.getState().setView({ ...wholeLibrary, folderId }))
  return {
    ...stores,
    browser,
    intake: createIntakeStore(parts, browser),
    video: createVideoStore(client),
    cleaning: createCleaningStore(client),
    titleChoice: createTitleChoiceStore(client, (videoId, { id: titleId }) =>
      client.call('video.setTitle', { videoId, titleId }),
    ),
    translate: createTranslateStore(client),
    timing: createTimingStores(client),
    openScreen: parts.openScreen,
    canDrop: host.canDropFiles && client.drop !== null,
    canShowInFolder: host.canShowInFolder,
    canOpenVideo: host.canOpenVideo,
    canDragOut: host.canDragOut,
  }
}
