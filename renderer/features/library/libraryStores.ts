/** The stores of the library screen, made together. */
import { createTitleChoiceStore, type TitleChoiceStore } from '../../api/titleChoiceStore.ts'
import { titleDeeds } from './titleDeeds.ts'
import { createPlaceBrowserStore, type PlaceBrowserStore } from '../../app/places/placeBrowserStore.ts'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { createCleaningStore, type CleaningStore } from './cleaning/cleaningStore.ts'
import { createIntakeStore, type IntakeStore } from './intake/intakeStore.ts'
import { createOrphanStore, type OrphanStore } from './intake/orphanStore.ts'
import { readLibraryAddress, writeLibraryAddress } from './libraryAddress.ts'
import { createListStores, type ListStores } from './listStores.ts'
import { createMenuStore, type MenuStore } from './menuStore.ts'
import { createRailStore, type RailStore } from './rail/railStore.ts'
import { folderToken } from './rail/folderToken.ts'
import { createSavedStore, type SavedStore } from './search/savedStore.ts'
import { followScope, followSubject } from './scopeSync.ts'
import { createSelectionStore, type SelectionStore } from './selection/selectionStore.ts'
import { createShownStore, type ShownStore } from './shownStore.ts'
import { createNearStore, type NearStore } from './titles/verbs/nearStore.ts'
import { createPosterStore, type PosterStore } from './titles/posterStore.ts'
import { createSignsStore, type SignsStore } from './titles/signsStore.ts'
import { createTimingStores, type TimingStores } from './timing/timingStore.ts'
import { createVideoStore, type VideoStore } from './videoStore.ts'

export interface LibraryStores extends ListStores, TimingStores {
  readonly intake: IntakeStore
  readonly orphans: OrphanStore
  readonly browser: PlaceBrowserStore
  readonly video: VideoStore
  readonly cleaning: CleaningStore
  readonly titleChoice: TitleChoiceStore
  readonly selection: SelectionStore
  readonly shown: ShownStore
  readonly near: NearStore
  readonly menu: MenuStore
  readonly posters: PosterStore
  readonly signs: SignsStore
  readonly saved: SavedStore
  readonly rail: RailStore
}

export function createLibraryStores(dependencies: ScreenDependencies): LibraryStores {
  const { client, acts, commands, scope } = dependencies
  const browser = createPlaceBrowserStore(client, (placeId) => client.call('folders.add', { placeId }), {
    opensNext: 'beside',
  })
  const lists = createListStores(client)
  const video = createVideoStore(client, acts)
  const selection = createSelectionStore(client, lists)
  const saved = createSavedStore(dependencies)
  const intake = createIntakeStore(dependencies, { browser, chosenVideo: () => chosenVideo(lists, video) })
  const stores: LibraryStores = {
    ...lists,
    ...createTimingStores(dependencies),
    browser,
    video,
    selection,
    saved,
    intake,
    orphans: createOrphanStore(dependencies),
    shown: createShownStore(client, { ...lists, verbs: scope }),
    near: createNearStore(client, lists.view),
    menu: createMenuStore({
      ...lists,
      selection,
      openMenu: (place) => void commands.getState().openMenu(place),
      openMenuOver: (place, over) => void commands.getState().openMenuOver(place, over),
    }),
    posters: createPosterStore(client),
    signs: createSignsStore(dependencies),
    rail: createRailStore(),
    cleaning: createCleaningStore(client, acts),
    titleChoice: createTitleChoiceStore(client, titleDeeds(dependencies)),
  }
  lists.library.subscribe(({ value }, before) => {
    if (value === before.value) return
    void saved.getState().count()
    if (value && value.counts.orphans > 0) void stores.orphans.getState().count()
  })
  followNavigation(dependencies, stores)
  followScope({ ...lists, selection }, scope)
  followSubject({ video, selection }, (subject) => commands.getState().setSubject(subject))
  void lists.library.getState().refresh()
  lists.rows.getState().ask(lists.view.getState().view)
  return stores
}

/** Where the window's address leads, and where numbers of other screens lead. */
function followNavigation({ bindAddress, onNavigation }: ScreenDependencies, stores: LibraryStores): void {
  const { view, video, intake, titleChoice } = stores
  bindAddress('library', {
    read(part) {
      const place = readLibraryAddress(part)
      view.getState().restore(place.view)
      view.getState().showSkipped(place.skippedKind)
      if (place.videoId === null) video.getState().close()
      else void video.getState().open(place.videoId)
    },
    write: () => writeLibraryAddress({ ...view.getState(), videoId: video.getState().videoId }),
    subscribe(listener) {
      view.subscribe(listener)
      video.subscribe(listener)
    },
  })
  onNavigation('library', (target) => {
    if ('folderId' in target) void showFolder(stores, target.folderId)
    else if ('titleOf' in target) {
      void video.getState().open(target.titleOf)
      titleChoice.getState().open(target.titleOf, target.text)
    } else if ('search' in target) view.getState().restore({ search: target.search })
    else void intake.getState().addFolder()
  })
}

/** Its place in the search is known with the state of the library. */
async function showFolder({ library, view }: ListStores, folderId: string): Promise<void> {
  if (library.getState().value === null) await library.getState().refresh()
  const folder = library.getState().value?.folders.find(({ id }) => id === folderId)
  if (folder) view.getState().restore({ search: folderToken(folder.token) })
}

/** The open video, else the one that the keyboard is on. */
function chosenVideo({ view, rows }: ListStores, video: VideoStore): string | null {
  const { videoId } = video.getState()
  const { skippedKind, current } = view.getState()
  if (videoId !== null || current === null || skippedKind !== null) return videoId
  return rows.getState().rowAt(current)?.videoId ?? null
}
